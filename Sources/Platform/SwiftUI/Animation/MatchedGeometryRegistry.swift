// Who shares a geometry with whom, and how views go from the place of one to that of another.

import Drawing

/// The views that give their geometry to others and those that take it, by name.
@MainActor
package final class MatchedGeometryRegistry {
  private struct Member { weak var box: LayoutNode? }

  private struct Group {
    var sources: [Member] = []
    /// The source of the last frame, and where it was.
    weak var lastSource: LayoutNode?
    var lastFrame: CGRect?
  }

  private struct Follower {
    weak var box: LayoutNode?
    var match: GeometryMatch
    var lastFrame: CGRect?
  }

  private var groups: [GeometryMatch: Group] = [:]
  private var followers: [ObjectIdentifier: Follower] = [:]
  private var motions: [ObjectIdentifier: MatchMotion] = [:]

  func register(_ box: LayoutNode, as match: GeometryMatch, isSource: Bool) {
    let key = ObjectIdentifier(box)
    if isSource {
      followers[key] = nil
      guard groups[match]?.sources.contains(where: { $0.box === box }) != true else { return }
      groups[match, default: Group()].sources.append(Member(box: box))
    } else if followers[key]?.box === box {
      followers[key]?.match = match
    } else {
      followers[key] = Follower(box: box, match: match)
    }
  }

  /// The view that gives a geometry: the one that came last of those that stay.
  func source(of match: GeometryMatch) -> LayoutNode? {
    groups[match]?.sources.last { $0.box.map(Self.stays) == true }?.box
  }

  func source(of match: GeometryMatch, for box: LayoutNode) -> LayoutNode? {
    source(of: match).flatMap { $0 === box ? nil : $0 }
  }

  func motion(of box: LayoutNode) -> MatchMotion? {
    motions[ObjectIdentifier(box)].flatMap { $0.isMoving && $0.moves(box) ? $0 : nil }
  }

  private static func stays(_ box: LayoutNode) -> Bool {
    guard let owner = box.owner, !owner.isDestroyed else { return false }
    var node: LayoutNode? = box
    while let current = node {
      if current.boxMotion?.departure != nil { return false }
      node = current.parent
    }
    return true
  }

  /// A layout is done: geometries that changed hands in an animated change begin to move.
  func layoutDidEnd(in host: ViewHost) {
    guard !groups.isEmpty || !followers.isEmpty else { return }
    for match in groups.keys { followSource(of: match, in: host) }
    for key in followers.keys { follow(key, in: host) }
    motions = motions.filter { $0.value.isMoving }
  }

  private func followSource(of match: GeometryMatch, in host: ViewHost) {
    guard var group = groups[match] else { return }
    group.sources.removeAll { $0.box == nil || $0.box?.owner == nil || $0.box?.owner?.isDestroyed == true }
    if let current = source(of: match) {
      let target = current.globalFrame
      let old = group.lastSource
      if let old, old !== current, let frame = group.lastFrame, let owner = current.owner, host.mayAnimate {
        let transaction = owner.transaction
        if let animation = transaction.effectiveAnimation {
          let running = motions[ObjectIdentifier(old)].flatMap { $0.isMoving ? $0 : nil }
          let motion = running ?? MatchMotion(frame, in: host)
          motion.go(to: target, animation, AnimationTicket(transaction), boxes: [old, current])
          motions[ObjectIdentifier(old)] = motion
          motions[ObjectIdentifier(current)] = motion
        }
      } else if let moving = motion(of: current) {
        moving.shift(to: target)
      }
      (group.lastSource, group.lastFrame) = (current, target)
    }
    groups[match] = group.sources.isEmpty ? nil : group
  }

  private func follow(_ key: ObjectIdentifier, in host: ViewHost) {
    guard var follower = followers[key] else { return }
    guard let box = follower.box, let owner = box.owner, !owner.isDestroyed else {
      followers[key] = nil
      return
    }
    let target = source(of: follower.match, for: box)?.globalFrame
    if let target, let last = follower.lastFrame, target != last {
      let transaction = owner.transaction
      if host.mayAnimate, let animation = transaction.effectiveAnimation {
        let motion = motions[key].flatMap { $0.isMoving ? $0 : nil } ?? MatchMotion(last, in: host)
        motion.go(to: target, animation, AnimationTicket(transaction), boxes: [box])
        motions[key] = motion
      } else {
        motions[key] = nil
      }
    }
    follower.lastFrame = target
    followers[key] = follower
  }
}

/// The way of a geometry from one view's frame to another's, in the screen's coordinates.
@MainActor
final class MatchMotion: Moving {
  private var motion: ValueMotion<FrameVector>
  private(set) var shown: CGRect
  private var boxes: [Member] = []
  private unowned let host: ViewHost

  private struct Member { weak var box: LayoutNode? }

  init(_ frame: CGRect, in host: ViewHost) {
    motion = ValueMotion(frame.animatableData)
    shown = frame
    self.host = host
  }

  var isMoving: Bool { motion.isMoving }

  func moves(_ box: LayoutNode) -> Bool { boxes.contains { $0.box === box } }

  func go(to target: CGRect, _ animation: Animation, _ ticket: AnimationTicket?, boxes: [LayoutNode]) {
    for box in boxes where !moves(box) { self.boxes.append(Member(box: box)) }
    motion.go(
      to: target.animatableData, with: animation, at: host.time, ticket: ticket, environment: EnvironmentValues())
    host.motions.add(self)
    present(at: host.time)
    layOutContents()
  }

  func shift(to target: CGRect) { motion.shift(to: target.animatableData) }

  private func present(at time: Double) {
    shown.animatableData = motion.value(at: time)
    shown.size = CGSize(width: max(shown.width, 0), height: max(shown.height, 0))
  }

  /// Offers the contents the size of the moment; what lies around them does not notice.
  private func layOutContents() {
    BoxMotions.follow {
      for member in boxes { (member.box as? UnaryLayoutNode<MatchedGeometryModifier>)?.placeMatchedContent() }
    }
  }

  func move(to time: Double, isFrame: Bool) -> Bool {
    if isFrame { motion.settle(at: time) }
    present(at: time)
    layOutContents()
    return motion.isMoving
  }
}

extension UnaryLayoutNode<MatchedGeometryModifier> {
  fileprivate func placeMatchedContent() { child.place(at: .zero, proposal: modifier.contentProposal(self)) }
}
