// Colours as components in a space, and their conversion between the spaces known here.

import Foundation

/// An immutable colour: components in a colour space, alpha last.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]

  init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  /// A colour from as many components as `space` has, and alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .standardCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// A colour in extended sRGB: components may leave 0...1.
  package convenience init(extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedStandard, values: [red, green, blue, alpha])
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var colorSpace: CGColorSpace? { space }
  /// The colour's components, alpha last.
  public var components: [CGFloat]? { values }
  /// How many components there are, alpha counted.
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values.last ?? 1 }

  public func copy() -> CGColor? { self }

  /// The same colour at another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space: space, values: values.dropLast() + [alpha]) }

  /// The colour expressed in another space.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    if space == self.space { return self }
    let (red, green, blue, alpha) = sRGBComponents
    func bounded(_ value: CGFloat) -> CGFloat { space.isExtended ? value : min(max(value, 0), 1) }
    switch space.primaries {
    case .sRGB:
      let encode = space.curve == .linear ? linearLight : { $0 }
      return CGColor(space: space, values: [red, green, blue].map { bounded(encode($0)) } + [alpha])
    case .displayP3:
      let light = linearDisplayP3(red: linearLight(red), green: linearLight(green), blue: linearLight(blue))
      let encode = space.curve == .linear ? { $0 } : gammaEncoded
      return CGColor(space: space, values: light.map { bounded(encode($0)) } + [alpha])
    case .gray:
      let luminance = 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue)
      let gray = space.curve == .linear ? luminance : gammaEncoded(luminance)
      return CGColor(space: space, values: [bounded(gray), alpha])
    case .cmyk:
      let black = 1 - max(red, green, blue)
      guard black < 1 else { return CGColor(space: space, values: [0, 0, 0, 1, alpha]) }
      let inks = [red, green, blue].map { bounded((1 - $0 - black) / (1 - black)) }
      return CGColor(space: space, values: inks + [bounded(black), alpha])
    }
  }

  /// The colour in extended, gamma-encoded sRGB.
  package var sRGBComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let alpha = self.alpha
    switch space.primaries {
    case .sRGB where space.curve == .linear:
      return (gammaEncoded(values[0]), gammaEncoded(values[1]), gammaEncoded(values[2]), alpha)
    case .sRGB: return (values[0], values[1], values[2], alpha)
    case .displayP3:
      let light = space.curve == .linear ? Array(values.prefix(3)) : values.prefix(3).map(linearLight)
      let rgb = linearSRGB(displayP3Red: light[0], green: light[1], blue: light[2]).map(gammaEncoded)
      return (rgb[0], rgb[1], rgb[2], alpha)
    case .gray:
      let gray = space.curve == .linear ? gammaEncoded(values[0]) : values[0]
      return (gray, gray, gray, alpha)
    case .cmyk:
      let paper = 1 - values[3]
      return ((1 - values[0]) * paper, (1 - values[1]) * paper, (1 - values[2]) * paper, alpha)
    }
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(space)
  }
}

/// The light of a gamma-encoded sRGB component; odd-symmetric below zero (IEC 61966-2-1).
package func linearLight(_ encoded: CGFloat) -> CGFloat {
  let size = abs(encoded)
  let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return encoded < 0 ? -light : light
}

/// The gamma-encoded sRGB component of a light; odd-symmetric below zero (IEC 61966-2-1).
package func gammaEncoded(_ light: CGFloat) -> CGFloat {
  let size = abs(light)
  let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return light < 0 ? -encoded : encoded
}

/// Linear Display P3 to linear sRGB (both D65; from the primaries' chromaticities).
package func linearSRGB(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat) -> [CGFloat] {
  [
    1.2249401762805598 * red - 0.2249401762805598 * green,
    -0.0420569547096881 * red + 1.0420569547096881 * green,
    -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue,
  ]
}

/// Linear sRGB to linear Display P3.
package func linearDisplayP3(red: CGFloat, green: CGFloat, blue: CGFloat) -> [CGFloat] {
  [
    0.8224619687143623 * red + 0.1775380312856377 * green,
    0.0331941988509618 * red + 0.9668058011490382 * green,
    0.0170826307211161 * red + 0.0723974406639317 * green + 0.9105199286149522 * blue,
  ]
}
