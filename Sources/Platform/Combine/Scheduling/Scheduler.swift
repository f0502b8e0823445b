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
  public func distance(to other: _SchedulerTime) -> Stride { Stride(magnitude: other.seconds - seconds) }
  public func advanced(by n: Stride) -> _SchedulerTime { _SchedulerTime(seconds: seconds + n.magnitude) }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Sendable
  {
    /// In seconds.
    public var magnitude: Double
    public var timeInterval: Double { magnitude }
    init(magnitude: Double) { self.magnitude = magnitude }
    public init(_ timeInterval: Double) { magnitude = timeInterval }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init(floatLiteral value: Double) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
    public static func seconds(_ s: Int) -> Stride { Stride(magnitude: Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(magnitude: s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(magnitude: Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(magnitude: Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: Double(ns) / 1e9) }
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(magnitude: a.magnitude + b.magnitude) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(magnitude: a.magnitude - b.magnitude) }
    public static func * (a: Stride, b: Stride) -> Stride { Stride(magnitude: a.magnitude * b.magnitude) }
    public static func += (a: inout Stride, b: Stride) { a = a + b }
    public static func -= (a: inout Stride, b: Stride) { a = a - b }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }
}

/// A scheduler on the stage's time.
public protocol _StageScheduler: Scheduler where SchedulerTimeType == _SchedulerTime {}

extension _StageScheduler {
  public var now: _SchedulerTime { _SchedulerTime(seconds: Date().timeIntervalSinceReferenceDate) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DeferredWork.perform(after: 0, action)
  }

  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { DeferredWork.perform(after: max(now.distance(to: date).magnitude, 0), action) }

  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let isOn = Switch()
    func again() {
      DeferredWork.perform(after: max(interval.magnitude, 0.0001)) {
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
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride, options: Never?,
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
