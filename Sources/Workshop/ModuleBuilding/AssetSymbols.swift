// Constants for what asset catalogs hold, as Xcode makes them: `Image(.logo)`, `Color(.brand)`, `.foregroundStyle(.brand)`.

import Foundation

enum AssetSymbols {
  /// The Swift source of the constants; nil if the catalogs hold nothing.
  ///
  /// - Parameter texts: The author's own sources. A constant that one of them declares is left to it.
  static func source(for catalogs: [String], besides texts: [String]) -> String? {
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
    for catalog in catalogs { collect(catalog, &images, &colors, depth: 0) }
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    let lines = { (names: [String: String], line: (String, String) -> String) in
      names.sorted { $0.key < $1.key }.map { line($0.key, $0.value) }.joined(separator: "\n")
    }
    let own = declared(in: texts)
    let free = colors.filter { !own.contains($0.key) && !systemColors.contains($0.key) }
    return """
      import SwiftUI
      extension ImageResource {
      \(lines(images) { "  static let `\($0)` = ImageResource(_name: \(quoted($1)))" })
      }
      extension ColorResource {
      \(lines(colors) { "  static let `\($0)` = ColorResource(_name: \(quoted($1)))" })
      }
      extension Color {
      \(lines(free) { name, _ in "  static var `\(name)`: Color { Color(ColorResource.`\(name)`) }" })
      }
      extension ShapeStyle where Self == Color {
      \(lines(free) { name, _ in "  static var `\(name)`: Color { Color(ColorResource.`\(name)`) }" })
      }
      """
  }

  private static func collect(
    _ folder: String, _ images: inout [String: String], _ colors: inout [String: String], depth: Int
  ) {
    guard depth < 16 else { return }
    for child in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = folder + "/" + child
      if child.hasSuffix(".imageset") {
        let name = String(child.dropLast(".imageset".count))
        if let constant = constant(for: name, without: "Image") {
          images[constant] = images[constant] ?? name
        }
      } else if child.hasSuffix(".colorset") {
        let name = String(child.dropLast(".colorset".count))
        if let constant = constant(for: name, without: "Color") {
          colors[constant] = colors[constant] ?? name
        }
      } else if !child.hasPrefix("."), !child.contains(".") || child.hasSuffix(".xcassets") {
        collect(path, &images, &colors, depth: depth + 1)
      }
    }
  }

  /// "Brand Blue" and "brand-blue" are `brandBlue`, "AccentColor" is `accent`.
  static func constant(for name: String, without suffix: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return nil }
    var result = first.prefix(1).lowercased() + first.dropFirst()
    // A name all in capitals is an abbreviation.
    if first.count > 1, first.allSatisfy({ $0.isUppercase || $0.isNumber }) {
      result = first.lowercased()
    }
    for word in words.dropFirst() { result += word.prefix(1).uppercased() + word.dropFirst() }
    if result.hasSuffix(suffix), result.count > suffix.count {
      result = String(result.dropLast(suffix.count))
    }
    return result.first?.isNumber == true ? "_" + result : result
  }

  private static func quoted(_ name: String) -> String {
    "\"\(name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }

  /// Names of static constants that the author declares.
  private static func declared(in texts: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in texts {
      for part in text.components(separatedBy: "static ").dropFirst() {
        let words = part.prefix(120).split { $0 == " " || $0 == ":" || $0 == "=" || $0 == "\n" }
        if words.count > 1, words[0] == "let" || words[0] == "var" {
          names.insert(words[1].trimmingCharacters(in: CharacterSet(charactersIn: "`")))
        }
      }
    }
    return names
  }

  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "accent",
    "foreground",
    "background", "tint", "selection", "separator", "placeholder", "link", "fill",
  ]
}
