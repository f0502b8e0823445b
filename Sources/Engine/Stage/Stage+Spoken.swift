// What VoiceOver would say, what a hand would feel, what the system was asked for.

import Drawing
import Foundation
import SwiftUI
import UIKit

/// One haptic that a view or a feedback generator gave.
public struct HapticEvent: Hashable, Sendable {
  /// Seconds since the stage was made.
  public var time: Double
  /// "success", "selection", "impact(medium)", "impact(rigid, 0.5)".
  public var kind: String
}

/// Something that a view asked of the system.
public enum OutsideRequest: Hashable, Sendable {
  /// An address to be opened.
  case open(URL)
  /// Things to be shared, in words.
  case share([String])
}

extension Stage {
  /// Haptics so far, oldest first.
  public var haptics: [HapticEvent] { host.input.haptics.map { HapticEvent(time: $0.time, kind: $0.kind) } }

  /// Addresses opened and things shared so far, oldest first.
  public var requests: [OutsideRequest] {
    host.input.requests.map { request in
      switch request {
      case .open(let url): .open(url)
      case .share(let items): .share(items)
      }
    }
  }

  /// What VoiceOver would say going from element to element: label, value, what the element is, hint. The on-screen
  /// keyboard is left out.
  public var spoken: [String] {
    semantics.elements.filter { $0.identifier != "keyboard" }.flatMap(Self.spoken)
  }

  private static func spoken(_ element: Semantics.Element) -> [String] {
    if isContainer(element) {
      let inside = element.children.flatMap(spoken)
      return element.label.isEmpty || inside.isEmpty ? inside : ["\(element.label), \(inside[0])"] + inside.dropFirst()
    }
    let own = element.spokenText
    return (own.isEmpty ? [] : [own]) + element.children.flatMap(spoken)
  }

  private static func isContainer(_ element: Semantics.Element) -> Bool {
    switch element.role {
    case .container, .sheet, .alert, .menu, .list, .cell: !element.children.isEmpty
    default: false
    }
  }
}

extension Semantics.Element {
  /// The element as it is read out.
  var spokenText: String {
    var parts: [String] = []
    if traits.contains(.selected) { parts.append("Selected") }
    if !label.isEmpty { parts.append(label) }
    parts += spokenValue
    parts += spokenKind
    if traits.contains(.disabled) { parts.append("dimmed") }
    if traits.contains(.adjustable), role != .textField { parts.append("adjustable") }
    if !hint.isEmpty { parts.append(hint) }
    if actions.contains(where: { !Self.plainActions.contains($0) }) { parts.append("actions available") }
    return parts.joined(separator: ", ")
  }

  /// Actions that need no mention.
  private static let plainActions: Set<String> = [
    "activate", "increment", "decrement", "setText", "escape", "magicTap",
  ]

  private var spokenValue: [String] {
    switch role {
    case .toggle: [value == "1" ? "on" : value == "0" ? "off" : value]
    // A tab's place comes after what it is.
    case .tab: []
    case .secureField: value.isEmpty ? [] : ["\(value.count) characters"]
    default: value.isEmpty ? [] : [value]
    }
  }

  private var spokenKind: [String] {
    var words: [String]
    switch role {
    case .toggle: words = ["switch button"]
    case .button, .picker: words = ["button"]
    case .link: words = ["link"]
    case .image: words = ["image"]
    case .textField: words = ["text field"]
    case .secureField: words = ["secure text field"]
    case .searchField: words = ["search field"]
    case .header: words = ["heading"]
    case .tab: words = ["tab"] + (value.isEmpty ? [] : [value])
    case .chart: words = ["chart"]
    case .menu: words = ["pop up button"]
    case .container, .staticText, .slider, .stepper, .progress, .gauge, .list, .cell, .alert, .sheet: words = []
    }
    if traits.contains(.button), words.isEmpty { words.append("button") }
    if traits.contains(.header), !words.contains("heading") { words.append("heading") }
    if traits.contains(.link), !words.contains("link") { words.append("link") }
    if traits.contains(.image), !words.contains("image"), role != .button { words.append("image") }
    if traits.contains(.focused), role == .textField || role == .secureField || role == .searchField {
      words.append("is editing")
    }
    return words
  }
}
