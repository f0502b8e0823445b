// The on-screen keyboard as a part of the screen: its views, its box, the room it takes.

import Drawing
import UIKit

/// Keeps the keyboard's views while a field has it.
@MainActor
final class KeyboardHolder {
  let node: _ViewNode
  let box: LayoutNode
  /// What the views were last told.
  var offersCapitals = false

  init(node: _ViewNode, environment: EnvironmentValues) {
    self.node = node
    box = implicitStack(of: node.layoutNodes, environment: environment)
  }
}

extension InputSystem {
  /// The keyboard's height above the screen's lower edge, in points; 0 while there is none.
  package var keyboardHeight: CGFloat { (host.rootNode as? RootLayoutNode)?.keyboardHeight ?? 0 }

  /// Shows, changes or takes away the keyboard for the field that has the focus.
  func keyboardDidChange() {
    host.focusedValues.setNeedsUpdate()
    guard showsKeyboard, let root = host.rootNode as? RootLayoutNode else { return }
    guard let field = focusedField, let parent = host.rootViewNode else {
      let height = keyboardHeight
      keyboard?.node.destroy()
      if keyboard != nil { post(from: height, to: 0) }
      keyboard = nil
      root.setKeyboard(nil)
      host.requestLayout()
      return
    }
    var environment = root.environment.forBars
    environment.imageScale = .medium
    environment.colorScheme = field.environment.colorScheme
    environment.isEnabled = true
    environment.tint = field.environment.tint
    let offersCapitals = offersCapitals(in: field)
    let view = InsetSlot(
      content: KeyboardView(
        traits: field.environment.keyboardTraits, hasReturn: field.controlActions.field?.isMultiline == true,
        bottomInset: host.safeArea.bottom, accessories: accessories(of: field),
        offersCapitals: offersCapitals,
        press: { [weak self] in self?.pressKey($0) }))
    if let keyboard {
      keyboard.node.receive(view, environment)
    } else {
      let node = view.makeNode(_NodeContext(host: host, parent: parent, environment: environment))
      let made = KeyboardHolder(node: node, environment: environment)
      keyboard = made
      let offer = ProposedViewSize(width: host.size.width, height: nil)
      post(from: 0, to: made.box.sizeThatFits(offer).height)
    }
    keyboard?.offersCapitals = offersCapitals
    root.setKeyboard(keyboard?.box)
    host.requestLayout()
    host.afterUpdate { [weak self] in self?.revealFocusedField() }
  }

  /// Tells those who watch the keyboard that it comes or goes. It does so at once: what moves is up to them.
  private func post(from old: CGFloat, to new: CGFloat) {
    let size = host.size
    func frame(_ height: CGFloat, _ other: CGFloat) -> CGRect {
      // Out of sight it lies below the screen, as tall as it is.
      CGRect(x: 0, y: size.height - height, width: size.width, height: max(height, other))
    }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: frame(old, new),
      UIResponder.keyboardFrameEndUserInfoKey: frame(new, old),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    let isShown = new > old
    host.afterUpdate {
      let names =
        isShown
        ? [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
        : [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
      let center = NotificationCenter.default
      center.post(name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info)
      center.post(name: names[0], object: nil, userInfo: info)
      center.post(name: UIResponder.keyboardDidChangeFrameNotification, object: nil, userInfo: info)
      center.post(name: names[1], object: nil, userInfo: info)
    }
  }

  /// Offers capitals where the text or the caret now stands so, whoever changed it.
  func keyboardFollowsText() {
    guard let keyboard, let field = focusedField, offersCapitals(in: field) != keyboard.offersCapitals else { return }
    host.afterUpdate { [weak self] in self?.keyboardDidChange() }
  }

  /// Whether what is typed next begins what the field wants capitals for: a sentence, unless it says otherwise.
  private func offersCapitals(in field: any ControlBox) -> Bool {
    let traits = field.environment.keyboardTraits
    guard let target = field.controlActions.field, traits.capitals != .characters else { return true }
    guard traits.type == .default, !target.isSecure else { return false }
    let before = target.text().prefix(target.selection.lowerBound)
    switch traits.capitals {
    case .never?: return false
    case .words?: return before.last?.isWhitespace ?? true
    default: return before.endsSentence
    }
  }

  /// What the app puts above the keyboard.
  private func accessories(of field: LayoutNode) -> [ToolbarEntry] {
    var node: _ViewNode? = field.owner
    while let current = node {
      let entries = current.preference(NavigationItemKey.self)?.entries.filter { $0.placement.kind == .keyboard } ?? []
      if !entries.isEmpty { return entries }
      node = current.parent
    }
    return []
  }

  private func pressKey(_ key: KeyboardKey) {
    guard let field = focusedField?.controlActions.field else { return }
    switch key {
    case .character(let character): field.insert(character)
    case .space: field.insert(" ")
    case .delete: field.deleteBackward()
    case .return: type("\n")
    case .shift, .plane: break
    }
  }

  /// Scrolls so that the keyboard does not cover the field.
  private func revealFocusedField() {
    guard let field = focusedField else { return }
    var scroll = field.enclosingScroll
    while let current = scroll {
      if current.axes.contains(.vertical) { reveal(field, in: current) }
      scroll = current.enclosingScroll
    }
  }

  private func reveal(_ field: LayoutNode, in scroll: ScrollLayoutNode) {
    let frame = field.globalFrame
    let corner = scroll.globalOrigin
    let (top, bottom) = (frame.minY - corner.y + scroll.offset.y, frame.maxY - corner.y + scroll.offset.y)
    let margin: CGFloat = 8
    if bottom + margin > scroll.offset.y + scroll.size.height {
      scroll.scroll(to: CGPoint(x: scroll.offset.x, y: bottom + margin - scroll.size.height))
    } else if top < scroll.offset.y {
      scroll.scroll(to: CGPoint(x: scroll.offset.x, y: top))
    }
  }
}

extension Substring {
  /// Whether a new sentence begins behind the text.
  fileprivate var endsSentence: Bool {
    guard let mark = last(where: { !$0.isWhitespace || $0.isNewline }) else { return true }
    return mark.isNewline || (last?.isWhitespace == true && ".!?。！？".contains(mark))
  }
}
