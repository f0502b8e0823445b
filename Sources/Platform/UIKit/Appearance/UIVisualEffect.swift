// Blur and vibrancy: the effects a bar's or a view's background may have.

/// An effect on what lies behind or inside of a view.
open class UIVisualEffect: Hashable, @unchecked Sendable {
  public init() {}

  func isEqual(to other: UIVisualEffect) -> Bool { self === other }
  func feed(_ hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public static func == (lhs: UIVisualEffect, rhs: UIVisualEffect) -> Bool { lhs.isEqual(to: rhs) }
  public func hash(into hasher: inout Hasher) { feed(&hasher) }
}

/// A blur of what lies behind.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How thick the material is and which way it goes.
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }

  package let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override func isEqual(to other: UIVisualEffect) -> Bool { (other as? UIBlurEffect)?.style == style }
  override func feed(_ hasher: inout Hasher) { hasher.combine(style) }
}

/// Content that lets the blur under it shine through.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  package let blurEffect: UIBlurEffect

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  override func isEqual(to other: UIVisualEffect) -> Bool { (other as? UIVibrancyEffect)?.blurEffect == blurEffect }
  override func feed(_ hasher: inout Hasher) { hasher.combine(blurEffect) }
}
