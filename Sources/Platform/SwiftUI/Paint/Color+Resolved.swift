// Colours in a place: components after the environment has had its say.

import CoreGraphics
import Drawing

extension Color {
  /// A colour as numbers: linear-light sRGB components, which may leave 0...1, and opacity.
  public struct Resolved: Hashable, Sendable, BitwiseCopyable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    /// 0...1.
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let light: [CGFloat]
      switch colorSpace {
      case .sRGBLinear: light = [CGFloat(red), CGFloat(green), CGFloat(blue)]
      case .sRGB: light = [red, green, blue].map { CoreGraphics.linearLight(CGFloat($0)) }
      case .displayP3:
        light = linearSRGB(
          displayP3Red: linearLight(CGFloat(red)), green: linearLight(CGFloat(green)),
          blue: linearLight(CGFloat(blue)))
      }
      linearRed = Float(light[0])
      linearGreen = Float(light[1])
      linearBlue = Float(light[2])
      self.opacity = opacity
    }

    package init(_ color: RGBA) {
      self.init(
        colorSpace: .sRGB, red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
        opacity: Float(color.alpha))
    }

    /// Gamma-encoded sRGB.
    public var red: Float {
      get { Float(gammaEncoded(CGFloat(linearRed))) }
      set { linearRed = Float(linearLight(CGFloat(newValue))) }
    }
    /// Gamma-encoded sRGB.
    public var green: Float {
      get { Float(gammaEncoded(CGFloat(linearGreen))) }
      set { linearGreen = Float(linearLight(CGFloat(newValue))) }
    }
    /// Gamma-encoded sRGB.
    public var blue: Float {
      get { Float(gammaEncoded(CGFloat(linearBlue))) }
      set { linearBlue = Float(linearLight(CGFloat(newValue))) }
    }

    public var cgColor: CGColor {
      CGColor(extendedRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    package var rgba: RGBA {
      RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(min(max(opacity, 0), 1)))
    }
  }

  /// The colour's components where the environment holds.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    if case .resolved(let resolved) = source { return resolved }
    if case .components(let space, let red, let green, let blue, let opacity) = source {
      return Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    }
    return Resolved(rgba(in: environment))
  }

  /// A Core Graphics colour, for colours that are the same everywhere.
  public var cgColor: CGColor? {
    if case .core(let color) = source { return color }
    guard let constant = constantRGBA else { return nil }
    return CGColor(
      extendedRed: CGFloat(constant.red), green: CGFloat(constant.green), blue: CGFloat(constant.blue),
      alpha: CGFloat(constant.alpha))
  }

  package var constant: Resolved? {
    if case .resolved(let resolved) = source { return resolved }
    return constantRGBA.map { Resolved($0) }
  }

  /// The colour as drawn, for colours that are the same everywhere.
  package var constantRGBA: RGBA? {
    switch source {
    case .components(let space, let red, let green, let blue, let opacity):
      let alpha = min(max(opacity, 0), 1)
      switch space {
      case .sRGB: return RGBA(red: red, green: green, blue: blue, alpha: alpha)
      case .sRGBLinear:
        return RGBA(
          red: Double(gammaEncoded(red)), green: Double(gammaEncoded(green)), blue: Double(gammaEncoded(blue)),
          alpha: alpha)
      case .displayP3:
        let light = linearSRGB(displayP3Red: linearLight(red), green: linearLight(green), blue: linearLight(blue))
        return RGBA(
          red: gammaEncoded(light[0]), green: gammaEncoded(light[1]), blue: gammaEncoded(light[2]), alpha: alpha)
      }
    case .resolved(let resolved): return resolved.rgba
    case .core(let color):
      let parts = color.sRGBComponents
      return RGBA(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    case .faded(let base, let factor): return base.constantRGBA.map { $0.faded(factor) }
    case .dynamic(let color): return color.plain
    case .system, .accent, .named: return nil
    }
  }

  /// The colour as drawn where the environment holds.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    switch source {
    case .system(let color): color.rgba(in: environment)
    case .accent: environment.resolvedAccentColor
    case .named(let name, let bundle):
      AssetCatalogs.color(named: name, bundle: bundle, in: environment) ?? .clear
    case .dynamic(let color): color.resolve(environment)
    case .faded(let base, let factor): base.rgba(in: environment).faded(factor)
    case .components, .resolved, .core: constantRGBA ?? .clear
    }
  }
}

extension RGBA {
  /// The colour with its alpha multiplied and kept in 0...1.
  package func faded(_ factor: Double) -> RGBA {
    var copy = self
    copy.alpha = min(max(alpha * factor, 0), 1)
    return copy
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension Color.Resolved: Animatable {
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { .init(linearRed, .init(linearGreen, .init(linearBlue, opacity))) }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      colorSpace: .sRGBLinear, red: try values.decode(Float.self), green: try values.decode(Float.self),
      blue: try values.decode(Float.self), opacity: try values.decode(Float.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(value) }
  }
}
