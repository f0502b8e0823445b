// What a person does in a film, and when: a JSON list.

import Foundation
import ModuleBuilding

/// Actions with their times.
///
///     [
///       { "at": 0.2, "tap": "Trade" },
///       { "at": 0.9, "tap": [120, 400] },
///       { "at": 1.2, "drag": [[196, 700], [196, 300]], "for": 0.4 },
///       { "at": 2.0, "longPress": "AAPL", "for": 0.6 },
///       { "at": 2.8, "type": "50" },
///       { "at": 3.0, "key": "return", "modifiers": ["command"] },
///       { "at": 3.2, "scroll": [0, 240], "point": [196, 500] },
///       { "at": 3.6, "perform": "increment", "on": "Quantity" },
///       { "at": 4.0, "set": "scheme", "to": "dark" }
///     ]
///
/// Times are in seconds from the film's start, points in the screen's from its top left corner. A place is a point or the
/// label of what lies there.
package struct FilmScript: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case point(CGPoint)
    case label(String)
  }

  enum Action: Hashable, Sendable {
    /// A finger goes down, moves or lifts; its place is found when it goes down.
    case touch(ClientMessage.Touch.Phase, Place)
    case message(ClientMessage)
    case perform(String, label: String)
    case set(String, String)
  }

  struct Event: Hashable, Sendable {
    var time: Double
    var action: Action
  }

  /// In the order of their times.
  private(set) var events: [Event] = []

  package init() {}

  /// How long a tap keeps the finger down, in seconds.
  private static let tapLength = 0.08

  /// - Parameter name: How messages call the file.
  package init(_ data: Data, name: String) throws {
    let steps: [Step]
    do {
      steps = try JSONDecoder().decode([Step].self, from: data)
    } catch DecodingError.dataCorrupted {
      throw SourceProblem(
        file: name, "this is not JSON", remedy: "A script is a list: [{\"at\": 0.2, \"tap\": \"Trade\"}]")
    } catch {
      throw SourceProblem(
        file: name, "the script is not a list of steps: \(Self.cause(error))",
        remedy: "A script is a list: [{\"at\": 0.2, \"tap\": \"Trade\"}]")
    }
    for (index, step) in steps.enumerated() {
      func wrong(_ message: String, _ remedy: String) -> SourceProblem {
        SourceProblem(file: name, "step \(index + 1): \(message)", remedy: remedy)
      }
      guard (0...3600).contains(step.at) else {
        throw wrong("“at” is \(step.at)", "Give the seconds from the film's start.")
      }
      let duration = step.duration ?? 0.3
      guard (0...600).contains(duration) else { throw wrong("“for” is \(duration)", "Give the seconds it takes.") }
      let given = step.actions
      guard given.count == 1, let action = given.first else {
        throw wrong(
          given.isEmpty ? "it says nothing to do" : "it says to do several things: \(given.joined(separator: ", "))",
          "Give one of: tap, longPress, drag, type, key, scroll, perform, set.")
      }
      func add(_ delay: Double, _ action: Action) { events.append(Event(time: step.at + delay, action: action)) }
      switch action {
      case "tap", "longPress":
        guard let place = action == "tap" ? step.tap : step.longPress else { continue }
        add(0, .touch(.began, place))
        add(action == "tap" ? Self.tapLength : step.duration ?? 0.6, .touch(.ended, place))
      case "drag":
        guard let points = step.drag, points.count >= 2, points.allSatisfy({ $0.count == 2 }) else {
          throw wrong("“drag” needs two points or more", "Write \"drag\": [[40, 300], [300, 300]].")
        }
        let way = points.map { CGPoint(x: $0[0], y: $0[1]) }
        add(0, .touch(.began, .point(way[0])))
        let frames = max(Int((duration * 60).rounded()), 1)
        for frame in 1...frames {
          let share = Double(frame) / Double(frames)
          add(duration * share, .touch(.moved, .point(Self.point(on: way, at: share))))
        }
        add(duration, .touch(.ended, .point(way[way.count - 1])))
      case "type": add(0, .message(.type(step.type ?? "")))
      case "key": add(0, .message(.key(step.key ?? "", modifiers: Set(step.modifiers ?? []))))
      case "scroll":
        guard let way = step.scroll, way.count == 2, let point = step.point, point.count == 2 else {
          throw wrong(
            "“scroll” needs a way and a point", "Write \"scroll\": [0, 240], \"point\": [196, 500].")
        }
        add(
          0,
          .message(
            .scroll(by: CGSize(width: way[0], height: way[1]), at: CGPoint(x: point[0], y: point[1]))))
      case "perform":
        guard let label = step.on else {
          throw wrong("“perform” needs “on”", "Write \"perform\": \"increment\", \"on\": \"Quantity\".")
        }
        add(0, .perform(step.perform ?? "", label: label))
      default:
        guard let value = step.to else {
          throw wrong("“set” needs “to”", "Write \"set\": \"scheme\", \"to\": \"dark\".")
        }
        var settings = DeviceSettings()
        guard settings.set(step.set ?? "", value) else {
          throw wrong(
            "“\(step.set ?? "")” cannot be set to “\(value)”",
            "Settings: orientation, scheme, typeSize, locale, rightToLeft, reduceMotion, increaseContrast, boldText, "
              + "differentiateWithoutColor.")
        }
        add(0, .set(step.set ?? "", value))
      }
    }
    // A stable sort: what a step began, it ends.
    events = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// When the last action is over, in seconds.
  package var length: Double { events.last?.time ?? 0 }

  private static func point(on way: [CGPoint], at share: Double) -> CGPoint {
    let position = share * Double(way.count - 1)
    let index = min(Int(position), way.count - 2)
    let rest = position - Double(index)
    return CGPoint(
      x: way[index].x + (way[index + 1].x - way[index].x) * rest,
      y: way[index].y + (way[index + 1].y - way[index].y) * rest)
  }

  private static func cause(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "step \((context.codingPath.first?.intValue ?? 0) + 1) has no “\(key.stringValue)”"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.count > 1
        ? "step \((context.codingPath[0].intValue ?? 0) + 1): “\(context.codingPath[1].stringValue)” is of the wrong kind"
        : "something is of the wrong kind"
    default: "\(error)"
    }
  }

  private struct Step: Decodable {
    var at: Double
    var tap: Place?
    var longPress: Place?
    var drag: [[Double]]?
    var type: String?
    var key: String?
    var modifiers: [String]?
    var scroll: [Double]?
    var point: [Double]?
    var perform: String?
    var on: String?
    var set: String?
    var to: String?
    var duration: Double?

    enum CodingKeys: String, CodingKey {
      case at, tap, longPress, drag, type, key, modifiers, scroll, point, perform, on, set, to
      case duration = "for"
    }

    var actions: [String] {
      let all: [(String, Bool)] = [
        ("tap", tap != nil), ("longPress", longPress != nil), ("drag", drag != nil), ("type", type != nil),
        ("key", key != nil), ("scroll", scroll != nil), ("perform", perform != nil), ("set", set != nil),
      ]
      return all.filter(\.1).map(\.0)
    }
  }
}

extension FilmScript.Place: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let label = try? container.decode(String.self) {
      self = .label(label)
      return
    }
    let numbers = try container.decode([Double].self)
    guard numbers.count == 2 else {
      throw DecodingError.typeMismatch(
        CGPoint.self, .init(codingPath: decoder.codingPath, debugDescription: "a point has two numbers"))
    }
    self = .point(CGPoint(x: numbers[0], y: numbers[1]))
  }
}
