// `vitrine film`: sources and a script in, a moving picture out.

import Foundation
import ModuleBuilding
import Painting
import Preview
import Stage
import SwiftUI

@MainActor
struct FilmCommand {
  private var options: RenderOptions
  private var script: String?
  private var length: Double?
  private var rate = 60.0
  private var output = ""
  /// Pictures side by side in one file.
  private var strip: Int?

  init(_ words: [String]) throws {
    var rest: [String] = []
    var arguments = OptionScan(words)
    while let word = arguments.next() {
      switch word {
      case "--script": script = try arguments.value("a file, as in --script taps.json")
      case "--for":
        let text = try arguments.value("a length, as in --for 1.2s")
        guard let seconds = Self.seconds(text), seconds > 0, seconds <= 600 else {
          throw UsageError(
            "“\(text)” is not a length", remedy: "Give seconds or milliseconds: --for 1.2s, --for 800ms.")
        }
        length = seconds
      case "--fps":
        let text = try arguments.value("a rate, as in --fps 30")
        guard let number = Double(text), (1...120).contains(number) else {
          throw UsageError("“\(text)” is not a rate", remedy: "Give pictures a second from 1 to 120.")
        }
        rate = number
      case "--strip":
        let text = try arguments.value("a number of pictures, as in --strip 8")
        guard let number = Int(text), (2...64).contains(number) else {
          throw UsageError("“\(text)” is not a number of pictures", remedy: "Give a number from 2 to 64.")
        }
        strip = number
      case "-o", "--output", "--out": output = try arguments.value("a file or folder, as in -o trade.webp")
      default: rest.append(contentsOf: arguments.words(of: word))
      }
    }
    guard !output.isEmpty else {
      throw UsageError(
        "film needs to know where to", remedy: "Name a file or a folder: -o trade.webp, -o trade.png, -o frames/")
    }
    options = try RenderOptions(rest, of: "film")
    if strip != nil, ending != "png" {
      throw UsageError("a strip is one PNG", remedy: "Name it so: --strip 8 -o strip.png")
    }
    if !["webp", "png", "gif", ""].contains(ending) {
      throw UsageError(
        "“\(output)” cannot hold a film", remedy: "Use .webp, .png or .gif, or a folder for single pictures.")
    }
  }

  private var ending: String { output.hasSuffix("/") ? "" : URL(fileURLWithPath: output).pathExtension.lowercased() }

  private static func seconds(_ text: String) -> Double? {
    if text.hasSuffix("ms") { return Double(text.dropLast(2)).map { $0 / 1000 } }
    return Double(text.hasSuffix("s") ? String(text.dropLast()) : text)
  }

  func run() throws {
    var script = FilmScript()
    if let path = self.script {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw SourceProblem(file: path, "the script cannot be read", remedy: "Check the spelling and the folder.")
      }
      script = try FilmScript(data, name: path)
    }
    let project = try PreviewCommand.project(options, product: nil)
    let input = try project.read()
    let module = try project.build(input)
    for line in RenderReport(module: module).messages { Console.say(line) }
    for catalog in (input.assetCatalogs + options.assetCatalogs).reversed() { AssetCatalogs.register(folder: catalog) }
    guard let screen = try project.screens(of: module).first else { return }
    let filming = Filming(
      script: script, length: length ?? script.length + 1, rate: ending == "gif" ? min(rate, 50) : rate,
      settings: DeviceSettings(
        device: options.device, traits: PictureMaking.traits(options), displayScale: options.scale ?? 2),
      isFramed: options.drawsFrame)
    switch ending {
    case "": try writePictures(filming, screen)
    case _ where strip != nil: try writeStrip(filming, screen)
    default:
      var film = FilmWriter(ending == "webp" ? .webp : ending == "gif" ? .gif : .png)
      var count = 0
      let warnings = try filming.run(screen) { picture, time in
        count += 1
        try film.add(picture, at: time)
      }
      try RenderCommand.write(film.finish(at: filming.length), to: output)
      for warning in warnings { Console.say("warning: \(warning)") }
      print("\(output)  \(count) pictures, \(filming.length) s")
    }
  }

  private func writePictures(_ filming: Filming, _ screen: PreviewScreen) throws {
    var count = 0
    try filming.run(screen) { picture, time in
      let number = String(count)
      count += 1
      let name = String(repeating: "0", count: max(0, 4 - number.count)) + number
      try RenderCommand.write(picture.pngData(), to: output + (output.hasSuffix("/") ? "" : "/") + "\(name).png")
    }
    print("\(output)  \(count) pictures")
  }

  /// Pictures at even distances, the first and the last among them.
  private func writeStrip(_ filming: Filming, _ screen: PreviewScreen) throws {
    let count = strip ?? 2
    var filming = filming
    filming.rate = Double(count - 1) / filming.length
    filming.length += 0.5 / filming.rate
    var pictures: [Bitmap] = []
    try filming.run(screen) { picture, _ in pictures.append(picture) }
    let strip = try Bitmap.strip(of: pictures, gap: Int(8 * (options.scale ?? 2)))
    try RenderCommand.write(strip.pngData(), to: output)
    print("\(output)  \(pictures.count) pictures")
  }
}

/// Words of a command line of which some are for another reader.
private struct OptionScan {
  private var rest: ArraySlice<String>
  private var attached: String?
  private var current = ""

  init(_ words: [String]) { rest = words[...] }

  mutating func next() -> String? {
    guard let word = rest.popFirst() else { return nil }
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    if word.hasPrefix("--"), parts.count == 2 {
      (current, attached) = (parts[0], parts[1])
      return current
    }
    (current, attached) = (word, nil)
    return word
  }

  mutating func value(_ example: String) throws -> String {
    if let attached { return attached }
    guard let word = rest.popFirst() else { throw UsageError("\(current) needs a value", remedy: "Give \(example).") }
    return word
  }

  /// The word as it was given.
  func words(of word: String) -> [String] { [attached.map { "\(word)=\($0)" } ?? word] }
}
