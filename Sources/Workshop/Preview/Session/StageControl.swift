// What people do on a page, done to the stage.

import Foundation
import Stage

extension Stage {
  /// Carries out a person's action at the stage's time.
  func act(on message: ClientMessage) {
  }
}
extension Stage {
  var nextFrameTime: Double? { nil }
  var time: Double { 0 }
  func advance(by: Double) {}
}
