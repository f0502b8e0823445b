// A stage's time: what views do of themselves, and what they left for later.

import Combine
import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Diary {
  var entries: [String] = []
  var isOn = false
}

@MainActor
@Suite("Time on a stage")
struct TimeTests {
  private func text(_ stage: Stage) -> String { stage.frame.semantics.elements.first?.label ?? "" }

  @Test("a timeline is made anew at its dates and not in between")
  func timeline() {
    struct Clock: View {
      @State private var start = Date()
      var body: some View {
        TimelineView(.periodic(from: start, by: 1)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(start).rounded()))")
        }
      }
    }
    let stage = smallStage { Clock() }
    #expect(text(stage) == "0")
    #expect(stage.nextFrameTime == 1)
    stage.advance(by: 0.9)
    #expect(text(stage) == "0")
    stage.advance(by: 0.1)
    #expect(text(stage) == "1")
    stage.advance(by: 10)
    #expect(text(stage) == "11")
  }

  @Test("phases follow one another, and a triggered round ends with the first")
  func phases() {
    struct Pulsing: View {
      let log: Diary
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .phaseAnimator([0.0, 100, 50], trigger: log.isOn) { view, x in
            view.offset(x: x)
          } animation: { _ in
            .linear(duration: 1)
          }
      }
    }
    let log = Diary()
    let stage = smallStage { Pulsing(log: log) }
    let start = stage.filled[0].minX
    func place() -> Double { Double(stage.filled[0].minX - start) }
    stage.advance(by: 2)
    #expect(place() == 0)
    log.isOn = true
    stage.advance(by: 0.5)
    #expect(abs(place() - 50) < 2)
    stage.advance(by: 1)
    #expect(abs(place() - 75) < 3)
    stage.advance(untilIdle: 10)
    #expect(place() == 0)
  }

  @Test("keyframes give the value of their time")
  func keyframes() {
    struct Hop: View {
      let log: Diary
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .keyframeAnimator(initialValue: 0.0, trigger: log.isOn) { view, y in
            view.offset(y: y)
          } keyframes: { _ in
            LinearKeyframe(-100, duration: 0.5)
            LinearKeyframe(0, duration: 1)
          }
      }
    }
    let log = Diary()
    let stage = smallStage { Hop(log: log) }
    let start = stage.filled[0].minY
    log.isOn = true
    stage.advance(by: 0.25)
    #expect(abs(stage.filled[0].minY - start + 50) < 0.6)
    stage.advance(by: 0.75)
    #expect(abs(stage.filled[0].minY - start + 50) < 0.6)
    #expect(stage.advance(untilIdle: 2))
    #expect(stage.filled[0].minY == start)
  }

  @Test("tasks, sleeps and the main queue wait for the stage's time")
  func asynchrony() {
    struct Screen: View {
      let log: Diary
      var body: some View {
        Text(verbatim: log.entries.joined(separator: " "))
          .task {
            log.entries.append("begin")
            try? await Task.sleep(for: .seconds(1))
            log.entries.append("second")
            try? await Task.sleep(nanoseconds: 500_000_000)
            log.entries.append("later")
          }
          .onAppear {
            DispatchQueue.main.async { log.entries.append("soon") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { log.entries.append("quarter") }
          }
      }
    }
    let log = Diary()
    let stage = smallStage { Screen(log: log) }
    stage.advance(by: 0)
    #expect(Set(log.entries) == ["begin", "soon"])
    stage.advance(by: 0.24)
    #expect(log.entries.count == 2)
    stage.advance(by: 0.01)
    #expect(log.entries.last == "quarter")
    stage.advance(by: 0.74)
    #expect(log.entries.count == 3)
    stage.advance(by: 0.01)
    #expect(log.entries.last == "second")
    #expect(stage.advance(untilIdle: 5))
    #expect(log.entries.last == "later")
    #expect(abs(stage.time - 1.5) < 0.001)
    #expect(text(stage).hasSuffix("later"))
  }

  @Test("a task inherits nothing of other stages: two stages keep two times")
  func twoStages() {
    struct Screen: View {
      let log: Diary
      var body: some View {
        Color.red.task {
          try? await Task.sleep(for: .seconds(1))
          log.entries.append("done")
        }
      }
    }
    let (a, b) = (Diary(), Diary())
    let (first, second) = (smallStage { Screen(log: a) }, smallStage { Screen(log: b) })
    first.advance(by: 2)
    #expect(a.entries == ["done"] && b.entries.isEmpty)
    second.advance(by: 1)
    #expect(b.entries == ["done"])
  }

  @Test("a task ends with its view")
  func cancellation() {
    struct Screen: View {
      let log: Diary
      var body: some View {
        VStack {
          if log.isOn {
            Color.red.task {
              do { try await Task.sleep(for: .seconds(5)) } catch { log.entries.append("cancelled") }
            }
          }
        }
      }
    }
    let log = Diary()
    log.isOn = true
    let stage = smallStage { Screen(log: log) }
    stage.advance(by: 1)
    log.isOn = false
    stage.advance(by: 0.1)
    #expect(log.entries == ["cancelled"])
  }

  @Test("dates inside views are those of the stage")
  func dates() {
    struct Screen: View {
      let log: Diary
      var body: some View {
        Color.red.task {
          let before = Date()
          try? await Task.sleep(for: .seconds(2))
          log.entries.append("\(Int(Date().timeIntervalSince(before).rounded()))")
        }
      }
    }
    let log = Diary()
    let stage = smallStage { Screen(log: log) }
    stage.advance(untilIdle: 5)
    #expect(log.entries == ["2"])
  }

  @Test("a timer's publisher ticks")
  func timerPublisher() {
    struct Screen: View {
      @State private var count = 0
      private let ticks = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      var body: some View { Text(verbatim: "\(count)").onReceive(ticks) { _ in count += 1 } }
    }
    let stage = smallStage { Screen() }
    stage.advance(by: 0.4)
    #expect(text(stage) == "0")
    stage.advance(by: 1.7)
    #expect(text(stage) == "4")
  }

  @Test("a scheduled timer fires")
  func timer() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").onAppear {
          _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated {
              count += 1
              if count == 3 { timer.invalidate() }
            }
          }
        }
      }
    }
    let stage = smallStage { Screen() }
    stage.advance(by: 0.6)
    #expect(text(stage) == "1")
    #expect(stage.advance(untilIdle: 10))
    #expect(text(stage) == "3")
  }

  @Test("an entrance from onAppear begins with the first frame")
  func entrance() {
    struct Screen: View {
      @State private var isIn = false
      var body: some View {
        Color.red.frame(width: 20, height: 20).opacity(isIn ? 1 : 0)
          .onAppear { withAnimation(.linear(duration: 1)) { isIn = true } }
      }
    }
    let stage = smallStage { Screen() }
    #expect(stage.opacity == 0)
    stage.advance(by: 0.5)
    #expect(abs(stage.opacity - 0.5) < 0.001)
  }
}
