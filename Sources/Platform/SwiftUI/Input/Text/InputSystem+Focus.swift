// Which field has the keyboard, and who is told when that changes.

import Drawing

extension InputSystem {
  /// The field that has the keyboard.
  package var focusedField: (any ControlBox)? {
    guard let node = focusedNode, !node.isDestroyed else { return nil }
    return field(of: node)
  }

  /// The box of a field's node, which may have been made anew around other content; the node stays.
  private func field(of node: _ViewNode) -> (any ControlBox)? {
    node.layoutNodes.lazy.compactMap { $0 as? any ControlBox }.first { $0.controlActions.field != nil }
  }

  /// Gives a field the keyboard.
  func focus(_ box: any ControlBox) {
    guard let node = box.owner, focusedNode !== node, box.environment.isEnabled, let target = box.controlActions.field
    else { return }
    let old = focusedField
    focusedNode = node
    if let old { endEditing(old) } else { for follower in focusFollowers { follower(false) } }
    var editing = target.editing()
    editing.isActive = true
    let count = target.text().count
    editing.selection = count..<count
    target.setEditing(editing)
    target.report(true)
    focusFollowers = focusTargets(around: box)
    for follower in focusFollowers { follower(true) }
    keyboardDidChange()
  }

  /// Takes the keyboard away.
  package func resignFocus() {
    let old = focusedField
    focusedNode = nil
    if let old { endEditing(old) } else { for follower in focusFollowers { follower(false) } }
    focusFollowers = []
    keyboardDidChange()
  }

  /// A field that is gone, or on a screen or in a tab that is not seen any more, has no keyboard.
  func updateDidEnd() {
    guard focusedNode != nil || !focusFollowers.isEmpty || keyboard != nil else { return }
    if focusedField == nil || focusedNode?.isInSight == false {
      host.afterUpdate { [weak self] in
        guard let self, focusedField == nil || focusedNode?.isInSight == false else { return }
        resignFocus()
      }
    }
    keyboardFollowsText()
  }

  /// Another screen takes the place of one, and the keyboard from its fields.
  func screenDidGo(_ screen: LayoutNode) {
    if let field = focusedField, screen.contains(field) { resignFocus() }
  }

  /// A presentation over the screen takes the keyboard from the field behind it.
  func presentationDidBegin(_ layer: PresentationLayoutNode) {
    guard layer.coversFields, let field = focusedField, !layer.contains(field) else { return }
    layer.fieldBehind = focusedNode
    resignFocus()
  }

  /// A presentation that goes takes the keyboard of its fields along; one that only asked something gives it back to the
  /// field behind.
  func presentationDidEnd(_ layer: PresentationLayoutNode) {
    if keyboard != nil || focusedNode != nil, focusedField.map({ layer.contains($0) }) ?? true { resignFocus() }
    let field = layer.fieldBehind
    layer.fieldBehind = nil
    guard layer.givesFocusBack, focusedField == nil, let field, !field.isDestroyed, let box = self.field(of: field),
      let root = host.rootNode as? RootLayoutNode
    else { return }
    // What has come over it meanwhile gives it back in its turn.
    if let top = root.presentations.last(where: { $0 !== layer && !$0.isLeaving && $0.coversFields }),
      !top.contains(box)
    {
      top.fieldBehind = field
    } else {
      focus(box)
    }
  }

  /// A field that was edited in an older version of the code has the keyboard again; others are edited no more.
  func resumeEditing() {
    for field in reachableFields {
      guard let target = field.controlActions.field, target.editing().isActive, focusedField !== field else { continue }
      var editing = target.editing()
      if focusedField == nil, let node = field.owner, field.environment.isEnabled {
        focusedNode = node
        keyboardDidChange()
      } else {
        editing.isActive = false
        target.setEditing(editing)
      }
    }
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
