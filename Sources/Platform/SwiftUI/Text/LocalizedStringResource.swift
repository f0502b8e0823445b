// LocalizedStringResource: a text by its key, to be looked up later; which Foundation on Linux lacks.

import Foundation

/// A text to be looked up in a table of translations when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let localization: LocalizedStringKey
  public let table: String?
  public var locale: Locale
  /// Where the tables are: nil for the main bundle.
  package let bundlePath: String?
  public var defaultValue: String.LocalizationValue

  /// Which bundle has the tables.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public var key: String { localization.key }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    localization = keyAndValue.key
    self.table = table
    self.locale = locale
    bundlePath = if case .atURL(let url) = bundle { url.path } else { nil }
    defaultValue = keyAndValue
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    var localization = defaultValue.key
    localization.fallback = localization.key
    localization.key = "\(key)"
    self.localization = localization
    self.table = table
    self.locale = locale
    bundlePath = if case .atURL(let url) = bundle { url.path } else { nil }
    self.defaultValue = defaultValue
  }

  public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
    a.localization == b.localization && a.table == b.table && a.bundlePath == b.bundlePath
  }
}

extension String {
  /// A text with values in it, by which a translation is found.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    package var key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.inner)
    }

    public struct StringInterpolation: StringInterpolationProtocol, @unchecked Sendable {
      var inner: LocalizedStringKey.StringInterpolation
      public init(literalCapacity: Int, interpolationCount: Int) {
        inner = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }
      public mutating func appendLiteral(_ literal: String) { inner.appendLiteral(literal) }
      public mutating func appendInterpolation(_ value: String) { inner.appendInterpolation(value) }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { inner.appendInterpolation(value) }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        inner.appendInterpolation(value, specifier: specifier)
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String { inner.appendInterpolation(value, format: format) }
      public mutating func appendInterpolation(_ value: AttributedString) { inner.appendInterpolation(value) }
    }
  }

  /// A text looked up in the tables of translations.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Text(keyAndValue.key, tableName: table, bundle: bundle).plainString(locale: locale)
  }

  /// A text looked up in the tables of translations by a key; the default stands where there is none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale))
  }

  /// The text that a resource stands for.
  public init(localized resource: LocalizedStringResource) {
    self = Text(resource).plainString(locale: resource.locale)
  }
}

extension AttributedString {
  /// A text looked up in the tables of translations, its Markdown read.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = Text(keyAndValue.key, tableName: table, bundle: bundle).plainString(locale: locale ?? .current)
    self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
  }
}

extension Text {
  /// Text by a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .localized(
      resource.localization, table: resource.table, bundle: resource.bundlePath.flatMap { Bundle(path: $0) })
  }

  /// What the text says in a locale.
  fileprivate func plainString(locale: Locale) -> String {
    var environment = EnvironmentValues()
    // A locale that nobody chose is the stage's.
    environment.locale = locale == .current ? StringTables.shared.locale : locale
    return ResolvedText(self, environment: environment, now: environment.startDate).string
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}
