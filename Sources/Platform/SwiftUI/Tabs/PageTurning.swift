// Pages to swipe through: they follow a finger, and slide when another one is chosen.

import Drawing

/// Where a row of pages is: a page's index at rest, something in between while pages are turned.
@MainActor
final class PageTurning: Moving {
  private var motion = ValueMotion(0.0)
  private weak var host: ViewHost?
  private(set) var position = 0.0
  /// Where a finger took hold; nil without one.
  private var grip: Double?

  /// The page that is shown when all rests.
  var target: Int { Int(bounded: motion.target.rounded()) }
  var isHeld: Bool { grip != nil }

  /// How pages come to rest when a finger has let them go.
  static let settling = Animation.spring(duration: 0.4, bounce: 0)

  /// The pages that are in sight, or may be before all rests: a spring that comes with speed goes beyond its end.
  func seen(of pages: [LayoutNode]) -> Range<Int> {
    guard !pages.isEmpty else { return 0..<0 }
    let last = Double(pages.count - 1)
    let beyond = motion.isMoving ? 1.0 : 0
    let (from, to) = (min(position, motion.target) - beyond, max(position, motion.target) + beyond)
    let first = Int(bounded: min(max(from.rounded(.down), 0), last))
    return first..<Int(bounded: min(max(to.rounded(.up), 0), last)) + 1
  }

  /// Shows a page, at once or by an animation.
  func show(_ index: Int, with animation: Animation?, in host: ViewHost) {
    self.host = host
    guard Double(index) != motion.target, !isHeld else { return }
    if let animation {
      go(to: index, with: animation)
    } else {
      motion.jump(to: Double(index), at: host.time)
      position = Double(index)
    }
  }

  private func go(to index: Int, with animation: Animation) {
    guard let host else { return }
    motion.go(to: Double(index), with: animation, at: host.time, environment: EnvironmentValues())
    position = motion.value(at: host.time)
    host.motions.add(self)
  }

  func beginPull() { grip = position }

  /// A finger has pulled by so many pages; beyond the last it resists.
  func pull(by pages: Double, of count: Int) {
    guard let grip, let host else { return }
    let wanted = grip + pages
    let allowed = min(max(wanted, 0), Double(max(count - 1, 0)))
    position = allowed + Double(ScrollPhysics.pulled(CGFloat(wanted - allowed), room: 1))
    motion.jump(to: position, at: host.time, tracksVelocity: true)
  }

  /// The finger lets go, with a speed in pages a second.
  ///
  /// - Returns: The page that comes: at most one from where the finger took hold.
  func endPull(speed: Double, of count: Int) -> Int {
    let start = (grip ?? position).rounded()
    grip = nil
    let end = position + speed * Self.foresight
    let next = min(max(end.rounded(), start - 1), start + 1)
    let index = Int(bounded: min(max(next, 0), Double(max(count - 1, 0))))
    go(to: index, with: Self.settling)
    return index
  }

  /// How much of its speed a finger's way counts for, in seconds.
  private static let foresight = 0.25

  func move(to time: Double, isFrame: Bool) -> Bool {
    guard !isHeld else { return false }
    if isFrame { motion.settle(at: time) }
    position = motion.value(at: time)
    return motion.isMoving
  }
}

extension TabViewLayoutNode: TouchBox {
  package func touchEntries(_ start: TouchStart) -> [TouchEntry] {
    isPaged && environment.isScrollEnabled ? [TouchEntry(.pan, pan(start.input))] : []
  }

  private func pan(_ input: InputSystem) -> AxisPan {
    if let panRecognizer { return panRecognizer }
    let made = AxisPan(self, axes: .horizontal, input: input)
    panRecognizer = made
    return made
  }
}

extension TabViewLayoutNode: Pannable {
  package func panMayBegin(_ way: CGSize, from start: CGPoint) -> Bool {
    // What lies around may take a pull beyond the first page or the last.
    pages.count > 1
  }

  /// A way along the screen in pages.
  private func pagesOf(_ way: CGFloat) -> Double {
    Double((environment.layoutDirection == .rightToLeft ? way : -way) / max(size.width, 1))
  }

  package func panTakesHold(at time: Double) -> Bool { turning.position != Double(turning.target) }

  package func panDidBegin(at time: Double) {
    turning.beginPull()
    redraw()
  }

  package func panDidMove(_ way: CGSize, at time: Double) {
    turning.pull(by: pagesOf(way.width), of: pages.count)
    redraw()
  }

  package func panDidEnd(_ way: CGSize, velocity: CGSize, at time: Double) { end(speed: pagesOf(velocity.width)) }
  package func panWasCancelled(at time: Double) { end(speed: 0) }

  private func end(speed: Double) {
    let index = turning.endPull(speed: speed, of: pages.count)
    redraw()
    select(index)
  }

  private func redraw() {
    invalidateLayout()
    owner?.host.requestLayout()
  }
}
