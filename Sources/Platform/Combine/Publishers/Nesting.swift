// Operators that make publishers of values and join those: flatMap, switchToLatest, catch, retry.

extension Publishers {
  /// The values of the publishers that an upstream's values become.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction<S>(subscriber, inputs: 1)
      let transform = transform
      var waiting: [Upstream.Output] = []
      var running = 0
      let limit = maxPublishers.max ?? .max
      func begin(_ value: Upstream.Output) {
        running += 1
        junction.attach(transform(value), onValue: { junction.send($0) }) { completion in
          running -= 1
          if case .finished = completion, running < limit, !waiting.isEmpty { begin(waiting.removeFirst()) }
          junction.inputDidEnd(completion)
        }
      }
      junction.attach(upstream) { value in
        junction.expectInput()
        if running < limit { begin(value) } else { waiting.append(value) }
      }
    }
  }

  /// The values of the latest publisher that an upstream sends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction<S>(subscriber, inputs: 1)
      var latest = 0
      var isRunning = false
      junction.attach(upstream) { publisher in
        latest += 1
        let number = latest
        if !isRunning { junction.expectInput() }
        isRunning = true
        junction.attach(publisher, onValue: { if number == latest { junction.send($0) } }) { completion in
          guard number == latest else { return }
          isRunning = false
          junction.inputDidEnd(completion)
        }
      }
    }
  }

  /// Goes on with another publisher when an upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction<S>(subscriber, inputs: 1)
      let handler = handler
      junction.attach(upstream, onValue: { junction.send($0) }) { completion in
        switch completion {
        case .finished: junction.end(.finished)
        case .failure(let error): junction.attach(handler(error)) { junction.send($0) }
        }
      }
    }
  }

  /// Begins again when an upstream fails, so many times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction<S>(subscriber, inputs: 1)
      let upstream = upstream
      var left = retries ?? .max
      func begin() {
        junction.attach(upstream, onValue: { junction.send($0) }) { completion in
          if case .failure = completion, left > 0 {
            left -= 1
            begin()
          } else {
            junction.end(completion)
          }
        }
      }
      begin()
    }
  }

  /// The values of one publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction<S>(subscriber, inputs: 1)
      let suffix = suffix
      junction.attach(prefix, onValue: { junction.send($0) }) { completion in
        if case .failure = completion { return junction.end(completion) }
        junction.attach(suffix) { junction.send($0) }
      }
    }
  }

  /// The elements of a sequence, one after the other.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction<S>(subscriber, inputs: 1)
      junction.start()
      for element in sequence {
        guard !junction.isOver else { return }
        junction.send(element)
      }
      junction.end(.finished)
    }
  }
}

/// A publisher that is made when somebody subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Publisher {
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// An upstream that never fails takes on the failure of the publishers its values become.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    .init(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output { .init(upstream: self, handler: handler) }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> { .init(upstream: self, retries: retries) }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output { .init(prefix: self, suffix: publisher) }
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    .init(prefix: self, suffix: .init(sequence: elements))
  }
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output { .init(prefix: publisher, suffix: self) }
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    .init(prefix: .init(sequence: elements), suffix: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publishers.Sequence<[Wrapped], Never> { .init(sequence: map { [$0] } ?? []) }
}

extension Result {
  /// A publisher of the success or the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
