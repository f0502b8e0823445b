// Reads tables of translations from files: `.strings`, `.stringsdict` and `.xcstrings`.

import Foundation

/// The tables of a folder.
struct StringTableReader {
  struct Table {
    var name: String
    var language: String
    var entries: [String: Translation]
  }

  private(set) var tables: [Table] = []
  private(set) var problems: [String] = []

  init(folder: String) {
    for child in Self.children(of: folder) {
      let path = "\(folder)/\(child)"
      if child.hasSuffix(".lproj") {
        let language = String(child.dropLast(".lproj".count))
        for file in Self.children(of: path) { read("\(path)/\(file)", language: language) }
      } else if child.hasSuffix(".xcstrings") {
        readCatalog(path)
      }
    }
  }

  private static func children(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func name(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  private mutating func read(_ path: String, language: String) {
    guard path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      problems.append("\(path): the table of translations cannot be read; check its permissions")
      return
    }
    if path.hasSuffix(".stringsdict") {
      guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
        problems.append("\(path): this is no property list; its plural forms are not used")
        return
      }
      tables.append(
        Table(name: Self.name(of: path), language: language, entries: list.compactMapValues(Self.pluralRule)))
      return
    }
    guard let text = Self.text(of: data) else {
      problems.append("\(path): the table of translations is neither UTF-8 nor UTF-16; save it as UTF-8")
      return
    }
    if text.hasPrefix("bplist") || text.hasPrefix("<?xml") {
      let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
      tables.append(
        Table(name: Self.name(of: path), language: language, entries: (list ?? [:]).mapValues { .text($0) }))
      return
    }
    var parser = StringsFileParser(text)
    tables.append(
      Table(
        name: Self.name(of: path), language: language, entries: parser.entries().mapValues { .text($0) }))
    if let line = parser.badLine {
      problems.append(
        "\(path):\(line): this is no entry of the form \"key\" = \"value\"; the rest of the table is not used")
    }
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(validating: data, as: UTF8.self)
  }

  // MARK: Plural rules

  private static func pluralRule(_ value: Any) -> Translation? {
    guard let rule = value as? [String: Any], let format = rule["NSStringLocalizedFormatKey"] as? String else {
      return nil
    }
    var parts: [String: Translation.Substitution] = [:]
    var next = 0
    // Arguments are counted in the order in which the format names them.
    let names = rule.keys.filter { rule[$0] is [String: Any] }
    let ordered = names.sorted {
      (format.range(of: "@\($0)@")?.lowerBound ?? format.endIndex, $0)
        < (format.range(of: "@\($1)@")?.lowerBound ?? format.endIndex, $1)
    }
    for name in ordered {
      guard let part = rule[name] as? [String: Any] else { continue }
      var forms: [PluralCategory: String] = [:]
      for (key, value) in part {
        if let category = PluralCategory(rawValue: key), let text = value as? String { forms[category] = text }
      }
      let specifier = part["NSStringFormatValueTypeKey"] as? String ?? "d"
      // The argument is written with the type that the rule gives.
      parts[name] = Translation.Substitution(
        argument: next, specifier: specifier,
        forms: forms.mapValues { $0.replacingOccurrences(of: "%\(specifier)", with: "%arg") })
      next += 1
    }
    return .substituted(.text(format), parts)
  }

  // MARK: String catalogs

  private mutating func readCatalog(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = catalog["strings"] as? [String: Any]
    else {
      problems.append("\(path): the string catalog is no JSON that can be read; its translations are not used")
      return
    }
    var languages: [String: [String: Translation]] = [:]
    for (key, value) in strings {
      let entry = value as? [String: Any]
      for (language, localization) in entry?["localizations"] as? [String: Any] ?? [:] {
        guard let localization = localization as? [String: Any], let text = Self.translation(localization) else {
          continue
        }
        languages[language, default: [:]][key] = text
      }
    }
    for (language, entries) in languages.sorted(by: { $0.key < $1.key }) {
      tables.append(Table(name: Self.name(of: path), language: language, entries: entries))
    }
  }

