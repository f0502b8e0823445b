// What people do on a page, done to the stage.

import Foundation
import Stage

extension Stage {
  /// Carries out a person's action at the stage's time.
  func act(on message: ClientMessage) {
    switch message {
    case .touch(let touch):
      let phase: TouchPhase =
        switch touch.phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
      self.touch(phase, at: touch.point, id: touch.id)
    case .hover(let point): hover(at: point)
    case .perform(let action, let element): perform(action, onElement: element)
    default: break
    }
  }
}
extension Stage {
  var nextFrameTime: Double? { nil }
  var time: Double { 0 }
  func advance(by: Double) {}
}
