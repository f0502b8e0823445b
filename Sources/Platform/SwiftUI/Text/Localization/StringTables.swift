// Tables of translations, by language and table name.

/// The translations that a program's texts are looked up in. Empty until somebody adds tables; then a key that is in
/// none of them is shown itself, as on iOS.
package final class StringTables: Sendable {
  package static let shared = StringTables()

  private struct Key: Hashable {
    var language: String
    var table: String
    /// The folder of a bundle; nil for the main one.
    var bundle: String?
  }

  private struct State {
    var tables: [Key: [String: Translation]] = [:]
    var locale = Locale(identifier: "en_US")
    var folders: Set<String> = []
    var problems: [String] = []
  }

  private let state = Lock(State())

  package init() {}

  /// The locale of texts that are looked up outside of views. The stage sets it.
  package var locale: Locale {
    get { state.withLock { $0.locale } }
    set { state.withLock { $0.locale = newValue } }
  }

  /// Adds the entries of a table in a language ("de", "pt-BR").
  package func add(_ entries: [String: String], language: String, table: String = "Localizable") {
    add(entries.mapValues { .text($0) }, language: language, table: table, bundle: nil)
  }

  package func add(_ entries: [String: Translation], language: String, table: String, bundle: String?) {
    let key = Key(language: language.replacingOccurrences(of: "_", with: "-"), table: table, bundle: bundle)
    state.withLock { $0.tables[key, default: [:]].merge(entries) { $1 } }
  }

  package func removeAll() { state.withLock { $0 = State() } }

  /// Reads the tables in a folder: `.lproj` folders with `.strings` and `.stringsdict` files, and `.xcstrings` files.
  /// A folder is read once.
  package func register(folder: String, asBundle bundle: String? = nil) {
    guard state.withLock({ $0.folders.insert(folder).inserted }) else { return }
    let reader = StringTableReader(folder: folder)
    for table in reader.tables { add(table.entries, language: table.language, table: table.name, bundle: bundle) }
    state.withLock { $0.problems += reader.problems }
  }

  /// What could not be read since the last call: sentences to show to a person.
  package func takeWarnings() -> [String] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  /// The format for a key in a locale; nil where no table has the key.
  ///
  /// - Parameter count: The value of an argument by its number from 0, for plural forms; nil for one that is no number.
  package func string(
    for key: String, table: String?, bundle: String? = nil, locale: Locale,
    count: (Int) -> Double? = { _ in nil }
  ) -> String? {
    if let bundle { register(folder: bundle, asBundle: bundle) }
    let found: (Translation, String)? = state.withLock { state in
      guard !state.tables.isEmpty else { return nil }
      for language in Self.candidates(for: locale) {
        for place in bundle.map({ [$0, nil] }) ?? [nil] {
          let key = (Key(language: language, table: table ?? "Localizable", bundle: place), key)
          if let found = state.tables[key.0]?[key.1] { return (found, language) }
        }
      }
      return nil
    }
    guard let (translation, language) = found else { return nil }
    return translation.format(language: language, count: count)
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
    // Chinese is written in one of two scripts, which the region tells.
    if names.last == "zh", names.count < 3 {
      let isTraditional = parts.hasSuffix("TW") || parts.hasSuffix("HK") || parts.hasSuffix("MO")
      names.insert(isTraditional ? "zh-Hant" : "zh-Hans", at: names.count - 1)
    }
    return names + ["Base", "en"]
  }
}
