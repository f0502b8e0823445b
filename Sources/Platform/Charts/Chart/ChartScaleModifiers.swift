// The modifiers that configure a chart's scales.

import SwiftUI

extension View {
  // MARK: Positions

  /// The values that the x scale covers.
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { $0.x.set(domain: domain, range: nil, type: type) }
  }

  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chart { $0.x.set(domain: nil, range: range, type: type) }
  }

  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chart { $0.x.set(domain: domain, range: range, type: type) }
  }

  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    chart { $0.x.set(domain: nil, range: nil, type: type) }
  }

  /// The values that the y scale covers.
  nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { $0.y.set(domain: domain, range: nil, type: type) }
  }

  nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chart { $0.y.set(domain: nil, range: range, type: type) }
  }

  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chart { $0.y.set(domain: domain, range: range, type: type) }
  }

  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    chart { $0.y.set(domain: nil, range: nil, type: type) }
  }

  // MARK: Colours

  /// The style of each value.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { $0.foreground.mapping = .pairs(mapping.map { ($0.key.datum, AnyShapeStyle($0.value)) }) }
  }

  nonisolated public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    chart { $0.foreground.mapping = .pairs(domain.map { ($0.datum, AnyShapeStyle(mapping($0))) }) }
  }

  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chart {
      $0.foreground.domain = domain._specification
      $0.foreground.mapping = .range(range._visualValues.map { AnyShapeStyle($0) })
    }
  }

  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chart { $0.foreground.domain = domain._specification }
  }

  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.foreground.mapping = .function { datum in DataValue(datum: datum).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chart { $0.foreground.mapping = .range(range._visualValues.map { AnyShapeStyle($0) }) }
  }

  nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { chart { _ in } }

  // MARK: Symbols

  /// The symbol of each value.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { $0.symbol.mapping = .pairs(mapping.map { ($0.key.datum, AnyChartSymbolShape($0.value)) }) }
  }

  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.symbol.domain = domain._specification }
  }

  nonisolated public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    chart { $0.symbol.mapping = .pairs(domain.map { ($0.datum, AnyChartSymbolShape(mapping($0))) }) }
  }

  nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    chart {
      $0.symbol.domain = domain._specification
      $0.symbol.mapping = .range(range._visualValues.map { AnyChartSymbolShape($0) })
    }
  }

  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.symbol.mapping = .function { datum in DataValue(datum: datum).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }

  nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chart { $0.symbol.mapping = .range(range.map { AnyChartSymbolShape($0) }) }
  }

  // MARK: Symbol sizes

  /// The area of each value's symbol, in square points.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    chart { $0.symbolSize.mapping = .pairs(mapping.map { ($0.key.datum, $0.value) }) }
  }

  nonisolated public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    chart { $0.symbolSize.mapping = .pairs(domain.map { ($0.datum, mapping($0)) }) }
  }

  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chart {
      $0.symbolSize.domain = domain._specification
      $0.symbolSize.mapping = .range(range._visualValues)
    }
  }

  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chart { $0.symbolSize.domain = domain._specification }
  }

  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chart { $0.symbolSize.mapping = .function { datum in DataValue(datum: datum).map(mapping) } }
  }

  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chart { $0.symbolSize.mapping = .range(range._visualValues) }
  }

  nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { chart { _ in } }

  // MARK: Line styles

  /// The stroke of each value's line.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    chart { $0.lineStyle.mapping = .pairs(mapping.map { ($0.key.datum, $0.value) }) }
  }

  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.lineStyle.domain = domain._specification }
  }

  nonisolated public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    chart { $0.lineStyle.mapping = .pairs(domain.map { ($0.datum, mapping($0)) }) }
  }

  nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chart {
      $0.lineStyle.domain = domain._specification
      $0.lineStyle.mapping = .range(range._visualValues)
    }
  }

  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chart { $0.lineStyle.mapping = .function { datum in DataValue(datum: datum).map(mapping) } }
  }

  nonisolated public func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chart { $0.lineStyle.mapping = .range(range._visualValues) }
  }
}

extension PositionScaleConfiguration {
  fileprivate mutating func set(
    domain: (any ScaleDomain)?, range: (any PositionScaleRange)?, type: ScaleType?
  ) {
    if let domain { self.domain = domain._specification }
    if let range { self.range = range._positions }
    if let type { self.type = type }
  }
}
