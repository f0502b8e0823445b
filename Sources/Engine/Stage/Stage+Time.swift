// A stage's time: it stands still until somebody lets it go by.

import SwiftUI

extension Stage {
  /// Seconds since the stage was made.
  public var time: Double { host.time }

  /// When the next frame is due, in seconds since the stage was made; nil while nothing moves or waits.
  ///
  /// It is now while changes wait to be brought in, at most a sixtieth of a second away while something moves, and else
  /// the time of what waits longest: a timer, a task that sleeps, a timeline.
  public var nextFrameTime: Double? { host.nextFrameTime }

  /// Lets time go by: runs everything that is due until then, frame by frame (60 a second).
  ///
  /// Frames lie at whole sixtieths of a second since the stage was made, whatever the steps: what is seen at a time
  /// depends on what was changed when, and not on how often somebody looked.
  ///
  /// - Parameter seconds: How long; negative and infinite lengths are no time at all.
  public func advance(by seconds: Double) {
    let seconds = seconds.isFinite ? max(seconds, 0) : 0
    change { $0.advance(to: $0.time + seconds) }
  }

  /// Lets time go by until nothing moves or waits any more.
  ///
  /// - Parameter limit: At most so many seconds. Some views never rest: a repeating animation, a timer.
  /// - Returns: Whether everything rests.
  @discardableResult
  public func advance(untilIdle limit: Double = 10) -> Bool {
    let limit = limit.isFinite ? max(limit, 0) : 0
    return change { $0.advance(untilIdleBefore: $0.time + limit) }
  }
}
