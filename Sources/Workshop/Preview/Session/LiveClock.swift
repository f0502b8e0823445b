// Real time for the stage: runs, slows down, stands still.

import Foundation

/// Maps the machine's monotonic clock to a stage's seconds.
struct LiveClock {
  /// Stage seconds in a real one.
  private(set) var speed = 1.0
  private(set) var isPaused = false
  private var realAnchor: Double
  private var stageAnchor: Double
  /// After a longer gap (the machine slept, the program was stopped) time goes on from where it was.
  private static let longestGap = 2.0

  /// Seconds of the machine's monotonic clock.
  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  init(stageTime: Double, now: Double = LiveClock.now) {
    realAnchor = now
    stageAnchor = stageTime
  }

  /// Where the stage's time should be. Never before where it was.
  func stageTime(at now: Double = LiveClock.now) -> Double {
    isPaused ? stageAnchor : stageAnchor + max(0, now - realAnchor) * speed
  }

  /// The real time at which the stage's time will come, nil while it stands still.
  func realTime(of stageTime: Double) -> Double? {
    isPaused ? nil : realAnchor + (stageTime - stageAnchor) / speed
  }

  /// Begins anew from where the stage is.
  mutating func synchronize(stageTime: Double, now: Double = LiveClock.now) {
    realAnchor = now
    stageAnchor = stageTime
  }

  mutating func set(speed: Double, stageTime: Double) {
    synchronize(stageTime: stageTime)
    self.speed = speed
  }

  mutating func set(isPaused: Bool, stageTime: Double) {
    synchronize(stageTime: stageTime)
    self.isPaused = isPaused
  }

  /// How far to go from a stage's time, in stage seconds; zero while paused. A long gap is skipped, if something moves.
  mutating func step(from stageTime: Double, isMoving: Bool, now: Double = LiveClock.now) -> Double {
    let step = self.stageTime(at: now) - stageTime
    guard step > 0 else { return 0 }
    if isMoving, step > Self.longestGap * speed {
      synchronize(stageTime: stageTime + 1 / 60, now: now)
      return 1 / 60
    }
    return step
  }
}
