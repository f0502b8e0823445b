// Texts made from values by a format: numbers, dates, intervals, timers. They follow the environment's locale,
// calendar and time zone.

/// A format that can be told the environment's locale and time zone.
package protocol EnvironmentFormatting {
  func adapted(to environment: EnvironmentValues) -> Self
}

extension Date.FormatStyle: EnvironmentFormatting {
  package func adapted(to environment: EnvironmentValues) -> Date.FormatStyle {
    var copy = self
    if copy.locale == .autoupdatingCurrent { copy.locale = environment.locale }
    if copy.timeZone == .autoupdatingCurrent { copy.timeZone = environment.timeZone }
    if copy.calendar == .autoupdatingCurrent { copy.calendar = environment.calendar }
    return copy
  }
}

/// A format of which only the locale comes from the environment.
package protocol LocaleFormatting: EnvironmentFormatting, FormatStyle {
  var locale: Locale { get }
}

extension LocaleFormatting {
  package func adapted(to environment: EnvironmentValues) -> Self {
    locale == .autoupdatingCurrent ? locale(environment.locale) : self
  }
}

extension IntegerFormatStyle: LocaleFormatting {}
extension IntegerFormatStyle.Percent: LocaleFormatting {}
extension IntegerFormatStyle.Currency: LocaleFormatting {}
extension FloatingPointFormatStyle: LocaleFormatting {}
extension FloatingPointFormatStyle.Percent: LocaleFormatting {}
extension FloatingPointFormatStyle.Currency: LocaleFormatting {}
extension Decimal.FormatStyle: LocaleFormatting {}
extension Decimal.FormatStyle.Percent: LocaleFormatting {}
extension Decimal.FormatStyle.Currency: LocaleFormatting {}

extension FormatStyle {
  /// This format in the environment's locale, unless it was given one of its own.
  package func inEnvironment(_ environment: EnvironmentValues) -> Self {
    if let adaptable = self as? any EnvironmentFormatting {
      return (adaptable.adapted(to: environment) as? Self) ?? self
    }
    return locale(environment.locale)
  }
}

/// A value under a `FormatStyle`.
private final class FormattedByStyle<F: FormatStyle>: TextProvider, @unchecked Sendable where F.FormatInput: Equatable {
  private let input: F.FormatInput
  private let format: F
  private let provided: (F.FormatOutput) -> ProvidedText

  init(_ input: F.FormatInput, _ format: F, provided: @escaping (F.FormatOutput) -> ProvidedText) {
    self.input = input
    self.format = format
    self.provided = provided
  }

  override func resolve(in environment: EnvironmentValues, now: Date) -> ProvidedText {
    provided(format.inEnvironment(environment).format(input))
  }

  override func isEqual(to other: TextProvider) -> Bool {
    guard let other = other as? FormattedByStyle<F> else { return false }
    return input == other.input && format == other.format
  }
}

/// A value under a `Formatter`.
package final class FormattedByFormatter: TextProvider, @unchecked Sendable {
  private let subject: Any
  private let formatter: Formatter?

  package init(_ subject: Any, _ formatter: Formatter?) {
    self.subject = subject
    self.formatter = formatter
  }

  package override func resolve(in environment: EnvironmentValues, now: Date) -> ProvidedText {
    .plain(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
  }

  package override func isEqual(to other: TextProvider) -> Bool {
    guard let other = other as? FormattedByFormatter, formatter === other.formatter else { return false }
    return "\(subject)" == "\(other.subject)"
  }
}

extension Text {
  /// A value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .provided(FormattedByStyle(input, format) { .plain($0) }))
  }

  /// A value in a format that gives text with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .provided(FormattedByStyle(input, format) { .attributed($0) }))
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .provided(FormattedByFormatter(subject, formatter)))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .provided(FormattedByFormatter(subject, formatter)))
  }

  public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .provided(FormattedByFormatter(subject, formatter)))
  }
}

/// Values that Foundation bridges to objects on Apple's systems, and on Linux does not.
public protocol _FormatterSubject {}

extension Data: _FormatterSubject {}
extension Date: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension Decimal: _FormatterSubject {}
extension UUID: _FormatterSubject {}
