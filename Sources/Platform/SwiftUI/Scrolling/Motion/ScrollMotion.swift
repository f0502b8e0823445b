// Content that goes on moving after it was let go, and indicators that fade.

import Foundation

/// Moves a scroll view along a way of its own until it rests.
@MainActor
final class ScrollMotion: InputMotion {
  private weak var scroll: ScrollLayoutNode?
  private let start: Double
  private let x: ScrollPath
  private let y: ScrollPath
  private(set) var isDone = false

  init(_ scroll: ScrollLayoutNode, at start: Double, x: ScrollPath, y: ScrollPath) {
    self.scroll = scroll
    self.start = start
    self.x = x
    self.y = y
  }

  func reach(_ time: Double) {
    guard !isDone else { return }
    guard let scroll, scroll.motion === self else {
      isDone = true
      return
    }
    let elapsed = time - start
    isDone = elapsed >= max(x.duration, y.duration)
    scroll.follow(CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed)))
    if isDone { scroll.motionDidEnd() }
  }

  /// Leaves the content where it is.
  func stop() { isDone = true }
}

/// Shows the indicators of a scroll view while it moves, and lets them fade.
@MainActor
final class IndicatorFade: InputMotion {
  private weak var scroll: ScrollLayoutNode?
  private var lastMove: Double
  private(set) var isDone = false

  /// How long indicators stay after the last move, and how long they fade, in seconds.
  private static let stay = 0.35
  private static let fade = 0.25

  init(_ scroll: ScrollLayoutNode, at time: Double) {
    self.scroll = scroll
    lastMove = time
  }

  func touch(at time: Double) { lastMove = time }

  func reach(_ time: Double) {
    guard let scroll, !isDone else {
      isDone = true
      return
    }
    let gone = time - lastMove - Self.stay
    let opacity = scroll.isBeingMoved ? 1 : min(max(1 - gone / Self.fade, 0), 1)
    isDone = opacity == 0
    scroll.showIndicators(opacity)
  }
}
