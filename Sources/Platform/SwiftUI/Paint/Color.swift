// Colours that resolve against the environment, and the ways to make one.

import CoreGraphics
import Drawing
import Foundation

/// A colour. What it looks like may depend on the colour scheme, the contrast and the tint of where it is used.
public struct Color: Hashable, Sendable {
  package indirect enum Source: Hashable, Sendable {
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case resolved(Resolved)
    case system(SystemColor)
    case accent
    case named(String, bundle: String?)
    case core(CGColor)
    case dynamic(DynamicColor)
    case faded(Color, Double)
  }

  package let source: Source

  package init(source: Source) { self.source = source }

  /// How components are to be read.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB; components may leave 0...1.
    case sRGB
    /// sRGB primaries, linear light.
    case sRGBLinear
    /// Gamma-encoded Display P3.
    case displayP3
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    source = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .components(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// - Parameters: hue, saturation and brightness in 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = Self.rgb(hue: hue, saturation: saturation, brightness: brightness)
    source = .components(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A colour from an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle: bundle?.bundlePath)
  }

  public init(cgColor: CGColor) { source = .core(cgColor) }

  public init(_ resolved: Color.Resolved) { source = .resolved(resolved) }

  /// The same colour with its alpha multiplied.
  public func opacity(_ opacity: Double) -> Color {
    if case .faded(let base, let factor) = source { return Color(source: .faded(base, factor * opacity)) }
    return Color(source: .faded(self, opacity))
  }

  private static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    let sector = turn * 6
    let whole = sector.rounded(.down)
    let rest = sector - whole
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    switch Int(whole) % 6 {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}

extension Color {
  /// The tint of the app: what `accentColor(_:)` set, else the asset catalog's AccentColor, else blue.
  public static var accentColor: Color { Color(source: .accent) }

  public static let red = Color(source: .system(.red))
  public static let orange = Color(source: .system(.orange))
  public static let yellow = Color(source: .system(.yellow))
  public static let green = Color(source: .system(.green))
  public static let mint = Color(source: .system(.mint))
  public static let teal = Color(source: .system(.teal))
  public static let cyan = Color(source: .system(.cyan))
  public static let blue = Color(source: .system(.blue))
  public static let indigo = Color(source: .system(.indigo))
  public static let purple = Color(source: .system(.purple))
  public static let pink = Color(source: .system(.pink))
  public static let brown = Color(source: .system(.brown))
  public static let gray = Color(source: .system(.gray))
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of ordinary text.
  public static let primary = Color(source: .system(.label))
  /// The colour of secondary text.
  public static let secondary = Color(source: .system(.secondaryLabel))
}

/// A colour that another framework resolves, such as a `UIColor`.
package struct DynamicColor: Hashable, Sendable {
  package let id: AnyHashableSendable
  package let resolve: @Sendable (EnvironmentValues) -> RGBA
  /// A fixed value for where there is no environment.
  package let plain: RGBA?

  package init<ID: Hashable & Sendable>(
    id: ID, plain: RGBA?, resolve: @escaping @Sendable (EnvironmentValues) -> RGBA
  ) {
    self.id = AnyHashableSendable(id)
    self.plain = plain
    self.resolve = resolve
  }

  package static func == (a: DynamicColor, b: DynamicColor) -> Bool { a.id == b.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// `AnyHashable` of a sendable value.
package struct AnyHashableSendable: Hashable, @unchecked Sendable {
  private let value: AnyHashable
  package init<Value: Hashable & Sendable>(_ value: Value) { self.value = AnyHashable(value) }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch source {
    case .system(let color): color.name
    case .accent: "accentColor"
    case .named(let name, let bundle): "NamedColor(name: \"\(name)\", bundle: \(bundle ?? "nil"))"
    case .faded(let base, let factor): "\(Int(bounded: (factor * 100).rounded()))% \(base)"
    default: constant.map { "\($0)" } ?? "DynamicColor"
    }
  }
}
