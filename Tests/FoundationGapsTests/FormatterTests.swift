// Formatters that Foundation on Linux lacks.

import Foundation
import FoundationGaps
import Testing

struct FormatterTests {
  private static let american = Locale(identifier: "en_US")

  private static func spans(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second]
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = american
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"),
    (.short, "1 hr, 5 min, 9 sec"), (.full, "1 hour, 5 minutes, 9 seconds"),
    (.spellOut, "one hour, five minutes, nine seconds"), (.brief, "1hr 5min 9sec"),
  ])
  func spansAreWrittenInSixWays(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(Self.spans(style).string(from: 3909) == text)
  }

  @Test func zerosAreKeptDroppedOrPadded() {
    let minutes = Self.spans(.positional, [.minute, .second])
    #expect(minutes.string(from: 605) == "10:05")
    #expect(minutes.string(from: 5) == "5")
    minutes.zeroFormattingBehavior = .pad
    #expect(minutes.string(from: 5) == "00:05")
    #expect(Self.spans(.full).string(from: 3600) == "1 hour")
    #expect(Self.spans(.full).string(from: 0) == "0 seconds")
    let all = Self.spans(.abbreviated)
    all.zeroFormattingBehavior = []
    #expect(all.string(from: 3605) == "1h 0m 5s")
    all.zeroFormattingBehavior = .dropMiddle
    #expect(all.string(from: 3605) == "1h 5s")
  }

  @Test func spansHaveSignsLimitsAndPhrases() {
    let formatter = Self.spans(.abbreviated)
    #expect(formatter.string(from: -65) == "-1m 5s")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3909) == "1h")
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 3909) == "1h remaining")
    #expect(formatter.string(from: .infinity) == nil)
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test func spansOfDatesAndComponents() {
    let formatter = Self.spans(.full, [.day, .hour])
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(90_000)) == "1 day, 1 hour")
    #expect(formatter.string(from: DateComponents(hour: 50)) == "2 days, 2 hours")
  }

  @Test func datesRelativeToOthers() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Self.american
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 180) == "in 3 minutes")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "2 hr. ago")
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitsStyle = .full
    #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "vor 2 Stunden")
  }

  @Test func listsOfThings() {
    let formatter = ListFormatter()
    formatter.locale = Self.american
    #expect(formatter.string(from: ["bread", "butter", "salt"]) == "bread, butter, and salt")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(from: []) == "")
  }

  @Test func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Self.american
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "5 kilometers")
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 2.345, unit: UnitLength.meters)) == "2.3 meters")
    let whole = NumberFormatter()
    whole.maximumFractionDigits = 0
    formatter.numberFormatter = whole
    #expect(formatter.string(from: Measurement(value: 2.345, unit: UnitLength.meters)) == "2 meters")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    formatter.unitStyle = .medium
    #expect(formatter.string(from: Measurement(value: 21.4, unit: UnitTemperature.celsius)) == "21°")
  }

  @Test func namesOfPeople() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Ada", "King", "Lovelace")
    let english = PersonNameComponents.FormatStyle(style: .medium, locale: Self.american)
    #expect(english.format(name) == "Ada Lovelace")
    let long = PersonNameComponents.FormatStyle(style: .long, locale: Self.american)
    #expect(long.format(name) == "Dr. Ada King Lovelace")
    let short = PersonNameComponents.FormatStyle(style: .abbreviated, locale: Self.american)
    #expect(short.format(name) == "AL")
    #expect(english.locale(Locale(identifier: "ja_JP")).format(name) == "LovelaceAda")
  }
}
