// MeasurementFormatter: "5 km", which Foundation on Linux lacks.

import Foundation

/// Writes measurements and units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit a measurement is written in.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit, not the one that people of the locale use.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Kilometres instead of thousands of metres.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// "20°", without the scale's letter.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  /// How the number is written.
  open lazy var numberFormatter: NumberFormatter! = {
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .decimal
    return numbers
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return "\(number(measurement.value)) \(measurement.unit.symbol)"
    }
    return string(Measurement<Dimension>(value: measurement.value, unit: unit))
  }

  /// A unit's short name, such as "km".
  open func string(from unit: Unit) -> String { unit.symbol }

  open override func string(for object: Any?) -> String? {
    (object as? Measurement<Unit>).map { string(from: $0) } ?? (object as? Unit).map { string(from: $0) }
  }

  private func string(_ measurement: Measurement<Dimension>) -> String {
    let locale = locale ?? .current
    let isScaled = unitOptions.contains(.naturalScale) && unitOptions.contains(.providedUnit)
    let shown = isScaled ? NaturalScale.scaled(measurement) : measurement
    let width = [.short: 0, .medium: 1, .long: 2][unitStyle] ?? 1
    let keeps = unitOptions.contains(.providedUnit)
    let usage = keeps ? "asProvided" : unitOptions.contains(.naturalScale) ? "road" : "general"
    let isLength = shown.unit is UnitLength
    guard
      let text = UnitText.text(
        shown, width: width, usage: usage == "road" && !isLength ? "general" : usage, locale: locale,
        number: nil, digits: digits)
    else { return "\(number(shown.value)) \(shown.unit.symbol)" }
    guard unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature,
      let degree = text.firstIndex(of: "°")
    else { return text }
    return text[..<degree].trimmingCharacters(in: .whitespaces) + "°"
  }

  private func number(_ value: Double) -> String { numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)" }

  /// Fraction digits, in the language of number skeletons.
  private var digits: String {
    guard let numbers = numberFormatter else { return ".###" }
    let least = max(numbers.minimumFractionDigits, 0)
    let most = max(numbers.maximumFractionDigits, least)
    if most == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: min(least, 20)) + String(repeating: "#", count: min(most - least, 20))
  }
}

/// The unit of a kind in which a value is between one and a thousand.
private enum NaturalScale {
  static func scaled(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
    let steps: [Dimension] =
      switch measurement.unit {
      case is UnitLength: [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers]
      case is UnitMass: [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms]
      case is UnitVolume: [UnitVolume.milliliters, UnitVolume.liters]
      case is UnitDuration: [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours]
      default: []
      }
    guard steps.contains(where: { $0.symbol == measurement.unit.symbol }) else { return measurement }
    let sizes = steps.map { measurement.converted(to: $0) }
    return sizes.last { abs($0.value) >= 1 } ?? sizes.first ?? measurement
  }
}
