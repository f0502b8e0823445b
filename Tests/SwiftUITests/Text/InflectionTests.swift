// Words that agree with numbers, and measurements in words.

import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct InflectionTests {
  private func string(_ text: Text, locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return ResolvedText(text, environment: environment, now: environment.startDate).string
  }

  @Test(
    "a noun takes the number before it",
    arguments: [
      (0, "book", "0 books"), (1, "book", "1 book"), (2, "book", "2 books"), (3, "person", "3 people"),
      (2, "city", "2 cities"), (2, "day", "2 days"), (5, "box", "5 boxes"), (2, "Child", "2 Children"),
      (4, "sheep", "4 sheep"), (2, "salesperson", "2 salespeople"), (2, "unread message", "2 unread messages"),
    ])
  func nouns(count: Int, noun: String, expected: String) {
    #expect(string(Text("^[\(count) \(noun)](inflect: true)")) == expected)
  }

  @Test("what is written around and inside the marks stays")
  func surroundings() {
    #expect(string(Text("You have ^[\(3) **new** photo](inflect: true).")) == "You have 3 new photos.")
    #expect(string(Text("^[\(1200) step](inflect: true) today")) == "1,200 steps today")
    #expect(string(Text("2^3 and ^[x] stay")) == "2^3 and ^[x] stay")
  }

  @Test("words of other languages are left alone")
  func otherLanguages() {
    #expect(string(Text("^[\(3) Buch](inflect: true)"), locale: "de_DE") == "3 Buch")
  }

  @Test(
    "measurements are written as the locale's people write them",
    arguments: [
      ("en_US", "45 min", "28 miles"), ("de_DE", "45 Min.", "45 Kilometer"), ("fr_FR", "45 min", "45 kilomètres"),
    ])
  func measurements(locale: String, minutes: String, way: String) {
    let time = Measurement(value: 45, unit: UnitDuration.minutes)
    let length = Measurement(value: 45, unit: UnitLength.kilometers)
    #expect(string(Text(time, format: .measurement(width: .abbreviated)), locale: locale).plain == minutes)
    #expect(string(Text(length, format: .measurement(width: .wide)), locale: locale).plain == way)
  }

  @Test("a number's own style stands within the unit's words")
  func numberStyle() {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    let length = Measurement(value: 1234.5, unit: UnitLength.meters)
    let text = Text(length, format: .measurement(width: .wide, usage: .asProvided, numberFormatStyle: style))
    #expect(string(text).plain == "1,234.50 meters")
    #expect(string(text, locale: "de_DE").plain == "1.234,50 Meter")
  }

  @Test("temperatures are those of the weather where one is")
  func weather() {
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    let text = Text(warmth, format: .measurement(width: .narrow, usage: .weather))
    #expect(string(text).plain == "68°")
    #expect(string(text, locale: "de_DE").plain == "20 °C")
  }
}

extension String {
  /// With ordinary spaces for those that do not break.
  fileprivate var plain: String {
    replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }
}
