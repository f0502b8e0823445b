// Tables of translations, by language and table name.

/// The translations that a program's texts are looked up in. Empty until somebody adds tables; then a key that is in
/// none of them is shown itself, as on iOS.
package final class StringTables: Sendable {
  package static let shared = StringTables()

  private struct Key: Hashable {
    var language: String
    var table: String
  }

  private let tables = Lock<[Key: [String: String]]>([:])

  package init() {}

  /// Adds the entries of a table in a language ("de", "pt-BR").
  package func add(_ entries: [String: String], language: String, table: String = "Localizable") {
    tables.withLock { $0[Key(language: language, table: table), default: [:]].merge(entries) { $1 } }
  }

  package func removeAll() { tables.withLock { $0 = [:] } }

  package func string(for key: String, table: String?, locale: Locale) -> String? {
    tables.withLock { tables in
      guard !tables.isEmpty else { return nil }
      for language in Self.candidates(for: locale) {
        if let found = tables[Key(language: language, table: table ?? "Localizable")]?[key] { return found }
      }
      return nil
    }
  }

  /// "pt_BR" asks for pt-BR, pt, then the development language.
  private static func candidates(for locale: Locale) -> [String] {
    let parts = locale.identifier.split(separator: "@")[0].replacingOccurrences(of: "_", with: "-")
    var names = [parts]
    var rest = Substring(parts)
    while let hyphen = rest.lastIndex(of: "-") {
      rest = rest[..<hyphen]
      names.append(String(rest))
    }
    return names + ["Base", "en"]
  }
}
