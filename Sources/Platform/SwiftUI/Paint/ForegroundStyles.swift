// The levels of the foreground style in the environment, and the styles that refer to them.

import Drawing

/// The foreground styles that a view set, primary first, over those outside of it.
package final class ForegroundStyles: Sendable {
  package let levels: [any ShapeStyle]
  package let outer: ForegroundStyles?
  /// Whether a container set them for its texts: buttons inside keep their tint.
  package let isContext: Bool

  package init(_ levels: [any ShapeStyle], outer: ForegroundStyles?, isContext: Bool = false) {
    self.levels = levels
    self.outer = outer
    self.isContext = isContext
  }
}

extension ForegroundStyles? {
  /// The style for a control's label: what `foregroundStyle` set around it, or else the control's own.
  package func labelStyle(or own: some ShapeStyle) -> AnyShapeStyle {
    guard let self, !self.isContext else { return AnyShapeStyle(own) }
    return AnyShapeStyle(ForegroundStyle())
  }
}

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }

extension EnvironmentValues {
  /// What `foregroundStyle` set; nil for the system's labels.
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The foreground style of a level: 0 is primary.
  package func resolvedForeground(_ request: _StyleRequest) -> ResolvedStyle {
    let level = request.level
    guard let styles = foregroundStyles, let last = styles.levels.last else {
      let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
      return ResolvedStyle(paint: .color(labels[min(level, labels.count - 1)].rgba(in: self)))
    }
    // A style that itself refers to the foreground means the one outside of it.
    var outside = self
    outside.foregroundStyles = styles.outer
    if styles.levels.count > 1 {
      let style = level < styles.levels.count ? styles.levels[level] : last
      return resolveStyle(style, bounds: request.bounds, environment: outside)
    }
    return resolveStyle(last, bounds: request.bounds, environment: outside, level: level)
  }
}

/// The foreground style of where it is used.
public struct ForegroundStyle: Sendable {
  public init() {}
}

extension ForegroundStyle: ShapeStyle {
  public static func _resolvedStyle(_ style: ForegroundStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    request.environment.resolvedForeground(request)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

/// A level of the foreground style: full strength or one of four weaker ones.
public struct HierarchicalShapeStyle: Sendable {
  package let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: ShapeStyle {
  public static func _resolvedStyle(_ style: HierarchicalShapeStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    var request = request
    request.level += style.level
    return request.environment.resolvedForeground(request)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A weaker level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: Sendable {
  package let base: Base
  package let level: Int
}

extension HierarchicalShapeStyleModifier: ShapeStyle {
  public static func _resolvedStyle(
    _ style: HierarchicalShapeStyleModifier<Base>, _ request: _StyleRequest
  ) -> _ResolvedStyle {
    var request = request
    request.level += style.level
    return Base._resolvedStyle(style.base, request)
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
