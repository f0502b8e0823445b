// What people do on a page, done to the stage.

import Drawing
import Foundation
import Stage
import SwiftUI

extension Stage {
  /// Carries out a person's action at the stage's time.
  func act(on message: ClientMessage) {
    switch message {
    case .touch(let touch):
      let phase: TouchPhase =
        switch touch.phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
      self.touch(phase, at: touch.point, id: touch.id)
    case .hover(let point): hover(at: point)
    case .scroll(let way, let point): scroll(by: way, at: point)
    case .perform(let action, let element): perform(action, onElement: element)
    case .pick(let number, let element): pickOption(number, ofElement: element)
    case .focus(let element): focusField(element)
    case .type(let text): type(text)
    case .text(let element, let text):
      focusField(element)
      replaceText(with: text)
    case .key(let name, let modifiers):
      guard let key = Self.key(name) else { return }
      var set: EventModifiers = []
      if modifiers.contains("shift") { set.insert(.shift) }
      if modifiers.contains("control") { set.insert(.control) }
      if modifiers.contains("option") { set.insert(.option) }
      if modifiers.contains("command") { set.insert(.command) }
      press(key, modifiers: set)
    case .shown, .inspect, .screen, .set, .time: break
    }
  }

  /// Puts the focus on a text field, as a tap on it does.
  private func focusField(_ id: Int) {
    func find(_ elements: [Semantics.Element]) -> Semantics.Element? {
      for element in elements {
        if element.id == id { return element }
        if let inner = find(element.children) { return inner }
      }
      return nil
    }
    guard let element = find(semantics.elements), !element.traits.contains(.focused) else { return }
    if let point = activationPoint(ofElement: id) { tap(at: point) } else { perform("activate", onElement: id) }
  }

  private static func key(_ name: String) -> KeyEquivalent? {
    switch name {
    case "return": .return
    case "escape": .escape
    case "delete": .delete
    case "deleteForward": .deleteForward
    case "upArrow": .upArrow
    case "downArrow": .downArrow
    case "leftArrow": .leftArrow
    case "rightArrow": .rightArrow
    case "home": .home
    case "end": .end
    case "pageUp": .pageUp
    case "pageDown": .pageDown
    case "space": .space
    case "tab": .tab
    default: name.count == 1 ? name.first.map { KeyEquivalent($0) } : nil
    }
  }
}
