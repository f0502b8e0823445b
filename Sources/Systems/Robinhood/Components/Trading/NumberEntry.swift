// The number that a person types on the pad.

import Foundation

/// Digits as they are typed, at most one decimal point, and only so many places after it.
///
///     var entry = NumberEntry(places: 2)
///     entry.press(.digit(1)); entry.press(.point); entry.press(.digit(5))   // "1.5"
public struct NumberEntry: Hashable, Sendable {
  public enum Key: Hashable, Sendable {
    case digit(Int)
    case point
    case delete
  }

  /// More digits than this in front of the point are not taken.
  static let wholeDigits = 9

  /// As typed, with "." as the point: "", "0.", "12.50".
  public private(set) var text: String
  /// How many digits may follow the point.
  public let places: Int

  public init(_ text: String = "", places: Int) {
    self.text = ""
    self.places = max(places, 0)
    for character in text {
      if let digit = character.wholeNumberValue, character.isASCII { press(.digit(digit)) }
      if character == "." { press(.point) }
    }
  }

  /// The number; zero when nothing is typed.
  public var value: Decimal { Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? 0 }

  public var isEmpty: Bool { text.isEmpty }

  /// - Returns: Whether the key did anything.
  @discardableResult
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .digit(let digit):
      guard (0...9).contains(digit) else { return false }
      if let point = text.firstIndex(of: ".") {
        guard text.distance(from: point, to: text.endIndex) - 1 < places else { return false }
      } else {
        guard text.count < Self.wholeDigits else { return false }
        // A leading zero is replaced.
        if text == "0" { text = "" }
      }
      text += String(digit)
    case .point:
      guard places > 0, !text.contains(".") else { return false }
      text += text.isEmpty ? "0." : "."
    case .delete:
      guard !text.isEmpty else { return false }
      text.removeLast()
      if text == "0" { text = "" }
    }
    return true
  }

  /// With thousands parted, as far as it is typed: "1,250.5".
  public func display(_ locale: Locale) -> String {
    guard !text.isEmpty else { return "0" }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = (Decimal(string: String(parts[0]), locale: Locale(identifier: "en_US_POSIX")) ?? 0)
      .formatted(.number.locale(locale))
    return parts.count > 1 ? whole + (locale.decimalSeparator ?? ".") + parts[1] : whole
  }
}
