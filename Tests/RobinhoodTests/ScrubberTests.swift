// The scrubber: a line and a dot under the finger, and a number that follows.

import DesignTokens
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's scrubber")
struct ScrubberTests {
  @Test(
    "under the finger stand a line of one point and a dot of size 80, black on white; neither before nor after"
  )
  func marks() throws {
    let stage = Stage(.standard, fit: .content(width: 393), displayScale: 2) {
      PortfolioChart(points: Samples.rising, isUp: true)
    }
    func black() -> [Look.Shape] {
      Look(stage).shapes.filter { $0.color.map { RGB(0x000000).matches($0) } ?? false }
    }
    #expect(black().isEmpty)
    stage.touch(.began, at: CGPoint(x: 200, y: 80))
    let marks = black()
    let line = try #require(marks.first { $0.frame.height > 100 })
    #expect(line.lineWidth == 1 || abs(line.frame.width - 1) < 0.01, "\(line.frame)")
    let dot = try #require(marks.first { $0.frame.height < 20 })
    #expect(abs(dot.frame.width * dot.frame.height - 80) < 1, "\(dot.frame)")
    #expect(abs(dot.frame.midX - line.frame.midX) < 0.01)
    // The nearest point, at once: nothing moves after that.
    #expect(abs(dot.frame.midX - 200) < 6)
    #expect(stage.nextFrameTime == nil)
    stage.touch(.ended, at: CGPoint(x: 200, y: 80))
    #expect(black().isEmpty)
  }

  @Test(
    "stepped to, a point stays until the newest is reached or another range is chosen: then the number is that of now")
  func steps() async throws {
    for (title, isPushed) in [("Portfolio value", false), ("Price of NVDA", true)] {
      let (stage, model) = try app()
      if isPushed { #expect(stage.perform(.activate, on: "instrument.NVDA")) }
      await stage.settle()
      await model.settle()
      func hero() -> String {
        Look(stage).elements.first { $0.label.contains("$") && $0.traits.contains(.header) }?.label ?? ""
      }
      func value() -> String { Look(stage).elements.first { $0.label == title }?.value ?? "" }
      let (now, newest) = (hero(), value())
      for _ in 0..<7 { #expect(stage.perform(.decrement, on: title)) }
      #expect(value() != newest && hero() != now)
      for _ in 0..<7 { #expect(stage.perform(.increment, on: title)) }
      #expect(value() == newest && hero() == now)
      for _ in 0..<7 { #expect(stage.perform(.decrement, on: title)) }
      for range in ["1 year", "1 day"] {
        await press(range, stage, model)
        // The market has gone on meanwhile.
        let live = isPushed ? model.instrument("NVDA")?.price : model.portfolio?.totalValue.plotted
        let figure = Money.text(try #require(live), Locale(identifier: "en_US"))
        #expect(hero().contains(figure) && value().hasSuffix(figure), "\(range): \(hero()), \(value()), \(figure)")
      }
    }
  }

  @Test("a touch that ends as something else, such as a scroll, leaves no point behind")
  func cancelled() throws {
    let stage = Stage(.standard) { RobinhoodTabView().environment(RobinhoodModel.still) }
    func hero() -> String { Look(stage).elements.first { $0.traits.contains(.header) }?.label ?? "" }
    let now = hero()
    stage.touch(.began, at: CGPoint(x: 100, y: 300))
    #expect(hero() != now)
    stage.touch(.cancelled, at: CGPoint(x: 100, y: 300))
    #expect(hero() == now)
    stage.touch(.began, at: CGPoint(x: 100, y: 300))
    for step in 1...10 {
      stage.advance(by: 0.016)
      stage.touch(.moved, at: CGPoint(x: 100, y: 300 - 15 * CGFloat(step)))
    }
    stage.touch(.ended, at: CGPoint(x: 100, y: 150))
    stage.advance(untilIdle: 2)
    #expect(hero() == now)
  }

  @Test("a swipe that is taken away lets the handle fall and submits nothing")
  func cancelledSwipe() {
    var submissions = 0
    let stage = Stage(.standard) { SwipeUpToSubmit { submissions += 1 }.frame(maxHeight: .infinity) }
    func handle() -> CGRect? { Look(stage).filled(.rhGreen).first?.frame }
    let rest = handle()
    stage.touch(.began, at: CGPoint(x: 196, y: 420))
    for step in 1...10 { stage.touch(.moved, at: CGPoint(x: 196, y: 420 - 15 * CGFloat(step))) }
    #expect(handle() != rest)
    stage.touch(.cancelled, at: CGPoint(x: 196, y: 270))
    stage.advance(untilIdle: 2)
    #expect(handle() == rest && submissions == 0)
  }

  private func press(_ label: String, _ stage: Stage, _ model: RobinhoodModel) async {
    #expect(stage.tap(label))
    await model.settle()
    await stage.settle()
  }

  private struct Following: View {
    @State private var value = 24_847.93
    var body: some View {
      VStack {
        PortfolioHero(portfolioValue: value, dayChange: 1, dayChangePct: 0.01, isScrubbing: true)
        Button("Other point") { value = 23_152.07 }
      }
    }
  }

  @Test("with reduced motion the number is there at once")
  func reducedMotion() throws {
    let stage = Stage(.standard, traits: Traits(isMotionReduced: true), fit: .content(width: 393)) { Following() }
    _ = stage.frame
    #expect(stage.tap("Other point"))
    #expect(Look(stage).word("$23,152.07") != nil)
    #expect(stage.nextFrameTime == nil)
  }
}
