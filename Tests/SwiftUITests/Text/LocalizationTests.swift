// Translations: tables in files, plural forms, and texts that are looked up by key.

import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Localization")
struct LocalizationTests {
  private static func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID())")
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder.path
  }

  private func german(_ tables: StringTables, _ key: String, _ count: Double? = nil) -> String? {
    tables.string(for: key, table: nil, locale: Locale(identifier: "de_DE"), count: { _ in count })
  }

  @Test("a .strings file gives its entries, comments and escapes understood")
  func stringsFile() throws {
    let tables = StringTables()
    tables.register(
      folder: try Self.folder([
        "de.lproj/Localizable.strings": """
        /* The title */ "Hello" = "Hallo";
        // A quote
        "Say" = "Sag \\"ja\\"\\n\\U00fc";
        """
      ]))
    #expect(german(tables, "Hello") == "Hallo")
    #expect(german(tables, "Say") == "Sag \"ja\"\nü")
    #expect(tables.string(for: "Hello", table: nil, locale: Locale(identifier: "fr")) == nil)
  }

  @Test("a broken .strings file is reported with its line, and what stands before it is used")
  func brokenFile() throws {
    let tables = StringTables()
    tables.register(
      folder: try Self.folder(["de.lproj/Localizable.strings": "\"A\" = \"B\";\n\"C\" \"D\";\n"]))
    #expect(german(tables, "A") == "B")
    #expect(tables.takeWarnings().first?.contains("Localizable.strings:2:") == true)
  }

  @Test("a string catalog's plural forms follow the number and the language")
  func catalogPlurals() throws {
    let tables = StringTables()
    tables.register(
      folder: try Self.folder([
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld days": {"localizations": {
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld Tag"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld Tage"}}}}}}}}}
        """
      ]))
    #expect(german(tables, "%lld days", 1) == "%lld Tag")
    #expect(german(tables, "%lld days", 4) == "%lld Tage")
  }

  @Test("a catalog's substitutions put a form of their own in for each number")
  func substitutions() throws {
    let tables = StringTables()
    tables.register(
      folder: try Self.folder([
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": {
          "stringUnit": {"value": "%#@fotos@ hier"},
          "substitutions": {"fotos": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "ein Foto"}}, "other": {"stringUnit": {"value": "%arg Fotos"}}}}}}}}}}}
        """
      ]))
    #expect(german(tables, "k", 1) == "ein Foto hier")
    #expect(german(tables, "k", 3) == "%1$lld Fotos hier")
  }

  @Test("a plural rule of a .stringsdict does the same")
  func stringsDictionary() throws {
    let tables = StringTables()
    tables.register(
      folder: try Self.folder([
        "de.lproj/Localizable.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%lld items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>ein Ding</string><key>other</key><string>%lld Dinge</string></dict></dict></dict></plist>
        """
      ]))
    #expect(german(tables, "%lld items", 1) == "ein Ding")
    #expect(german(tables, "%lld items", 2) == "%1$lld Dinge")
  }

  @Test("plural categories are those of Unicode")
  func categories() {
    #expect([0, 1, 2].map { PluralCategory(of: $0, language: "en") } == [.other, .one, .other])
    #expect([0, 1, 2].map { PluralCategory(of: $0, language: "fr") } == [.one, .one, .other])
    #expect(
      [1, 3, 5, 11, 21, 22].map { PluralCategory(of: $0, language: "ru") } == [
        .one, .few, .many, .many, .one, .few,
      ])
    #expect(
      [1, 2, 5, 22].map { PluralCategory(of: $0, language: "pl") } == [.one, .few, .many, .few])
    #expect(
      [0, 1, 2, 3, 11, 100].map { PluralCategory(of: $0, language: "ar") } == [
        .zero, .one, .two, .few, .many, .other,
      ])
    #expect(PluralCategory(of: 1, language: "ja") == .other)
  }

  @Test("a resource shows its default value where no table has its key")
  func resource() {
    let text = Text(LocalizedStringResource("greeting", defaultValue: "Hello \(2) friends"))
    #expect(
      ResolvedText(text, environment: EnvironmentValues(), now: Date()).string == "Hello 2 friends")
    #expect(String(localized: "Count: \(3)") == "Count: 3")
  }

  @Test("Markdown in an attributed string becomes runs with marks and links")
  func markdown() throws {
    let string = try AttributedString(markdown: "**Bold** and [a link](https://example.com)")
    #expect(String(string.characters) == "Bold and a link")
    let resolved = ResolvedText(Text(string), environment: EnvironmentValues(), now: Date())
    #expect(resolved.styled.runs.first?.font.weight ?? 0 >= 600)
    #expect(resolved.styles.contains { $0.link?.absoluteString == "https://example.com" })
  }
}
