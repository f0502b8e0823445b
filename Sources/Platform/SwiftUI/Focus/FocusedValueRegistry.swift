// What the views of a stage offer to whoever asks for the focused view's values, brought together.

/// Offers a value to readers of focused values.
struct FocusedValueOffer {
  /// When the value is offered: always, or while the focus is inside.
  enum Reach { case scene, focus }

  let reach: Reach
  let apply: (inout FocusedValues) -> Void
}

extension FocusedValueOffer: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    FocusedValueNode(view, context)
  }
}

/// A node that offers something.
@MainActor
private protocol FocusedValueOffering: _ViewNode {
  var offer: FocusedValueOffer { get }
  /// Whether it can be seen; a covered screen offers nothing.
  var isSeen: Bool { get }
}

@MainActor
private final class FocusedValueNode<C: View>: ModifierNode<C, FocusedValueOffer>, FocusedValueOffering {
  var offer: FocusedValueOffer { modifier }
  private(set) var isSeen = true

  override init(_ view: ModifiedContent<C, FocusedValueOffer>, _ context: _NodeContext) {
    super.init(view, context)
    host.focusedValues.add(self)
  }

  override func modifierDidChange(from old: FocusedValueOffer) { host.focusedValues.setNeedsUpdate() }

  override func seenDidChange(_ isSeen: Bool) {
    super.seenDidChange(isSeen)
    self.isSeen = isSeen
    host.focusedValues.setNeedsUpdate()
  }

  override func willDestroy() { host.focusedValues.setNeedsUpdate() }
}

/// The focused values of one stage.
@MainActor
package final class FocusedValueRegistry {
  private struct WeakOffer { weak var node: (any FocusedValueOffering)? }

  private unowned let host: ViewHost
  private var offers: [WeakOffer] = []
  private var isScheduled = false
  private var current = FocusedValues()
  /// What readers read.
  let values = StateLocation(FocusedValues())

  init(host: ViewHost) { self.host = host }

  fileprivate func add(_ node: any FocusedValueOffering) {
    offers.append(WeakOffer(node: node))
    setNeedsUpdate()
  }

  /// Something offers another value, or the focus went elsewhere.
  func setNeedsUpdate() {
    guard !isScheduled, !offers.isEmpty else { return }
    isScheduled = true
    host.afterUpdate { [weak self] in self?.update() }
  }

  private func update() {
    isScheduled = false
    offers.removeAll { $0.node == nil || $0.node?.isDestroyed == true }
    let focus = host.input.focusedField
    var made = FocusedValues()
    // Inner views have the last word, those around the focus more than those that speak for the scene.
    let nodes = offers.compactMap(\.node).filter(\.isSeen).sorted { $0.depth < $1.depth }
    for node in nodes where node.offer.reach == .scene { node.offer.apply(&made) }
    if let focus {
      for node in nodes where node.offer.reach == .focus && node.layoutNodes.contains(where: { $0.contains(focus) }) {
        node.offer.apply(&made)
      }
    }
    guard !made.isSame(as: current) else { return }
    current = made
    values.write(made)
  }
}
