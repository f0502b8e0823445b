// Filters of a graphics context: each later drawing goes through them on its own.

import Drawing

/// A 4 x 5 matrix on colours: each row makes one component of red, green, blue, alpha and 1.
public struct ColorMatrix: Equatable, Sendable, BitwiseCopyable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0
  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0
  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0
  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0

  /// The matrix that changes nothing.
  public init() {}

  var entries: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}

extension GraphicsContext {
  /// A change of the pixels of a drawing.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case plain(Drawing.Filter)
      case multiply(Color)
      case threshold(Double, Double, Color)
      case shadow(Color, CGFloat, CGSize, BlendMode, ShadowOptions)
      case projection(ProjectionTransform)
    }

    let kind: Kind

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }
    /// A shadow. Radius (a Gaussian's sigma) and offsets in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: GraphicsContext.BlendMode = .normal, options: GraphicsContext.ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius, CGSize(width: x, height: y), blendMode, options))
    }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .plain(.colorMatrix(matrix.entries)))
    }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .plain(.hueRotation(angle.radians))) }
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .plain(.saturation(amount))) }
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .plain(.brightness(amount))) }
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .plain(.contrast(amount))) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .plain(.invert(amount))) }
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .plain(.grayscale(amount))) }
    public static var luminanceToAlpha: Filter { Filter(kind: .plain(.luminanceToAlpha)) }
    /// A blur. Radius (a Gaussian's sigma) in points.
    public static func blur(
      radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(kind: .plain(.blur(radius: max(radius, 0), isOpaque: options.contains(.opaque))))
    }
    /// One colour where alpha lies in a range, nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(kind: .threshold(min, max, color))
    }

    /// The commands around a drawing that goes through the filter.
    func brackets(in context: GraphicsContext, origin: CGPoint) -> (open: [DrawCommand], close: [DrawCommand]) {
      var layer = Layer()
      switch kind {
      case .plain(let filter): layer.filters = [filter]
      case .multiply(let color): layer.filters = [.multiply(color.rgba(in: context.environment))]
      case .threshold(let min, let max, let color):
        layer.filters = [.alphaThreshold(min: min, max: max, color: color.rgba(in: context.environment))]
      case .shadow(let color, let radius, let offset, _, _):
        layer.shadow = PaintShadow(
          color: color.rgba(in: context.environment), radius: max(radius, 0), offset: offset, isInner: false)
      case .projection(let matrix):
        let m = matrix.about(origin)
        let rows = [m.m11, m.m21, m.m31, m.m12, m.m22, m.m32, m.m13, m.m23, m.m33].map { Double($0) }
        return ([.pushProjection(Projection(rows: rows))], [.popProjection])
      }
      return ([.pushLayer(layer)], [.popLayer])
    }
  }

  /// Flags of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Flags of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Flags of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Adds a filter that later drawings go through before those added earlier.
  public mutating func addFilter(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
  ) {
    filters.append(filter)
  }
}
