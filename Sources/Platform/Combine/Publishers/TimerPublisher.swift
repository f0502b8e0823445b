// Publishers that wait to be connected, and the one of a timer.

import Foundation

/// A publisher that starts when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects as soon as somebody subscribes.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public final let upstream: Upstream
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber)
      if connection == nil { connection = upstream.connect() }
    }
  }
}

extension Timer {
  /// The ticks of a timer. Nothing here reads a clock: there is no tick before the first frame, and no frame after it.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public final let interval: TimeInterval
    public final let tolerance: TimeInterval?
    public final let runLoop: RunLoop
    public final let mode: RunLoop.Mode

    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { AnyCancellable {} }
  }
}
