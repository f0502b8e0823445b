// The large line chart with its scrubber.

import Charts
import DesignTokens
import SwiftUI

/// A line through values over time. A finger on it shows one point and reports it; VoiceOver steps from point to point.
public struct PortfolioChart: View {
  let timeline: ChartTimeline
  let isUp: Bool
  let title: String
  let onScrub: ((Int?) -> Void)?

  @State private var scrubbed: Int?
  /// False once a touch has ended, or become something else, such as a scroll, of which nobody is told.
  @GestureState private var isTouched = false
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// - Parameters:
  ///   - points: From the oldest to the newest.
  ///   - range: What the points span: decides what the axis says. Within a day distances are those of time; in longer
  ///     ranges the nights and weekends take no room.
  ///   - span: The times that the chart's width stands for within a day; those of the points if nil.
  ///   - baseline: The value that a dotted line marks, such as yesterday's close.
  ///   - title: What the values are, for VoiceOver.
  ///   - onScrub: Told the index of the point under the finger, and nil when the finger is lifted.
  public init(
    points: [(Date, Double)], isUp: Bool, range: ChartRangeChips.Range = .d, span: ClosedRange<Date>? = nil,
    baseline: Double? = nil, title: String = "Portfolio value", onScrub: ((Int?) -> Void)? = nil
  ) {
    timeline = ChartTimeline(points: points, range: range, span: span, baseline: baseline)
    self.isUp = isUp
    self.title = title
    self.onScrub = onScrub
  }

  public var body: some View {
    Chart {
      if let baseline = timeline.baseline {
        RuleMark(y: .value("Baseline", baseline))
          .foregroundStyle(Color.rhTextMuted)
          .lineStyle(StrokeStyle(lineWidth: .rhRule, lineCap: .round, dash: [.rhRule, .rhSpace4]))
      }
      ForEach(timeline.points.indices, id: \.self) { index in
        LineMark(x: .value("Time", timeline.x(index)), y: .value("Value", timeline.points[index].1))
          .foregroundStyle(chartColor)
          .lineStyle(StrokeStyle(lineWidth: .rhUnderline, lineCap: .round, lineJoin: .round))
          .interpolationMethod(.linear)
      }
      if let scrubbed, timeline.points.indices.contains(scrubbed) {
        RuleMark(x: .value("Time", timeline.x(scrubbed)))
          .foregroundStyle(Color.rhTextPrimary)
          .lineStyle(StrokeStyle(lineWidth: .rhRule))
        PointMark(x: .value("Time", timeline.x(scrubbed)), y: .value("Value", timeline.points[scrubbed].1))
          .symbol(.circle)
          .symbolSize(.rhScrubberDot)
          .foregroundStyle(Color.rhTextPrimary)
      }
    }
    .chartXScale(domain: timeline.domain)
    .chartYScale(domain: timeline.valueDomain)
    .chartXAxis {
      AxisMarks(values: marks.map(\.x)) { value in
        AxisValueLabel {
          if let x = value.as(Double.self), let mark = marks.first(where: { $0.x == x }) {
            Text(mark.text).textRole(.rhChartAxis).foregroundStyle(Color.rhTextSecondary)
          }
        }
      }
    }
    .chartYAxis(.hidden)
    .chartPlotStyle { $0.background(Color.clear) }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle()
          .fill(.clear)
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($isTouched) { _, isTouched, _ in isTouched = true }
              .onChanged { drag in
                let left = proxy.plotFrame.map { geometry[$0].minX } ?? 0
                guard let x = proxy.value(atX: drag.location.x - left, as: Double.self) else { return }
                scrub(to: timeline.nearest(to: x))
              }
          )
      }
    }
    .onChange(of: isTouched) { _, isTouched in
      if !isTouched { scrub(to: nil) }
    }
    .chartLegend(.hidden)
    .frame(height: .rhChartHeight)
    // Time runs to the right in every language.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityValue(spokenPoint)
    .accessibilityAddTraits(.updatesFrequently)
    .accessibilityAdjustableAction { direction in
      let last = timeline.points.count - 1
      guard last >= 0 else { return }
      switch direction {
      // The newest point is that of now, which goes on by itself.
      case .increment: scrub(to: scrubbed.flatMap { $0 + 1 < last ? $0 + 1 : nil })
      case .decrement: scrub(to: max((scrubbed ?? last) - 1, 0))
      @unknown default: break
      }
    }
    .accessibilityChartDescriptor(audioGraph)
  }

  private var chartColor: Color { isUp ? .rhGreen : .rhRed }

  private var wording: ChartWording {
    ChartWording(range: timeline.range, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  private var marks: [ChartTimeline.Mark] { timeline.marks(wording) }

  /// The point under the finger or VoiceOver's cursor, else the newest: "Jun 3, 2:30 PM, $24,512.08".
  private var spokenPoint: String {
    guard let index = scrubbed ?? timeline.points.indices.last, timeline.points.indices.contains(index) else {
      return "No data"
    }
    let point = timeline.points[index]
    return "\(wording.spoken(point.0)), \(Money.price(point.1, locale))"
  }

  private var audioGraph: ChartAudioGraph {
    ChartAudioGraph(title: title, timeline: timeline, wording: wording, isUp: isUp)
  }

  private func scrub(to index: Int?) {
    guard scrubbed != index else { return }
    scrubbed = index
    onScrub?(index)
  }
}

struct PortfolioChart_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PortfolioChart(points: Samples.rising, isUp: true)
      PortfolioChart(points: Samples.falling, isUp: false, baseline: 24_000)
      PortfolioChart(points: [], isUp: true)
    }
    .padding(.vertical, .rhGutter)
    .background(Color.rhCanvas)
  }
}
