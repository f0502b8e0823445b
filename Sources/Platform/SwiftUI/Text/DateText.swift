// Texts that show dates, intervals and running times.

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    package let kind: Kind
    /// "9:41 AM"
    public static let time = DateStyle(kind: .time)
    /// "June 3, 2026"
    public static let date = DateStyle(kind: .date)
    /// "2 hr, 23 min"
    public static let relative = DateStyle(kind: .relative)
    /// "+2 hours"
    public static let offset = DateStyle(kind: .offset)
    /// "2:32"
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date in a style.
  public init(_ date: Date, style: DateStyle) { self.init(storage: .provided(DateText(.date(date, style)))) }

  /// A range of dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(storage: .provided(DateText(.interval(dates.lowerBound, dates.upperBound))))
  }

  /// An interval of dates.
  public init(_ interval: DateInterval) {
    self.init(storage: .provided(DateText(.interval(interval.start, interval.end))))
  }

  /// A time that runs within an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      storage: .provided(
        DateText(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
  }
}

package final class DateText: TextProvider, @unchecked Sendable {
  package enum Content: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  private let content: Content

  package init(_ content: Content) { self.content = content }

  package override func isEqual(to other: TextProvider) -> Bool { (other as? DateText)?.content == content }

  package override var followsTime: Bool {
    switch content {
    case .date(_, let style): style.kind != .time && style.kind != .date
    case .interval: false
    case .timer(_, let pause, _, _): pause == nil
    }
  }

  package override func resolve(in environment: EnvironmentValues, now: Date) -> ProvidedText {
    .plain(string(environment, now))
  }

  private func string(_ environment: EnvironmentValues, _ now: Date) -> String {
    switch content {
    case .date(let date, let style):
      switch style.kind {
      case .time: return Self.format(date, environment, date: .omitted, time: .shortened)
      case .date: return Self.format(date, environment, date: .long, time: .omitted)
      case .timer: return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
      case .relative: return Self.relative(abs(date.timeIntervalSince(now)))
      case .offset: return Self.offset(date.timeIntervalSince(now))
      }
    case .interval(let start, let end):
      let formatter = DateIntervalFormatter()
      formatter.locale = environment.locale
      formatter.timeZone = environment.timeZone
      formatter.calendar = environment.calendar
      let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
      formatter.dateStyle = isOneDay ? .none : .medium
      formatter.timeStyle = .short
      return formatter.string(from: start, to: end)
    case .timer(let range, let pause, let countsDown, let showsHours):
      let time = min(max(pause ?? now, range.lowerBound), range.upperBound)
      let seconds = countsDown ? range.upperBound.timeIntervalSince(time) : time.timeIntervalSince(range.lowerBound)
      return Self.clock(countsDown ? seconds.rounded(.up) : seconds, showsHours: showsHours)
    }
  }

  private static func format(
    _ date: Date, _ environment: EnvironmentValues, date dateStyle: Date.FormatStyle.DateStyle,
    time timeStyle: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: dateStyle, time: timeStyle, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(date)
  }

  private static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
    let total = Int(interval.isFinite ? max(-1e12, min(interval, 1e12)) : 0)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
    guard showsHours, hours > 0 else { return "\(total / 60):\(two(seconds))" }
    return "\(hours):\(two(minutes)):\(two(seconds))"
  }

  private static let units: [(seconds: Int, long: String, short: String)] = [
    (31_556_952, "year", "yr"), (2_629_746, "month", "mth"), (604_800, "week", "wk"), (86_400, "day", "day"),
    (3600, "hour", "hr"), (60, "minute", "min"), (1, "second", "sec"),
  ]

  /// The two largest units: "2 hr, 23 min".
  private static func relative(_ interval: TimeInterval) -> String {
    var rest = Int(interval.isFinite ? max(-1e12, min(interval, 1e12)) : 0)
    guard let first = units.firstIndex(where: { rest >= $0.seconds }) else { return "0 sec" }
    var parts: [String] = []
    for unit in units[first...].prefix(2) {
      let count = rest / unit.seconds
      rest %= unit.seconds
      guard count > 0 else { continue }
      let isWord = ["day", "yr", "mth", "wk"].contains(unit.short)
      parts.append("\(count) \(unit.short)\(isWord && count > 1 ? "s" : "")")
    }
    return parts.joined(separator: ", ")
  }

  /// The largest unit with its sign: "+2 hours".
  private static func offset(_ interval: TimeInterval) -> String {
    let total = Int(interval.isFinite ? max(-1e12, min(interval, 1e12)) : 0)
    let unit = units.first { abs(total) >= $0.seconds } ?? units[units.count - 1]
    let count = abs(total) / unit.seconds
    return "\(total < 0 ? "-" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
  }
}
