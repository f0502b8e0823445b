// Random input: nothing crashes, and every frame is that of its state.

import DesignTokens
import Foundation
import Robinhood
import SwiftUI
import Testing

@testable import Fuzzing

@MainActor
struct FuzzingTests {
  /// Rounds with each screen; `VITRINE_FUZZ_ROUNDS` asks for more.
  private static let rounds = ProcessInfo.processInfo.environment["VITRINE_FUZZ_ROUNDS"].flatMap(UInt64.init) ?? 1
  private static let first = ProcessInfo.processInfo.environment["VITRINE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

  private func fuzz<Content: View>(
    _ name: String, length: Int = 40, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    let fuzzer = Fuzzer(name, content: content)
    for seed in Self.first..<Self.first + Self.rounds {
      if let finding = fuzzer.run(seed: seed, length: length) {
        Issue.record("\(finding)")
        return
      }
    }
  }

  @Test("random input leaves no frame of a counter that is not that of its state")
  func counter() { fuzz("counter") { SampleScreens.Counter() } }

  @Test("random input leaves no frame of gestures that is not that of its state")
  func gestures() { fuzz("gestures") { SampleScreens.Gestures() } }

  @Test("random input leaves no frame of a form that is not that of its state")
  func form() { fuzz("form") { SampleScreens.Form() } }

  @Test("random input leaves no frame of lists and tabs that is not that of its state")
  func lists() { fuzz("lists") { SampleScreens.Lists() } }

  @Test("random input leaves no frame of presentations that is not that of its state")
  func presentations() { fuzz("presentations") { SampleScreens.Presentations() } }

  @Test("random input leaves no frame of pushed screens that is not that of its state")
  func paths() { fuzz("paths") { SampleScreens.Paths() } }

  @Test("random input leaves no frame of moving views that is not that of its state")
  func motion() { fuzz("motion") { SampleScreens.Motion() } }

  @Test("random input leaves no frame of sizes that feed back that is not that of its state")
  func feedback() { fuzz("feedback") { SampleScreens.Feedback() } }

  @Test("random input leaves no frame of odd values that is not that of its state")
  func odd() { fuzz("odd") { SampleScreens.Odd() } }

  @Test("random input leaves no frame of an app that is not that of its state")
  func app() { fuzz("Robinhood", length: 8) { RobinhoodDemo() } }
}
