// Time goes by: frames, and what is due between them.

import Combine

/// The screen's rhythm.
package enum FrameClock {
  /// Frames a second.
  package static let rate = 60.0

  /// The time of the first frame after a time, in seconds since the stage's start.
  package static func frame(after time: Double) -> Double {
    let next = ((time * rate).rounded(.down) + 1) / rate
    // A time that is itself a frame, but for rounding.
    return next - time > tolerance ? next : ((time * rate).rounded(.down) + 2) / rate
  }

  /// A time, or the frame that it lies within ten microseconds of: dates are not exact to less than that.
  package static func snapped(_ time: Double) -> Double {
    let frame = (time * rate).rounded() / rate
    return abs(frame - time) < dateTolerance ? frame : time
  }

  /// How exact dates are, in seconds.
  package static let dateTolerance = 1e-5

  /// Times nearer to each other than this are the same, in seconds.
  package static let tolerance = 1e-7
}

extension ViewHost {
  /// When the next frame is due, in seconds since the stage's start; nil while nothing moves or waits.
  package var nextFrameTime: Double? {
    takeWork()
    if needsUpdate { return time }
    let frame = motions.isEmpty ? nil : FrameClock.frame(after: time)
    let times = [frame, due.nextTime, input.nextDeadline].compactMap(\.self)
    return times.min().map { max($0, time) }
  }

  /// Lets time go by until a time: everything that is due happens, every frame in between is made.
  package func advance(to target: Double) {
    settle()
    while let next = nextFrameTime, next <= target + FrameClock.tolerance { step(to: next) }
    if target > time { step(to: target) }
  }

  /// Lets time go by until nothing moves or waits, or until a time.
  ///
  /// - Returns: Whether nothing moves or waits any more.
  package func advance(untilIdleBefore limit: Double) -> Bool {
    settle()
    while let next = nextFrameTime {
      guard next <= limit + FrameClock.tolerance else {
        step(to: limit)
        return false
      }
      step(to: next)
    }
    return true
  }

  /// Brings in what waits for no time: changes, and asynchronous work that is due now.
  private func settle() {
    var rounds = 0
    repeat {
      takeWork()
      due.run(until: time)
      if needsUpdate { update() }
      takeWork()
      rounds += 1
    } while (needsUpdate || due.nextTime.map { $0 <= time } == true) && rounds < Self.settleLimit
  }

  /// Work that causes itself again and again waits for the next frame.
  private static var settleLimit: Int { 100 }

  private func step(to next: Double) {
    let isFrame = abs((next * FrameClock.rate).rounded() / FrameClock.rate - next) < FrameClock.tolerance
    time = max(next, time)
    takeWork()
    due.run(until: time)
    input.reachTime(time)
    if !motions.isEmpty {
      // Boxes read how far what moves has come while they draw.
      forgetDrawing()
      motions.move(to: time, isFrame: isFrame)
      layOutMotion()
    }
    settle()
  }
}

/// Streams that are fed outside of the stage's own work go by the time of the stage that last ran.
extension HostAnchor: DeferredWork.Stage {
  package var date: Double { host.map { $0.startDate.timeIntervalSinceReferenceDate + $0.time } ?? 0 }

  package func doLater(in delay: Double, _ work: @escaping () -> Void) {
    guard let host else { return }
    host.due.schedule(at: host.time + max(delay, 0), work)
  }
}
