// Chart: the view that marks are drawn in.

import SwiftUI

/// A chart of marks.
///
///     Chart {
///       ForEach(prices) { LineMark(x: .value("Time", $0.time), y: .value("Price", $0.price)) }
///     }
public struct Chart<Content: ChartContent> {
  private let content: Content

  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Marks for each element of a collection.
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  public var body: some View {
    GeometryReader { geometry in
      ChartBody(content: content, size: geometry.size)
    }
    .frame(idealWidth: 240, idealHeight: 160)
  }
}

/// A chart in a room of a known size.
struct ChartBody<Content: ChartContent>: View {
  let content: Content
  let size: CGSize
  @Environment(\.self) private var environment
  @State private var scroll = ChartScroll()
  @State private var memory = ChartMemory()

  var body: some View {
    let collector = _MarkCollector(styles: memory.styles, after: memory.plan?.marks ?? [])
    Content._collect(content, into: collector)
    memory.styles.markCount = collector.marks.count + 8
    let plan = ChartPlan(
      marks: collector.marks, configuration: scroll.applied(to: environment.chartConfiguration),
      environment: environment, size: size, after: memory.plan)
    memory.plan = plan
    return ChartParts(plan: plan, direction: environment.layoutDirection, scroll: $scroll)
  }
}

/// What a chart keeps from one evaluation to the next: most marks are as they were, as a rule.
@MainActor
private final class ChartMemory {
  lazy var styles = MarkStyles()
  var plan: ChartPlan?

  nonisolated init() {}
}

/// The parts of a chart in their layout.
struct ChartParts: View {
  let plan: ChartPlan
  let direction: LayoutDirection
  @Binding var scroll: ChartScroll

  private struct LabelID: Hashable {
    let axis: Int
    let index: Int
  }

  private var labelIDs: [LabelID] {
    plan.axes.enumerated().flatMap { number, axis in axis.labels.indices.map { LabelID(axis: number, index: $0) } }
  }

  private var parts: [ChartPart] {
    var parts: [ChartPart] = [.layer]
    if plan.configuration.xAxis.style != nil { parts.append(.axisArea(isX: true)) }
    if plan.configuration.yAxis.style != nil { parts.append(.axisArea(isX: false)) }
    parts += [.axisLines, .plot]
    parts += labelIDs.map { .label(axis: $0.axis, index: $0.index) }
    parts += plan.configuration.xAxis.titles.indices.map { .title(isX: true, index: $0) }
    parts += plan.configuration.yAxis.titles.indices.map { .title(isX: false, index: $0) }
    if plan.needsLegend { parts.append(.legend) }
    parts.append(.layer)
    return parts
  }

  var body: some View {
    ChartLayout(plan: plan, parts: parts) {
      layers(plan.configuration.backgrounds)
      if let style = plan.configuration.xAxis.style { ZStack { style(Self.axisArea) } }
      if let style = plan.configuration.yAxis.style { ZStack { style(Self.axisArea) } }
      PlotTicks(plan: plan)
      ZStack { plot }
      ForEach(labelIDs, id: \.self) { id in label(plan.axes[id.axis].labels[id.index]) }
      ForEach(plan.configuration.xAxis.titles.indices, id: \.self) { title(plan.configuration.xAxis.titles[$0]) }
      ForEach(plan.configuration.yAxis.titles.indices, id: \.self) { title(plan.configuration.yAxis.titles[$0]) }
      if plan.needsLegend { ZStack { ChartLegend(plan: plan) }.environment(\.layoutDirection, direction) }
      layers(plan.configuration.overlays, selects: plan.configuration.selectsByTouch, scrolls: plan.scrolls)
        .modifier(ChartScrolling(plan: plan, scroll: $scroll))
    }
    // Places on a chart are physical: x grows to the right in every language.
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.chartConfiguration, ChartConfiguration())
  }

  /// What an axis style gets: the room of the axis, whose labels are placed on top.
  private static let axisArea = ChartAxisContent(content: AnyView(Color.clear))

  private var plot: AnyView {
    let marks = PlotMarksView(plan: plan)
    var view =
      plan.survey.hasViews
      ? AnyView(
        marks.overlay(alignment: .topLeading) {
          GeometryReader { AnnotationsView(plan: plan, size: $0.size) }
        })
      : AnyView(marks)
    // The modifier nearest to the chart was added last, and styles the plot first.
    for style in plan.configuration.plotStyles.reversed() { view = style(view) }
    return view
  }

  private func label(_ label: PlannedAxis.Label) -> some View {
    ZStack {
      switch label.specification.orientation.kind {
      case .vertical: label.view.modifier(QuarterTurn(isClockwise: true))
      case .verticalReversed: label.view.modifier(QuarterTurn(isClockwise: false))
      case .automatic, .horizontal: label.view
      }
    }
    .modifier(AxisLabelVisibility(plan: plan, id: label.id))
  }

  private func title(_ title: AxisTitle) -> some View {
    let styled = title.content.font(.caption).foregroundStyle(.secondary)
    return ZStack {
      switch title.position.place {
      case .leading, .trailing: styled.modifier(QuarterTurn(isClockwise: false))
      default: styled
      }
    }
  }

  private func layers(
    _ layers: [ChartLayerConfiguration], selects: Bool = false, scrolls: Bool = false
  ) -> some View {
    ZStack {
      if scrolls { Color.clear.contentShape(Rectangle()) }
      if selects { ChartSelectionArea(plan: plan, scroll: $scroll) }
      // The modifier nearest to the chart was added last, and lies nearest to the chart.
      ForEach(Array(layers.indices.reversed()), id: \.self) { index in
        GeometryReader { _ in
          ChartLayerView(plan: plan, layer: layers[index])
        }
      }
    }
    .environment(\.layoutDirection, direction)
  }
}

/// A view made from a chart's geometry, evaluated once the chart is laid out.
struct ChartLayerView: View {
  let plan: ChartPlan
  let layer: ChartLayerConfiguration

  var body: some View {
    layer.content(ChartProxy(plan: plan))
      .frame(width: plan.size.width, height: plan.size.height, alignment: layer.alignment)
  }
}
