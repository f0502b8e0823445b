// Publishers that wait to be connected, and the one of a timer.

import CRuntimeSupport
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
  /// The ticks of a timer on the time of the stage that it is connected on. Where there is none nothing reads a clock,
  /// and it does not tick.
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
    private let ticks = PassthroughSubject<Date, Never>()

    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      ticks.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let ticking = Ticking(every: max(interval, 0.0001), ticks)
      ticking.waitForNext()
      return AnyCancellable { ticking.isOn = false }
    }
  }
}

/// A timer that runs until it is switched off.
private final class Ticking {
  private let interval: TimeInterval
  private let ticks: PassthroughSubject<Date, Never>
  var isOn = true

  init(every interval: TimeInterval, _ ticks: PassthroughSubject<Date, Never>) {
    self.interval = interval
    self.ticks = ticks
  }

  func waitForNext() {
    DeferredWork.perform(after: interval) { [self] in
      guard isOn else { return }
      waitForNext()
      ticks.send(Date())
    }
  }
}

/// Does something later on the time of the stage that runs on this thread.
///
/// - Returns: Whether there is one.
func doLater(in delay: TimeInterval, _ work: @escaping () -> Void) -> Bool {
  guard vitrine_time_is_kept() else { return false }
  let box = Unmanaged.passRetained(LaterWork(work))
  return vitrine_do_later(
    delay,
    { payload in
      guard let payload else { return }
      Unmanaged<LaterWork>.fromOpaque(payload).takeRetainedValue().work()
    }, box.toOpaque(), { payload in if let payload { Unmanaged<LaterWork>.fromOpaque(payload).release() } })
}

private final class LaterWork {
  let work: () -> Void
  init(_ work: @escaping () -> Void) { self.work = work }
}
