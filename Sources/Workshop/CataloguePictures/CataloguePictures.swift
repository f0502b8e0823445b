// Draws the catalogues of the design systems: `swift run catalogue-pictures OUT [WORDS OF NAMES…] [--options]`.

import DesignTokens
import Foundation
import Painting
import Robinhood
import Stage
import SwiftUI

/// Writes a picture of each entry, or of those whose names hold one of the words.
///
///     catalogue-pictures pictures hero row --dark --size accessibility5 --device iphone-se --rtl --scale 2
@main
struct CataloguePictures {
  @MainActor
  static func main() throws {
    var words = Array(CommandLine.arguments.dropFirst())
    var traits = Traits()
    var device = Device.standard
    var scale: CGFloat = 1
    var names: [String] = []
    while !words.isEmpty {
      let word = words.removeFirst()
      switch word {
      case "--dark": traits.colorScheme = .dark
      case "--rtl": traits.layoutDirection = .rightToLeft
      case "--contrast": traits.isContrastIncreased = true
      case "--differentiate": traits.differentiatesWithoutColor = true
      case "--size" where !words.isEmpty:
        let name = words.removeFirst()
        let sizes = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
        guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
          fail("There is no text size \(name). Choose one of \(sizes).")
        }
        traits.dynamicTypeSize = size
      case "--device" where !words.isEmpty:
        let name = words.removeFirst()
        guard let found = Device(named: name) else {
          fail("No device is called \(name). Name one as in iphone-se, or a size as in 393x852.")
        }
        device = found
      case "--scale" where !words.isEmpty:
        let text = words.removeFirst()
        guard let factor = Double(text), (0.1...4).contains(factor) else {
          fail("\(text) is no scale. Choose a number from 0.1 to 4.")
        }
        scale = CGFloat(factor)
      case _ where word.hasPrefix("--"):
        fail(
          "\(word) is not known here, or lacks its value. There are --dark, --rtl, --contrast, --differentiate, --size, --device, --scale."
        )
      default: names.append(word)
      }
    }
    guard !names.isEmpty else { fail("Name the folder to write to: catalogue-pictures pictures") }
    let folder = URL(fileURLWithPath: names.removeFirst())
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var failures = 0
    for entry in RobinhoodCatalogue.entries {
      guard names.isEmpty || names.contains(where: { entry.id.localizedCaseInsensitiveContains($0) }) else { continue }
      let stage = Stage(
        device, traits: traits, fit: entry.isScreen ? .screen : .content(width: device.size.width), displayScale: scale
      ) { entry.view }
      // What tasks load belongs to a picture; what never rests is drawn as it is after a second.
      if stage.nextFrameTime != nil { stage.advance(untilIdle: 1) }
      let file = folder.appendingPathComponent(fileName(entry.id) + ".png")
      do {
        try stage.picture().pngData().write(to: file)
      } catch {
        // The others are drawn all the same.
        print("\(entry.id): \(error)")
        failures += 1
        continue
      }
      print(file.path)
      for warning in stage.warnings { print("  warning: \(warning)") }
    }
    if failures > 0 { exit(1) }
  }

  private static func fileName(_ id: String) -> String {
    String(id.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }).replacingOccurrences(of: "--", with: "-")
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }
}
