// What touches, pointers and keys do to a running view tree.

import Drawing

/// Takes what a person does and hands it to the views it is meant for.
///
/// The caller brings the tree up to date before a touch begins and afterwards; time is told with `reachTime`.
@MainActor
package final class InputSystem {
  unowned let host: ViewHost
  private(set) lazy var arena = GestureArena(startDate: { [unowned host] in
    host.rootNode?.environment.startDate ?? Date(timeIntervalSince1970: 0)
  })
  private var hovered: [any HoverBox] = []
  /// What runs by itself until it is done: scrolling that slows down.
  var motions: [any InputMotion] = []

  /// The field with the keyboard.
  weak var focusedNode: _ViewNode?
  /// What follows the focus of that field.
  var focusFollowers: [@MainActor (Bool) -> Void] = []
  /// When a field was last tapped.
  var lastFieldTap: Double?
  /// Whether the screen has room for a keyboard.
  package var showsKeyboard = false
  var keyboard: KeyboardHolder?
  /// Haptics so far, oldest first.
  package internal(set) var haptics: [TimedFeedback] = []
  /// What views asked of the system so far, oldest first.
  package internal(set) var requests: [SystemRequest] = []

  init(host: ViewHost) { self.host = host }

  // MARK: Time

  /// When input next wants to be told of the time, in seconds since the stage's start; nil while nothing waits or moves.
  package var nextDeadline: Double? {
    let motion = motions.isEmpty ? nil : FrameClock.frame(after: host.time)
    return [arena.nextDeadline, motion].compactMap(\.self).min()
  }

  /// Does what is due until a time. The host's time is this one already or will be.
  package func reachTime(_ time: Double) {
    arena.reach(time)
    for motion in motions { motion.reach(time) }
    motions.removeAll(where: \.isDone)
  }

  /// Lets something go on by itself.
  func add(_ motion: any InputMotion) { motions.append(motion) }

  /// A finger begins to scroll.
  func scrollDragDidBegin(_ scroll: ScrollLayoutNode) {
    guard focusedField != nil else { return }
    switch scroll.environment.scrollDismissesKeyboardMode {
    case .immediately, .interactively: resignFocus()
    default: break
    }
  }

  /// Scrolls by a wheel or trackpad: what is innermost first, what that cannot take goes to what is outside.
  package func wheel(by way: CGSize, at point: CGPoint) {
    var left = way
    for box in hitPath(at: point)?.boxes ?? [] {
      guard let scroll = box as? ScrollLayoutNode, left != .zero else { continue }
      left = scroll.wheel(by: left)
    }
  }

  // MARK: Touches

  package func touchBegan(_ id: Int, at location: CGPoint) {
    if arena.isDown(id) { arena.cancel(id, at: host.time) }
    guard let path = hitPath(at: location) else { return }
    let start = TouchStart(location: location, path: path, input: self)
    arena.begin(
      Touch(id: id, location: location, isDown: true), at: host.time, entries: entries(of: path, start))
  }

  package func touchMoved(_ id: Int, to location: CGPoint) { arena.move(id, to: location, at: host.time) }
  package func touchEnded(_ id: Int, at location: CGPoint) { arena.end(id, at: location, at: host.time) }
  package func touchCancelled(_ id: Int) { arena.cancel(id, at: host.time) }
  package var isTouched: Bool { arena.isTouched }

  /// The boxes at a point of the screen, innermost first.
  package func hitPath(at point: CGPoint) -> HitPath? { host.rootNode?.hit(point) }

  /// The recognisers of a path, from the outside in, as far as masks let them.
  func entries(of path: HitPath, _ start: TouchStart) -> [(box: LayoutNode, entry: TouchEntry)] {
    var result: [(box: LayoutNode, entry: TouchEntry)] = []
    for box in path.boxes.reversed() {
      if let gesture = box as? any GestureBox {
        let mask = gesture.gestureMask
        if mask.contains(.gesture), box.environment.isEnabled {
          if !arena.isRunning(gesture.recognizer) { gesture.renewRecognizer() }
          let rank: TouchRank =
            switch gesture.gesturePriority {
            case .high: .high
            case .normal: .normal
            case .simultaneous: .simultaneous
            }
          result.append((box, TouchEntry(rank, gesture.recognizer)))
        }
        if !mask.contains(.subviews) { break }
      }
      if let touchable = box as? any TouchBox {
        for entry in touchable.touchEntries(start) { result.append((box, entry)) }
      }
    }
    return result
  }

  // MARK: The pointer

  /// Moves the pointer; nil when it leaves the screen.
  package func hover(at point: CGPoint?) {
    let now = point.flatMap(hitPath(at:))?.boxes.compactMap { $0 as? any HoverBox } ?? []
    for box in hovered where !now.contains(where: { $0 === box }) && box.owner?.isDestroyed == false {
      box.pointerDidMove(to: nil)
    }
    if let point { for box in now where box.environment.isEnabled { box.pointerDidMove(to: point) } }
    hovered = now
  }
}

/// The times of input.
enum InputClock {
  /// From one frame to the next, in seconds.
  static let frame = 1.0 / 60
}

/// Something that goes on by itself.
@MainActor
protocol InputMotion: AnyObject {
  var isDone: Bool { get }
  func reach(_ time: Double)
}

extension InputSystem {
  /// A point of the screen where a touch reaches a box: the middle if it does, else the nearest of some that do.
  package func activationPoint(of box: LayoutNode, in frame: CGRect) -> CGPoint? {
    let seen = frame.overlap(CGRect(origin: .zero, size: host.size))
    guard !seen.isNull, !seen.isEmpty else { return nil }
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    // Eighths of the width, quarters of the height, nearest to the middle first.
    var candidates: [CGPoint] = []
    for column in 1..<16 {
      for row in 1..<4 {
        candidates.append(
          CGPoint(x: seen.minX + seen.width * CGFloat(column) / 16, y: seen.minY + seen.height * CGFloat(row) / 4))
      }
    }
    candidates.sort { hypot($0.x - middle.x, $0.y - middle.y) < hypot($1.x - middle.x, $1.y - middle.y) }
    return ([middle] + candidates).first { point in
      guard let path = hitPath(at: point), path.boxes.contains(where: { $0 === box }) else { return false }
      return entries(of: path, TouchStart(location: point, path: path, input: self)).contains { $0.box === box }
    }
  }
}

extension InputSystem {
  /// Leaves the topmost presentation, or goes back a screen.
  ///
  /// - Returns: Whether there was something to leave.
  package func escape() -> Bool {
    guard let root = host.rootNode as? RootLayoutNode else { return false }
    let top = root.presentations.last { !$0.isLeaving }
    if let screen = (top ?? root).topScreen, screen.goBack() { return true }
    guard let top, let dismiss = top.dismiss else { return false }
    dismiss()
    return true
  }
}

extension LayoutNode {
  /// The screen of the innermost navigation container that is shown.
  var topScreen: NavigationScreenLayoutNode? {
    for child in children.reversed() where !(child is PresentationLayoutNode && child !== self) {
      if let screen = child.topScreen { return screen }
    }
    return self as? NavigationScreenLayoutNode
  }
}
