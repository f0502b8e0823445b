// Schedules: the dates at which a TimelineView is drawn anew.

import Foundation

/// The dates at which a timeline view is drawn anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates in order, beginning with the last one that is not after the start.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the system lets timelines be drawn.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// Dates at a fixed distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // Longer than anybody waits, for what is no number or without end.
    self.interval = interval.isFinite ? min(max(interval, 0.001), 1e10) : 1e10
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // The last tick that is not after the date asked for.
    let ticks = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
    return Entries(start: start, interval: interval, index: ticks)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }
}

/// The first second of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(minute: minute)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var minute: TimeInterval
    public mutating func next() -> Date? {
      defer { minute += 60 }
      return Date(timeIntervalSinceReferenceDate: minute)
    }
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let minimumInterval: Double
  private let isPaused: Bool
  /// A frame of the screen, in seconds.
  private static let frame = 1.0 / 60

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let interval = minimumInterval ?? Self.frame
    self.minimumInterval = interval.isFinite ? min(max(interval, Self.frame), 1e10) : Self.frame
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: isPaused ? nil : start, interval: minimumInterval)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: Double
    public mutating func next() -> Date? {
      guard let date = upcoming else { return nil }
      upcoming = date.addingTimeInterval(interval)
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
