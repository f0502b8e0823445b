// Charts that show a part of their domain, scrolled by fingers.

import Foundation
import Stage
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Scrolled charts") struct ChartScrollingTests {
  private final class Seen {
    var starts: [Int] = []
  }

  private struct Scrolling: View {
    let seen: Seen
    @State private var start = 0
    var body: some View {
      Chart(0..<100, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 20)
        .chartScrollPosition(x: $start)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .onChange(of: start) { seen.starts.append($1) }
    }
  }

  private func stage<V: View>(@ViewBuilder _ view: () -> V) -> Stage {
    let stage = Stage(.standard, fit: .content(width: 300, height: 200), content: view)
    _ = stage.frame
    return stage
  }

  @Test("a finger moves the part that is seen, as far as there is one")
  func scrolling() {
    let seen = Seen()
    let stage = stage { Scrolling(seen: seen) }
    stage.touch(.began, at: CGPoint(x: 250, y: 100))
    stage.touch(.moved, at: CGPoint(x: 240, y: 100))
    stage.touch(.moved, at: CGPoint(x: 100, y: 100))
    stage.advance(by: 1)
    // Half of the 20 that are seen.
    #expect(seen.starts.last.map { (9...11).contains($0) } == true)
    stage.touch(.moved, at: CGPoint(x: 800, y: 100))
    stage.advance(by: 1)
    #expect(seen.starts.last == 0)
    stage.touch(.ended, at: CGPoint(x: 800, y: 100))
    stage.advance(untilIdle: 2)
    #expect(seen.starts.last == 0)
  }

  private struct Categories: View {
    let seen: Log
    var isVertical = false
    @State private var first = "c0"

    final class Log {
      var firsts: [String] = []
    }

    var body: some View {
      Chart(0..<30, id: \.self) { index in
        if isVertical {
          BarMark(x: .value("n", 1), y: .value("name", "c\(index)"))
        } else {
          BarMark(x: .value("name", "c\(index)"), y: .value("n", 1))
        }
      }
      .chartScrollableAxes(isVertical ? .vertical : .horizontal)
      .chartXVisibleDomain(length: isVertical ? 2 : 5)
      .chartYVisibleDomain(length: isVertical ? 4 : 2)
      .modifier(Following(first: $first, isVertical: isVertical))
      .onChange(of: first) { seen.firsts.append($1) }
    }

    private struct Following: ViewModifier {
      @Binding var first: String
      let isVertical: Bool
      func body(content: Content) -> some View {
        if isVertical { content.chartScrollPosition(y: $first) } else { content.chartScrollPosition(x: $first) }
      }
    }
  }

  @Test("a chart of categories shows as many as asked for, and a finger goes on to the next")
  func categories() {
    let seen = Categories.Log()
    let stage = stage { Categories(seen: seen) }
    stage.touch(.began, at: CGPoint(x: 250, y: 100))
    stage.touch(.moved, at: CGPoint(x: 240, y: 100))
    // Five bands on 300 points: two of them further.
    stage.touch(.moved, at: CGPoint(x: 122, y: 100))
    stage.advance(by: 1)
    #expect(seen.firsts.last == "c2")
    stage.touch(.moved, at: CGPoint(x: -5000, y: 100))
    stage.advance(by: 1)
    #expect(seen.firsts.last == "c25")
    stage.touch(.ended, at: CGPoint(x: -5000, y: 100))
    stage.advance(untilIdle: 2)
    #expect(seen.firsts.last == "c25")
  }

  @Test("bars with names at the side scroll upwards, the first at the top")
  func rowsOfNames() {
    let seen = Categories.Log()
    let stage = stage { Categories(seen: seen, isVertical: true) }
    stage.touch(.began, at: CGPoint(x: 150, y: 180))
    stage.touch(.moved, at: CGPoint(x: 150, y: 170))
    stage.touch(.moved, at: CGPoint(x: 150, y: 80))
    stage.advance(by: 1)
    #expect(["c1", "c2"].contains(seen.firsts.last))
    stage.touch(.ended, at: CGPoint(x: 150, y: 80))
  }

  @Test("a fast finger stops at the larger steps, a slow one at the smaller")
  func majorSteps() {
    struct Pages: View {
      let seen: Seen
      @State private var start = 0
      var body: some View {
        Chart(0..<100, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 20)
          .chartScrollPosition(x: $start)
          .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .unit(20)))
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .onChange(of: start) { seen.starts.append($1) }
      }
    }
    let seen = Seen()
    let stage = stage { Pages(seen: seen) }
    stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 60, y: 100), over: 0.15)
    stage.advance(untilIdle: 2)
    #expect(seen.starts.last.map { $0 % 20 } == 0 && seen.starts.last != 0)
  }
}
