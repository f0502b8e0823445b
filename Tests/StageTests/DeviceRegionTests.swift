// What code that names no locale and no clock sees on a stage.

import Foundation
import Stage
import SwiftUI
import Testing

@MainActor
@Suite(.serialized) struct DeviceRegionTests {
  private struct Formats: View {
    var body: some View {
      VStack {
        Text(verbatim: 1234.5.formatted(.currency(code: "USD")))
        Text(verbatim: Date.now.formatted(date: .long, time: .shortened))
        Text(verbatim: Locale.current.identifier + " " + Locale.autoupdatingCurrent.identifier)
        Text(verbatim: "\(Locale.current.region?.identifier ?? "-") \(Calendar.current.firstWeekday)")
        Text(verbatim: DateFormatter.localizedString(from: .now, dateStyle: .short, timeStyle: .short))
        Text(verbatim: TimeZone.current.secondsFromGMT().formatted())
      }
    }
  }

  private func lines(_ locale: String) -> [String] {
    let stage = Stage(.standard, traits: Traits(locale: Locale(identifier: locale))) { Formats() }
    return stage.spoken.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") }
  }

  @Test("formats without a locale are the device's: language, country, clock and zone")
  func english() {
    #expect(
      lines("en_US") == [
        "$1,234.50", "January 6, 2026 at 9:41 AM", "en_US en_US", "US 1", "1/6/26, 9:41 AM", "0",
      ])
  }

  @Test("another device has another language, and the next one its own again")
  func others() {
    #expect(
      lines("de_DE")
        == [
          "1.234,50 $", "6. Januar 2026 um 9:41", "de_DE de_DE", "DE 2", "06.01.26, 09:41", "0",
        ].map { $0.replacingOccurrences(of: "50 $", with: "50\u{A0}$") })
    #expect(lines("en_GB").first == "US$1,234.50")
    #expect(lines("en_US").first == "$1,234.50")
  }

  @Test("a change of language is seen by code that asks for the current one")
  func change() {
    let stage = Stage(.standard) { Formats() }
    #expect(stage.spoken.first == "$1,234.50")
    stage.set(Traits(locale: Locale(identifier: "fr_FR")))
    #expect(stage.spoken.contains { $0.contains("6 janvier 2026") })
    stage.set(Traits())
    #expect(stage.spoken.first == "$1,234.50")
  }
}
