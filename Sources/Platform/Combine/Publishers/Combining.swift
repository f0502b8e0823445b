// Operators that join several publishers.

extension Publishers {
  /// The latest values of two publishers, once both have one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction<S>(subscriber, inputs: 2)
      var first: A.Output?
      var second: B.Output?
      func emit() { if let first, let second { junction.send((first, second)) } }
      junction.attach(a) {
        first = $0
        emit()
      }
      junction.attach(b) {
        second = $0
        emit()
      }
    }
  }

  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction<S>(subscriber, inputs: 2)
      junction.attach(a) { junction.send($0) }
      junction.attach(b) { junction.send($0) }
    }
  }
}

/// Where several upstreams meet one subscriber.
private final class Junction<S: Subscriber>: Subscription {
  private var subscriber: S?
  private var running: Int
  private var feeds: [AnyCancellable] = []
  private var demand = Subscribers.Demand.none
  /// Values sent before the subscriber asked for any.
  private var waiting: [S.Input] = []
  private var isStarted = false

  init(_ subscriber: S, inputs: Int) {
    self.subscriber = subscriber
    running = inputs
  }

  func attach<P: Publisher>(_ publisher: P, _ onValue: @escaping (P.Output) -> Void) where P.Failure == S.Failure {
    if !isStarted {
      isStarted = true
      subscriber?.receive(subscription: self)
    }
    let feed = publisher.sink(
      receiveCompletion: { [weak self] in self?.inputDidEnd($0) }, receiveValue: onValue)
    feeds.append(feed)
  }

  func send(_ value: S.Input) {
    guard let subscriber else { return }
    guard demand > .none else { return waiting.append(value) }
    demand -= .max(1)
    demand += subscriber.receive(value)
  }

  private func inputDidEnd(_ completion: Subscribers.Completion<S.Failure>) {
    running -= 1
    if case .failure = completion { running = 0 }
    guard running == 0, let subscriber else { return }
    cancel()
    subscriber.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    while self.demand > .none, !waiting.isEmpty { send(waiting.removeFirst()) }
  }

  func cancel() {
    subscriber = nil
    waiting = []
    feeds = []
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { .init(self, other) }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output { .init(self, other) }
}
