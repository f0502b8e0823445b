// Where the values of several upstreams, or of one at other times, meet one subscriber.

/// A subscription that is fed by hand from any number of upstreams.
///
/// It ends with the last of the upstreams attached without an end of their own, or with the first failure.
final class Junction<S: Subscriber>: Subscription {
  private var subscriber: S?
  private var running: Int
  private var feeds: [AnyCancellable] = []
  private var demand = Subscribers.Demand.none
  /// Values sent before the subscriber asked for any.
  private var waiting: [S.Input] = []
  /// The end, kept back while values wait.
  private var completion: Subscribers.Completion<S.Failure>?
  private var isStarted = false
  /// Runs once when the subscription is cancelled or over.
  var onCancel: (() -> Void)?

  /// - Parameter inputs: How many upstreams must end before the stream does.
  init(_ subscriber: S, inputs: Int) {
    self.subscriber = subscriber
    running = inputs
  }

  var isOver: Bool { subscriber == nil || completion != nil }

  /// Hands the subscription to the subscriber. `attach` does so too.
  func start() {
    guard !isStarted else { return }
    isStarted = true
    subscriber?.receive(subscription: self)
  }

  /// Attaches an upstream, whose end counts.
  func attach<P: Publisher>(_ publisher: P, _ onValue: @escaping (P.Output) -> Void) where P.Failure == S.Failure {
    attach(publisher, onValue: onValue) { [weak self] in self?.inputDidEnd($0) }
  }

  /// Attaches an upstream whose end somebody else looks after.
  func attach<P: Publisher>(
    _ publisher: P, onValue: @escaping (P.Output) -> Void,
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    start()
    guard !isOver else { return }
    feeds.append(publisher.sink(receiveCompletion: onEnd, receiveValue: onValue))
  }

  /// One more upstream must end before the stream does.
  func expectInput() { running += 1 }

  func send(_ value: S.Input) {
    guard let subscriber, completion == nil else { return }
    guard demand > .none else { return waiting.append(value) }
    demand -= .max(1)
    demand += subscriber.receive(value)
  }

  func inputDidEnd(_ completion: Subscribers.Completion<S.Failure>) {
    running -= 1
    if case .failure = completion { running = 0 }
    if running == 0 { end(completion) }
  }

  /// Ends the stream, once the values that wait have been taken.
  func end(_ completion: Subscribers.Completion<S.Failure>) {
    guard let subscriber, self.completion == nil else { return }
    self.completion = completion
    feeds = []
    guard waiting.isEmpty else { return }
    cancel()
    subscriber.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    while self.demand > .none, !waiting.isEmpty, let subscriber {
      self.demand -= .max(1)
      self.demand += subscriber.receive(waiting.removeFirst())
    }
    if waiting.isEmpty, let completion, let subscriber {
      cancel()
      subscriber.receive(completion: completion)
    }
  }

  func cancel() {
    subscriber = nil
    waiting = []
    feeds = []
    onCancel?()
    onCancel = nil
  }
}
