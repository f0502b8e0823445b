// LocalizedStringKey: the key of a text in a table of translations, with the values to put into it.

/// The key by which a text is looked up in the tables of translations. Literals given to views are such keys.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// A value put into the text.
  package enum Argument: Equatable {
    case value(FormatValue)
    case text(Text)

    /// The number that plural forms depend on.
    package var count: Double? {
      guard case .value(let value) = self else { return nil }
      return switch value.kind {
      case .string: nil
      case .integer(let number): Double(number)
      case .unsigned(let number): Double(number)
      case .double(let number): number
      }
    }
  }

  /// The key as it stands in a table: values are format specifiers such as `%@` and `%lld`.
  package var key: String
  package var arguments: [Argument] = []
  /// Whether the key is a format, in which `%%` stands for a percent sign.
  package var isFormat = false
  /// The format that stands where no table has the key; nil for the key itself.
  package var fallback: String?

  public init(_ value: String) { key = value }

  public init(stringLiteral value: String) { key = value }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isFormat = true
  }

  /// Builds a key from a string literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var key = ""
    package var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    private mutating func append(_ argument: Argument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append(.value(.string(string))) }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      let string = formatter.map { $0.string(for: subject) ?? "" } ?? subject.description
      append(.value(.string(string)))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.text(Text(storage: .provided(FormattedByFormatter(subject, formatter)))))
    }

    public mutating func appendInterpolation<Subject: _FormatterSubject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.text(Text(storage: .provided(FormattedByFormatter(subject, formatter)))))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.value(value._formatValue), specifier: value._specifier)
    }

    /// - Parameter specifier: A printf specifier, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.value(value._formatValue), specifier: specifier)
    }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        .text(
          Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    @available(*, unavailable, message: "Views other than Text and Image cannot be put into a string.")
    public mutating func appendInterpolation<T: View>(_ view: T) {}
  }
}

/// A number that a format specifier can print.
public protocol _FormatSpecifiable: Equatable {
  /// The specifier in the key: `%lld`, `%lf` and so on.
  var _specifier: String { get }
  var _formatValue: _FormatValue { get }
}

/// A value on its way into a format.
public struct _FormatValue: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
  }
  package var kind: Kind
  package static func string(_ value: String) -> _FormatValue { _FormatValue(kind: .string(value)) }
}

package typealias FormatValue = _FormatValue

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  public var _specifier: String { Self.bitWidth > 32 ? "%lld" : "%d" }
  public var _formatValue: _FormatValue { _FormatValue(kind: .integer(Int64(self))) }
}
extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  public var _specifier: String { Self.bitWidth > 32 ? "%llu" : "%u" }
  public var _formatValue: _FormatValue { _FormatValue(kind: .unsigned(UInt64(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {
  public var _specifier: String { "%f" }
  public var _formatValue: _FormatValue { _FormatValue(kind: .double(Double(self))) }
}
extension Double: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
  public var _formatValue: _FormatValue { _FormatValue(kind: .double(self)) }
}
extension CGFloat: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
  public var _formatValue: _FormatValue { _FormatValue(kind: .double(Double(self))) }
}
