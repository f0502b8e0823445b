// Colours that go over into each other.

import Drawing

/// A run of colours.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of the run.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 at the start, 1 at the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space that colours mix in.
  public struct ColorSpace: Hashable, Sendable {
    package let space: GradientStops.Space
    /// sRGB.
    public static let device = ColorSpace(space: .device)
    /// A space in which steps look even.
    public static let perceptual = ColorSpace(space: .perceptual)
  }

  public var stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }

  /// The same colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var any = AnyGradient(self)
    any.space = space
    return any
  }

  package func resolved(
    in environment: EnvironmentValues, space: Gradient.ColorSpace = .perceptual
  ) -> GradientStops {
    GradientStops(
      stops: stops.map { .init(color: $0.color.rgba(in: environment), location: $0.location) }, space: space.space)
  }
}

/// A gradient with the space it mixes in; as a style, it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case gradient(Gradient)
    /// A colour that gets darker from a slightly lighter top.
    case standard(Color)
  }

  package var source: Source
  package var space: Gradient.ColorSpace = .perceptual

  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  package init(_ color: Color) { source = .standard(color) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  package func resolved(in environment: EnvironmentValues) -> GradientStops {
    switch source {
    case .gradient(let gradient): return gradient.resolved(in: environment, space: space)
    case .standard(let color):
      let base = color.rgba(in: environment)
      return GradientStops(
        stops: [.init(color: base.lightened(by: Self.lift), location: 0), .init(color: base, location: 1)],
        space: space.space)
    }
  }

  /// How far the top of a colour's own gradient goes towards white. Apple's recipe is not known; judged by eye.
  private static let lift = 0.18
}

extension RGBA {
  fileprivate func lightened(by amount: Double) -> RGBA {
    func lift(_ component: Double) -> Double { component + (1 - component) * amount }
    return RGBA(red: lift(red), green: lift(green), blue: lift(blue), alpha: alpha)
  }
}

extension Color {
  /// A subtle gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(self) }
}

extension AnyGradient: ShapeStyle {
  public static func _resolvedStyle(_ style: AnyGradient, _ request: _StyleRequest) -> _ResolvedStyle {
    let bounds = request.bounds
    return _ResolvedStyle(
      paint: .linear(
        style.resolved(in: request.environment), from: CGPoint(x: bounds.midX, y: bounds.minY),
        to: CGPoint(x: bounds.midX, y: bounds.maxY))
    ).atLevel(request.level)
  }
}

extension Gradient: ShapeStyle {
  public static func _resolvedStyle(_ style: Gradient, _ request: _StyleRequest) -> _ResolvedStyle {
    AnyGradient._resolvedStyle(AnyGradient(style), request)
  }
}
