// What happens on a stage, for the page's log: warnings, haptics, state writes.

import Foundation
import Stage

/// Gathers what is new since the last look.
@MainActor
struct SessionLog {
  struct Entry {
    /// Stage seconds.
    var time: Double
    /// "warning", "haptic", "state", "link", "note".
    var type: String
    var text: String
  }

  /// Kept for pages that come later.
  private(set) var recent: [Entry] = []
  private static let mostRecent = 200
  private var pending: [Entry] = []
  private var warnings = 0
  private var haptics = 0

  /// Starts over with another stage.
  mutating func begin(_ stage: Stage) {
    warnings = 0
    haptics = 0
  }

  mutating func note(_ text: String, time: Double) {
    guard recent.last?.text != text else { return }
    pending.append(Entry(time: time, type: "note", text: text))
  }

  mutating func collect(_ stage: Stage) -> [Entry] {
    var news = pending
    pending = []
    let felt = stage.haptics
    if felt.count > haptics {
      news += felt[haptics...].map { Entry(time: $0.time, type: "haptic", text: $0.kind) }
    }
    haptics = felt.count
    let all = stage.warnings
    if all.count > warnings {
      news += all[warnings...].map { Entry(time: stage.time, type: "warning", text: $0) }
    }
    warnings = all.count
    recent = (recent + news).suffix(Self.mostRecent)
    return news
  }

  static func message(_ entries: [Entry]) -> JSON {
    [
      "kind": "log",
      "entries": .array(
        entries.map { ["time": JSON($0.time), "type": .string($0.type), "text": .string($0.text)] }),
    ]
  }
}
