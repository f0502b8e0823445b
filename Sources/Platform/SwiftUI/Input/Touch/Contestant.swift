// A recogniser that takes part in a series of touches.

/// How a recogniser stands to the others under the same finger.
package enum TouchRank: Int, Comparable, Sendable {
  /// Comes before what is inside its view, outermost first: high-priority gestures, sliders.
  case high
  /// Scrolling: comes before gestures inside once the finger moves its way.
  case pan
  /// Innermost first.
  case normal
  /// Beside all others.
  case simultaneous

  package static func < (a: TouchRank, b: TouchRank) -> Bool { a.rawValue < b.rawValue }
}

/// What a box puts up for a touch.
@MainActor
package struct TouchEntry {
  package let rank: TouchRank
  package let recognizer: any AnyGestureRecognizing

  package init(_ rank: TouchRank, _ recognizer: any AnyGestureRecognizing) {
    self.rank = rank
    self.recognizer = recognizer
  }
}

/// Where a touch begins.
@MainActor
package struct TouchStart {
  /// On the screen.
  package let location: CGPoint
  package let path: HitPath
  package let input: InputSystem
}

/// A box that answers touches.
@MainActor
package protocol TouchBox: LayoutNode {
  /// The recognisers for a touch that begins on the box; none if the box does not care.
  func touchEntries(_ start: TouchStart) -> [TouchEntry]
}

/// A recogniser with its place among the others.
@MainActor
final class Contestant {
  enum State { case possible, active, over }

  let box: LayoutNode
  let rank: TouchRank
  /// How many boxes lie around it.
  let depth: Int
  let recognizer: any AnyGestureRecognizing
  private weak var owner: _ViewNode?
  private let hadOwner: Bool
  var touches: Set<Int> = []
  var state = State.possible
  /// Events that wait until recognisers with precedence have made up their minds.
  var withheld: [GestureEvent] = []
  /// The deadline that the recogniser was last told of.
  var servedDeadline: Double?

  init(box: LayoutNode, depth: Int, entry: TouchEntry) {
    self.box = box
    self.depth = depth
    rank = entry.rank
    recognizer = entry.recognizer
    owner = box.owner
    hadOwner = box.owner != nil
  }

  /// Whether the view is gone.
  var isOrphaned: Bool { hadOwner && (owner?.isDestroyed ?? true) }

  /// When the recogniser wants to be told of the time.
  var deadline: Double? {
    guard state != .over, let deadline = recognizer.deadline, deadline != servedDeadline else { return nil }
    return deadline
  }

  /// Whether this one is asked before another.
  func precedes(_ other: Contestant) -> Bool {
    if rank != other.rank { return rank < other.rank }
    return rank == .high ? depth < other.depth : depth > other.depth
  }
}
