// Publishers that are fed by hand.

import Synchronization

/// A publisher that sends what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Signals.
  public func send() { send(()) }
}

/// The subscribers of a subject. Values go to those that asked for any, in the order they came.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Mutex(())
  private var seats: [Seat] = []
  private var completion: Subscribers.Completion<Failure>?

  /// One subscriber's subscription.
  final class Seat: Subscription {
    /// The audience clears this when it goes: a weak reference would keep its memory for as long as the seat is there.
    private unowned(unsafe) var audience: Audience?
    private var deliver: ((Output) -> Subscribers.Demand)?
    private var complete: ((Subscribers.Completion<Failure>) -> Void)?
    private var demand = Subscribers.Demand.none
    /// The value that a new subscriber gets with its first demand.
    private var first: Output?

    init<S: Subscriber>(_ subscriber: S, _ audience: Audience, first: Output?)
    where S.Input == Output, S.Failure == Failure {
      self.audience = audience
      self.first = first
      deliver = { subscriber.receive($0) }
      complete = { subscriber.receive(completion: $0) }
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      if demand > .none, let value = first {
        first = nil
        take(value)
      }
    }

    func take(_ value: Output) {
      guard demand > .none, let deliver else {
        if first != nil { first = value }
        return
      }
      first = nil
      demand -= .max(1)
      demand += deliver(value)
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
      let complete = complete
      clear()
      complete?(completion)
    }

    func cancel() {
      let audience = audience
      clear()
      audience?.remove(self)
    }

    /// Lets go of the subscriber: nothing comes any more.
    fileprivate func clear() {
      audience = nil
      deliver = nil
      complete = nil
      first = nil
    }
  }

  deinit { for seat in seats { seat.clear() } }

  func add<S: Subscriber>(_ subscriber: S, first: Output?) where S.Input == Output, S.Failure == Failure {
    if let completion = lock.withLock({ _ in self.completion }) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let seat = Seat(subscriber, self, first: first)
    lock.withLock { _ in seats.append(seat) }
    subscriber.receive(subscription: seat)
  }

  private func remove(_ seat: Seat) { lock.withLock { _ in seats.removeAll { $0 === seat } } }

  var isEmpty: Bool { lock.withLock { _ in seats.isEmpty } }

  func send(_ value: Output) {
    let present = lock.withLock { _ in completion == nil ? seats : [] }
    for seat in present { seat.take(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let present = lock.withLock { _ in
      guard self.completion == nil else { return [Seat]() }
      self.completion = completion
      defer { seats = [] }
      return seats
    }
    for seat in present { seat.end(completion) }
  }
}

/// A subject that remembers nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  public init() {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, first: nil)
  }
  public func send(_ input: Output) { audience.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that has a value, which new subscribers get at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output
  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, first: current)
  }
  public func send(_ input: Output) {
    current = input
    audience.send(input)
  }
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
