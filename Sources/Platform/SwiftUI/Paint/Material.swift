// Materials: translucent backgrounds that blur what lies behind.

import Drawing

/// A translucent background.
public struct Material: Sendable {
  package enum Kind: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  package let kind: Kind

  /// Mostly translucent.
  public static let ultraThin = Material(kind: .ultraThin)
  /// More translucent than opaque.
  public static let thin = Material(kind: .thin)
  public static let regular = Material(kind: .regular)
  /// More opaque than translucent.
  public static let thick = Material(kind: .thick)
  /// Mostly opaque.
  public static let ultraThick = Material(kind: .ultraThick)
  /// As the system's bars.
  public static let bar = Material(kind: .bar)
}

private struct BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
  /// The material that the view lies on, if any.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension Material {
  /// Gaussian sigma of the blur, in points. Materials of iOS 17 are not documented; these values come close by eye.
  private static let radius: CGFloat = 24
  private static let saturation = 1.8

  /// Share of the wash, in light and dark.
  private var wash: (light: Double, dark: Double) {
    switch kind {
    case .ultraThin: (0.44, 0.55)
    case .thin: (0.60, 0.70)
    case .regular: (0.72, 0.82)
    case .thick: (0.84, 0.90)
    case .ultraThick: (0.92, 0.95)
    case .bar: (0.80, 0.80)
    }
  }

  package func backdrop(in environment: EnvironmentValues) -> Backdrop {
    let isDark = environment.colorScheme == .dark
    let base = isDark ? (kind == .bar ? RGBA(hex: 0x161616) : RGBA(hex: 0x252525)) : .white
    let alpha = environment.accessibilityReduceTransparency ? 1 : (isDark ? wash.dark : wash.light)
    return Backdrop(radius: Self.radius, saturation: Self.saturation, wash: base.opacity(alpha))
  }
}

extension Material: ShapeStyle {
  public static func _resolvedStyle(_ style: Material, _ request: _StyleRequest) -> _ResolvedStyle {
    let backdrop = style.backdrop(in: request.environment)
    // With transparency reduced a material is the plain wash.
    let base =
      backdrop.wash.alpha >= 1 ? _ResolvedStyle(paint: .color(backdrop.wash)) : _ResolvedStyle(backdrop: backdrop)
    return base.atLevel(request.level)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
