// What is on its way goes on when the settings of the device change.

import Drawing
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct KeptMotionTests {
  @Test("phases go on in their time when the colour scheme changes meanwhile")
  func phases() throws {
    func content() -> some View {
      PhaseAnimator([0.0, 1, 0.5]) {
        Color.orange.opacity($0).frame(height: 10)
      } animation: { _ in
        .linear(duration: 0.35)
      }
    }
    let changed = Stage(.iPhone15) { content() }
    _ = changed.frame
    changed.advance(by: 0.2)
    changed.set(Traits(colorScheme: .dark))
    changed.advance(by: 2)
    let dark = Stage(.iPhone15, traits: Traits(colorScheme: .dark)) { content() }
    dark.advance(by: 2.2)
    #expect(try abs(#require(strength(changed)) - #require(strength(dark))) < 1e-6)
  }

  /// How strongly the first thing drawn covers what is behind it.
  private func strength(_ stage: Stage) -> Double? {
    for case .fill(_, .color(let color), _) in stage.frame.drawing.commands { return color.alpha }
    return nil
  }
}
