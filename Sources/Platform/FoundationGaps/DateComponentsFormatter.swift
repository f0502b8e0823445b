// DateComponentsFormatter: "1:05" and "1 hour, 5 minutes", which Foundation on Linux lacks.

import Foundation

/// Writes spans of time.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:09".
    case positional = 0
    /// "1h 5m 9s".
    case abbreviated = 1
    /// "1 hr, 5 min, 9 sec".
    case short = 2
    /// "1 hour, 5 minutes, 9 seconds".
    case full = 3
    /// "one hour, five minutes, nine seconds".
    case spellOut = 4
    /// "1hr 5min 9sec".
    case brief = 5
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading zeros go from positional text, all zeros from any other.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Every number has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units that may appear; none for all that are not zero.
  open var allowedUnits: NSCalendar.Unit = []
  open var unitsStyle = UnitsStyle.positional
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  /// Where spans begin: months and years differ in length.
  open var referenceDate: Date?
  /// Whether the last unit has a decimal.
  open var allowsFractionalUnits = false
  /// The most units that are written; 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether a largest unit of one goes into the next: "90 minutes".
  open var collapsesLargestUnit = false
  /// "About …".
  open var includesApproximationPhrase = false
  /// "… remaining".
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  /// A span of seconds.
  open func string(from timeInterval: TimeInterval) -> String? {
    // What a calendar can count.
    guard abs(timeInterval) < 1e12 else { return nil }
    return span(from: start, to: start.addingTimeInterval(abs(timeInterval)), isNegative: timeInterval <= -1)
  }

  open func string(from components: DateComponents) -> String? {
    guard let end = own.date(byAdding: components, to: start) else { return nil }
    return end < start
      ? span(from: end, to: start, isNegative: true) : span(from: start, to: end, isNegative: false)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard abs(endDate.timeIntervalSince(startDate)) < 1e12 else { return nil }
    return endDate < startDate
      ? span(from: endDate, to: startDate, isNegative: true) : span(from: startDate, to: endDate, isNegative: false)
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for object: Any?) -> String? {
    switch object {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  // MARK: Parts

  private struct Part {
    var unit: Calendar.Component
    var value: Int
  }

  private static let units: [(flag: NSCalendar.Unit, unit: Calendar.Component, name: String)] = [
    (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"), (.day, .day, "day"),
    (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
  ]

  private var own: Calendar {
    var own = calendar ?? .current
    // Hours that are skipped or repeated are no part of a span.
    own.timeZone = .gmt
    return own
  }
  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private func span(from: Date, to: Date, isNegative: Bool) -> String? {
    var allowed = Self.units.filter { allowedUnits.contains($0.flag) }
    if allowed.isEmpty { allowed = Self.units.filter { $0.unit != .weekOfMonth } }
    var parts = parts(of: allowed.map(\.unit), from, to)
    if collapsesLargestUnit, let first = parts.firstIndex(where: { $0.value != 0 }), parts[first].value == 1,
      first + 1 < parts.count
    {
      parts = self.parts(of: parts[(first + 1)...].map(\.unit), from, to)
    }
    parts = withoutZeros(parts)
    if maximumUnitCount > 0, parts.count > maximumUnitCount { parts = Array(parts.prefix(maximumUnitCount)) }
    let text = unitsStyle == .positional ? positional(parts) : words(parts)
    let signed = isNegative ? "-" + text : text
    let remaining = includesTimeRemainingPhrase ? signed + " remaining" : signed
    return includesApproximationPhrase ? "About " + remaining : remaining
  }

  private func parts(of units: [Calendar.Component], _ from: Date, _ to: Date) -> [Part] {
    let counts = own.dateComponents(Set(units), from: from, to: to)
    return units.map { Part(unit: $0, value: counts.value(for: $0) ?? 0) }
  }

  private func withoutZeros(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
    let last = parts.lastIndex { $0.value != 0 } ?? parts.count - 1
    let kept = parts.indices.filter { index in
      if parts[index].value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return index == first || !behavior.contains(.dropMiddle)
    }
    return kept.isEmpty ? Array(parts.suffix(1)) : kept.map { parts[$0] }
  }

  private func positional(_ parts: [Part]) -> String {
    parts.enumerated().map { index, part in
      index == 0 && !zeroFormattingBehavior.contains(.pad) || part.value > 9 ? "\(part.value)" : "0\(part.value)"
    }.joined(separator: ":")
  }

  private func words(_ parts: [Part]) -> String {
    let locale = own.locale ?? .current
    let width = [.abbreviated: 0, .short: 1, .brief: 1][unitsStyle] ?? 2
    let texts = parts.map { part -> String in
      let name = Self.units.first { $0.unit == part.unit }?.name ?? ""
      let text = UnitText.text(Double(part.value), unit: name, width: width, locale: locale) ?? "\(part.value) \(name)"
      switch unitsStyle {
      case .brief: return text.replacingOccurrences(of: " ", with: "")
      case .spellOut:
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.numberStyle = .spellOut
        guard let word = numbers.string(from: NSNumber(value: part.value)) else { return text }
        return text.replacingOccurrences(of: "\(part.value)", with: word)
      default: return text
      }
    }
    return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }
}
