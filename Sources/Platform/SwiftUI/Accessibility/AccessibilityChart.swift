// Audio graphs: charts that describe themselves to who listens to them.

import Accessibility
import Drawing

/// Something that can describe a chart.
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart for the first time.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes a chart in the view. The description is made when somebody asks for it.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    modifier(ChartDescriptorModifier(representable: representable))
  }
}

struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable> {
  let representable: R
}

extension ChartDescriptorModifier: UnaryLayoutModifier {
  typealias Body = Never

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    var elements = context.collect { child.collectSemanticsPlaced(into: &$0) }
    if !elements.isEmpty {
      // Whoever asks does so on the main actor, where the view lives.
      nonisolated(unsafe) let representable = representable
      elements[0].chart = Semantics.ChartSource(id: elements[0].id) {
        Semantics.Chart(representable.makeChartDescriptor())
      }
    }
    context.elements += elements
  }

  func affectsLayout(comparedTo old: Self) -> Bool { false }
  static var displayName: String { "accessibilityChartDescriptor" }
}

extension Semantics.Chart {
  init(_ descriptor: AXChartDescriptor) {
    self.init(
      title: descriptor.title ?? "", summary: descriptor.summary ?? "", xTitle: descriptor.xAxis.title,
      yTitle: descriptor.yAxis?.title ?? "",
      series: descriptor.series.map { series in
        Semantics.Chart.Series(
          name: series.name ?? "", isContinuous: series.isContinuous,
          points: series.dataPoints.map { point in
            Semantics.Chart.Point(
              x: Self.spoken(point.xValue, on: descriptor.xAxis),
              y: point.yValue.flatMap { value in descriptor.yAxis?.valueDescriptionProvider(value.number) } ?? "",
              label: point.label ?? "")
          })
      })
  }

  private static func spoken(_ value: AXDataPointValue, on axis: any AXDataAxisDescriptor) -> String {
    guard let axis = axis as? AXNumericDataAxisDescriptor else { return value.category }
    return axis.valueDescriptionProvider(value.number)
  }
}
