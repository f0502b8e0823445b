// Measurements as text, which Foundation on Linux lacks: "5 km", "20 degrees Celsius". Names of units are English.

import Foundation

/// Whether a measurement is shown in its own unit or in the one that people of a locale use.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String
  /// The unit of the locale.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "personHeight") }
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "visibility") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "personWeight") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "liquid") }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements of one kind.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How long a unit's name is.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let rank: Int
      public static var wide: UnitWidth { UnitWidth(rank: 2) }
      public static var abbreviated: UnitWidth { UnitWidth(rank: 1) }
      public static var narrow: UnitWidth { UnitWidth(rank: 0) }
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var locale: Locale

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let isProvided = usage?.name == "asProvided"
      let shown = isProvided ? value : UnitChoice.preferred(for: value, in: locale)
      var style = numberFormatStyle ?? .number
      if numberFormatStyle == nil {
        let isRound = !isProvided && shown.unit != value.unit
        style =
          isRound
          ? style.precision(abs(shown.value) < 100 ? .significantDigits(1...2) : .fractionLength(0))
          : style.precision(.fractionLength(0...3))
      }
      return UnitNames.text(
        number: style.locale(locale).format(shown.value), value: shown.value, symbol: shown.unit.symbol,
        width: width.rank)
    }
  }

  /// The measurement in the unit that the locale's people use.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// A measurement with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// Which unit people use.
private enum UnitChoice {
  static func preferred<U: Dimension>(for value: Measurement<U>, in locale: Locale) -> Measurement<U> {
    let isImperial = locale.measurementSystem == .us
    let unit: Dimension? =
      switch value.unit {
      case let unit as UnitTemperature:
        unit == .kelvin ? nil : isImperial ? UnitTemperature.fahrenheit : UnitTemperature.celsius
      case is UnitLength: length(abs(value.converted(to: U.baseUnit()).value), isImperial)
      case is UnitMass: mass(abs(value.converted(to: U.baseUnit()).value), isImperial)
      case is UnitSpeed: isImperial ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
      default: nil
      }
    guard let unit = unit as? U, unit != value.unit else { return value }
    return value.converted(to: unit)
  }

  /// By the length in metres.
  private static func length(_ meters: Double, _ isImperial: Bool) -> UnitLength {
    if isImperial { return meters >= 804.672 ? .miles : meters >= 0.3048 ? .feet : .inches }
    return meters >= 1000 ? .kilometers : meters >= 1 ? .meters : .centimeters
  }

  /// By the mass in kilograms.
  private static func mass(_ kilograms: Double, _ isImperial: Bool) -> UnitMass {
    if isImperial { return kilograms >= 0.4536 ? .pounds : .ounces }
    return kilograms >= 1 ? .kilograms : .grams
  }
}

/// What units are called.
private enum UnitNames {
  /// Names of one and of several by symbol.
  private static let words: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"),
    "in": ("inch", "inches"), "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "s": ("second", "seconds"), "min": ("minute", "minutes"),
    "hr": ("hour", "hours"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
    "kcal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"), "kJ": ("kilojoule", "kilojoules"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": ("kelvin", "kelvins"), "%": ("percent", "percent"), "°": ("degree", "degrees"),
    "MB": ("megabyte", "megabytes"), "GB": ("gigabyte", "gigabytes"), "KB": ("kilobyte", "kilobytes"),
  ]

  static func text(number: String, value: Double, symbol: String, width: Int) -> String {
    let isDegree = symbol.hasPrefix("°")
    switch width {
    case 2:
      guard let word = words[symbol] else { return "\(number) \(symbol)" }
      return "\(number) \(value == 1 ? word.one : word.many)"
    case 1: return isDegree ? number + symbol : "\(number) \(symbol)"
    default: return isDegree ? number + "°" : number + symbol
    }
  }
}
