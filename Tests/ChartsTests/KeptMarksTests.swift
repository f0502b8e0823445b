// What a chart keeps of its last evaluation must come out as if made anew.

import Charts
import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

/// A chart whose data and look change from step to step.
private struct ChangingChart: View {
  let kind: Int
  @State var step: Int

  private var isLit: Bool { step % 4 == 2 }
  private var count: Int { [12, 12, 12, 13, 9, 12][step % 6] }

  private func value(_ index: Int) -> Double {
    // One in the middle changes now and then, and the first one.
    let jump: Double = step % 5 == 3 && index == 5 ? 7 : 0
    return 10 + Double(index * 37 % 11) + jump + (step % 7 == 4 && index == 0 ? 3 : 0)
  }

  var body: some View {
    VStack {
      chart.frame(width: 300, height: step % 8 == 7 ? 150 : 200)
      Button("Next") { step += 1 }
    }
  }

  @ViewBuilder private var chart: some View {
    switch kind {
    case 0:
      Chart {
        line
        if step % 3 > 0 { cursor(step % 12) }
      }
      .chartYScale(domain: 0...40)
    case 1:
      Chart {
        if step % 3 == 1 { cursor(2) }
        line
        cursor(step % 12)
      }
    case 2:
      Chart(0..<count, id: \.self) { index in
        BarMark(x: .value("Day", "D\(index / 3)"), y: .value("Amount", value(index)))
          .foregroundStyle(by: .value("Kind", index % 3 == step % 3 ? "a" : "b"))
      }
    case 3:
      Chart {
        ForEach(0..<count, id: \.self) { index in
          AreaMark(x: .value("Day", index), y: .value("Amount", value(index)))
            .foregroundStyle(.blue.opacity(0.3)).interpolationMethod(.monotone)
          LineMark(x: .value("Day", index), y: .value("Amount", value(index)))
            .symbol(isLit ? .square : .circle).interpolationMethod(.monotone)
            .accessibilityLabel("Day \(index)")
            .accessibilityHidden(index == step % 12)
        }
      }
    case 4:
      Chart(0..<count, id: \.self) { index in
        PointMark(x: .value("Day", index), y: .value("Amount", value(index)))
          .symbolSize(by: .value("Size", value(index)))
          .foregroundStyle(by: .value("Series", index % (2 + step % 2)))
          .annotation { if index == step % 12 { Text("\(index)") } }
      }
      .chartForegroundStyleScale([0: Color.red, 1: isLit ? .green : .orange, 2: .purple])
    default:
      Chart(0..<5, id: \.self) { index in
        SectorMark(angle: .value("Amount", value(index)), innerRadius: .ratio(step % 4 == 3 ? 0.4 : 0.6))
          .opacity(index == step % 5 ? 1 : 0.5)
      }
    }
  }

  private var line: some ChartContent {
    ForEach(0..<count, id: \.self) { index in
      LineMark(x: .value(isLit ? "Hour" : "Day", index), y: .value("Amount", value(index)))
        .foregroundStyle(step % 6 == 5 ? .red : .green)
    }
  }

  @ChartContentBuilder private func cursor(_ place: Int) -> some ChartContent {
    RuleMark(x: .value("Day", place)).foregroundStyle(.gray)
    PointMark(x: .value("Day", place), y: .value("Amount", value(place)))
  }
}

@MainActor
@Suite("Charts that change") struct KeptMarksTests {
  private func words(_ elements: [Semantics.Element]) -> [String] {
    elements.flatMap { ["\($0.role) \($0.label) \($0.value) \($0.frame)"] + words($0.children) }
  }

  @Test("each evaluation looks and reads as if it were the first", arguments: 0..<6)
  func changes(kind: Int) {
    let stage = Stage(.standard) { ChangingChart(kind: kind, step: 0) }
    for step in 0..<26 {
      if step > 0 { stage.tap("Next") }
      stage.advance(by: 1)
      let frame = stage.frame
      let alone = Stage(.standard) { ChangingChart(kind: kind, step: step) }
      alone.advance(by: 1)
      #expect(frame.drawing == alone.frame.drawing, "step \(step)")
      #expect(words(frame.semantics.elements) == words(alone.frame.semantics.elements), "step \(step)")
    }
  }

  @Test("elements of marks that stay keep their ids")
  func ids() throws {
    func marks(_ stage: Stage) throws -> [Semantics.Element] {
      func find(_ elements: [Semantics.Element]) -> Semantics.Element? {
        elements.lazy.compactMap { $0.role == .chart ? $0 : find($0.children) }.first
      }
      return try #require(find(stage.semantics.elements)).children
    }
    let stage = Stage(.standard) { ChangingChart(kind: 0, step: 0) }
    let before = try marks(stage).map(\.id)
    stage.tap("Next")
    let after = try marks(stage).map(\.id)
    #expect(before.count == 12 && after.count == 14)
    #expect(Array(after.prefix(12)) == before)
    #expect(Set(after).count == 14)
  }
}
