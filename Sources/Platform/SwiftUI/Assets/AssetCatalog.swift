// Reading .xcassets folders.

import CoreGraphics
import Drawing
import Foundation

/// The colour sets and image sets below one folder, by name.
package struct AssetCatalog: Sendable {
  package private(set) var colors: [String: ColorSet] = [:]
  package private(set) var images: [String: ImageSet] = [:]
  private let problems: Lock<[String]>

  /// Reads what is below a folder; what cannot be read is left out and noted.
  package init(readingFolder folder: String) {
    problems = Lock([])
    read(URL(fileURLWithPath: folder, isDirectory: true), namespace: "", isInCatalog: folder.hasSuffix(".xcassets"))
  }

  /// Sentences about files that could not be read, once.
  package func takeProblems() -> [String] {
    problems.withLock { problems in
      defer { problems = [] }
      return problems
    }
  }

  private static let skipped: Set<String> = ["build", "node_modules", "DerivedData"]

  private mutating func read(_ folder: URL, namespace: String, isInCatalog: Bool) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let child = folder.appendingPathComponent(name)
      let base = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "xcassets": read(child, namespace: "", isInCatalog: true)
      case "colorset" where isInCatalog: readColorSet(child, name: namespace + base)
      case "imageset" where isInCatalog: readImageSet(child, name: namespace + base)
      case "":
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder), isFolder.boolValue else {
          continue
        }
        let adds = isInCatalog && providesNamespace(child)
        read(child, namespace: adds ? namespace + name + "/" : namespace, isInCatalog: isInCatalog)
      default: continue
      }
    }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(GroupContents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  private func contents<Contents: Decodable>(of folder: URL, as type: Contents.Type) -> Contents? {
    let file = folder.appendingPathComponent("Contents.json")
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    } catch {
      problems.withLock { $0.append("\(file.path): cannot be read as an asset catalog's contents; it is left out") }
      return nil
    }
  }

  private mutating func readColorSet(_ folder: URL, name: String) {
    guard let contents = contents(of: folder, as: ColorContents.self) else { return }
    var set = ColorSet()
    for entry in contents.colors {
      guard entry.isForPhone, let value = entry.color else { continue }
      guard let color = value.rgba else {
        problems.withLock {
          $0.append(
            "\(folder.path)/Contents.json: a colour of space \(value.space ?? "unknown") has components that are no "
              + "numbers; give red, green, blue and alpha as 0...1, 0...255 or 0xRR")
        }
        continue
      }
      let traits = AssetTraits(entry.appearances)
      if set.variants[traits] == nil || entry.idiom == "iphone" { set.variants[traits] = color }
    }
    colors[name] = set
  }

  private mutating func readImageSet(_ folder: URL, name: String) {
    guard let contents = contents(of: folder, as: ImageContents.self) else { return }
    let isTemplate = contents.properties?.intent == "template"
    var set = ImageSet()
    for entry in contents.images {
      guard let file = entry.filename, entry.idiom == nil || entry.idiom == "universal" || entry.idiom == "iphone"
      else { continue }
      let isVector = ["svg", "pdf"].contains((file as NSString).pathExtension.lowercased())
      let scale = entry.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) } ?? 1
      set.variants.append(
        (
          AssetTraits(entry.appearances),
          AssetImage(
            path: folder.appendingPathComponent(file).path, scale: isVector ? 1 : CGFloat(scale),
            isTemplate: isTemplate, isVector: isVector)
        ))
    }
    images[name] = set
  }
}

private struct GroupContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }
  var properties: Properties?
}

private struct Appearance: Decodable {
  var appearance: String
  var value: String
}

private struct ColorContents: Decodable {
  struct Entry: Decodable {
    var color: ColorValue?
    var appearances: [Appearance]?
    var idiom: String?
    var isForPhone: Bool { idiom == nil || idiom == "universal" || idiom == "iphone" }
  }
  struct ColorValue: Decodable {
    var space: String?
    var reference: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case reference
      case components
    }

    var rgba: RGBA? {
      if let reference { return ColorContents.systemColor(reference) }
      guard let components else { return nil }
      func value(_ key: String) -> Double? { components[key].flatMap(ColorContents.number) }
      let alpha = components["alpha"].flatMap(Double.init) ?? 1
      if let white = value("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
      guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
      let space: Color.RGBColorSpace =
        switch self.space {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
      return Color(space, red: red, green: green, blue: blue, opacity: alpha).constantRGBA
    }
  }

  var colors: [Entry]

  /// "0xFF" and "255" count to 255, "1.000" to 1.
  static func number(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Double(text).map { $0 / 255 }
  }

  /// System colours that a colour set can name.
  static func systemColor(_ reference: String) -> RGBA? {
    let name = reference.replacingOccurrences(of: "Color", with: "").replacingOccurrences(of: "system", with: "")
    let wanted = name.lowercased()
    return SystemColor.allCases.first { "\($0)".lowercased() == wanted }?.rgba(isDark: false)
  }
}

private struct ImageContents: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
  }
  struct Properties: Decodable {
    var intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }
  var images: [Entry]
  var properties: Properties?
}

extension AssetTraits {
  fileprivate init(_ appearances: [Appearance]?) {
    self.init()
    for appearance in appearances ?? [] {
      if appearance.appearance == "luminosity" { isDark = appearance.value == "dark" }
      if appearance.appearance == "contrast" { isContrastIncreased = appearance.value == "high" }
    }
  }
}
