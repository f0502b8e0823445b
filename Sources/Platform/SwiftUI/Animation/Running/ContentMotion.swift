// Content that changes in place: a text that becomes another, an image that becomes another.

import Drawing

/// A leaf whose content can be seen to become other content.
@MainActor
package protocol ContentReplacing: LeafView {
  /// Whether the content is other than that of a box made for an older value.
  func replacesContent(_ node: LeafLayoutNode<Self>, of old: LeafLayoutNode<Self>) -> Bool
  /// Draws the way from the content of one box to that of another.
  func drawReplacement(
    _ replacement: ContentReplacement, from old: LeafLayoutNode<Self>, to new: LeafLayoutNode<Self>,
    into context: inout DrawContext)
}

/// How far one content has become another.
package struct ContentReplacement {
  package let transition: ContentTransition
  /// From 0 to 1; springs go a little beyond.
  package let progress: Double
  /// Whether numbers roll down, because they become smaller.
  package let countsDown: Bool

  /// The progress, kept between 0 and 1.
  package var share: Double { min(max(progress, 0), 1) }
}

extension DrawContext {
  /// Draws content that keeps the paint it had.
  fileprivate mutating func withOwnPaint(_ body: (inout DrawContext) -> Void) {
    let missing = missingPaint
    missingPaint = nil
    body(&self)
    missingPaint = missing
  }

  /// Draws one thing that becomes another by mixing their pixels.
  package mutating func mixed(
    _ share: Double, from old: (inout DrawContext) -> Void, to new: (inout DrawContext) -> Void
  ) {
    layered(Layer()) { context in
      var fading = Layer()
      fading.opacity = 1 - share
      context.layered(fading, old)
      var growing = Layer()
      growing.opacity = share
      growing.blendMode = .plusLighter
      context.layered(growing, new)
    }
  }
}

/// The way of one leaf from its old content to its new.
@MainActor
final class ContentMotion<V: LeafView>: Moving {
  /// A box of its own for the content that goes.
  let old: LeafLayoutNode<V>
  private(set) var replacement: ContentReplacement
  private let transition: ContentTransition
  private let countsDown: Bool
  private var progress = ValueMotion(0.0)
  private weak var node: _ViewNode?

  init(
    from old: LeafLayoutNode<V>, transition: ContentTransition, countsDown: Bool, start: Double, animation: Animation,
    ticket: AnimationTicket?, node: _ViewNode
  ) {
    self.old = old
    self.transition = transition
    self.countsDown = countsDown
    self.node = node
    replacement = ContentReplacement(transition: transition, progress: start, countsDown: countsDown)
    progress.jump(to: start, at: node.host.time)
    progress.go(to: 1, with: animation, at: node.host.time, ticket: ticket, environment: node.environment)
    node.host.motions.add(self)
  }

  var isMoving: Bool { progress.isMoving }

  func move(to time: Double, isFrame: Bool) -> Bool {
    guard let node, !node.isDestroyed else { return false }
    if isFrame { progress.settle(at: time) }
    replacement = ContentReplacement(
      transition: transition, progress: progress.value(at: time), countsDown: countsDown)
    return progress.isMoving
  }
}

extension ContentTransition {
  /// Whether numbers roll down on the way from one transition's value to this one's.
  func countsDown(after old: ContentTransition) -> Bool {
    guard case .numericText(let countsDown, let value) = kind else { return false }
    if let countsDown { return countsDown }
    guard let value, case .numericText(_, let before?) = old.kind else { return false }
    return value < before
  }
}

extension Text: ContentReplacing {
  package func replacesContent(_ node: LeafLayoutNode<Text>, of old: LeafLayoutNode<Text>) -> Bool {
    let (new, before) = (resolved(for: node), old.view.resolved(for: old))
    return new.string != before.string
      || layout(.unspecified, node).size != old.view.layout(.unspecified, old).size
  }

  package func drawReplacement(
    _ replacement: ContentReplacement, from old: LeafLayoutNode<Text>, to new: LeafLayoutNode<Text>,
    into context: inout DrawContext
  ) {
    if case .numericText = replacement.transition.kind, !new.environment.accessibilityReduceMotion {
      drawRollingNumbers(replacement, from: old, to: new, into: &context)
    } else {
      context.mixed(
        replacement.share, from: { $0.withOwnPaint { old.view.draw(old, into: &$0) } },
        to: { new.view.draw(new, into: &$0) })
    }
  }
}

extension Image: ContentReplacing {
  package func replacesContent(_ node: LeafLayoutNode<Image>, of old: LeafLayoutNode<Image>) -> Bool {
    node.view != old.view
  }

  /// How small a symbol gets where it becomes another.
  private static let smallest = 0.5

  package func drawReplacement(
    _ replacement: ContentReplacement, from old: LeafLayoutNode<Image>, to new: LeafLayoutNode<Image>,
    into context: inout DrawContext
  ) {
    guard case .symbolEffect = replacement.transition.kind, !new.environment.accessibilityReduceMotion else {
      context.mixed(
        replacement.share, from: { $0.withOwnPaint { old.view.draw(old, into: &$0) } },
        to: { new.view.draw(new, into: &$0) })
      return
    }
    // The old symbol shrinks away in the first half, the new one grows in the second.
    let (share, isOld) = (replacement.share, replacement.share < 0.5)
    let shown = isOld ? 1 - 2 * share : 2 * share - 1
    let scale = CGFloat(Self.smallest + (1 - Self.smallest) * shown)
    let box = isOld ? old : new
    let centre = CGPoint(x: context.origin.x + new.size.width / 2, y: context.origin.y + new.size.height / 2)
    var layer = Layer()
    layer.opacity = shown
    let saved = context.origin
    context.layered(layer) { context in
      context.transformed(
        by: CGAffineTransform(translationX: centre.x, y: centre.y).scaledBy(x: scale, y: scale)
          .translatedBy(x: -centre.x, y: -centre.y)
      ) { inner in
        inner.origin = CGPoint(x: centre.x - box.size.width / 2, y: centre.y - box.size.height / 2)
        if isOld { inner.withOwnPaint { box.view.draw(box, into: &$0) } } else { box.view.draw(box, into: &inner) }
        inner.origin = saved
      }
    }
  }
}
