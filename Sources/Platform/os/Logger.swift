// Logger: what code has to say, on standard error.

import Foundation

/// Writes messages of a part of a program.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  public init() { self.init(subsystem: "", category: "") }

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public func log(_ message: OSLogMessage) { write("", message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }
  /// For whoever writes the code; not kept, and not written here.
  public func trace(_ message: OSLogMessage) {}
  /// For whoever writes the code; not kept, and not written here.
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) { write("info", message) }
  public func notice(_ message: OSLogMessage) { write("notice", message) }
  public func warning(_ message: OSLogMessage) { write("warning", message) }
  public func error(_ message: OSLogMessage) { write("error", message) }
  public func critical(_ message: OSLogMessage) { write("critical", message) }
  public func fault(_ message: OSLogMessage) { write("fault", message) }

  private func write(_ level: String, _ message: OSLogMessage) {
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let head = [place.isEmpty ? "" : "[\(place)]", level].filter { !$0.isEmpty }.joined(separator: " ")
    FileHandle.standardError.write(Data("\(head.isEmpty ? "" : head + ": ")\(message.text)\n".utf8))
  }
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  fileprivate var name: String { [0: "", 1: "info", 2: "debug", 16: "error", 17: "fault"][rawValue] ?? "" }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values of a message as they are put together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.isPrivate ? "<private>" : "\(value())")
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.isPrivate ? "<private>" : format.applied(to: number()))
  }

  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.isPrivate ? "<private>" : format.applied(to: Double(number())))
  }
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  let isPrivate: Bool

  /// How the values of one kind are told apart without being shown.
  public enum Mask: Sendable { case hash, none }

  public static var auto: OSLogPrivacy { OSLogPrivacy(isPrivate: false) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isPrivate: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isPrivate: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isPrivate: true) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPrivate: true) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPrivate: true) }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPrivate: mask == .hash) }
}

/// The columns of a value.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeft: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }

  func applied(to text: String) -> String {
    let padding = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeft ? text + padding : padding + text
  }
}

/// How whole numbers are written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let isUppercase: Bool
  let leastDigits: Int

  public static var decimal: OSLogIntegerFormatting { .init(radix: 10, isUppercase: false, leastDigits: 0) }
  public static var hex: OSLogIntegerFormatting { .init(radix: 16, isUppercase: false, leastDigits: 0) }
  public static var octal: OSLogIntegerFormatting { .init(radix: 8, isUppercase: false, leastDigits: 0) }
  public static func decimal(minDigits: @autoclosure () -> Int) -> OSLogIntegerFormatting {
    .init(radix: 10, isUppercase: false, leastDigits: minDigits())
  }

  func applied<T: FixedWidthInteger>(to number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(leastDigits - digits.count, 0)) + digits
  }
}

/// How numbers with fractions are written.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  /// - Parameter precision: Digits behind the point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision())
  }

  func applied(to number: Double) -> String {
    String(format: "%.\(min(max(precision, 0), 40))f", locale: Locale(identifier: "en_US_POSIX"), number)
  }
}
