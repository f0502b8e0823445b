// Which field has the keyboard, and who is told when that changes.

import Drawing

extension InputSystem {
  /// The field that has the keyboard.
  package var focusedField: (any ControlBox)? {
    guard let node = focusedNode, !node.isDestroyed else { return nil }
    // The box may have been made anew around other content; its node stays.
    return node.layoutNodes.lazy.compactMap { $0 as? any ControlBox }.first { $0.controlActions.field != nil }
  }

  /// Gives a field the keyboard.
  func focus(_ box: any ControlBox) {
    guard let node = box.owner, focusedNode !== node, box.environment.isEnabled, let target = box.controlActions.field
    else { return }
    let old = focusedField
    focusedNode = node
    if let old { endEditing(old) }
    var editing = target.editing()
    editing.isActive = true
    let count = target.text().count
    editing.selection = count..<count
    target.setEditing(editing)
    target.report(true)
    for focusTarget in focusTargets(around: box) { focusTarget(true) }
    keyboardDidChange()
  }

  /// Takes the keyboard away.
  package func resignFocus() {
    let old = focusedField
    focusedNode = nil
    if let old { endEditing(old) }
    keyboardDidChange()
  }

  /// A presentation that goes takes the keyboard of its fields along.
  func presentationDidEnd(_ layer: PresentationLayoutNode) {
    guard keyboard != nil else { return }
    if focusedField.map({ layer.contains($0) }) ?? true { resignFocus() }
  }

  private func endEditing(_ box: any ControlBox) {
    if let target = box.controlActions.field {
      commitDraft(of: target)
      var editing = target.editing()
      editing.isActive = false
      target.setEditing(editing)
      target.report(false)
    }
    for focusTarget in focusTargets(around: box) { focusTarget(false) }
  }

  func commitDraft(of target: TextInputTarget) {
    var editing = target.editing()
    guard editing.draft != nil else { return }
    editing.draft = nil
    target.setEditing(editing)
  }

  /// What follows the focus of a box.
  private func focusTargets(around box: LayoutNode) -> [@MainActor (Bool) -> Void] {
    var result: [@MainActor (Bool) -> Void] = []
    var node: LayoutNode? = box
    while let current = node {
      if let target = current as? UnaryLayoutNode<FocusTarget> { result.append(target.modifier.setFocused) }
      node = current.parent
    }
    return result
  }

  /// A state asks for the focus of what is below a node, or gives it up.
  func focusDidChange(below node: _ViewNode, to isFocused: Bool) {
    guard isFocused else {
      if let box = focusedField, node.layoutNodes.contains(where: { $0.contains(box) }) { resignFocus() }
      return
    }
    if let field = node.layoutNodes.lazy.compactMap(\.firstField).first { focus(field) }
  }

  /// All fields that can be reached, in reading order.
  private var reachableFields: [any ControlBox] {
    guard let root = host.rootNode as? RootLayoutNode else { return [] }
    var result: [any ControlBox] = []
    func walk(_ box: LayoutNode) {
      if let control = box as? any ControlBox, control.controlActions.field != nil, box.environment.isEnabled {
        result.append(control)
      }
      for child in box.children { walk(child) }
    }
    walk(root.presentations.last ?? root.content)
    return result
  }

  /// Moves the focus to the next field, or the one before.
  func focusNext(_ step: Int) {
    let fields = reachableFields
    guard !fields.isEmpty else { return }
    let current = focusedField.flatMap { field in fields.firstIndex { $0 === field } }
    let next = current.map { ($0 + step + fields.count) % fields.count } ?? (step > 0 ? 0 : fields.count - 1)
    focus(fields[next])
  }
}

extension LayoutNode {
  /// Whether a box is this one or inside of it.
  func contains(_ box: LayoutNode) -> Bool {
    var node: LayoutNode? = box
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }

  /// The first field inside.
  var firstField: (any ControlBox)? {
    if let control = self as? any ControlBox, control.controlActions.field != nil { return control }
    for child in children {
      if let field = child.firstField { return field }
    }
    return nil
  }
}
