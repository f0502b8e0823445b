// What happens on a stage, for the page's log: warnings, haptics, state writes.

import Foundation
import Stage
import SwiftUI

/// Gathers what is new since the last look.
@MainActor
struct SessionLog {
  struct Entry {
    /// Stage seconds.
    var time: Double
    /// "warning", "haptic", "link", "share", "note".
    var type = "state"
    var text = ""
    /// What a state write changed.
    var write: StateWrite?
  }

  /// Kept for pages that come later.
  private(set) var recent: [Entry] = []
  private static let mostRecent = 200
  /// Writes of one property at most so many seconds apart are one entry.
  static let togetherness = 0.5
  private var pending: [Entry] = []
  private var warnings = 0
  private var haptics = 0
  private var requests = 0

  /// Starts over with another stage.
  mutating func begin(_ stage: Stage) {
    warnings = 0
    haptics = 0
    requests = 0
  }

  mutating func note(_ text: String, time: Double) {
    guard recent.last?.text != text else { return }
    pending.append(Entry(time: time, type: "note", text: text))
  }

  mutating func collect(_ stage: Stage) -> [Entry] {
    var news = pending
    pending = []
    news += stage.takeStateWrites().map { Entry(time: $0.time, write: $0) }
    news += Self.new(of: stage.haptics, since: &haptics).map { Entry(time: $0.time, type: "haptic", text: $0.kind) }
    news += Self.new(of: stage.requests, since: &requests).map { Self.entry($0, time: stage.time) }
    news += Self.new(of: stage.warnings, since: &warnings).map { Entry(time: stage.time, type: "warning", text: $0) }
    news.sort { $0.time < $1.time }
    for entry in news { keep(entry) }
    return news
  }

  /// What a list has got since it was as long as was noted, which is noted anew.
  private static func new<Item>(of list: [Item], since count: inout Int) -> ArraySlice<Item> {
    defer { count = list.count }
    return list.dropFirst(count)
  }

  /// What the system was asked for: there is no other app that could open or take it.
  private static func entry(_ request: OutsideRequest, time: Double) -> Entry {
    switch request {
    case .open(let url): Entry(time: time, type: "link", text: url.absoluteString)
    case .share(let items): Entry(time: time, type: "share", text: items.joined(separator: ", "))
    }
  }

  private mutating func keep(_ entry: Entry) {
    if let write = entry.write, var last = recent.last?.write, last.owner == write.owner,
      last.property == write.property, write.time - last.time < Self.togetherness
    {
      last.new = write.new
      last.time = write.time
      last.count += write.count
      recent[recent.count - 1].write = last
      return
    }
    if recent.count >= Self.mostRecent { recent.removeFirst(recent.count / 2) }
    recent.append(entry)
  }

  static func message(_ entries: [Entry]) -> JSON {
    ["kind": "log", "together": JSON(togetherness), "entries": .array(entries.map(json))]
  }

  private static func json(_ entry: Entry) -> JSON {
    guard let write = entry.write else {
      return ["time": JSON(entry.time), "type": .string(entry.type), "text": .string(entry.text)]
    }
    return [
      "time": JSON(write.time), "type": "state", "owner": .string(write.owner), "property": .string(write.property),
      "old": .string(write.old), "new": .string(write.new), "count": JSON(write.count),
    ]
  }
}
