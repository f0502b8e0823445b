// Charts on a stage: layout, proxy, marks and what they say.

import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Charts") struct ChartTests {
  private final class Notes {
    var proxy: ChartProxy?
    var values: [String] = []
  }

  private func stage<V: View>(@ViewBuilder _ view: () -> V) -> Stage {
    Stage(.standard, fit: .content(width: 300, height: 200), displayScale: 2, content: view)
  }

  private func noted<V: View>(_ notes: Notes, _ chart: V) -> Stage {
    let stage = stage {
      chart.chartOverlay { proxy in
        let _ = notes.proxy = proxy
        Color.clear
      }
    }
    _ = stage.frame
    return stage
  }

  private let start = Date(timeIntervalSince1970: 1_700_006_400)

  @Test("positions of the proxy lead back to dates, numbers and points")
  func proxyRoundTrip() throws {
    let notes = Notes()
    let start = self.start
    _ = noted(
      notes,
      Chart(0..<10, id: \.self) { index in
        LineMark(
          x: .value("Time", start.addingTimeInterval(Double(index) * 3600)), y: .value("Value", Double(index)))
      })
    let proxy = try #require(notes.proxy)
    #expect(proxy.plotSize.width > 200 && proxy.plotSize.width < 300)
    let noon = start.addingTimeInterval(4.5 * 3600)
    let x = try #require(proxy.position(forX: noon))
    #expect(abs(x - proxy.plotSize.width / 2) < 0.001)
    #expect(proxy.value(atX: x, as: Date.self).map { abs($0.timeIntervalSince(noon)) < 0.01 } == true)
    let y = try #require(proxy.position(forY: 10.0))
    #expect(abs(y) < 0.001)
    #expect(proxy.value(atY: y, as: Double.self).map { abs($0 - 10) < 1e-9 } == true)
    let point: (Date, Double)? = proxy.value(at: CGPoint(x: x, y: y))
    #expect(point != nil)
    #expect(proxy.value(atX: x, as: String.self) == nil)
  }

  @Test("selecting at a position writes the binding")
  func selection() throws {
    let notes = Notes()
    let picked = Binding<String?>(get: { nil }, set: { notes.values.append($0 ?? "nil") })
    _ = noted(
      notes,
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 1)) }
        .chartXSelection(value: picked))
    let proxy = try #require(notes.proxy)
    proxy.selectXValue(at: proxy.plotSize.width * 0.75)
    #expect(notes.values == ["b"])
  }

  private func plan<C: ChartContent>(
    size: CGSize = CGSize(width: 300, height: 200), @ChartContentBuilder _ content: () -> C
  ) -> ChartPlan {
    let collector = _MarkCollector()
    C._collect(content(), into: collector)
    return ChartPlan(
      marks: collector.marks, configuration: ChartConfiguration(), environment: EnvironmentValues(), size: size)
  }

  @Test("values that are no numbers are left out of a line")
  func gaps() {
    let plan = plan {
      ForEach([1, .nan, 3, .infinity, 5] as [Double], id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
    }
    #expect(plan.items(in: CGSize(width: 100, height: 100)).targets.count == 3)
  }

  @Test("lines are told apart by series and by colour, not by loop")
  func series() {
    let size = CGSize(width: 100, height: 100)
    let joined = plan {
      ForEach(0..<3, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
      ForEach(3..<6, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
    }
    #expect(joined.items(in: size).items.count == 1)
    let split = plan {
      ForEach(0..<6, id: \.self) {
        LineMark(x: .value("X", $0), y: .value("Y", $0)).foregroundStyle(by: .value("S", $0 < 3 ? "a" : "b"))
      }
    }
    #expect(split.items(in: size).items.count == 2)
    #expect(split.needsLegend && !joined.needsLegend)
  }

  @Test("the modifier nearest to the mark wins; opacities multiply")
  func modifierOrder() {
    let plan = plan {
      Plot {
        PointMark(x: .value("X", 1), y: .value("Y", 1)).symbolSize(10).opacity(0.5)
      }
      .symbolSize(99).opacity(0.5)
    }
    #expect(plan.marks[0].style.symbolSize == .area(10))
    #expect(plan.marks[0].style.opacity == 0.25)
  }

  @Test("bars stand up over categories and dates, lie down beside categories")
  func barAxes() {
    func axis<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> Axis? { plan(content).stacks[0]?.axis }
    #expect(axis { BarMark(x: .value("N", "a"), y: .value("V", 1)) } == .vertical)
    #expect(axis { BarMark(x: .value("V", 1), y: .value("N", "a")) } == .horizontal)
    #expect(axis { BarMark(x: .value("D", start, unit: .day), y: .value("V", 1)) } == .vertical)
    #expect(axis { BarMark(x: .value("V", 1), y: .value("D", start, unit: .day)) } == .horizontal)
    #expect(axis { BarMark(x: .value("V", 1)) } == .horizontal)
  }

  @Test("content can be chosen, left out and erased")
  func structure() {
    let isShown = false
    let plan = plan {
      if isShown { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
      if isShown {
        RuleMark(y: .value("Y", 1))
      } else {
        RuleMark(x: .value("X", 1))
      }
      AnyChartContent(PointMark(x: .value("X", 1), y: .value("Y", 1)))
    }
    #expect(plan.marks.count == 2)
  }

  @Test("a chart says what its marks plot")
  func semantics() throws {
    let stage = stage {
      Chart {
        BarMark(x: .value("City", "Oslo"), y: .value("Sales", 12))
        BarMark(x: .value("City", "Rome"), y: .value("Sales", 9)).accessibilityLabel("Home")
        BarMark(x: .value("City", "Bonn"), y: .value("Sales", 9)).accessibilityHidden(true)
      }
    }
    let chart = try #require(stage.frame.semantics.elements.first { $0.role == .chart })
    #expect(chart.label == "Sales by City")
    #expect(chart.children.map(\.label) == ["City Oslo", "Home"])
    #expect(chart.children.map(\.value) == ["Sales 12", "Sales 9"])
  }

  @Test("axis labels are made for round values, and none for a hidden axis")
  func labels() {
    func texts<V: View>(_ view: V) -> [String] {
      stage { view }.frame.semantics.elements.filter { $0.role == .staticText }.map(\.label)
    }
    let chart = Chart {
      BarMark(x: .value("City", "Oslo"), y: .value("Sales", 12))
      BarMark(x: .value("City", "Rome"), y: .value("Sales", 19))
    }
    #expect(texts(chart) == ["Oslo", "Rome", "0", "5", "10", "15", "20"])
    #expect(texts(chart.chartXAxis(.hidden).chartYAxis(.hidden)).isEmpty)
    let marked = chart.chartXAxis(.hidden).chartYAxis {
      AxisMarks(values: [0, 15]) { value in
        AxisValueLabel { Text(verbatim: "<\(value.as(Int.self) ?? -1)>") }
      }
    }
    #expect(texts(marked) == ["<0>", "<15>"])
  }

  @Test("dates are labelled in the environment's time zone")
  func timeZones() throws {
    let start = self.start
    let chart = Chart(0..<7, id: \.self) { index in
      LineMark(x: .value("T", start.addingTimeInterval(Double(index) * 3600)), y: .value("V", index))
    }
    .chartYAxis(.hidden)
    .chartXAxis { AxisMarks(values: .stride(by: .hour, count: 2)) { AxisValueLabel(format: .dateTime.hour()) } }
    func texts(_ zone: TimeZone) -> [String] {
      stage { chart.environment(\.timeZone, zone) }.frame.semantics.elements.filter { $0.role == .staticText }
        .map { $0.label.filter { $0.isNumber } }
    }
    #expect(texts(try #require(TimeZone(secondsFromGMT: 0))).first == "12")
    #expect(texts(try #require(TimeZone(secondsFromGMT: 7200))).first == "2")
  }

  @Test("labels that would touch give way evenly")
  func collisions() {
    let labels = (0..<6).map { index in
      (
        frame: CGRect(x: CGFloat(index) * 20, y: 0, width: 30, height: 10),
        collision: AxisValueLabelCollisionResolution.automatic
      )
    }
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 20)
    #expect(LabelCollisions.hidden(labels, isX: true, bounds: bounds) == [1, 3, 5])
    let tight = CGRect(x: 0, y: 0, width: 90, height: 20)
    #expect(LabelCollisions.hidden(labels, isX: true, bounds: tight).isSuperset(of: [4, 5]))
  }

  @Test("an annotation is moved into the chart when it may")
  func annotationOverflow() {
    func place(_ overflow: AnnotationOverflowResolution) -> CGPoint {
      PlacedAnnotation(
        target: CGRect(x: 95, y: 0, width: 4, height: 100), position: .top, alignment: .center, spacing: 0,
        overflow: overflow
      ).origin(
        of: CGSize(width: 40, height: 10), plot: CGSize(width: 100, height: 100),
        chart: CGRect(x: -5, y: -5, width: 110, height: 120))
    }
    #expect(place(.init(x: .fit(to: .plot), y: .disabled)) == CGPoint(x: 60, y: -10))
    #expect(place(.init(x: .fit(to: .chart), y: .fit(to: .chart))) == CGPoint(x: 65, y: -5))
    #expect(place(.init(x: .disabled, y: .disabled)) == CGPoint(x: 77, y: -10))
  }

  @Test("a chart without data draws nothing and does not fail")
  func empty() {
    let stage = stage {
      Chart([Double](), id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
    }
    #expect(stage.frame.drawing.checkInvariants())
  }

  @Test("ten thousand points make one line")
  func many() {
    let stage = stage {
      Chart(0..<10_000, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", ($0 * 7919) % 1000)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let strokes = stage.frame.drawing.commands.filter { if case .stroke = $0 { true } else { false } }
    #expect(strokes.count == 1)
  }
}

/// A chart that follows a finger.
private struct SelectedChart: View {
  var hasOwnGesture = false
  @State private var day: Int?
  @State private var days: ClosedRange<Int>?

  var body: some View {
    VStack {
      Text(day.map { "day \($0)" } ?? "none")
      Text(days.map { "from \($0.lowerBound) to \($0.upperBound)" } ?? "no range")
      chart.frame(height: 200)
    }
  }

  @ViewBuilder private var chart: some View {
    let chart = Chart(1..<11, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Price", $0)) }
      .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: $day)
    if hasOwnGesture {
      chart.chartGesture { _ in TapGesture() }
    } else {
      chart.chartXSelection(range: $days)
    }
  }
}

@MainActor
@Suite struct ChartSelectionTests {
  private func labels(_ stage: Stage) -> [String] {
    stage.frame.semantics.elements.map(\.label).filter {
      $0.hasPrefix("day") || $0 == "none" || $0.contains("range") || $0.hasPrefix("from")
    }
  }

  @Test("a finger on the plot selects the value below it until it lifts; a range stays")
  func selecting() {
    let stage = Stage(.standard, fit: .content(width: 300, height: 300)) { SelectedChart() }
    #expect(labels(stage) == ["none", "no range"])
    stage.touch(.began, at: CGPoint(x: 90, y: 200))
    stage.touch(.moved, at: CGPoint(x: 120, y: 200))
    #expect(labels(stage) == ["day 4", "from 3 to 4"])
    stage.touch(.moved, at: CGPoint(x: 211, y: 200))
    #expect(labels(stage) == ["day 7", "from 3 to 7"])
    stage.touch(.ended, at: CGPoint(x: 211, y: 200))
    #expect(labels(stage) == ["none", "from 3 to 7"])
  }

  @Test("a gesture of the chart's author takes the place of the one that selects")
  func ownGesture() {
    let stage = Stage(.standard, fit: .content(width: 300, height: 300)) { SelectedChart(hasOwnGesture: true) }
    stage.touch(.began, at: CGPoint(x: 90, y: 200))
    stage.touch(.moved, at: CGPoint(x: 120, y: 200))
    #expect(labels(stage).first == "none")
  }
}