  private static func translation(_ localization: [String: Any]) -> Translation? {
    guard let base = variation(localization) else { return nil }
    guard let substitutions = localization["substitutions"] as? [String: Any] else { return base }
    var parts: [String: Translation.Substitution] = [:]
    for (index, name) in substitutions.keys.sorted().enumerated() {
      guard let part = substitutions[name] as? [String: Any],
        let plural = (part["variations"] as? [String: Any])?["plural"] as? [String: Any]
      else { continue }
      var forms: [PluralCategory: String] = [:]
      for (key, value) in plural {
        if let category = PluralCategory(rawValue: key), let text = unit(value) { forms[category] = text }
      }
      parts[name] = Translation.Substitution(
        argument: (part["argNum"] as? Int ?? index + 1) - 1, specifier: part["formatSpecifier"] as? String ?? "lld",
        forms: forms)
    }
    return .substituted(base, parts)
  }

  private static func unit(_ value: Any?) -> String? {
    ((value as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
  }

  private static func variation(_ value: Any?) -> Translation? {
    if let text = unit(value) { return .text(text) }
    guard let variations = (value as? [String: Any])?["variations"] as? [String: Any] else { return nil }
    if let devices = variations["device"] as? [String: Any] {
      return variation(devices["iphone"] ?? devices["other"])
    }
    guard let plural = variations["plural"] as? [String: Any] else { return nil }
    var forms: [PluralCategory: Translation] = [:]
    for (key, value) in plural {
      if let category = PluralCategory(rawValue: key), let text = variation(value) { forms[category] = text }
    }
    return forms.isEmpty ? nil : .plural(forms, argument: 0)
  }
}

/// Reads `"key" = "value";` entries with comments between them.
struct StringsFileParser {
  private let characters: [Character]
  private var index = 0
  /// The line at which reading stopped, if it did before the end.
  private(set) var badLine: Int?

  init(_ text: String) { characters = Array(text) }

  mutating func entries() -> [String: String] {
    var entries: [String: String] = [:]
    while true {
      skipBlanks()
      guard index < characters.count else { return entries }
      guard let key = word(), take("="), let value = word(), take(";") else {
        badLine = 1 + characters[..<min(index, characters.count)].count { $0.isNewline }
        return entries
      }
      entries[key] = value
    }
  }

  private mutating func skipBlanks() {
    while index < characters.count {
      if characters[index].isWhitespace || characters[index] == "\u{FEFF}" {
        index += 1
      } else if starts(with: "/*") {
        index += 2
        while index < characters.count, !starts(with: "*/") { index += 1 }
        index += 2
      } else if starts(with: "//") {
        while index < characters.count, !characters[index].isNewline { index += 1 }
      } else {
        return
      }
    }
  }

  private func starts(with text: String) -> Bool {
    index + text.count <= characters.count && characters[index..<index + text.count].elementsEqual(text)
  }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard index < characters.count, characters[index] == character else { return false }
    index += 1
    return true
  }

  /// A quoted text, or a bare word.
  private mutating func word() -> String? {
    skipBlanks()
    guard index < characters.count else { return nil }
    var text = ""
    guard characters[index] == "\"" else {
      while index < characters.count,
        characters[index].isLetter || characters[index].isNumber || "._-".contains(characters[index])
      {
        text.append(characters[index])
        index += 1
      }
      return text.isEmpty ? nil : text
    }
    index += 1
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count {
        index += 1
        appendEscape(to: &text)
      } else {
        text.append(characters[index])
      }
      index += 1
    }
    guard index < characters.count else { return nil }
    index += 1
    return text
  }

  private mutating func appendEscape(to text: inout String) {
    switch characters[index] {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "U", "u":
      var digits = ""
      while digits.count < 4, index + 1 < characters.count, characters[index + 1].isHexDigit {
        index += 1
        digits.append(characters[index])
      }
      if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        text.unicodeScalars.append(scalar)
      }
    default: text.append(characters[index])
    }
  }
}
