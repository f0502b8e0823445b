// How scrolled content slows down, is pulled beyond its end and comes back, as on iOS.

import Foundation

/// The constants of iOS's scroll views.
enum ScrollPhysics {
  /// What is left of the speed after a millisecond.
  static let decay = 0.998
  /// The same as an exponent: speed is e^(rate t), t in seconds.
  static let rate = 1000 * log(decay)
  /// How stiff the pull beyond the end is.
  static let rubber: CGFloat = 0.55
  /// The critically damped spring that brings content back, in 1/s.
  static let springRate = 10.0
  /// Scrolling to a target, in 1/s.
  static let targetRate = 12.0
  /// Slower than this content stands still, in points a second.
  static let restSpeed = 4.0

  /// How far content moves that is pulled `over` points beyond its end, in a room of a length.
  static func pulled(_ over: CGFloat, room: CGFloat) -> CGFloat {
    guard room > 0 else { return 0 }
    let share = 1 - 1 / (rubber * abs(over) / room + 1)
    return (over < 0 ? -room : room) * share
  }

  /// How far a finger pulled content that lies `shown` points beyond its end: the inverse of `pulled`.
  static func unpulled(_ shown: CGFloat, room: CGFloat) -> CGFloat {
    guard room > 0 else { return 0 }
    let share = min(abs(shown) / room, 0.999)
    let over = room / rubber * (1 / (1 - share) - 1)
    return shown < 0 ? -over : over
  }

  /// How much farther content goes that is let go at a speed.
  static func projection(_ velocity: CGFloat) -> CGFloat { -velocity / CGFloat(rate) }
}

/// The way of one coordinate from where it is let go to where it rests, as a function of time.
struct ScrollPath {
  private enum Rule {
    case rest
    /// Slows down from a speed.
    case decay(velocity: Double)
    /// A critically damped spring towards an end.
    case spring(velocity: Double, rate: Double)
    /// Any animation: the share of the way done, and whether it is over.
    case animation(share: (Double) -> Double?)
  }

  private struct Leg {
    let begin: Double
    let from: Double
    let to: Double
    let rule: Rule
  }

  private var legs: [Leg] = []
  /// When the coordinate rests, in seconds from the start.
  private(set) var duration = 0.0
  private(set) var end: CGFloat

  /// Stays where it is.
  init(at position: CGFloat) { end = position }

  /// Slows down by itself; at an end of its range it springs back.
  init(from position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>) {
    self.init(at: min(max(position, range.lowerBound), range.upperBound))
    if !range.contains(position) {
      spring(from: Double(position), to: Double(end), velocity: Double(velocity), at: 0, rate: ScrollPhysics.springRate)
      return
    }
    let (from, speed) = (Double(position), Double(velocity))
    guard abs(speed) > ScrollPhysics.restSpeed else { return }
    let rest = from - speed / ScrollPhysics.rate
    let limit = speed < 0 ? Double(range.lowerBound) : Double(range.upperBound)
    let stop = log(ScrollPhysics.restSpeed / abs(speed)) / ScrollPhysics.rate
    legs.append(Leg(begin: 0, from: from, to: rest, rule: .decay(velocity: speed)))
    let remaining = 1 + (limit - from) * ScrollPhysics.rate / speed
    if speed < 0 ? rest < limit : rest > limit, remaining > 0 {
      let hit = log(remaining) / ScrollPhysics.rate
      if hit < stop {
        spring(
          from: limit, to: limit, velocity: speed * exp(ScrollPhysics.rate * hit), at: hit,
          rate: ScrollPhysics.springRate)
        end = CGFloat(limit)
        return
      }
    }
    duration = stop
    end = CGFloat(from + speed * (exp(ScrollPhysics.rate * stop) - 1) / ScrollPhysics.rate)
  }

  /// Goes to a target.
  init(from position: CGFloat, to target: CGFloat, velocity: CGFloat) {
    self.init(at: target)
    spring(
      from: Double(position), to: Double(target), velocity: Double(velocity), at: 0, rate: ScrollPhysics.targetRate)
  }

  /// Goes to a target by an animation, which says what share of the way is done at a time; nil once it is over.
  init(from position: CGFloat, to target: CGFloat, duration: Double, share: @escaping (Double) -> Double?) {
    self.init(at: target)
    guard position != target else { return }
    self.duration = duration
    legs.append(Leg(begin: 0, from: Double(position), to: Double(target), rule: .animation(share: share)))
  }

  private mutating func spring(from: Double, to: Double, velocity: Double, at begin: Double, rate: Double) {
    legs.append(Leg(begin: begin, from: from, to: to, rule: .spring(velocity: velocity, rate: rate)))
    // The spring has come to rest when less than a tenth of a point is left of the larger of way and swing.
    let size = max(abs(from - to) + abs(velocity) / rate, 0.1)
    duration = begin + (log(size / 0.1) + 2) / rate
  }

  func position(at time: Double) -> CGFloat {
    guard time < duration, let leg = legs.last(where: { $0.begin <= time }) else { return end }
    let t = time - leg.begin
    switch leg.rule {
    case .rest: return end
    case .decay(let velocity):
      return CGFloat(leg.from + velocity * (exp(ScrollPhysics.rate * t) - 1) / ScrollPhysics.rate)
    case .spring(let velocity, let rate):
      let offset = leg.from - leg.to
      return CGFloat(leg.to + (offset + (velocity + rate * offset) * t) * exp(-rate * t))
    case .animation(let share):
      guard let done = share(t) else { return end }
      return CGFloat(leg.from + (leg.to - leg.from) * done)
    }
  }
}
