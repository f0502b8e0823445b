// What a graphics context fills and strokes with.

import Drawing

extension GraphicsContext {
  /// A colour or pattern in the canvas's coordinates.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case style(any ShapeStyle)
      case backdrop
      case foreground
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case tiled(Image, CGPoint, CGRect, CGFloat)
      case palette([Shading])
    }

    let kind: Kind

    /// What was drawn behind: drawing with it changes nothing.
    public static var backdrop: Shading { Shading(kind: .backdrop) }
    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(kind: .foreground) }
    /// Several levels; the first is the one that paths take.
    public static func palette(_ array: [GraphicsContext.Shading]) -> Shading { Shading(kind: .palette(array)) }
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style; its unit points refer to the path's bounds.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint, options))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle, options))
    }
  }

  /// How a gradient goes on outside of its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Mixes colours in linear light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// The shading resolved where the canvas is. Styles of text cannot see a canvas; they take this.
  public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading { shading }
}

extension GraphicsContext.Shading {
  /// - Parameters:
  ///   - bounds: What is painted, in the coordinates in use.
  ///   - origin: Where these coordinates begin on the canvas.
  func resolved(in context: GraphicsContext, bounds: CGRect, origin: CGPoint) -> ResolvedStyle {
    let environment = context.environment
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }
    switch kind {
    case .backdrop: return ResolvedStyle(paint: .clear)
    case .foreground:
      return resolveStyle(
        ForegroundStyle(), bounds: bounds.offsetBy(dx: origin.x, dy: origin.y), environment: environment)
    case .style(let style):
      return resolveStyle(style, bounds: bounds.offsetBy(dx: origin.x, dy: origin.y), environment: environment)
    case .palette(let shadings):
      return shadings.first?.resolved(in: context, bounds: bounds, origin: origin) ?? ResolvedStyle(paint: .clear)
    case .linear(let gradient, let start, let end, let options):
      var stops = gradient.resolved(in: environment, space: .device)
      var (from, to) = (start, end)
      if !options.isDisjoint(with: [.repeat, .mirror]) {
        let along = bounds.shares(from: start, to: end)
        let range = stops.repeated(over: along, mirrored: options.contains(.mirror))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        from = CGPoint(x: start.x + dx * range.lowerBound, y: start.y + dy * range.lowerBound)
        to = CGPoint(x: start.x + dx * range.upperBound, y: start.y + dy * range.upperBound)
      }
      return ResolvedStyle(paint: .linear(stops, from: moved(from), to: moved(to)))
    case .radial(let gradient, let center, let startRadius, let endRadius, let options):
      var stops = gradient.resolved(in: environment, space: .device)
      var (inner, outer) = (startRadius, endRadius)
      if !options.isDisjoint(with: [.repeat, .mirror]), endRadius > startRadius {
        let reach = bounds.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
        let length = endRadius - startRadius
        let range = stops.repeated(
          over: (-startRadius / length)...max((reach - startRadius) / length, 1),
          mirrored: options.contains(.mirror))
        inner = startRadius + length * range.lowerBound
        outer = startRadius + length * range.upperBound
      }
      return ResolvedStyle(
        paint: .radial(stops, center: moved(center), startRadius: inner, endRadius: outer))
    case .tiled(let image, let start, let source, let scale):
      return ResolvedStyle(
        paint: image.tiling(sourceRect: source, scale: scale, origin: moved(start), in: environment))
    case .conic(let gradient, let center, let angle, _):
      return ResolvedStyle(
        paint: .angular(
          gradient.resolved(in: environment, space: .device), center: moved(center), start: angle.radians,
          end: angle.radians + 2 * .pi))
    }
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }

  /// How far the rectangle reaches along a line, in shares of its length.
  fileprivate func shares(from start: CGPoint, to end: CGPoint) -> ClosedRange<CGFloat> {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return 0...1 }
    let values = corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }.filter(\.isFinite)
    return min(values.min() ?? 0, 0)...max(values.max() ?? 1, 1)
  }
}

extension GradientStops {
  /// How many times a gradient is repeated at most on either side.
  private static let repeatLimit: CGFloat = 200

  /// Lays copies of the stops next to each other until they cover a range; returns the range that 0...1 now stands for.
  fileprivate mutating func repeated(over range: ClosedRange<CGFloat>, mirrored: Bool) -> ClosedRange<CGFloat> {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return 0...1 }
    let first = max(range.lowerBound.rounded(.down), -Self.repeatLimit)
    let last = max(min(range.upperBound.rounded(.up), Self.repeatLimit), first + 1)
    let count = last - first
    var laid: [Stop] = []
    for index in Int(first)..<Int(last) {
      let flips = mirrored && index % 2 != 0
      for stop in flips ? stops.reversed() : stops {
        let local = flips ? 1 - stop.location : stop.location
        laid.append(Stop(color: stop.color, location: (CGFloat(index) - first + local) / count))
      }
    }
    stops = laid
    return first...last
  }
}
