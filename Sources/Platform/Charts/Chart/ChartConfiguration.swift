// What the modifiers around a chart say about it, carried by the environment.

import SwiftUI

package struct PositionScaleConfiguration {
  package var domain: _ScaleDomainSpecification?
  package var range: _PositionRange?
  package var type: ScaleType?
}

package struct AxisTitle {
  package let position: AnnotationPosition
  package let alignment: Alignment?
  package let spacing: CGFloat?
  package let content: AnyView
}

package struct AxisConfiguration {
  package var visibility: Visibility = .automatic
  /// The rows of marks, nil for the usual ones.
  package var content: AnyAxisContent?
  package var titles: [AxisTitle] = []
  package var style: ((ChartAxisContent) -> AnyView)?
}

package struct LegendConfiguration {
  package var visibility: Visibility = .automatic
  package var position: AnnotationPosition = .automatic
  package var alignment: Alignment?
  package var spacing: CGFloat?
  package var content: AnyView?
}

/// A view made from a chart's geometry, behind or in front of the chart.
package struct ChartLayerConfiguration {
  package let alignment: Alignment
  package let content: (ChartProxy) -> AnyView
}

/// Bindings that follow what a person selects.
package struct SelectionConfiguration {
  package var value: ((_PlotDatum?) -> Void)?
  package var range: ((_PlotDatum, _PlotDatum)?) -> Void = { _ in }
  package var hasRange = false
}

package struct ScrollConfiguration {
  package var visibleLength: Double?
  /// Where the visible part begins.
  package var position: _PlotDatum?
  package var setPosition: ((_PlotDatum) -> Void)?
  /// Where a finger has moved the visible part to.
  package var place: Double?
}

package struct ChartConfiguration {
  package var x = PositionScaleConfiguration()
  package var y = PositionScaleConfiguration()
  package var foreground = VisualScaleConfiguration<AnyShapeStyle>()
  package var symbol = VisualScaleConfiguration<AnyChartSymbolShape>()
  package var symbolSize = VisualScaleConfiguration<CGFloat>()
  package var lineStyle = VisualScaleConfiguration<StrokeStyle>()
  package var xAxis = AxisConfiguration()
  package var yAxis = AxisConfiguration()
  package var legend = LegendConfiguration()
  package var plotStyles: [(AnyView) -> AnyView] = []
  package var overlays: [ChartLayerConfiguration] = []
  package var backgrounds: [ChartLayerConfiguration] = []
  package var xSelection = SelectionConfiguration()
  package var ySelection = SelectionConfiguration()
  package var angleSelection = SelectionConfiguration()
  /// Whether a gesture of the author's takes the place of the one that selects.
  package var hasOwnGesture = false
  package var scrollableAxes: Axis.Set = []
  package var xScroll = ScrollConfiguration()
  package var yScroll = ScrollConfiguration()
  package var scrollBehavior: (any ChartScrollTargetBehavior)?
}

private struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  package var chartConfiguration: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
    transformEnvironment(\.chartConfiguration, transform: change)
  }
}
