// How symbols are coloured, varied and animated.

/// How a symbol's layers take colours.
public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
  package let kind: Kind
  /// One colour.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A foreground style for each level.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The symbol's own colours where it has some.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Variants of symbols that a view asks for.
public struct SymbolVariants: Hashable, Sendable {
  package enum Enclosure: Hashable, Sendable { case circle, square, rectangle }
  package var enclosure: Enclosure?
  package var isFilled = false
  package var isSlashed = false

  package init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Names to try for a symbol, the one with most variants first.
  package func candidates(for name: String) -> [String] {
    var suffixes: [String] = []
    let enclosed: String =
      switch enclosure {
      case .circle: ".circle"
      case .square: ".square"
      case .rectangle: ".rectangle"
      case nil: ""
      }
    let slashed = isSlashed ? ".slash" : ""
    let filled = isFilled ? ".fill" : ""
    for suffix in [slashed + enclosed + filled, enclosed + filled, slashed + filled, enclosed, slashed, filled]
    where !suffix.isEmpty && !suffixes.contains(suffix) {
      suffixes.append(suffix)
    }
    // A name that already says what the variant adds stays itself.
    return suffixes.filter { !name.hasSuffix($0) }.map { suffix in
      name.hasSuffix(".fill")
        ? name.dropLast(5) + (suffix.hasSuffix(".fill") ? suffix : suffix + ".fill") : name + suffix
    } + [name]
  }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
  /// The size of symbols.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// The variants symbols are shown in, where they exist.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  /// How symbols take colours; nil for one colour.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
  /// How much brighter than white pictures may be.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// The size of symbols inside.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Shows symbols inside in a variant, where they have it.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      guard variant != .none else {
        variants = .none
        return
      }
      variants = SymbolVariants(
        enclosure: variant.enclosure ?? variants.enclosure, isFilled: variant.isFilled || variants.isFilled,
        isSlashed: variant.isSlashed || variants.isSlashed)
    }
  }

  /// How symbols inside take colours.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Pictures are drawn in standard range.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }

  /// Mirrors the view where the layout runs right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRTLEffect(isEnabled: enabled))
  }
}

/// Mirrors what it contains in right-to-left layouts.
public struct _FlipForRTLEffect: Sendable {
  package var isEnabled: Bool
}

extension _FlipForRTLEffect: UnaryLayoutModifier {
  public typealias Body = Never
  package func affectsLayout(comparedTo old: _FlipForRTLEffect) -> Bool { false }

  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    guard isEnabled, node.environment.layoutDirection == .rightToLeft else {
      child.drawPlaced(into: &context)
      return
    }
    let middle = 2 * context.origin.x + node.size.width
    context.transformed(by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: middle, ty: 0)) {
      child.drawPlaced(into: &$0)
    }
  }
}
