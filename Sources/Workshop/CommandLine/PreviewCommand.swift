// `vitrine preview`: sources in, a live screen in the browser out.

import Foundation
import ModuleBuilding
import Preview
import Stage
import SwiftUI

@MainActor
struct PreviewCommand {
  private var options: RenderOptions
  private(set) var port = 0
  private var product: String?
  /// Screens that are not made of sources, shown in front of those that are.
  private var others: [PreviewScreen] = []

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
      case "--product":
        guard let name = parts.count > 1 ? parts[1] : words.popFirst() else {
          throw UsageError("--product needs a value", remedy: "Name an executable of the package: --product MyApp")
        }
        product = name
      default: rest.append(word)
      }
    }
    options = try RenderOptions(rest, of: "preview")
  }

  init(_ options: RenderOptions, port: Int, others: [PreviewScreen] = []) {
    self.options = options
    self.port = port
    self.others = others
  }

  func run() throws {
    let project = try project()
    let input = try project.read()
    let module = try project.build(input)
    for line in RenderReport(module: module).messages { Console.say(line) }
    for catalog in (input.assetCatalogs + options.assetCatalogs).reversed() { AssetCatalogs.register(folder: catalog) }
    let session = PreviewSession(screens: others + (try project.screens(of: module)), settings: settings)
    let token = ProcessInfo.processInfo.environment[PreviewKeeper.tokenVariable]
    let preview = try LivePreview(
      session, port: port, rules: RequestRules(token: token ?? RequestRules.makeToken()))
    if token != nil { Self.endWithKeeper() }
    let reload = HotReload(project, input: input, session: session)
    reload.others = others
    reload.onFinish = { problems in
      for problem in problems { Console.say(problem.description) }
      if problems.isEmpty { Console.say("shown anew") }
    }
    print(preview.server.address)
    fflush(nil)
    preview.run()
  }

  var settings: DeviceSettings {
    DeviceSettings(device: options.device, traits: PictureMaking.traits(options), displayScale: options.scale)
  }

  func project() throws -> SourceProject { try Self.project(options, product: product) }

  /// Ends this process when the one that keeps it does, which then no longer holds its input open.
  private static func endWithKeeper() {
    let thread = Thread {
      while FileHandle.standardInput.availableData.count > 0 {}
      exit(0)
    }
    thread.start()
  }

  /// The sources that options name. A package gives those of an executable.
  static func project(_ options: RenderOptions, product: String?) throws -> SourceProject {
    let builder = try ModuleBuilder()
    var paths = options.sources
    var module = options.moduleName
    var joined: Set<String> = []
    var resources: [PackageResource] = []
    var isProgram = false
    if let folder = paths.first, paths.count == 1, SwiftPackage.isPackage(folder), product != nil || module == nil {
      let package = try SwiftPackage(folder: folder, product: product, toolchain: builder.toolchain)
      paths = package.folders
      module = module ?? package.moduleName
      joined = package.joinedModules
      resources = package.resources
      isProgram = true
    } else if product != nil {
      throw UsageError("--product picks from a package", remedy: "Name the folder that holds Package.swift.")
    }
    let name = try module ?? RenderCommand.moduleName(for: SourceInput(paths: paths))
    var project = SourceProject(
      paths: paths,
      options: BuildOptions(
        moduleName: name, swiftVersion: options.swiftVersion, expression: options.expression,
        stubsMissingViews: options.stubsMissingViews),
      builder: builder, view: options.view, joinedModules: joined)
    project.resources = resources
    project.isProgram = isProgram
    return project
  }
}
