// The modifiers that configure a chart's axes, legend, plot and layers.

import SwiftUI

extension View {
  // MARK: Axes

  /// Shows or hides the x axis.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis.visibility = visibility }
  }

  /// The marks of the x axis.
  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = AnyAxisContent(erasing: content())
    return chart { $0.xAxis.content = content }
  }

  /// Shows or hides the y axis.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis.visibility = visibility }
  }

  /// The marks of the y axis.
  nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = AnyAxisContent(erasing: content())
    return chart { $0.yAxis.content = content }
  }

  /// The title of the x axis.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
  }

  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.xAxis.titles.append(title) }
  }

  /// The title of the y axis.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
  }

  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.yAxis.titles.append(title) }
  }

  /// Changes the view that the x axis is.
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.xAxis.style = { AnyView(content($0)) } }
  }

  /// Changes the view that the y axis is.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.yAxis.style = { AnyView(content($0)) } }
  }

  // MARK: Legend

  /// Shows or hides the legend.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Where the legend goes.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// A legend of one's own.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = content
      $0.legend.visibility = .visible
    }
  }

  // MARK: Plot and layers

  /// Changes the view that the plot area is.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyles.append { AnyView(content(ChartPlotContent(content: $0))) } }
  }

  /// A view in front of the chart, made from its geometry.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append(ChartLayerConfiguration(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// A view behind the chart, made from its geometry.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append(ChartLayerConfiguration(alignment: alignment) { AnyView(content($0)) }) }
  }
}

/// The plot area of a chart: grid lines and marks.
public struct ChartPlotContent {
  package let content: AnyView
}

extension ChartPlotContent: View {
  public var body: some View { content }
}

/// One axis of a chart.
public struct ChartAxisContent {
  package let content: AnyView
}

extension ChartAxisContent: View {
  public var body: some View { content }
}
