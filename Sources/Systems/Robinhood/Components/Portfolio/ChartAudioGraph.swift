// The chart as VoiceOver's audio graph plays it.

import Accessibility
import SwiftUI

/// Describes a chart's axes and points.
struct ChartAudioGraph: AXChartDescriptorRepresentable {
  let title: String
  let timeline: ChartTimeline
  let wording: ChartWording
  let isUp: Bool

  func makeChartDescriptor() -> AXChartDescriptor {
    let (timeline, wording) = (timeline, wording)
    let xAxis = AXNumericDataAxisDescriptor(
      title: "Time", range: timeline.domain, gridlinePositions: timeline.marks(wording).map(\.x)
    ) { x in
      timeline.nearest(to: x).map { wording.spoken(timeline.points[$0].0) } ?? ""
    }
    let yAxis = AXNumericDataAxisDescriptor(title: "Value", range: timeline.valueDomain, gridlinePositions: []) {
      Money.price($0, wording.locale)
    }
    let series = AXDataSeriesDescriptor(
      name: title, isContinuous: true,
      dataPoints: timeline.points.indices.map { index in
        AXDataPoint(
          x: timeline.x(index), y: timeline.points[index].1, additionalValues: [],
          label: wording.spoken(timeline.points[index].0))
      })
    return AXChartDescriptor(
      title: title, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: [series])
  }

  private var summary: String {
    guard let first = timeline.points.first, let last = timeline.points.last else { return "No data" }
    let start = timeline.baseline ?? first.1
    return "\(Change(from: start, to: last.1).spoken(wording.locale)) \(timeline.range.period.lowercased())"
  }
}
