// Waiting for what a touch began.

import Stage

extension Stage {
  /// Lets everything that a touch began come to its end: half a second goes by, and other tasks get their turn.
  func settle() async {
    for _ in 0..<10 {
      advance(by: 0.05)
      await Task.yield()
    }
  }
}
