// Measurements as text, which Foundation on Linux lacks: "5 km", "20 degrees Celsius", "5 minutos".

import CRuntimeSupport
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
      let usage = usage?.name ?? "general"
      if let text = UnitText.text(value, width: width.rank, usage: usage, locale: locale, number: numberFormatStyle) {
        return text
      }
      let style = (numberFormatStyle ?? .number.precision(.fractionLength(0...3))).locale(locale)
      return "\(style.format(value.value)) \(value.unit.symbol)"
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

/// Numbers with units, as the locale's people write them.
enum UnitText {
  /// What usages are called in the data on which unit people use for what.
  private static let usages = [
    "general": "default", "person": "person", "personHeight": "person-height", "road": "road",
    "visibility": "visibility", "weather": "weather", "personWeight": "person", "food": "food",
    "workout": "default", "liquid": "fluid",
  ]
  private static let widths = ["unit-width-narrow", "unit-width-short", "unit-width-full-name"]

  /// Nil for a unit of somebody's own.
  static func text<U: Dimension>(
    _ value: Measurement<U>, width: Int, usage: String, locale: Locale, number: FloatingPointFormatStyle<Double>?,
    digits: String = ".###"
  ) -> String? {
    guard let unit = UnitIdentifiers.identifier(of: value.unit) else { return nil }
    var skeleton = "unit/\(unit) \(widths[min(max(width, 0), 2)])"
    var isConverted = false
    if let use = usages[usage] {
      // Lengths and the like are converted; data on time, angles or storage says nothing.
      isConverted = UnitIdentifiers.haveUsage(value.unit)
      if isConverted { skeleton += " usage/\(use)" }
    }
    guard let number else {
      let rounds = isConverted && digits == ".###"
      return format(value.value, rounds ? skeleton : "\(skeleton) \(digits)", locale)?.text
    }
    // The unit's words around a number that is written by its own style.
    let exact = " .##########"
    guard let whole = format(value.value, skeleton + exact, locale), let shown = Double(whole.number),
      let plain = format(shown, exact.trimmingCharacters(in: .whitespaces), locale)?.text,
      let place = whole.text.range(of: plain)
    else { return nil }
    return whole.text.replacingCharacters(in: place, with: number.locale(locale).format(shown))
  }

  /// A number with a unit by the name that locale data has for it, such as "hour". Width: 0 for narrow, 1, 2 for full.
  static func text(_ value: Double, unit: String, width: Int, locale: Locale) -> String? {
    format(value, "unit/\(unit) \(widths[min(max(width, 0), 2)])", locale)?.text
  }

  private static func format(_ value: Double, _ skeleton: String, _ locale: Locale) -> (text: String, number: String)? {
    let units = Array(skeleton.utf16)
    var text = [UInt16](repeating: 0, count: 256)
    var number = [CChar](repeating: 0, count: 64)
    let count = vitrine_format_number(
      value, units, Int32(units.count), locale.identifier, &text, Int32(text.count), &number, Int32(number.count))
    guard count >= 0, count <= text.count else { return nil }
    let digits = number.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (String(decoding: text[..<Int(count)], as: UTF16.self), String(decoding: digits, as: UTF8.self))
  }
}

/// The names that locale data has for Foundation's units.
private enum UnitIdentifiers {
  /// Kinds of units for which it is known what people of a region use.
  static func haveUsage(_ unit: Dimension) -> Bool {
    unit is UnitLength || unit is UnitMass || unit is UnitTemperature || unit is UnitSpeed || unit is UnitArea
      || unit is UnitVolume || unit is UnitEnergy || unit is UnitPower || unit is UnitPressure
  }

  static func identifier(of unit: Dimension) -> String? {
    let table: [String: String] =
      switch unit {
      case is UnitLength: lengths
      case is UnitMass: masses
      case is UnitTemperature: ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"]
      case is UnitSpeed:
        [
          "km/h": "kilometer-per-hour", "m/s": "meter-per-second", "mph": "mile-per-hour", "kn": "knot",
        ]
      case is UnitDuration: durations
      case is UnitEnergy:
        ["kcal": "kilocalorie", "cal": "calorie", "kJ": "kilojoule", "J": "joule", "kWh": "kilowatt-hour"]
      case is UnitPower:
        ["W": "watt", "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt", "mW": "milliwatt", "hp": "horsepower"]
      case is UnitPressure:
        [
          "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "Pa": "pascal", "bar": "bar",
          "mbar": "millibar", "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch",
          "N/m²": "pascal", "mBar": "millibar",
        ]
      case is UnitVolume: volumes
      case is UnitArea:
        [
          "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "mi²": "square-mile",
          "ft²": "square-foot", "in²": "square-inch", "yd²": "square-yard", "ac": "acre", "ha": "hectare",
        ]
      case is UnitAngle:
        ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]
      case is UnitInformationStorage: storage
      case is UnitFrequency: ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"]
      case is UnitElectricPotentialDifference: ["V": "volt"]
      case is UnitElectricCurrent: ["A": "ampere", "mA": "milliampere"]
      case is UnitElectricResistance: ["Ω": "ohm"]
      case is UnitAcceleration: ["m/s²": "meter-per-square-second", "g": "g-force"]
      case is UnitFuelEfficiency:
        ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
      case is UnitConcentrationMass: ["mg/dL": "milligram-per-deciliter"]
      default: [:]
      }
    return table[unit.symbol]
  }

  private static let lengths = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
    "nm": "nanometer", "pm": "picometer", "mi": "mile", "ft": "foot", "in": "inch", "yd": "yard",
    "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ly": "light-year", "ua": "astronomical-unit",
    "pc": "parsec", "smi": "mile-scandinavian",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "lb": "pound", "oz": "ounce", "st": "stone",
    "t": "metric-ton", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let durations = [
    "s": "second", "sec": "second", "m": "minute", "min": "minute", "hr": "hour", "h": "hour", "ms": "millisecond",
    "µs": "microsecond",
    "ns": "nanosecond",
  ]
  private static let volumes = [
    "L": "liter", "mL": "milliliter", "dL": "deciliter", "cL": "centiliter", "ML": "megaliter",
    "km³": "cubic-kilometer",
    "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard",
    "mi³": "cubic-mile", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
    "pt Imperial": "pint-imperial",
    "qt": "quart", "gal": "gallon", "metric cup": "cup-metric",
  ]
  private static let storage = [
    "bit": "bit", "b": "bit", "B": "byte", "byte": "byte", "kB": "kilobyte", "KB": "kilobyte", "MB": "megabyte",
    "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit",
    "Tb": "terabit",
  ]
}
