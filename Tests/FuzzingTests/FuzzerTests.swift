// The fuzzer itself: what it finds, how it tells of it, and that it does the same every time.

import Stage
import SwiftUI
import Testing

@testable import Fuzzing

@MainActor
struct FuzzerTests {
  private final class Hidden { var count = 0 }

  /// Shows something that changes without its knowing.
  private struct Forgetful: View {
    let hidden: Hidden
    var body: some View { Button("\(hidden.count)") { hidden.count += 1 } }
  }

  /// Depends on how often it was looked at.
  private struct Restless: View {
    let hidden: Hidden
    var body: some View {
      hidden.count += 1
      return Text("\(hidden.count)")
    }
  }

  @Test("a body that does not notice a change is found, by a single step")
  func forgetful() throws {
    let finding = try #require(Fuzzer("Forgetful") { Forgetful(hidden: Hidden()) }.run(seed: 1, length: 40))
    #expect(finding.kind == .bodies)
    #expect(finding.steps.count == 1)
    #expect("\(finding)".contains("Forgetful, seed 1"))
  }

  @Test("a body that gives something else each time is found")
  func restless() {
    #expect(Fuzzer("Restless") { Restless(hidden: Hidden()) }.run(seed: 1, length: 20) != nil)
  }

  @Test("a seed means the same steps every time, another seed others")
  func seeds() {
    // Odd numbers are not equal to themselves.
    #expect("\(Journey(seed: 7, length: 100))" == "\(Journey(seed: 7, length: 100))")
    #expect(Journey(seed: 7, length: 100) != Journey(seed: 8, length: 100))
    #expect(Journey(settingsSeed: 3, length: 9).legs.allSatisfy { $0.step.isSetting })
  }
}
