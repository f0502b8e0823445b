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
}
