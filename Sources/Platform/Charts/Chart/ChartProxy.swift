// What a chart tells of its scales and its plot.

import SwiftUI

/// Converts between data and positions on a chart. Positions are points from the plot's top left corner.
public struct ChartProxy {
  package let plan: ChartPlan

  private func onMain<Result>(_ body: @MainActor (ChartPlan) -> Result) -> Result {
    let plan = self.plan
    return onMainActorNow { SendableBox(body(plan)) }.value
  }

  // MARK: The plot

  /// The size of the plot, in points.
  public var plotSize: CGSize { onMain { $0.plotFrame.size } }

  /// The plot's frame, for a `GeometryProxy` of the chart.
  public var plotFrame: Anchor<CGRect>? { plotAnchor }

  /// The frame of the part of the plot that is seen.
  public var plotContainerFrame: Anchor<CGRect>? { plotAnchor }

  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> { plotAnchor }

  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }

  private var plotAnchor: Anchor<CGRect> {
    onMain { Anchor(.rect($0.plotFrame), node: $0.node) }
  }

  // MARK: Data to positions

  /// The x position of a value; the middle of a category.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    let datum = value.datum
    return onMain { $0.x.position(datum, length: $0.plotFrame.width) }
  }

  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    let datum = value.datum
    return onMain { plan in
      plan.y.position(datum, length: plan.plotFrame.height).map { plan.plotFrame.height - $0 }
    }
  }

  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The positions that a value takes up: a category's band, or one point.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forX: value) else { return nil }
    let half = onMain { $0.x.isCategory ? $0.x.bandwidth($0.plotFrame.width) / 2 : 0 }
    return (middle - half)...(middle + half)
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forY: value) else { return nil }
    let half = onMain { $0.y.isCategory ? $0.y.bandwidth($0.plotFrame.height) / 2 : 0 }
    return (middle - half)...(middle + half)
  }

  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  // MARK: Positions to data

  /// The value at an x position, nil if there is none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    onMain { $0.x.datum(at: position, length: $0.plotFrame.width) }.flatMap { P(datum: $0) }
  }

  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    onMain { $0.y.datum(at: $0.plotFrame.height - position, length: $0.plotFrame.height) }.flatMap { P(datum: $0) }
  }

  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  // MARK: Sectors

  /// The angle of a position about the plot's middle, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let size = plotSize
    let turn = atan2(position.x - size.width / 2, size.height / 2 - position.y)
    return Angle(radians: turn < 0 ? turn + 2 * .pi : turn)
  }

  /// The value at an angle, counted along the sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    let total = onMain { $0.sectorTotal }
    guard total > 0 else { return nil }
    let turn = angle.radians / (2 * .pi)
    return P(datum: .number((turn - turn.rounded(.down)) * total))
  }

  // MARK: Visual scales

  /// The style that the chart gives a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    let datum = value.datum
    return onMain { $0.foreground.value(for: datum) }
  }

  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    let datum = value.datum
    return onMain { $0.symbols.value(for: datum) }
  }

  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    let datum = value.datum
    return onMain { $0.symbolSizes.value(for: datum) }
  }

  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    let datum = value.datum
    return onMain { $0.lineStyles.value(for: datum) }
  }

  // MARK: Domains

  /// The ends of the x domain, or its categories.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { onMain { $0.x.domain }.compactMap { P(datum: $0) } }
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { onMain { $0.y.domain }.compactMap { P(datum: $0) } }
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    onMain { $0.foreground.domain }.compactMap { P(datum: $0) }
  }
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
    onMain { $0.symbols.domain }.compactMap { P(datum: $0) }
  }
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
    onMain { $0.symbolSizes.domain }.compactMap { P(datum: $0) }
  }
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    onMain { $0.lineStyles.domain }.compactMap { P(datum: $0) }
  }

  // MARK: Selecting

  /// Selects the value at a position, as a touch there would.
  public func selectXValue(at xPosition: CGFloat) {
    onMain { plan in plan.configuration.xSelection.value?(plan.x.datum(at: xPosition, length: plan.plotFrame.width)) }
  }

  public func selectYValue(at yPosition: CGFloat) {
    onMain { plan in
      let height = plan.plotFrame.height
      plan.configuration.ySelection.value?(plan.y.datum(at: height - yPosition, length: height))
    }
  }

  public func selectXRange(from: CGFloat, to: CGFloat) {
    onMain { plan in
      guard let a = plan.x.datum(at: from, length: plan.plotFrame.width),
        let b = plan.x.datum(at: to, length: plan.plotFrame.width)
      else { return }
      plan.configuration.xSelection.range((a, b))
    }
  }

  public func selectYRange(from: CGFloat, to: CGFloat) {
    onMain { plan in
      let height = plan.plotFrame.height
      guard let a = plan.y.datum(at: height - from, length: height),
        let b = plan.y.datum(at: height - to, length: height)
      else { return }
      plan.configuration.ySelection.range((a, b))
    }
  }

  public func selectAngleValue(at angle: Angle) {
    let value: Double? = value(atAngle: angle)
    onMain { $0.configuration.angleSelection.value?(value.map { .number($0) }) }
  }
}

extension PositionScale {
  /// The ends of a continuous domain, or the categories.
  package var domain: [_PlotDatum] {
    if isCategory { return categories.map { .category($0) } }
    return [start, end].map { isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0) }
  }
}
