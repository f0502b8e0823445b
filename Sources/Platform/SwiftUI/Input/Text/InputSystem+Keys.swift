// Keys: typing into the focused field, handlers of key presses, shortcuts.

import Drawing

extension InputSystem {
  /// Types text into the focused field, character by character.
  ///
  /// - Returns: Whether there was a field to type into.
  @discardableResult
  package func type(_ text: String) -> Bool {
    for character in text {
      guard let field = focusedField?.controlActions.field else { return false }
      if character == "\n" { returnKey(field) } else { field.insert(String(character)) }
    }
    return focusedField != nil || text.isEmpty
  }

  /// Replaces the text of the focused field.
  package func replaceText(_ text: String) {
    guard let field = focusedField?.controlActions.field else { return }
    field.replace(0..<field.text().count, with: text)
  }

  private func returnKey(_ field: TextInputTarget) {
    if field.isMultiline { return field.insert("\n") }
    commitDraft(of: field)
    let node = focusedNode
    let wishes = FocusWishes.count
    field.submit()
    // Submitting ends editing unless somebody asked for the focus, here or elsewhere; where it went is seen at the end of
    // the next update.
    guard wishes == FocusWishes.count else { return }
    host.afterUpdate { [weak self] in
      self?.host.afterUpdate { if self?.focusedNode === node { self?.resignFocus() } }
    }
  }

  /// Presses a key of a hardware keyboard and lets it go.
  package func press(_ key: KeyEquivalent, modifiers: EventModifiers) {
    let isText = modifiers.isDisjoint(with: [.command, .control]) && key.isPrintable
    let characters =
      isText ? (modifiers.contains(.shift) ? String(key.character).uppercased() : String(key.character)) : ""
    let press = KeyPress(phase: .down, key: key, characters: characters, modifiers: modifiers)
    if handlers(of: press) { return }
    if let field = focusedField?.controlActions.field, edit(field, key, modifiers, characters) { return }
    if shortcut(key, modifiers) { return }
    switch key {
    case .tab: focusNext(modifiers.contains(.shift) ? -1 : 1)
    case .escape: if focusedField != nil { resignFocus() } else { _ = escape() }
    default: break
    }
  }

  /// Offers a key to the views around the focus, innermost first; without a focus to all that are seen.
  private func handlers(of press: KeyPress) -> Bool {
    var node: LayoutNode? = focusedField
    while let current = node {
      if let handler = current as? any KeyHandlingBox, handler.handle(press) == .handled { return true }
      node = current.parent
    }
    guard focusedField == nil, let root = host.rootNode as? RootLayoutNode else { return false }
    func walk(_ box: LayoutNode) -> Bool {
      for child in box.children.reversed() where walk(child) { return true }
      return (box as? any KeyHandlingBox)?.handle(press) == .handled
    }
    return walk(root.presentations.last ?? root.content)
  }

  private func edit(
    _ field: TextInputTarget, _ key: KeyEquivalent, _ modifiers: EventModifiers, _ characters: String
  ) -> Bool {
    let (range, count) = (field.selection, field.text().count)
    func move(to index: Int) {
      let index = min(max(index, 0), count)
      if modifiers.contains(.shift) {
        // The end that the caret stands at moves.
        field.select(
          index < range.lowerBound ? index..<range.upperBound : range.lowerBound..<max(index, range.lowerBound))
      } else {
        field.select(index..<index)
      }
    }
    switch key {
    case .return:
      guard modifiers.isDisjoint(with: .command) else { return false }
      returnKey(field)
    case .delete: field.deleteBackward()
    case .deleteForward: field.deleteForward()
    case .leftArrow:
      if modifiers.contains(.command) {
        move(to: 0)
      } else {
        move(to: range.isEmpty || modifiers.contains(.shift) ? range.lowerBound - 1 : range.lowerBound)
      }
    case .rightArrow:
      if modifiers.contains(.command) {
        move(to: count)
      } else {
        move(to: range.isEmpty || modifiers.contains(.shift) ? range.upperBound + 1 : range.upperBound)
      }
    case .home, .upArrow: move(to: 0)
    case .end, .downArrow: move(to: count)
    case "a" where modifiers == .command: field.select(0..<count)
    default:
      guard !characters.isEmpty else { return false }
      field.insert(characters)
    }
    return true
  }

  /// Sets off the control with a shortcut.
  private func shortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard let root = host.rootNode as? RootLayoutNode else { return false }
    let wanted = KeyboardShortcut(key, modifiers: modifiers)
    func find(_ box: LayoutNode) -> (any ControlBox)? {
      if let control = box as? any ControlBox, box.environment.keyboardShortcut == wanted, control.isControlEnabled,
        control.controlActions.activate != nil
      {
        return control
      }
      for child in box.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    // The program's menus stay in reach behind a sheet.
    let presented = root.presentations.last.flatMap(find)
    let fallback = root.presentations.isEmpty ? root.content : root.content.menuBarItems
    guard let control = presented ?? fallback.flatMap(find) else { return false }
    control.controlActions.activate?()
    return true
  }
}

extension KeyEquivalent {
  /// Whether the key writes something.
  var isPrintable: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}
