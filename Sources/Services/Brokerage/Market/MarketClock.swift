// Where a broker's time comes from.

import Foundation

/// The time, as a broker sees it. It must not run backwards: a broker ignores a time before the last one.
public protocol MarketClock: Sendable {
  var now: Date { get }
}

/// The machine's time.
public struct SystemMarketClock: MarketClock {
  public init() {}

  public var now: Date { Date() }
}

/// A time that somebody else keeps, such as a frame's.
public struct DerivedMarketClock: MarketClock {
  private let read: @Sendable () -> Date

  public init(_ read: @escaping @Sendable () -> Date) { self.read = read }

  public var now: Date { read() }
}

/// A time that stands still until it is moved.
public final class SteppedMarketClock: MarketClock, @unchecked Sendable {
  // Unchecked because the lock guards the only variable.
  private let lock = NSLock()
  private var time: Date

  public init(_ time: Date) { self.time = time }

  public var now: Date { lock.withLock { time } }

  /// By seconds; a negative number counts as none.
  public func advance(by seconds: TimeInterval) {
    lock.withLock { time += max(0, seconds) }
  }

  /// To a later time; an earlier one changes nothing.
  public func advance(to later: Date) {
    lock.withLock { time = max(time, later) }
  }
}
