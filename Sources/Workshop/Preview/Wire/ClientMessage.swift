// What a page says: checked before anything acts on it.

import Foundation
import Stage

/// A message from a page that made sense.
package enum ClientMessage: Hashable, Sendable {
  package enum TimeAction: Hashable, Sendable { case play, pause, step, speed(Double), scrub(Double) }

  /// The page has put a frame on its canvas.
  case shown(frame: Int)
  case touch(Touch)
  case hover(CGPoint?)
  case scroll(by: CGSize, at: CGPoint)
  case key(String, modifiers: Set<String>)
  case type(String)
  /// A text field's whole content.
  case text(element: Int, String)
  case focus(element: Int)
  case perform(action: String, element: Int)
  /// Picks an option of a picker by its place.
  case pick(Int, element: Int)
  case inspect(CGPoint, keeps: Bool)
  case screen(Int)
  case set(setting: String, value: String)
  case time(TimeAction)

  package struct Touch: Hashable, Sendable {
    package enum Phase: String, Hashable, Sendable { case began, moved, ended, cancelled }
    package var phase: Phase
    package var point: CGPoint
    package var id: Int
  }

  /// Nil if the text is not JSON, names no known kind, or has values out of their range.
  package init?(_ text: String) {
    guard let raw = try? JSONDecoder().decode(Raw.self, from: Data(text.utf8)) else { return nil }
    switch raw.kind {
    case "shown":
      guard let frame = raw.frame else { return nil }
      self = .shown(frame: frame)
    case "touch":
      guard let phase = raw.phase.flatMap(Touch.Phase.init(rawValue:)), let point = raw.point, let id = raw.id,
        (0..<2000).contains(id)
      else { return nil }
      self = .touch(Touch(phase: phase, point: point, id: id))
    case "hover": self = .hover(raw.point)
    case "scroll":
      guard let point = raw.point, let dx = raw.dx, let dy = raw.dy, abs(dx) < 1e5, abs(dy) < 1e5 else { return nil }
      self = .scroll(by: CGSize(width: dx, height: dy), at: point)
    case "key":
      guard let key = raw.key, !key.isEmpty, key.count <= 20 else { return nil }
      self = .key(key, modifiers: Set(raw.modifiers ?? []))
    case "type":
      guard let text = raw.text, !text.isEmpty else { return nil }
      self = .type(text)
    case "text":
      guard let element = raw.element, let text = raw.text else { return nil }
      self = .text(element: element, text)
    case "focus":
      guard let element = raw.element else { return nil }
      self = .focus(element: element)
    case "perform":
      guard let element = raw.element, let action = raw.action else { return nil }
      self = .perform(action: action, element: element)
    case "pick":
      guard let element = raw.element, let number = raw.number, number >= 0 else { return nil }
      self = .pick(number, element: element)
    case "inspect":
      guard let point = raw.point else { return nil }
      self = .inspect(point, keeps: raw.keeps ?? false)
    case "screen":
      guard let number = raw.number, number >= 0 else { return nil }
      self = .screen(number)
    case "set":
      guard let setting = raw.setting, case .text(let value)? = raw.value else { return nil }
      self = .set(setting: setting, value: value)
    case "time":
      switch (raw.action, raw.value) {
      case ("play", _): self = .time(.play)
      case ("pause", _): self = .time(.pause)
      case ("step", _): self = .time(.step)
      case ("speed", .number(let value)?) where (0.05...4).contains(value): self = .time(.speed(value))
      case ("scrub", .number(let value)?) where abs(value) < 1e9: self = .time(.scrub(value))
      default: return nil
      }
    default: return nil
    }
  }

  private enum Value: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  private struct Raw: Decodable {
    var kind: String
    var frame: Int?
    var phase: String?
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var id: Int?
    var key: String?
    var modifiers: [String]?
    var text: String?
    var element: Int?
    var action: String?
    var keeps: Bool?
    var number: Int?
    var setting: String?
    var value: Value?

    /// A place on or near the screen.
    var point: CGPoint? {
      guard let x, let y, abs(x) < 1e5, abs(y) < 1e5 else { return nil }
      return CGPoint(x: x, y: y)
    }
  }
}
