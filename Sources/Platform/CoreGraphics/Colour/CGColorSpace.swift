// Named colour spaces: the ones that colours and images are actually written in.

import Foundation

/// The family a colour space belongs to.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
  case XYZ
}

/// How colours outside a device's range are brought into it.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}

/// A way to read colour components as a colour. Spaces exist by name.
public final class CGColorSpace: Hashable, Sendable {
  /// Which primaries the components weigh.
  package enum Primaries: Hashable, Sendable { case sRGB, displayP3, gray, cmyk }
  /// How components relate to light.
  package enum Curve: Hashable, Sendable { case sRGB, linear, gamma22 }

  public let name: CFString?
  package let primaries: Primaries
  package let curve: Curve
  /// Whether components may leave 0...1.
  package let isExtended: Bool

  init(name: CFString?, primaries: Primaries, curve: Curve, isExtended: Bool = false) {
    self.name = name
    self.primaries = primaries
    self.curve = curve
    self.isExtended = isExtended
  }

  /// The space called `name`, or nil if it is not one of those known here.
  public convenience init?(name: CFString) {
    guard let known = Self.known[name] else { return nil }
    self.init(name: name, primaries: known.primaries, curve: known.curve, isExtended: known.isExtended)
  }

  public var model: CGColorSpaceModel {
    switch primaries {
    case .gray: .monochrome
    case .cmyk: .cmyk
    case .sRGB, .displayP3: .rgb
    }
  }

  /// Colour components a colour has, alpha not counted.
  public var numberOfComponents: Int {
    switch primaries {
    case .gray: 1
    case .cmyk: 4
    case .sRGB, .displayP3: 3
    }
  }

  public var isWideGamutRGB: Bool { primaries == .displayP3 || (isExtended && primaries == .sRGB) }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs === rhs
      || (lhs.name == rhs.name && lhs.primaries == rhs.primaries && lhs.curve == rhs.curve
        && lhs.isExtended == rhs.isExtended)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(primaries)
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  private static let known: [CFString: (primaries: Primaries, curve: Curve, isExtended: Bool)] = [
    sRGB: (.sRGB, .sRGB, false), extendedSRGB: (.sRGB, .sRGB, true), linearSRGB: (.sRGB, .linear, false),
    extendedLinearSRGB: (.sRGB, .linear, true), displayP3: (.displayP3, .sRGB, false),
    extendedDisplayP3: (.displayP3, .sRGB, true), linearDisplayP3: (.displayP3, .linear, false),
    extendedLinearDisplayP3: (.displayP3, .linear, true), genericRGBLinear: (.sRGB, .linear, false),
    genericGrayGamma2_2: (.gray, .gamma22, false), linearGray: (.gray, .linear, false),
    extendedGray: (.gray, .gamma22, true), extendedLinearGray: (.gray, .linear, true),
    genericCMYK: (.cmyk, .sRGB, false),
  ]

  package static let standard = CGColorSpace(name: sRGB, primaries: .sRGB, curve: .sRGB)
  package static let extendedStandard = CGColorSpace(
    name: extendedSRGB, primaries: .sRGB, curve: .sRGB, isExtended: true)
  package static let standardGray = CGColorSpace(name: genericGrayGamma2_2, primaries: .gray, curve: .gamma22)
  package static let standardCMYK = CGColorSpace(name: genericCMYK, primaries: .cmyk, curve: .sRGB)
}

/// The space of a screen's own red, green and blue; sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The space of a screen's own gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }

/// The space of four inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .standardCMYK }
