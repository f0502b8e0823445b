// Reading asset catalogs.

import Drawing
import Foundation
import Testing

@testable import SwiftUI

@Suite struct AssetCatalogTests {
  /// Writes files below a fresh folder and reads it as a catalog.
  private func catalog(_ files: [String: String]) throws -> AssetCatalog {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return AssetCatalog(readingFolder: folder.path)
  }

  private let brand = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x11", "green": "0x22", "blue": "51", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0.5", "blue": "0", "alpha": "0.5"}}}
    ]}
    """

  @Test("a colour set has a variant for light and for dark")
  func colors() throws {
    let set = try #require(try catalog(["App.xcassets/Brand.colorset/Contents.json": brand]).colors["Brand"])
    #expect(set.best(for: AssetTraits()) == RGBA(hex: 0x112233))
    #expect(set.best(for: AssetTraits(isDark: true)) == RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(set.best(for: AssetTraits(isDark: true, isContrastIncreased: true))?.alpha == 0.5)
  }

  @Test("a group adds its name only where it provides a namespace")
  func namespaces() throws {
    let read = try catalog([
      "A.xcassets/Plain/One.colorset/Contents.json": brand,
      "A.xcassets/Named/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Named/Two.colorset/Contents.json": brand,
    ])
    #expect(Set(read.colors.keys) == ["One", "Named/Two"])
  }

  @Test("the image for a scale is the smallest that has pixels enough")
  func images() throws {
    let text = """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
        {"idiom": "universal", "scale": "3x", "filename": "a@3x.png"}, {"idiom": "universal", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let set = try #require(try catalog(["A.xcassets/Photo.imageset/Contents.json": text]).images["Photo"])
    #expect(set.best(for: AssetTraits(), scale: 2)?.scale == 3)
    #expect(set.best(for: AssetTraits(), scale: 1)?.path.hasSuffix("Photo.imageset/a.png") == true)
    #expect(set.best(for: AssetTraits(isDark: true), scale: 1)?.isTemplate == true)
  }

  @Test("a broken file is left out and named")
  func broken() throws {
    let read = try catalog([
      "A.xcassets/Bad.colorset/Contents.json": "{", "A.xcassets/Good.colorset/Contents.json": brand,
    ])
    #expect(read.colors.keys.sorted() == ["Good"])
    #expect(read.takeProblems().first?.contains("Bad.colorset/Contents.json") == true)
    #expect(read.takeProblems().isEmpty)
  }
}
