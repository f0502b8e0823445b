// TimelineView: a view of the date.

import Foundation

/// A view that is made anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date a timeline view is made for.
  public struct Context {
    /// How often the view may be drawn.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }
    public let date: Date
    public let cadence: Cadence
    package let invalidate: () -> Void
    /// Asks for the content again, for the same date.
    public func invalidateTimelineContent() { invalidate() }
  }

  package let schedule: Schedule
  package let content: (Date, Context.Cadence, @escaping () -> Void) -> Content
}

/// The context that every timeline view's content can be written for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a timeline is made by the engine and has no body") }

  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { date, cadence, invalidate in
      content(
        TimelineViewDefaultContext(
          date: date, cadence: .init(cadence), invalidate: invalidate))
    }
  }

  @available(*, deprecated, message: "Use TimelineViewDefaultContext for the type of the context parameter.")
  @_disfavoredOverload
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = { date, cadence, invalidate in
      content(Context(date: date, cadence: cadence, invalidate: invalidate))
    }
  }

  public static func _makeNode(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) -> _ViewNode {
    TimelineNode(view, context)
  }
}

extension TimelineView.Context.Cadence {
  fileprivate init<S: TimelineSchedule, C>(_ other: TimelineView<S, C>.Context.Cadence) {
    switch other {
    case .live: self = .live
    case .seconds: self = .seconds
    case .minutes: self = .minutes
    }
  }
}

@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: _ViewNode {
  private var view: TimelineView<Schedule, Content>
  private let tracker = DependencyTracker()
  private var child: _ViewNode?
  /// The next date's turn.
  private var ticket: DueWork.Ticket?

  init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    adopt(tracker)
    evaluate()
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.view = identical(view, as: TimelineView<Schedule, Content>.self)
    self.environment = environment
    evaluate()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    evaluate()
  }

  /// The entry that is on, and the one after it.
  private func entries(at now: Date) -> (current: Date, next: Date?) {
    var current: Date?
    for date in view.schedule.entries(from: now, mode: .normal).lazy.prefix(Self.entryLimit) {
      if date.timeIntervalSince(now) > FrameClock.dateTolerance { return (current ?? now, date) }
      current = date
    }
    return (current ?? now, nil)
  }

  /// A schedule that lists more past dates than this is taken as over.
  private static var entryLimit: Int { 100_000 }

  override func evaluate() {
    isDirty = false
    let start = environment.startDate
    let (date, next) = entries(at: start.addingTimeInterval(host.time))
    ticket?.cancel()
    ticket = next.map { next in
      host.due.schedule(at: next.timeIntervalSince(start)) { [weak self] in self?.setNeedsUpdate() }
    }
    let invalidate: () -> Void = { [weak self] in self?.setNeedsUpdate() }
    let body = tracker.track { view.content(date, .live, invalidate) }
    if let child {
      child.receive(body, environment)
    } else {
      child = body.makeNode(childContext())
    }
  }

  override func willDestroy() {
    ticket?.cancel()
  }
}
