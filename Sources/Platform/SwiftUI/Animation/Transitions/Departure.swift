// Views that come and go: kept and drawn until their transition is over.

import Drawing

/// A view that is on its way out. It has left the layout; it is drawn where it was until its transition is over.
@MainActor
package final class Departure {
  package let node: _ViewNode
  private let boxes: [LayoutNode]
  private var holders: [Holder] = []
  private var atEnd: (Departure) -> Void
  private(set) var isOver = false

  private struct Holder { weak var box: (any GhostHolding)? }

  fileprivate init(_ node: _ViewNode, boxes: [LayoutNode], atEnd: @escaping (Departure) -> Void) {
    self.node = node
    self.boxes = boxes
    self.atEnd = atEnd
    for box in boxes { box.makeMotion().departure = self }
    BoxMotions.departureDidBegin()
  }

  func draws(in holder: any GhostHolding) { holders.append(Holder(box: holder)) }

  /// The transition is over, or the view comes back.
  fileprivate func end() {
    guard !isOver else { return }
    isOver = true
    BoxMotions.departureDidEnd()
    for box in boxes { box.boxMotion?.departure = nil }
    for holder in holders { holder.box?.removeGhosts(of: self) }
    atEnd(self)
  }
}

/// The views of one structural node that are on their way out, by what tells them apart.
@MainActor
package final class Departures {
  private var leaving: [(key: AnyHashable, departure: Departure)] = []

  package init() {}

  /// Lets a view go: at once, or when its transition is over if the running change is animated.
  ///
  /// - Parameter owner: The structural node that the view was in.
  package func leave(_ node: _ViewNode, key: AnyHashable, from owner: _ViewNode) {
    let elements = TransitionElement.all(of: node)
    let transaction = owner.transaction
    let isAnimated = owner.host.mayAnimate && transaction.effectiveAnimation != nil
    guard owner.host.isInUpdate, isAnimated || elements.contains(where: \.carriesAnimation) else {
      node.destroy()
      return
    }
    let departure = Departure(node, boxes: node.layoutNodes) { [weak self] departure in
      self?.leaving.removeAll { $0.departure === departure }
    }
    leaving.append((key, departure))
    let completion = AnimationCompletion(criteria: .removed) { [weak departure] in
      guard let departure, !departure.isOver else { return }
      departure.end()
      departure.node.destroy()
    }
    let host = owner.host
    host.waiting(with: completion) {
      for element in elements { element.leave(owner: owner, isAnimated: isAnimated) }
    }
    guard completion.isWaiting else {
      // Nothing moves: it is gone with this frame.
      departure.end()
      node.destroy()
      return
    }
    completion.updateDidEnd { [anchor = host.anchor] in anchor.host?.motions.end(with: $0) }
  }

  /// The view of a key if it is still on its way out: it stays after all.
  package func comeBack(_ key: AnyHashable, to owner: _ViewNode) -> _ViewNode? {
    guard let index = leaving.firstIndex(where: { $0.key == key }) else { return nil }
    let departure = leaving[index].departure
    departure.end()
    let isAnimated = owner.host.mayAnimate && owner.transaction.effectiveAnimation != nil
    for element in TransitionElement.all(of: departure.node) { element.comeBack(owner: owner, isAnimated: isAnimated) }
    return departure.node
  }

  /// Lets everything go at once.
  package func removeAll() {
    for (_, departure) in leaving {
      departure.end()
      departure.node.destroy()
    }
    leaving = []
  }

  package var isEmpty: Bool { leaving.isEmpty }

  /// A view has come: it appears with its transition if the running change is animated.
  package static func arrive(_ node: _ViewNode, in owner: _ViewNode) {
    guard owner.host.isInUpdate else { return }
    let isAnimated = owner.host.mayAnimate && owner.transaction.effectiveAnimation != nil
    guard isAnimated || owner.host.knowsAnimatedTransitions else { return }
    for element in TransitionElement.all(of: node) { element.arrive(owner: owner, isAnimated: isAnimated) }
  }
}

/// A part of a subtree that comes and goes as one: with a transition of its own, or fading as is usual.
@MainActor
private enum TransitionElement {
  case transition(any TransitionHolding)
  case boxes([LayoutNode])

  static func all(of node: _ViewNode) -> [TransitionElement] {
    if let holder = node as? any TransitionHolding { return [.transition(holder)] }
    if node is any BoxMaking {
      // A modifier may have the transition inside; a container's content has none that counts.
      if node is any BoxWrapping, let content = node.wrappedContent {
        let inner = all(of: content)
        if inner.contains(where: { if case .transition = $0 { true } else { false } }) { return inner }
      }
      return [.boxes(node.layoutNodes)]
    }
    return node.children.flatMap { all(of: $0) }
  }

