// The guide's curves, frame by frame: how far what moves has come at each sixtieth of a second.

import DesignTokens
import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's motion")
struct MotionTests {
  /// How far a spring has come after so many seconds: the movement of a damped weight.
  private func spring(response: Double, damping: Double, at time: Double) -> Double {
    let speed = 2 * Double.pi / response
    let swing = speed * (1 - damping * damping).squareRoot()
    return 1 - exp(-damping * speed * time) * (cos(swing * time) + damping * speed / swing * sin(swing * time))
  }

  private static let frame = 1.0 / 60

  // MARK: Numbers

  private struct Hero: View {
    let isScrubbing: Bool
    @State private var value = 999.0
    var body: some View {
      VStack(alignment: .leading) {
        PortfolioHero(portfolioValue: value, dayChange: 1, dayChangePct: 0.01, isScrubbing: isScrubbing)
        Button("More") { value = 1_999 }
      }
    }
  }

  /// Where the last digit of the number stands.
  private func lastDigit(_ stage: Stage) -> CGFloat {
    var places: [CGFloat] = []
    var transforms = [CGAffineTransform.identity]
    for command in stage.frame.drawing.commands {
      switch command {
      case .pushTransform(let next): transforms.append(next.concatenating(transforms[transforms.count - 1]))
      case .popTransform: transforms.removeLast()
      case .glyphs(let run, let origin, _) where run.font.size == 40:
        places += run.positions.map {
          CGPoint(x: origin.x + $0.x, y: origin.y).applying(transforms[transforms.count - 1]).x
        }
      default: break
      }
    }
    return places.max() ?? 0
  }

  /// Digits that stay the same slide to their new places along the curve.
  private func expectMorph(isScrubbing: Bool, duration: Double) {
    let stage = Stage(.standard, fit: .content(width: 393)) { Hero(isScrubbing: isScrubbing) }
    let start = lastDigit(stage)
    let rest = Stage(.standard, fit: .content(width: 393)) {
      PortfolioHero(portfolioValue: 1_999, dayChange: 1, dayChangePct: 0.01)
    }
    let end = lastDigit(rest)
    #expect(end > start + 20)
    #expect(stage.tap("More"))
    for count in 0...Int(duration * 60) {
      let expected = spring(response: duration, damping: 0.85, at: Double(count) * Self.frame)
      let share = (lastDigit(stage) - start) / (end - start)
      #expect(abs(share - expected) < 0.01, "frame \(count): \(share), not \(expected)")
      stage.advance(by: Self.frame)
    }
    #expect(stage.advance(untilIdle: duration * 3), "it comes to rest")
    #expect(lastDigit(stage) == end)
  }

  @Test("under a finger the number morphs with a snappy spring of a tenth of a second")
  func scrubbing() { expectMorph(isScrubbing: true, duration: 0.1) }

  @Test("a new price morphs it with the snappy spring's own half second")
  func price() { expectMorph(isScrubbing: false, duration: 0.5) }

  // MARK: Chips

  private struct Chips: View {
    @State private var range = ChartRangeChips.Range.d
    var body: some View { ChartRangeChips(selected: $range, isUp: true) }
  }

  /// How strongly the line under a chip is drawn.
  private func line(under place: Int, _ stage: Stage) -> Double {
    let lines = Look(stage).shapes.filter { $0.frame.height == 2 && abs($0.frame.minX - CGFloat(16 + 52 * place)) < 1 }
    return lines.compactMap(\.color?.alpha).max() ?? 0
  }

  @Test("a chip's line comes and goes with a spring of a fifth of a second, damped by 0.8")
  func chips() {
    let stage = Stage(.standard, fit: .content(width: 600)) { Chips() }
    #expect(line(under: 0, stage) == 1 && line(under: 1, stage) == 0)
    #expect(stage.tap("1 week"))
    for count in 0...12 {
      let expected = min(spring(response: 0.2, damping: 0.8, at: Double(count) * Self.frame), 1)
      let (old, new) = (line(under: 0, stage), line(under: 1, stage))
      #expect(abs(new - expected) < 0.02, "frame \(count): \(new), not \(expected)")
      #expect(abs(old - (1 - expected)) < 0.02, "frame \(count): \(old), not \(1 - expected)")
      stage.advance(by: Self.frame)
    }
    #expect(stage.advance(untilIdle: 1))
    #expect(line(under: 0, stage) == 0 && line(under: 1, stage) == 1)
  }

  @Test("with reduced motion chips and numbers change at once")
  func reduced() {
    let traits = Traits(isMotionReduced: true)
    let chips = Stage(.standard, traits: traits, fit: .content(width: 600)) { Chips() }
    #expect(chips.tap("1 week"))
    #expect(line(under: 0, chips) == 0 && line(under: 1, chips) == 1 && chips.nextFrameTime == nil)
    let hero = Stage(.standard, traits: traits, fit: .content(width: 393)) { Hero(isScrubbing: true) }
    #expect(hero.tap("More"))
    #expect(Look(hero).word("$1,999.00") != nil && hero.nextFrameTime == nil)
  }

  // MARK: The finger

  @Test("the scrubber is where the finger is in the very frame that the finger moved")
  func scrubber() throws {
    let stage = Stage(.standard, fit: .content(width: 393), displayScale: 2) {
      PortfolioChart(points: Samples.rising, isUp: true)
    }
    func rule() -> CGFloat? {
      Look(stage).shapes.first { $0.color.map { RGB(0x000000).matches($0) } ?? false && $0.frame.height > 100 }?
        .frame.midX
    }
    stage.touch(.began, at: CGPoint(x: 100, y: 80))
    let first = try #require(rule())
    stage.touch(.moved, at: CGPoint(x: 300, y: 80))
    let second = try #require(rule())
    #expect(abs(first - 100) < 4 && abs(second - 300) < 4)
    #expect(stage.nextFrameTime == nil, "nothing is smoothed")
    stage.touch(.ended, at: CGPoint(x: 300, y: 80))
    #expect(rule() == nil && stage.nextFrameTime == nil)
  }
}
