// What a person types: text, keys, shortcuts.

import Foundation
import SwiftUI

extension Stage {
  /// Types text into the field that has the focus; "\n" is the return key.
  ///
  /// - Returns: Whether a field had the focus; if not, a warning says so.
  @discardableResult
  public func type(_ text: String) -> Bool {
    for character in text {
      var isTyped = false
      act { isTyped = $0.type(String(character)) }
      guard isTyped || character == "\n" else {
        host.warn("type: no field has the focus; tap one first.")
        return false
      }
    }
    return true
  }

  /// Presses a key of a hardware keyboard.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    act { $0.press(key, modifiers: modifiers) }
  }

  /// Replaces the text of the field that has the focus, as an input method does.
  public func replaceText(with text: String) { act { $0.replaceText(text) } }

  /// Gives the field with a label the focus; nil takes the focus away.
  @discardableResult
  public func focus(_ label: String?) -> Bool {
    guard let label else {
      act { $0.resignFocus() }
      return true
    }
    return tap(label)
  }

  /// How far the on-screen keyboard reaches up from the lower edge, in points; 0 while there is none.
  public var keyboardHeight: CGFloat {
    _ = frame
    return host.input.keyboardHeight
  }
}
