// `vitrine preview`: sources in, a live screen in the browser out.

import Foundation
import ModuleBuilding
import Preview
import Stage
import SwiftUI

@MainActor
struct PreviewCommand {
  private var options: RenderOptions
  private var port = 0

  init(_ words: [String]) throws {
    var rest: [String] = []
    var words = words[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first {
      case "--port":
        guard let text = parts.count > 1 ? parts[1] : words.popFirst(), let number = Int(text),
          (0...65535).contains(number)
        else { throw UsageError("--port needs a number from 0 to 65535", remedy: "Leave it out to get a free port.") }
        port = number
      default: rest.append(word)
      }
    }
    options = try RenderOptions(rest)
  }

  func run() throws {
    let input = try SourceInput(paths: options.sources)
    let module = try ModuleBuilder().build(
      input,
      BuildOptions(
        moduleName: options.moduleName ?? RenderCommand.moduleName(for: input), swiftVersion: options.swiftVersion,
        expression: options.expression, stubsMissingViews: options.stubsMissingViews))
    for line in RenderReport(module: module).messages { Console.say(line) }
    for catalog in (input.assetCatalogs + options.assetCatalogs).reversed() { AssetCatalogs.register(folder: catalog) }
    let loaded = try LoadedModule(module)
    let selection = try loaded.selection(
      named: options.view, isExpression: options.expression != nil, source: options.sources[0])
    let session = PreviewSession(
      screens: selection.map { PreviewScreen($0.description, $0.entry) },
      settings: DeviceSettings(
        device: options.device, traits: PictureMaking.traits(options), displayScale: options.scale))
    let preview = try LivePreview(session, port: port)
    print(preview.server.address)
    fflush(nil)
    preview.run()
  }
}
