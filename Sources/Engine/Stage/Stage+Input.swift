// What a person does with a stage: touches, taps, drags, pinches, the pointer.

import Drawing
import Foundation
import SwiftUI

/// What a finger does.
public enum TouchPhase: Hashable, Sendable { case began, moved, ended, cancelled }

/// Points are in the screen's coordinates, from its top left corner. Gestures that take time let it pass frame by frame;
/// all others happen at the stage's time.
///
///     stage.tap("Trade")
///     stage.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 300, y: 300), over: 0.4)
///     stage.touch(.began, at: CGPoint(x: 20, y: 20))   // finger by finger
extension Stage {
  /// Moves one finger. Fingers that are down at the same time have different ids.
  ///
  /// A finger that moves or lifts without having gone down is ignored.
  public func touch(_ phase: TouchPhase, at point: CGPoint, id: Int = 0) {
    let point = point.onCanvas
    act { input in
      switch phase {
      case .began: input.touchBegan(id, at: point)
      case .moved: input.touchMoved(id, to: point)
      case .ended: input.touchEnded(id, at: point)
      case .cancelled: input.touchCancelled(id)
      }
    }
  }

  // MARK: One finger

  /// Taps a point, several times a tenth of a second apart if asked.
  public func tap(at point: CGPoint, count: Int = 1) {
    for index in 0..<max(count, 0) {
      if index > 0 { pass(0.1) }
      touch(.began, at: point)
      touch(.ended, at: point)
    }
  }

  /// Taps the view that is read out under a label, or has it as its identifier. Scrolls it into sight if it is there but not
  /// seen.
  ///
  /// - Returns: Whether there was such a view; if not, a warning lists those there are.
  @discardableResult
  public func tap(_ label: String, count: Int = 1) -> Bool {
    guard let point = point(of: label, doing: "tap") else { return false }
    tap(at: point, count: count)
    return true
  }

  /// Keeps a finger on a point for some seconds.
  public func longPress(at point: CGPoint, for seconds: Double = 0.6) {
    touch(.began, at: point)
    pass(seconds)
    touch(.ended, at: point)
  }

  /// Keeps a finger on the view with a label for some seconds.
  @discardableResult
  public func longPress(_ label: String, for seconds: Double = 0.6) -> Bool {
    guard let point = point(of: label, doing: "longPress") else { return false }
    longPress(at: point, for: seconds)
    return true
  }

  /// Drags a finger in a straight line at an even pace.
  ///
  /// - Parameter seconds: How long the way takes; the finger lifts as it arrives, with its speed.
  public func drag(from start: CGPoint, to end: CGPoint, over seconds: Double = 0.3) {
    touch(.began, at: start)
    follow(seconds) { share in
      touch(
        .moved, at: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    touch(.ended, at: end)
  }

  // MARK: Two fingers

  /// Spreads two fingers about a point, or brings them together.
  ///
  /// - Parameter scale: How far apart they are in the end, times what they were: above 1 spreads.
  public func pinch(at center: CGPoint, scale: CGFloat, over seconds: Double = 0.3) {
    // Fingers that come together begin far enough apart.
    let radius: CGFloat = scale < 1 ? 100 : 40
    twoFingers(over: seconds) { share, side in
      let distance = radius * (1 + (scale - 1) * share)
      return CGPoint(x: center.x + side * distance, y: center.y)
    }
  }

  /// Turns two fingers about a point, clockwise for positive angles.
  public func rotate(at center: CGPoint, by angle: Angle, over seconds: Double = 0.3) {
    let radius: CGFloat = 60
    twoFingers(over: seconds) { share, side in
      let turn = CGFloat(angle.radians) * share
      return CGPoint(x: center.x + side * radius * cos(turn), y: center.y + side * radius * sin(turn))
    }
  }

  private func twoFingers(over seconds: Double, _ place: (_ share: CGFloat, _ side: CGFloat) -> CGPoint) {
    let sides: [(id: Int, side: CGFloat)] = [(0, -1), (1, 1)]
    for (id, side) in sides { touch(.began, at: place(0, side), id: id) }
    follow(seconds) { share in
      for (id, side) in sides { touch(.moved, at: place(share, side), id: id) }
    }
    for (id, side) in sides { touch(.ended, at: place(1, side), id: id) }
  }

  // MARK: The pointer

  /// Moves the pointer to a point without pressing; nil takes it off the screen.
  public func hover(at point: CGPoint?) { act { $0.hover(at: point?.onCanvas) } }

  // MARK: Helpers

  /// Runs a step of input on an up-to-date tree, and brings in what it changed.
  func act(_ body: (InputSystem) -> Void) {
    change { host in
      host.input.listenToGenerators()
      if host.needsUpdate { host.update() }
      body(host.input)
      // Boxes may show what is done to them without a change of their views.
      host.forgetDrawing()
      if host.needsUpdate { host.update() }
    }
  }

  /// Moves along a way frame by frame, from the first step after the start to the end.
  private func follow(_ seconds: Double, _ step: (_ share: CGFloat) -> Void) {
    let seconds = seconds.isFinite ? seconds : 0
    let frames = max(Int((min(seconds, 3600) * 60).rounded()), 1)
    for frame in 1...frames {
      pass(max(seconds, 0) / Double(frames))
      step(CGFloat(frame) / CGFloat(frames))
    }
  }

  /// Lets time pass.
  func pass(_ seconds: Double) { advance(by: seconds) }

  /// Where to touch the view with a label.
  private func point(of label: String, doing action: String) -> CGPoint? {
    guard let element = find(label, doing: action) else { return nil }
    guard let box = host.semanticsHandlers[element.id]?.box else { return element.frame.center }
    return host.input.activationPoint(of: box, in: element.frame) ?? element.frame.center
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Stage {
  /// Scrolls by a wheel or trackpad: positive heights move the content up, to show what is below.
  public func scroll(by way: CGSize, at point: CGPoint) { act { $0.wheel(by: way.onCanvas, at: point.onCanvas) } }
}
