// The colour that may depend on traits: how it is made and how it is resolved.

import Foundation

/// A colour: fixed components, or a rule that gives a colour for traits.
open class UIColor: Hashable, @unchecked Sendable {
  private enum Source {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case faded(UIColor, CGFloat)
  }

  private let source: Source
  /// Identity of a palette entry, so that two reads of `.systemRed` are equal.
  private let name: String?

  private init(source: Source, name: String? = nil) {
    self.source = source
    self.name = name
  }

  /// Components in extended sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(extendedRed: red, green: green, blue: blue, alpha: alpha))
    name = nil
  }

  /// Components in Display P3.
  public init(displayP3Red displayP3red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let light = linearSRGB(
      displayP3Red: linearLight(displayP3red), green: linearLight(green), blue: linearLight(blue)
    ).map(gammaEncoded)
    source = .fixed(CGColor(extendedRed: light[0], green: light[1], blue: light[2], alpha: alpha))
    name = nil
  }

  /// A gray from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
    name = nil
  }

  /// Hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = redGreenBlue(
      hue: hue, saturation: min(max(saturation, 0), 1), brightness: min(max(brightness, 0), 1))
    source = .fixed(CGColor(extendedRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    name = nil
  }

  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    name = nil
  }

  /// A colour that `dynamicProvider` gives for the traits it is resolved with.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    name = nil
  }

  /// A palette colour: equal to every other of the same name.
  convenience init(paletteName name: String, _ color: SystemColor) {
    self.init(source: .dynamic { color.color(for: $0) }, name: name)
  }

  /// The colour called `name` in the asset catalog; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The colour called `name` in a bundle's asset catalog; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = AssetLookup.color(named: name, in: bundle) else { return nil }
    self.init(source: color.source, name: color.name)
  }

  /// The fixed colour that this one is under `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(cgColor: resolve(with: traitCollection))
  }

  /// The components that this colour has under `traits`. A rule that leads back to itself more than 64 times over gives
  /// clear.
  package func resolve(with traits: UITraitCollection) -> CGColor {
    var color = self
    var alpha: CGFloat?
    for _ in 0..<64 {
      switch color.source {
      case .fixed(let fixed): return alpha.flatMap { fixed.copy(alpha: $0) } ?? fixed
      case .dynamic(let provider): color = provider(traits)
      case .faded(let base, let opacity):
        // The outermost opacity is the one that counts: it replaces those below.
        alpha = alpha ?? opacity
        color = base
      }
    }
    return .clear
  }

  /// The same colour at another opacity, dynamic if this one is.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = source { return UIColor(cgColor: color.copy(alpha: alpha) ?? color) }
    return UIColor(source: .faded(self, alpha))
  }

  /// The colour under the current traits.
  open var cgColor: CGColor { resolve(with: .current) }

  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    if lhs === rhs { return true }
    if let name = lhs.name { return name == rhs.name }
    switch (lhs.source, rhs.source) {
    case (.fixed(let left), .fixed(let right)):
      return left == right || left.sRGBComponents == right.sRGBComponents
    case (.faded(let left, let opacity), .faded(let right, let other)): return opacity == other && left == right
    default: return false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch source {
    case .fixed(let color):
      let (red, green, blue, alpha) = color.sRGBComponents
      for value in [red, green, blue, alpha] { hasher.combine(value) }
    case .faded(let base, let opacity):
      hasher.combine(base)
      hasher.combine(opacity)
    case .dynamic:
      if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(self)) }
    }
  }
}

/// Red, green and blue of a colour on the hue circle; hue wraps around at 1.
private func redGreenBlue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (
  red: CGFloat, green: CGFloat, blue: CGFloat
) {
  let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
  func channel(_ offset: CGFloat) -> CGFloat {
    let place = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
    return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
  }
  return (channel(5), channel(3), channel(1))
}
