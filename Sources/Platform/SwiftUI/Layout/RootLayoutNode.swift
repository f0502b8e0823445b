// The box of the whole screen.

import Drawing

/// Centres the root view's boxes in the safe area; presentations lie over them.
@MainActor
package final class RootLayoutNode: LayoutNode, SafeAreaProviding, GhostHolding {
  package override var displayName: String { "screen" }
  var safeArea = EdgeInsets()
  private(set) var content: LayoutNode
  package var contentSafeArea: EdgeInsets {
    var insets = safeArea
    insets.bottom = max(insets.bottom, keyboardHeight)
    return insets
  }
  /// The on-screen keyboard, over everything else.
  private var keyboard: LayoutNode?
  /// How far the keyboard reaches up from the lower edge, in points.
  private(set) var keyboardHeight: CGFloat = 0

  func setKeyboard(_ box: LayoutNode?) {
    keyboard = box
    if let box { adopt(box) } else { keyboardHeight = 0 }
    invalidateLayout()
    content.invalidateLayoutDeep()
    for layer in presentations { layer.invalidateLayoutDeep() }
  }
  private var ghostBoxes: [Ghost] = []

  package func removeGhosts(of departure: Departure) { ghostBoxes.removeAll { $0.belongs(to: departure) } }

  init(content node: _ViewNode, environment: EnvironmentValues) {
    content = implicitStack(of: node.layoutNodes, environment: environment)
    super.init(environment: environment)
    adopt(content)
  }

  /// What is presented, first presented first.
  private(set) var presentations: [PresentationLayoutNode] = []

  package override var children: [LayoutNode] { [content] + presentations + (keyboard.map { [$0] } ?? []) }

  func present(_ layer: PresentationLayoutNode) {
    presentations.append(layer)
    adopt(layer)
    invalidateLayout()
  }

  func endPresentation(_ layer: PresentationLayoutNode) {
    presentations.removeAll { $0 === layer }
    invalidateLayout()
  }

  /// Takes the root's boxes anew, where they changed.
  func refreshContent(ofNodes root: _ViewNode) {
    let fresh = root.layoutNodes
    if fresh.count == 1, fresh[0] === content { return }
    if fresh.count != 1, let stack = content as? ImplicitStackNode, stack.children.elementsEqual(fresh, by: ===) {
      return
    }
    let old = content
    content = implicitStack(of: fresh, environment: environment)
    adopt(content)
    ghostBoxes += Ghost.left(by: [old], for: fresh, in: self)
    invalidateLayout()
  }

  func contentSize(for proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  func layOut(in size: CGSize) {
    layOutAsRoot(size: size)
    // One presentation may be anchored in another.
    for _ in presentations {
      let moved = presentations.filter(\.hasMovedAnchor)
      guard !moved.isEmpty else { break }
      for layer in moved { layer.invalidateLayout() }
      layOutAsRoot(size: size)
    }
  }

  package override func layoutChildren() {
    if let keyboard {
      let offer = ProposedViewSize(width: size.width, height: nil)
      keyboardHeight = keyboard.sizeThatFits(offer).height
      keyboard.place(at: CGPoint(x: 0, y: size.height - keyboardHeight), proposal: offer)
    }
    let safeArea = contentSafeArea
    let room = CGSize(
      width: max(size.width - safeArea.horizontal, 0), height: max(size.height - safeArea.vertical, 0))
    let proposal = ProposedViewSize(room)
    let contentSize = content.sizeThatFits(proposal)
    content.place(
      at: CGPoint(
        x: safeArea.leading + (room.width - contentSize.width) / 2,
        y: safeArea.top + (room.height - contentSize.height) / 2), proposal: proposal)
    for layer in presentations { layer.layOut(in: size, safeArea: self.safeArea, keyboard: keyboardHeight) }
  }

  /// Whether the screen behind a card of full height has made room for it: what is left of it is black.
  package var showsRecededPresenter: Bool {
    presentations.contains { $0.makesPresenterRecede && $0.presence.value > 0.5 }
  }

  package override func draw(into context: inout DrawContext) {
    let receding = presentations.filter(\.makesPresenterRecede).map { min(max($0.presence.value, 0), 1) }.max() ?? 0
    if receding > 0 {
      drawReceded(CGFloat(receding), into: &context)
    } else {
      drawContent(into: &context)
    }
    for layer in presentations { layer.drawPlaced(into: &context) }
    keyboard?.drawPlaced(into: &context)
  }

  private func drawContent(into context: inout DrawContext) {
    for ghost in ghostBoxes { ghost.draw(in: self, into: &context) }
    content.drawPlaced(into: &context)
  }

  /// How much smaller a presenter is behind a card of full height, and its corners.
  private static let recededScale: CGFloat = 0.92
  private static let recededRadius: CGFloat = 10

  /// - Parameter share: How far the presenter has receded.
  private func drawReceded(_ share: CGFloat, into context: inout DrawContext) {
    let screen = CGRect(origin: .zero, size: size)
    let whole = CGPath(rect: screen, transform: nil)
    context.add(.fill(whole, .color(.black), .winding))
    let isStill = environment.accessibilityReduceMotion
    let share = isStill ? 1 : share
    let scale = 1 - (1 - Self.recededScale) * share
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: size.width * (1 - scale) / 2, ty: safeArea.top * share)
    context.transformed(by: transform) { inner in
      let radius = Self.recededRadius / scale
      let outline = CGPath(roundedRect: screen, cornerWidth: radius, cornerHeight: radius, transform: nil)
      inner.clipped(to: outline) { clipped in
        clipped.add(.fill(whole, .color(SystemColor.background.rgba(in: environment)), .winding))
        drawContent(into: &clipped)
      }
    }
  }

  package override func hit(_ point: CGPoint) -> HitPath? {
    if let keyboard, point.y >= size.height - keyboardHeight {
      return (keyboard.hitPlaced(point) ?? HitPath().adding(keyboard)).adding(self)
    }
    for layer in presentations.reversed() {
      if let path = layer.hitPlaced(point) { return path.adding(self) }
    }
    return content.hitPlaced(point)?.adding(self)
  }

  package override func collectSemantics(into context: inout SemanticsContext) {
    // A presentation keeps to itself: what lies behind cannot be reached.
    if let last = presentations.last(where: { !$0.isLeaving }) {
      last.collectSemanticsPlaced(into: &context)
    } else {
      content.collectSemanticsPlaced(into: &context)
    }
    guard let keyboard else { return }
    let keys = context.collect { keyboard.collectSemanticsPlaced(into: &$0) }
    context.add(.container, label: "Keyboard", size: size) { element in
      element.frame = CGRect(x: 0, y: size.height - keyboardHeight, width: size.width, height: keyboardHeight)
      element.identifier = "keyboard"
      element.children = keys
    }
  }
}

extension LayoutNode {
  /// Forgets the layout of this box and everything inside: what depends on the room around it.
  func invalidateLayoutDeep() {
    for child in children { child.invalidateLayoutDeep() }
    invalidateLayout()
  }
}
