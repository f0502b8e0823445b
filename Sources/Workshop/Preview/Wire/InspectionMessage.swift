// What the inspector shows of a view.

import Drawing
import Foundation
import Stage

@MainActor
enum InspectionMessage {
  static func make(_ stage: Stage, at point: CGPoint, keeps: Bool) -> JSON {
    guard let view = stage.inspect(at: point) else { return ["kind": "inspection", "view": .null] }
    var members: [(String, JSON)] = [
      ("name", .string(view.name)), ("path", .array(view.path.map { .string($0) })), ("frame", JSON(view.frame)),
      ("colors", .array(view.colors.map { .string(text(of: $0)) })),
    ]
    if let padding = view.padding {
      members.append(
        ("padding", [JSON(padding.top), JSON(padding.left), JSON(padding.bottom), JSON(padding.right)]))
    }
    if let font = view.font { members.append(("font", .string(font))) }
    if let element = view.element {
      members.append(
        (
          "accessibility",
          [
            "label": .string(element.label), "value": .string(element.value), "hint": .string(element.hint),
            "role": .string(element.role.rawValue), "identifier": .string(element.identifier),
            "traits": .array(SemanticsMessage.names(of: element.traits).map { .string($0) }),
            "actions": .array(element.actions.map { .string($0) }),
          ]
        ))
    }
    return ["kind": "inspection", "view": .object(members)]
  }

  /// "#RRGGBB", or with alpha "#RRGGBBAA".
  private static func text(of color: RGBA) -> String {
    func hex(_ value: Double) -> String {
      let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    let base = "#" + hex(color.red) + hex(color.green) + hex(color.blue)
    return color.alpha >= 1 ? base : base + hex(color.alpha)
  }
}
