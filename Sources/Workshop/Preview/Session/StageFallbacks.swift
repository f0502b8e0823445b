// What a stage without time and keys of its own does when asked for them: nothing. Where the stage has them, its own are
// preferred, and this file can go.

import Foundation
import Stage
import SwiftUI

extension Stage {
  @_disfavoredOverload var time: Double { 0 }
  @_disfavoredOverload var nextFrameTime: Double? { nil }
  @_disfavoredOverload func advance(by seconds: Double) {}
  @_disfavoredOverload func scroll(by way: CGSize, at point: CGPoint) {}
  @_disfavoredOverload func type(_ text: String) {}
  @_disfavoredOverload func press(_ key: KeyEquivalent, modifiers: EventModifiers) {}
  @_disfavoredOverload func replaceText(with text: String) {}
}
