// What the tests of input share.

import Foundation
import SwiftUI

@testable import Stage

/// What a view did, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

@MainActor
func phone<Content: View>(traits: Traits = Traits(), @ViewBuilder _ content: () -> Content) -> Stage {
  // No insets: points on the screen are points of the view.
  let device = Device(
    name: "test", idiom: .phone, portraitSize: CGSize(width: 400, height: 800), scale: 2)
  return Stage(device, traits: traits, content: content)
}
