// Pulling a list down to refresh it.

import Drawing

/// How far a refresh has come.
@MainActor
struct ScrollRefresh {
  var isRunning = false
  /// How far the content must be pulled, and how much room the spinner takes, in points.
  static let threshold: CGFloat = 80
  static let room: CGFloat = 60
}

extension ScrollLayoutNode {
  /// Whether the content can be refreshed by pulling it down.
  var hasRefresh: Bool { axes.contains(.vertical) && environment.refresh != nil && !isNestedInScroll }

  /// A refresh belongs to the outermost scroll view.
  private var isNestedInScroll: Bool { enclosingScroll != nil }

  /// Begins to refresh if the content was pulled far enough.
  func refreshIfPulled() {
    guard hasRefresh, !refreshState.isRunning, offset.y <= -ScrollRefresh.threshold, let refresh = environment.refresh,
      let host = owner?.host
    else { return }
    refreshState.isRunning = true
    refreshRoom = ScrollRefresh.room
    host.input.feedback(.impact)
    Task { @MainActor [weak self] in
      await refresh()
      self?.refreshDidEnd()
    }
  }

  private func refreshDidEnd() {
    refreshState.isRunning = false
    refreshRoom = 0
    if offset.y < 0, !isBeingMoved { settle(velocity: .zero) }
    owner?.host.requestLayout()
  }

  /// The spinner above the content, as far as it is pulled out.
  func drawRefresh(into context: inout DrawContext) {
    guard hasRefresh, offset.y < 0 || refreshState.isRunning else { return }
    let shown = refreshState.isRunning ? 1 : min(Double(-offset.y / ScrollRefresh.threshold), 1)
    guard shown > 0 else { return }
    let spokes = 8
    let center = CGPoint(x: context.origin.x + size.width / 2, y: context.origin.y + -offset.y - ScrollRefresh.room / 2)
    let ink = SystemColor.secondaryLabel.rgba(in: environment)
    // Spokes come one after another while the content is pulled.
    let visible = Int(bounded: (shown * Double(spokes)).rounded(.up))
    for index in 0..<visible {
      let angle = Double(index) / Double(spokes) * 2 * .pi - .pi / 2
      let path = CGMutablePath()
      path.move(to: CGPoint(x: center.x + 5 * CGFloat(cos(angle)), y: center.y + 5 * CGFloat(sin(angle))))
      path.addLine(to: CGPoint(x: center.x + 10 * CGFloat(cos(angle)), y: center.y + 10 * CGFloat(sin(angle))))
      let fade = refreshState.isRunning ? 0.3 + 0.7 * Double(index) / Double(spokes - 1) : 1
      context.add(.stroke(path, .color(ink.opacity(ink.alpha * fade)), Stroke(width: 2.2, cap: .round)))
    }
  }
}
