// How far a screen, a sheet or an alert has come: what the system animates by itself.

extension Animation {
  /// The spring of UIKit's transitions: mass 3, stiffness 1000, damping 500, taken as critically damped.
  package static let screenTransition = Animation.spring(Spring(mass: 3, stiffness: 1000, damping: 500))
}

/// A share between 0, away, and 1, there, that moves by an animation or follows a finger.
@MainActor
package final class Presence: Moving {
  private var motion: ValueMotion<Double>
  private let hostAnchor: HostAnchor
  private var host: ViewHost? { hostAnchor.host }
  /// 0 while nothing is seen, 1 when all has come. Springs may go a little beyond.
  package private(set) var value: Double
  private var atEnd: (() -> Void)?

  package init(_ value: Double, in host: ViewHost) {
    motion = ValueMotion(value)
    self.value = value
    hostAnchor = host.anchor
  }

  package var isMoving: Bool { motion.isMoving }
  /// Where it goes.
  package var target: Double { motion.target }

  /// Stays at a share, as under a finger.
  ///
  /// - Parameter tracksVelocity: Whether an animation that follows takes the finger's speed on.
  package func stay(at share: Double, tracksVelocity: Bool = false) {
    atEnd = nil
    motion.jump(to: share, at: host?.time ?? 0, tracksVelocity: tracksVelocity)
    value = share
  }

  /// Goes to a share; `then` runs when it is there, unless something else has been asked for before.
  package func go(to share: Double, _ animation: Animation = .screenTransition, then: (() -> Void)? = nil) {
    guard let host else { return }
    atEnd = then
    motion.go(to: share, with: animation, at: host.time, environment: EnvironmentValues())
    host.motions.add(self)
  }

  package func move(to time: Double, isFrame: Bool) -> Bool {
    if isFrame { motion.settle(at: time) }
    value = motion.value(at: time)
    if isFrame, !motion.isMoving, let atEnd {
      self.atEnd = nil
      host?.motions.end(with: atEnd)
    }
    return motion.isMoving
  }
}
