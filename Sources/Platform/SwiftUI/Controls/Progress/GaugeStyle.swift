// The looks of gauges: bars and rings.

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the look of the gauges inside.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: GaugeStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The style of gauges that nothing else is said of: a bar that fills up.
public struct DefaultGaugeStyle: Sendable { public init() {} }

extension DefaultGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills up, with the label above and the current value below.
public struct LinearCapacityGaugeStyle: Sendable { public init() {} }

extension LinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        FractionBar(fraction: configuration.value, fill: AnyShapeStyle(TintShapeStyle()), height: GaugeMetrics.bar)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar that fills up, small.
public struct AccessoryLinearCapacityGaugeStyle: Sendable { public init() {} }

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      FractionBar(
        fraction: configuration.value, fill: AnyShapeStyle(TintShapeStyle()), height: GaugeMetrics.accessoryBar)
      configuration.currentValueLabel
    }
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: Sendable { public init() {} }

extension AccessoryLinearGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      MarkedBar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    .spokenLabel(configuration.label)
  }
}

/// The bar of a small gauge, with its mark.
private struct MarkedBar: View {
  let fraction: Double
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction

  init(fraction: Double) { self.fraction = fraction }

  var body: some View {
    GeometryReader { room in
      Capsule(style: .circular)
        .fill(tint.alongLine(direction))
        .overlay(alignment: .leading) {
          Circle()
            .fill(Color.white)
            .frame(width: GaugeMetrics.accessoryBar, height: GaugeMetrics.accessoryBar)
            .padding(.leading, max(room.size.width - GaugeMetrics.accessoryBar, 0) * fraction)
        }
    }
    .frame(height: GaugeMetrics.accessoryBar)
  }
}

/// A ring, open at the bottom, with a mark at the value.
public struct AccessoryCircularGaugeStyle: Sendable { public init() {} }

extension AccessoryCircularGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: true) {
      if let current = configuration.currentValueLabel { current } else { configuration.label }
    } bounds: {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack(spacing: 8) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      } else {
        configuration.label
      }
    }
  }
}

/// A closed ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: Sendable { public init() {} }

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: false) {
      if let current = configuration.currentValueLabel { current } else { configuration.label }
    } bounds: {
      EmptyView()
    }
  }
}

/// The ring of circular gauges.
private struct GaugeRing<Center: View, Bounds: View>: View {
  let fraction: Double
  let isOpen: Bool
  let center: Center
  let bounds: Bounds
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction

  init(
    fraction: Double, isOpen: Bool, @ViewBuilder center: () -> Center, @ViewBuilder bounds: () -> Bounds
  ) {
    self.fraction = fraction
    self.isOpen = isOpen
    self.center = center()
    self.bounds = bounds()
  }

  var body: some View {
    let style = StrokeStyle(lineWidth: GaugeMetrics.stroke, lineCap: .round)
    ZStack {
      if isOpen {
        RingArc(from: 0, to: 1, isOpen: true).stroke(tint.alongArc(from: 135, sweep: 270, direction), style: style)
        RingMark(fraction: fraction)
          .fill(Color.white)
          .overlay { RingMark(fraction: fraction).stroke(Color(source: .system(.background)), lineWidth: 2) }
      } else {
        RingArc(from: 0, to: 1, isOpen: false).stroke(TintShapeStyle().opacity(0.3), style: style)
        RingArc(from: 0, to: fraction, isOpen: false).stroke(
          tint.alongArc(from: -90, sweep: 360, direction), style: style)
      }
      center.font(.system(size: 18)).minimumScaleFactor(0.5).lineLimit(1).padding(12)
    }
    .overlay(alignment: .bottom) { bounds.font(.system(size: 10)).lineLimit(1) }
    .frame(width: GaugeMetrics.ring, height: GaugeMetrics.ring)
  }
}

extension AnyShapeStyle {
  /// The gradient that the style is, as it runs in a direction; nil for other styles.
  fileprivate func gradient(_ direction: LayoutDirection) -> Gradient? {
    guard let gradient = base as? Gradient, direction == .rightToLeft else { return base as? Gradient }
    return Gradient(stops: gradient.stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) })
  }
}

extension AnyShapeStyle? {
  /// The tint of a ring: a gradient runs along it, from where the gauge begins.
  fileprivate func alongArc(from degrees: Double, sweep: Double, _ direction: LayoutDirection) -> AnyShapeStyle {
    guard let gradient = self?.gradient(direction) else { return AnyShapeStyle(TintShapeStyle()) }
    // The round ends of an open ring reach beyond it, in the colours they begin with.
    let reach = min(20, (360 - sweep) / 2)
    let whole = sweep + 2 * reach
    let stops = gradient.stops.map {
      Gradient.Stop(color: $0.color, location: (reach + $0.location * sweep) / whole)
    }
    return AnyShapeStyle(
      AngularGradient(
        stops: stops, center: .center, startAngle: .degrees(degrees - reach),
        endAngle: .degrees(degrees + sweep + reach)))
  }

  /// The tint of a bar: a gradient runs along it.
  fileprivate func alongLine(_ direction: LayoutDirection) -> AnyShapeStyle {
    guard let gradient = self?.gradient(direction) else { return AnyShapeStyle(TintShapeStyle()) }
    return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }
}

/// Part of a ring; an open one leaves a quarter out at the bottom.
private struct RingArc: Shape {
  let from: Double
  let to: Double
  let isOpen: Bool

  func path(in rect: CGRect) -> Path {
    let start = isOpen ? 135.0 : -90
    let sweep = isOpen ? 270.0 : 360
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: (min(rect.width, rect.height) - GaugeMetrics.stroke) / 2,
        startAngle: .degrees(start + sweep * from), endAngle: .degrees(start + sweep * to), clockwise: false)
    }
  }
}

/// The mark at the value of an open ring.
private struct RingMark: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    let angle = (135 + 270 * fraction) * .pi / 180
    let radius = (min(rect.width, rect.height) - GaugeMetrics.stroke) / 2
    let side = GaugeMetrics.stroke
    return Path(
      ellipseIn: CGRect(
        x: rect.midX + radius * cos(angle) - side / 2, y: rect.midY + radius * sin(angle) - side / 2, width: side,
        height: side))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
