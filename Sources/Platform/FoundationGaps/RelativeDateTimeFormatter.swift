// RelativeDateTimeFormatter: "2 hours ago", which Foundation on Linux lacks.

import Foundation

/// Writes how far one date is from another.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named = 1
  }

  /// How long units are.
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  /// How far a date is from another: "in 2 hours" if it is the later one.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .current, calendar: calendar ?? .current, capitalizationContext: capitalization)
    return style.format(reference)
  }

  /// How far away a number of seconds is.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far away a number of units is: the largest that is not zero counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    var largest = DateComponents()
    for unit in units {
      guard let value = dateComponents.value(for: unit), value != 0 else { continue }
      largest.setValue(value, for: unit)
      break
    }
    // The middle of a month without leap days: a day before and one after are of the same month.
    let now = Date(timeIntervalSinceReferenceDate: 14 * 86_400)
    return localizedString(for: (calendar ?? .current).date(byAdding: largest, to: now) ?? now, relativeTo: now)
  }

  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
