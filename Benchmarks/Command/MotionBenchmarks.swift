// What motion costs: a finger along a chart, and a long way through a hundred thousand rows.

import Charts
import EngineBenchmarks
import Foundation
import Painting
import Stage
import SwiftUI

@MainActor
enum MotionBenchmarks {
  static let all = [
    Benchmark("scrub") { try MainActor.assumeIsolated { try scrub() } },
    Benchmark("scroll") { try MainActor.assumeIsolated { try scroll() } },
  ]

  private static func phone() throws -> Device {
    guard let phone = Device(named: "393x852@2") else { throw BenchmarkFailure.noDevice }
    return phone
  }

  /// Each frame of a drag across a chart, from the touch to the pixels, against painting the damaged area alone.
  static func scrub() throws {
    let stage = Stage(try phone()) { ScrubbedChart() }
    var picture = LivePicture(scale: 2)
    var painted = LivePicture(scale: 2)
    _ = try picture.show(stage.frame.drawing, background: .white)
    _ = try painted.show(stage.frame.drawing, background: .white)
    var (ratios, times, floors): ([Double], [Double], [Double]) = ([], [], [])
    for round in 0..<3 {
      stage.touch(.began, at: CGPoint(x: 12, y: 300))
      for step in 0..<180 {
        let start = processorTime()
        stage.advance(by: 1 / 60)
        stage.touch(.moved, at: CGPoint(x: 12 + Double(step) * 2.05, y: 300))
        let drawing = stage.frame.drawing
        _ = try picture.show(drawing, background: .white)
        let whole = processorTime() - start
        let before = processorTime()
        _ = try painted.show(drawing, background: .white)
        let floor = processorTime() - before
        // The first round fills caches.
        guard round > 0, floor > 0.05 else { continue }
        ratios.append(whole / floor)
        times.append(whole)
        floors.append(floor)
      }
      stage.touch(.ended, at: CGPoint(x: 381, y: 300))
    }
    guard !times.isEmpty else { throw BenchmarkFailure.cannotRun("the chart's frames") }
    ratios.sort()
    floors.sort()
    Figure(
      "a frame of a scrubbed chart, median", times.sorted()[times.count / 2],
      floor: ("painting what changed", floors[floors.count / 2])
    ).report()
    Figure(
      "95 of 100 frames, of their paint floor", ratios[ratios.count * 95 / 100], unit: "",
      floor: ("painting what changed", 1),
      target: 2
    ).report()
    Figure("slowest frame", times.max() ?? 0, floor: ("a frame", 16), target: 1).report()
  }

  /// Half a minute through a hundred thousand rows at 3,000 points a second.
  static func scroll() throws {
    RowNotes.reset()
    let stage = Stage(try phone()) { CountedRows() }
    _ = stage.frame
    var times: [Double] = []
    var early = 0.0
    for frame in 0..<1800 {
      let start = processorTime()
      stage.advance(by: 1 / 60)
      stage.scroll(by: CGSize(width: 0, height: 50), at: CGPoint(x: 196, y: 400))
      _ = stage.frame
      times.append(processorTime() - start)
      if frame == 600 { early = heldMemory() }
    }
    let late = heldMemory()
    times.sort()
    Figure("a frame at 3,000 points a second, median", times[times.count / 2], floor: ("a frame", 16), target: 1)
      .report()
    Figure("95 of 100 frames", times[times.count * 95 / 100], floor: ("a frame", 16), target: 1).report()
    Figure("rows that came by", Double(RowNotes.appearances.count), unit: "rows").report()
    Figure(
      "evaluations of a row each time it appears", RowNotes.mostEvaluations, unit: "", floor: ("one", 1), target: 1
    ).report()
    Figure("memory after half a minute", late, unit: "MB", floor: ("after ten seconds", early), target: 1.02).report()
  }
}

/// How often rows were evaluated and appeared.
@MainActor
private enum RowNotes {
  static var evaluations: [Int: Int] = [:]
  static var appearances: [Int: Int] = [:]

  static func reset() { (evaluations, appearances) = ([:], [:]) }

  /// Of the rows that appeared, the most evaluations for one appearance.
  static var mostEvaluations: Double {
    appearances.map { row, count in Double(evaluations[row] ?? 0) / Double(count) }.max() ?? 0
  }
}

private struct CountedRows: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<100_000, id: \.self) { CountedRow(index: $0) } }
    }
  }
}

private struct CountedRow: View {
  let index: Int

  var body: some View {
    let _ = RowNotes.evaluations[index, default: 0] += 1
    HStack {
      Circle().fill(.blue).frame(width: 32, height: 32)
      VStack(alignment: .leading) {
        Text("Row \(index)").font(.headline)
        Text("A line about it").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(index * 37 % 1000).00").monospacedDigit()
    }
    .padding(.horizontal)
    .frame(height: 56)
    .onAppear { RowNotes.appearances[index, default: 0] += 1 }
  }
}

/// A chart of a day's prices with a line, a dot and a price that follow the finger.
private struct ScrubbedChart: View {
  @State private var chosen: Int?

  private struct Price: Identifiable {
    let id: Int
    let amount: Double

    init(minute: Int) {
      id = minute
      let time = Double(minute)
      let swing: Double = sin(time / 23) * 4
      let ripple: Double = cos(time / 7) * 1.2
      amount = 180 + swing + ripple + Double(minute * 7919 % 13) / 20
    }
  }

  private static let prices: [Price] = (0..<390).map { Price(minute: $0) }

  private var price: Double { Self.prices[chosen ?? 389].amount }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Price").font(.title3)
      Text(price, format: .currency(code: "USD")).font(.system(size: 40, weight: .semibold)).monospacedDigit()
      chart.frame(height: 260)
      Spacer()
    }
    .padding(.top, 40)
  }

  private var chart: some View {
    Chart {
      ForEach(Self.prices) { price in
        LineMark(x: .value("Minute", price.id), y: .value("Price", price.amount)).foregroundStyle(.green)
      }
      if let chosen {
        RuleMark(x: .value("Minute", chosen)).foregroundStyle(.gray)
        PointMark(x: .value("Minute", chosen), y: .value("Price", price)).foregroundStyle(.green)
      }
    }
    .chartXScale(domain: 0...389).chartYScale(domain: 170...192)
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartOverlay { proxy in
      Rectangle().fill(.clear).contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in select(proxy.value(atX: value.location.x)) }
            .onEnded { _ in chosen = nil })
    }
  }

  private func select(_ minute: Int?) { if let minute { chosen = min(max(minute, 0), 389) } }
}
