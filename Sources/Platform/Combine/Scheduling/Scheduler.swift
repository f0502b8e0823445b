// Schedulers: who runs the work of a stream, and when. All work runs on the main actor's thread, at the stage's time.

import Dispatch
import Foundation

/// Runs work now or later.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be made from seconds and parts of them.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A point in time of the schedulers here: seconds since some beginning.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
  var seconds: Double
  /// In seconds. No type of its own: operators of one more type make expressions that mix CGFloat and Double ambiguous.
  public func distance(to other: _SchedulerTime) -> Double { other.seconds - seconds }
  public func advanced(by n: Double) -> _SchedulerTime { _SchedulerTime(seconds: seconds + n) }
}

/// Lengths of time in seconds.
extension Double: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Double { Double(s) }
  public static func seconds(_ s: Double) -> Double { s }
  public static func milliseconds(_ ms: Int) -> Double { Double(ms) / 1e3 }
  public static func microseconds(_ us: Int) -> Double { Double(us) / 1e6 }
  public static func nanoseconds(_ ns: Int) -> Double { Double(ns) / 1e9 }
}

/// A scheduler on the stage's time.
public protocol _StageScheduler: Scheduler where SchedulerTimeType == _SchedulerTime {}

extension _StageScheduler {
  public var now: _SchedulerTime { _SchedulerTime(seconds: Date().timeIntervalSinceReferenceDate) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DeferredWork.perform(after: 0, action)
  }

  public func schedule(
    after date: _SchedulerTime, tolerance: Double, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { DeferredWork.perform(after: max(now.distance(to: date), 0), action) }

  public func schedule(
    after date: _SchedulerTime, interval: Double, tolerance: Double,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let isOn = Switch()
    func again() {
      DeferredWork.perform(after: max(interval, 0.0001)) {
        guard isOn.isOn else { return }
        action()
        again()
      }
    }
    schedule(after: date, tolerance: tolerance, options: options) {
      guard isOn.isOn else { return }
      action()
      again()
    }
    return AnyCancellable { isOn.isOn = false }
  }
}

private final class Switch { var isOn = true }

extension DispatchQueue: _StageScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions {
    public init() {}
  }
}

extension RunLoop: _StageScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions {}
}

extension OperationQueue: _StageScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions {}
}

/// Runs work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
  public var now: _SchedulerTime { _SchedulerTime(seconds: 0) }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: _SchedulerTime, tolerance: Double, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after date: _SchedulerTime, interval: Double, tolerance: Double, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// Work for later. Without a stage whose time goes by, work without delay runs at once, and the rest never.
package enum DeferredWork {
  /// Runs work after a delay in seconds of the stage's time. The stage installs itself.
  nonisolated(unsafe) package static var later: ((_ delay: Double, _ work: @escaping () -> Void) -> Void)?

  static func perform(after delay: Double, _ work: @escaping () -> Void) {
    if let later { later(delay, work) } else if delay <= 0 { work() }
  }
}
