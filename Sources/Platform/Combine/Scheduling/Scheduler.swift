// Schedulers: who runs the work of a stream, and when. All work runs on the main actor's thread, at the stage's time.

import CRuntimeSupport
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
  public var now: _SchedulerTime { _SchedulerTime(seconds: DeferredWork.now) }

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

/// Work for later, on the time of the stage that runs on this thread, else of the one that last ran.
///
/// Where there is none, work without delay is done at once, and the rest never.
package enum DeferredWork {
  /// The stage that is meant outside of everything that stages run.
  @MainActor
  package protocol Stage: AnyObject {
    /// In seconds since 2001.
    var date: Double { get }
    func doLater(in delay: Double, _ work: @escaping () -> Void)
  }

  /// Stages leave a reference here that does not keep them alive.
  @MainActor package static var stage: (any Stage)?

  private static let mark = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

  /// Whether this is the main actor's thread: a program may have given its main thread away and have the main queue served
  /// by another.
  private static var isOnMainActor: Bool {
    _ = isMarked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// What the clock shows, in seconds since 2001; 0 where no time goes by.
  static var now: Double {
    if vitrine_time_is_kept() { return Date().timeIntervalSinceReferenceDate }
    guard isOnMainActor else { return 0 }
    return MainActor.assumeIsolated { stage?.date ?? 0 }
  }

  static func perform(after delay: Double, _ work: @escaping () -> Void) {
    if doLater(in: delay, work) { return }
    if delay <= 0 { return work() }
    guard isOnMainActor else { return }
    nonisolated(unsafe) let work = work
    MainActor.assumeIsolated { stage?.doLater(in: delay, work) }
  }
}