  var carriesAnimation: Bool {
    if case .transition(let holder) = self { holder.transition.carriesAnimation } else { false }
  }

  func leave(owner: _ViewNode, isAnimated: Bool) {
    switch self {
    case .transition(let holder): holder.enter(.didDisappear)
    case .boxes(let boxes): fade(boxes, from: nil, to: 0, owner, isAnimated)
    }
  }

  func comeBack(owner: _ViewNode, isAnimated: Bool) {
    switch self {
    case .transition(let holder): holder.enter(.identity)
    case .boxes(let boxes): fade(boxes, from: nil, to: 1, owner, isAnimated)
    }
  }

  func arrive(owner: _ViewNode, isAnimated: Bool) {
    switch self {
    case .transition(let holder):
      guard isAnimated || holder.transition.carriesAnimation else { return }
      owner.host.withoutAnimation { holder.enter(.willAppear) }
      holder.enter(.identity)
    case .boxes(let boxes): fade(boxes, from: 0, to: 1, owner, isAnimated)
    }
  }

  private func fade(_ boxes: [LayoutNode], from start: Double?, to end: Double, _ owner: _ViewNode, _ isAnimated: Bool)
  {
    guard isAnimated else {
      for box in boxes { box.boxMotion?.showOpacity(end, at: owner.host.time) }
      return
    }
    let transaction = owner.transaction
    guard let animation = transaction.effectiveAnimation else { return }
    for box in boxes {
      box.makeMotion().fade(from: start, to: end, animation, ticket: AnimationTicket(transaction), in: owner.host)
    }
  }
}

/// A node whose boxes lie around those of its content, one around one.
@MainActor
package protocol BoxWrapping: BoxMaking {}

extension _ViewNode {
  /// The content of a node that wraps.
  fileprivate var wrappedContent: _ViewNode? { (self as? any ContentWrapping)?.content ?? children.first }
}

/// A wrapping node whose content is not simply its first child.
@MainActor
package protocol ContentWrapping: BoxWrapping {
  var content: _ViewNode { get }
}

/// A box that draws boxes which have left the layout.
@MainActor
package protocol GhostHolding: LayoutNode {
  func removeGhosts(of departure: Departure)
}

/// A box that has left a container's layout and is still drawn in it.
package struct Ghost {
  package let box: LayoutNode
  /// Before which of the container's boxes it is drawn.
  package let index: Int
  /// Where the box's parent lay in the container.
  package let shift: CGPoint
  /// Where the container was laid out when the box left.
  package let place: CGPoint
  fileprivate let departure: Departure

  /// The ghosts among boxes that are no longer there.
  @MainActor
  static func left(by old: [LayoutNode], for new: [LayoutNode], in holder: any GhostHolding) -> [Ghost] {
    var ghosts: [Ghost] = []
    for (index, box) in old.enumerated() where !new.contains(where: { $0 === box }) {
      guard let departure = box.departingPart, !departure.isOver else { continue }
      departure.draws(in: holder)
      var shift = CGPoint.zero
      if let parent = box.parent, parent !== holder, parent.parent === holder { shift = parent.origin }
      ghosts.append(
        Ghost(box: box, index: index, shift: shift, place: holder.placeInScroll, departure: departure))
    }
    return ghosts
  }

  func belongs(to other: Departure) -> Bool { departure === other }

  /// Draws the box where it was, wherever its container has gone since.
  @MainActor
  func draw(in holder: LayoutNode, into context: inout DrawContext) {
    let (saved, drift) = (context.origin, context.drift)
    let now = holder.placeInScroll
    context.origin = CGPoint(
      x: saved.x + shift.x - drift.width - (now.x - place.x), y: saved.y + shift.y - drift.height - (now.y - place.y))
    context.drift = .zero
    box.drawPlaced(into: &context)
    (context.origin, context.drift) = (saved, drift)
  }
}

extension LayoutNode {
  /// What makes this box one that is on its way out: its own departure or that of what it wraps.
  var departingPart: Departure? {
    if let departure = boxMotion?.departure { return departure }
    return leadingPart?.departingPart
  }

  /// Where layout put the box on the screen, or in the content of the scroll view around it.
  var placeInScroll: CGPoint {
    var point = CGPoint.zero
    var node: LayoutNode? = self
    while let current = node, !(current.parent is ScrollLayoutNode) {
      point.x += current.placedOrigin.x
      point.y += current.placedOrigin.y
      node = current.parent
    }
    return point
  }

  /// The box's motion, made if there is none.
  func makeMotion() -> BoxMotion {
    if let boxMotion { return boxMotion }
    let made = BoxMotion(self, frame: CGRect(origin: origin, size: size))
    boxMotion = made
    return made
  }
}
