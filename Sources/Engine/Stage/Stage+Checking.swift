// A stage's frame, made again without what is remembered from the frames before. For tests.

import Drawing
import SwiftUI

extension Stage {
  /// What is made anew for a comparison; everything else is kept.
  package enum Renewal: String, Hashable, Sendable, CaseIterable {
    /// The drawing of every box.
    case drawing
    /// Sizes and places.
    case layout
    /// What every body gives.
    case bodies
  }

  /// The frame of the same state, with a part of it made anew.
  package func frame(renewing renewal: Renewal) -> Frame {
    change { host in
      if host.needsUpdate { host.update() }
      switch renewal {
      case .drawing: break
      case .layout: host.layOutAnew()
      case .bodies: host.evaluateAnew()
      }
      let commands = host.drawAnew(displayScale: displayScale)
      return Frame(drawing: DrawList(size: host.size, commands: commands), semantics: host.semantics())
    }
  }

  /// Whether nothing is on its way from one look to another.
  package var isResting: Bool { host.motions.isEmpty && !host.needsUpdate }
}
