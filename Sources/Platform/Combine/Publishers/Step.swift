// What operators are made of: a subscriber that passes on what it makes of the values it gets.

/// One step of a chain: takes an upstream's values and hands others to a downstream.
final class Step<Input, Failure: Error>: Subscriber, Subscription {
  private var upstream: (any Subscription)?
  private var pending = Subscribers.Demand.none
  private var onValue: ((Input) -> Subscribers.Demand)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    if pending > .none { subscription.request(pending) }
    pending = .none
  }
  func receive(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }
  func receive(completion: Subscribers.Completion<Failure>) {
    let end = onCompletion
    clear()
    end?(completion)
  }
  func request(_ demand: Subscribers.Demand) {
    if let upstream { upstream.request(demand) } else { pending += demand }
  }
  func cancel() {
    let old = upstream
    clear()
    old?.cancel()
  }
  private func clear() {
    upstream = nil
    onValue = nil
    onCompletion = nil
  }
}

/// What an operator does with one value.
enum Passing<Output, Failure: Error> {
  case pass(Output)
  case skip
  /// Ends the stream, after a last value if there is one.
  case end(Output?, Subscribers.Completion<Failure>)
}

extension Publisher {
  /// Connects a subscriber through a function of each value. `start` makes the function, so that it may keep state.
  func transform<NewOutput, NewFailure, S: Subscriber>(
    into subscriber: S, _ start: () -> (Output) -> Passing<NewOutput, NewFailure>,
    completion: @escaping (Subscribers.Completion<Failure>, S) -> Void
  ) where S.Input == NewOutput, S.Failure == NewFailure {
    let make = start()
    weak var weakStep: Step<Output, Failure>?
    let step = Step<Output, Failure>(
      onValue: { value in
        switch make(value) {
        case .pass(let output): return subscriber.receive(output)
        case .skip: return .max(1)
        case .end(let output, let completion):
          if let output { _ = subscriber.receive(output) }
          weakStep?.cancel()
          subscriber.receive(completion: completion)
          return .none
        }
      }, onCompletion: { completion($0, subscriber) })
    weakStep = step
    let relay = Relay(subscriber, step)
    receive(subscriber: relay)
  }
}

/// Subscribes a step upstream and the subscriber to the step.
private final class Relay<S: Subscriber, Input, Failure: Error>: Subscriber {
  private let subscriber: S
  private let step: Step<Input, Failure>
  init(_ subscriber: S, _ step: Step<Input, Failure>) {
    self.subscriber = subscriber
    self.step = step
  }
  func receive(subscription: any Subscription) {
    step.receive(subscription: subscription)
    subscriber.receive(subscription: step)
  }
  func receive(_ input: Input) -> Subscribers.Demand { step.receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { step.receive(completion: completion) }
}
