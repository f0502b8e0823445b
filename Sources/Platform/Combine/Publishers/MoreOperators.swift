// Operators that may fail, that gather values, or that look on.

import Foundation

extension Publishers {
  /// A publisher that never fails, as one that could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.transform(into: subscriber, { { Passing<Output, Failure>.pass($0) } }) { completion, subscriber in
        if case .finished = completion { subscriber.receive(completion: .finished) }
      }
    }
  }

  /// What a closure that may fail makes of the values.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let transform = transform
      upstream.transform(
        into: subscriber,
        {
          { value in
            do { return .pass(try transform(value)) } catch { return .end(nil, .failure(error)) }
          }
        }
      ) { completion, subscriber in
        switch completion {
        case .finished: subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
      }
    }
  }

  /// All the values as one.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      let next = nextPartialResult
      upstream.transform(
        into: subscriber,
        {
          { value in
            result = next(result, value)
            return Passing<Output, Failure>.skip
          }
        }
      ) { completion, subscriber in
        if case .finished = completion { _ = subscriber.receive(result) }
        subscriber.receive(completion: completion)
      }
    }
  }

  /// The first values, so many.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Failure = Upstream.Failure
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let range: CountableRange<Int>
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let range = range
      guard !range.isEmpty else {
        return Empty<Upstream.Output, Failure>().receive(subscriber: subscriber)
      }
      upstream.transform(
        into: subscriber,
        {
          var index = -1
          return { value in
            index += 1
            if index == range.upperBound - 1 { return .end(value, .finished) }
            return range.contains(index) ? .pass(value) : .skip
          }
        }, completion: { $1.receive(completion: $0) })
    }
  }

  /// Tells closures of everything that passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (output, end) = (receiveOutput, receiveCompletion)
      receiveSubscription?(Subscriptions.empty)
      upstream.transform(
        into: subscriber,
        {
          { value in
            output?(value)
            return .pass(value)
          }
        }
      ) { completion, subscriber in
        end?(completion)
        subscriber.receive(completion: completion)
      }
    }
  }

  /// One subscription to an upstream for all who subscribe.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public final let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private var connection: AnyCancellable?
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
      if connection == nil { connection = upstream.subscribe(subject) }
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    .init(upstream: self)
  }
}

extension Publisher {
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    .init(upstream: self, transform: transform)
  }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
  /// All the values, at the end.
  public func collect() -> Publishers.Reduce<Self, [Output]> { reduce([]) { $0 + [$1] } }
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }
  public func ignoreOutput() -> Publishers.Filter<Self> { filter { _ in false } }
  public func first() -> Publishers.Output<Self> { .init(upstream: self, range: 0..<1) }
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    .init(upstream: self, range: 0..<Swift.max(maxLength, 0))
  }
  public func output(at index: Int) -> Publishers.Output<Self> { .init(upstream: self, range: index..<index + 1) }
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output>
  where Output: Encodable { tryMap { try encoder.encode($0) } }
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

/// Something that writes values.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that reads values.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

// MARK: Notifications

extension NotificationCenter {
  /// The notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }

  /// The notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let box = Unchecked(subject)
      let token = Unchecked(
        center.addObserver(forName: name, object: object, queue: nil) { box.value.send($0) })
      let center = center
      subject
        .onCancel { center.removeObserver(token.value) }
        .receive(subscriber: subscriber)
    }
  }
}

/// A value that a closure may take along, because whoever made it knows that it is used in one place at a time.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Publisher {
  /// Runs a closure when the subscription ends from below.
  func onCancel(_ action: @escaping () -> Void) -> CancelHandling<Self> {
    CancelHandling(upstream: self, action: action)
  }
}

struct CancelHandling<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let action: () -> Void

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let junction = Junction<S>(subscriber, inputs: 1)
    junction.onCancel = action
    junction.attach(upstream) { junction.send($0) }
  }
}
