// How much a value moved: what is shown of it, what is said, and which colour that makes.

import DesignTokens
import SwiftUI

/// A movement of a price or a value, in dollars and as a fraction (0.0352 is 3.52 percent).
public struct Change: Hashable, Sendable {
  /// Which way it went. Less than half a cent and half a hundredth of a percent is no movement.
  public enum Direction: Hashable, Sendable { case up, down, unchanged }

  public let amount: Double
  public let fraction: Double
  public let direction: Direction

  public init(amount: Double, fraction: Double) {
    self.amount = amount.isFinite ? amount : 0
    self.fraction = fraction.isFinite ? fraction : 0
    // Judged by what is shown, so that no "−$0.00" appears; cheap coins move by percents without moving by cents.
    if abs(self.amount) >= 0.005 {
      direction = self.amount > 0 ? .up : .down
    } else if self.amount != 0, abs(self.fraction) >= 0.00005 {
      direction = self.fraction > 0 ? .up : .down
    } else {
      direction = .unchanged
    }
  }

  /// The movement from one value to another.
  public init(from old: Double, to new: Double) {
    self.init(amount: new - old, fraction: old == 0 ? 0 : (new - old) / abs(old))
  }

  public var isUp: Bool { direction != .down }

  /// Green for up and standing still, orange for down.
  public var color: Color { isUp ? .rhGreen : .rhRed }

  /// "+" or a true minus sign.
  public var sign: String { isUp ? "+" : "−" }
}

extension Change {
  /// "+$24.13"; "−$0.0021" of a movement that cents would hide.
  public func amountText(_ locale: Locale) -> String { sign + size(locale) }

  private func size(_ locale: Locale) -> String {
    let isHidden = direction != .unchanged && abs(amount) < 0.005
    return isHidden ? Money.price(abs(amount), locale) : Money.text(abs(amount), locale)
  }

  /// "+1.97%".
  public func percentText(_ locale: Locale) -> String { "\(sign)\(percentNumber(locale))%" }

  /// "(+1.97%)".
  public func bracketedPercentText(_ locale: Locale) -> String { "(\(percentText(locale)))" }

  /// "up $24.13, up 1.97 percent", or "unchanged".
  public func spoken(_ locale: Locale) -> String {
    let word: String
    switch direction {
    case .up: word = "up"
    case .down: word = "down"
    case .unchanged: return "unchanged"
    }
    return "\(word) \(size(locale)), \(word) \(percentNumber(locale)) percent"
  }

  /// "up 1.97 percent", or "unchanged".
  public func spokenPercent(_ locale: Locale) -> String {
    switch direction {
    case .up: "up \(percentNumber(locale)) percent"
    case .down: "down \(percentNumber(locale)) percent"
    case .unchanged: "unchanged"
    }
  }

  private func percentNumber(_ locale: Locale) -> String {
    (abs(fraction) * 100).formatted(.number.precision(.fractionLength(2)).locale(locale))
  }
}

/// Amounts of dollars and shares in words and figures.
public enum Money {
  /// "$24,847.93".
  public static func text(_ amount: Double, _ locale: Locale) -> String {
    amount.formatted(.currency(code: "USD").locale(locale))
  }

  /// A price: with cents, and for less than a dollar with four digits more than that.
  public static func price(_ amount: Double, _ locale: Locale) -> String {
    guard abs(amount) < 1, amount != 0 else { return text(amount, locale) }
    return amount.formatted(.currency(code: "USD").precision(.fractionLength(2...6)).locale(locale))
  }

  /// "4", "0.5", "1,250.3333".
  public static func quantity(_ shares: Double, _ locale: Locale) -> String {
    shares.formatted(.number.precision(.fractionLength(0...4)).locale(locale))
  }

  /// All digits that books keep: "8.715565", "0.00000001".
  public static func exact(_ quantity: Decimal, _ locale: Locale) -> String {
    quantity.formatted(.number.precision(.fractionLength(bookDigits)).locale(locale))
  }

  /// The same of a quantity that is drawn.
  static func exact(_ quantity: Double, _ locale: Locale) -> String {
    quantity.formatted(.number.precision(.fractionLength(bookDigits)).locale(locale))
  }

  /// Coins are held in parts as small as a hundred-millionth.
  private static let bookDigits = 0...8

  /// "4 shares", "1 share", "0.5 shares".
  public static func shares(_ shares: Double, _ locale: Locale) -> String {
    let number = quantity(shares, locale)
    return number == quantity(1, locale) ? "\(number) share" : "\(number) shares"
  }
}

/// What VoiceOver says.
public enum Spoken {
  /// A ticker letter by letter: "A A P L".
  public static func ticker(_ ticker: String) -> String {
    ticker.map { $0 == "." ? "dot" : String($0) }.joined(separator: " ")
  }

  /// Figures as they are written, with words for signs: "minus $250.00", "about 5.5 shares".
  public static func figures(_ text: String) -> String {
    [("−", "minus "), ("≈ ", "about "), (" · ", ", "), (" ····", ", ending in ")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  /// "Buying power $24,847.93, up $847.93, up 3.52 percent today".
  public static func hero(caption: String, value: Double, change: Change, period: String, _ locale: Locale) -> String {
    "\(caption) \(Money.price(value, locale)), \(change.spoken(locale)) \(period.lowercased())"
  }

  /// "Apple Inc., A A P L, 4 shares, market value $1,247.92, up $24.13, up 1.97 percent today".
  public static func position(
    company: String, ticker: String, quantity: String, marketValue: Double, change: Change, _ locale: Locale
  ) -> String {
    [
      company, Self.ticker(ticker), quantity, "market value \(Money.text(marketValue, locale))",
      "\(change.spoken(locale)) today",
    ].joined(separator: ", ")
  }

  /// "Apple Inc., A A P L, $227.50, up $1.20, up 0.53 percent today".
  public static func quote(name: String, ticker: String, price: Double, change: Change, _ locale: Locale) -> String {
    [name, Self.ticker(ticker), Money.price(price, locale), "\(change.spoken(locale)) today"].joined(separator: ", ")
  }
}
