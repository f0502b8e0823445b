// Paints on their way: colours and gradients of shapes, text and symbols.

import Drawing

/// The numbers of paints, as a vector. Those of another length count as if they ended in zeros.
struct PaintVector: VectorArithmetic {
  var values: [Double] = []

  static var zero: PaintVector { PaintVector() }

  private func combined(_ other: PaintVector, _ combine: (Double, Double) -> Double) -> PaintVector {
    let count = max(values.count, other.values.count)
    return PaintVector(
      values: (0..<count).map { index in
        combine(
          index < values.count ? values[index] : 0, index < other.values.count ? other.values[index] : 0)
      })
  }

  static func + (a: PaintVector, b: PaintVector) -> PaintVector { a.combined(b, +) }
  static func - (a: PaintVector, b: PaintVector) -> PaintVector { a.combined(b, -) }
  mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// What kind of number a paint has: what it is a multiple of.
private enum PaintNumber {
  case plain
  /// A place or length across or down, in units of the painted bounds.
  case across, down
}

extension ResolvedStyle {
  /// The style with each of its numbers replaced. The order is always the same for styles of the same make.
  fileprivate func mapped(_ change: (Double, PaintNumber) -> Double) -> ResolvedStyle {
    var copy = self
    copy.opacity = change(opacity, .plain)
    switch base {
    case .paint(let paint): copy.base = .paint(paint.mapped(change))
    case .backdrop(var backdrop):
      backdrop.radius = CGFloat(change(Double(backdrop.radius), .plain))
      backdrop.saturation = change(backdrop.saturation, .plain)
      backdrop.wash = backdrop.wash.mapped(change)
      copy.base = .backdrop(backdrop)
    }
    copy.shadows = shadows.map { $0.mapped(change) }
    return copy
  }

  /// What two styles must have in common for one to become the other step by step.
  fileprivate var make: [Int] {
    let basis: [Int]
    switch base {
    case .paint(let paint): basis = paint.make
    case .backdrop: basis = [100]
    }
    return basis + [blendMode.hashValueForMake] + shadows.map { $0.isInner ? 1 : 2 }
  }
}

extension CGBlendMode {
  fileprivate var hashValueForMake: Int { Int(rawValue) }
}

extension RGBA {
  /// In linear light and multiplied by alpha, so that a colour that vanishes keeps its hue.
  fileprivate func mapped(_ change: (Double, PaintNumber) -> Double) -> RGBA {
    let light = [red, green, blue].map { change(Double(linearLight(CGFloat($0))) * alpha, .plain) }
    let cover = min(max(change(alpha, .plain), 0), 1)
    guard cover > 0 else { return .clear }
    let encoded = light.map { Double(gammaEncoded(CGFloat($0 / cover))) }
    return RGBA(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: cover)
  }
}

extension PaintShadow {
  fileprivate func mapped(_ change: (Double, PaintNumber) -> Double) -> PaintShadow {
    PaintShadow(
      color: color.mapped(change), radius: CGFloat(max(change(Double(radius), .plain), 0)),
      offset: CGSize(
        width: change(Double(offset.width), .plain), height: change(Double(offset.height), .plain)),
      isInner: isInner)
  }
}

extension GradientStops {
  fileprivate func mapped(_ change: (Double, PaintNumber) -> Double) -> GradientStops {
    GradientStops(
      stops: stops.map {
        Stop(color: $0.color.mapped(change), location: CGFloat(change(Double($0.location), .plain)))
      }, space: space)
  }
}

extension Paint {
  fileprivate func mapped(_ change: (Double, PaintNumber) -> Double) -> Paint {
    func point(_ point: CGPoint) -> CGPoint {
      CGPoint(x: change(Double(point.x), .across), y: change(Double(point.y), .down))
    }
    func length(_ length: CGFloat, _ kind: PaintNumber) -> CGFloat { CGFloat(change(Double(length), kind)) }
    switch self {
    case .color(let color): return .color(color.mapped(change))
    case .linear(let stops, let from, let to): return .linear(stops.mapped(change), from: point(from), to: point(to))
    case .radial(let stops, let center, let start, let end):
      // Radii are points whatever the bounds.
      return .radial(
        stops.mapped(change), center: point(center), startRadius: length(start, .plain), endRadius: length(end, .plain))
    case .elliptical(let stops, let frame, let center, let start, let end):
      return .elliptical(
        stops.mapped(change), frame: frame, center: point(center), startRadius: length(start, .plain),
        endRadius: length(end, .plain))
    case .angular(let stops, let center, let start, let end):
      return .angular(
        stops.mapped(change), center: point(center), start: length(start, .plain), end: length(end, .plain))
    case .tile: return self
    case .faded(let paint, let factor): return .faded(paint.mapped(change), change(factor, .plain))
    case .shadowed(let paint, let shadows):
      return .shadowed(paint.mapped(change), shadows.map { $0.mapped(change) })
    }
  }

  fileprivate var make: [Int] {
    switch self {
    case .color: [1]
    case .linear(let stops, _, _): [2, stops.stops.count]
    case .radial(let stops, _, _, _): [3, stops.stops.count]
    case .elliptical(let stops, _, _, _, _): [4, stops.stops.count]
    case .angular(let stops, _, _, _): [5, stops.stops.count]
    case .tile: [6]
    case .faded(let paint, _): [7] + paint.make
    case .shadowed(let paint, let shadows): [8, shadows.count] + paint.make
    }
  }
}

/// The paints of one leaf on their way.
@MainActor
package final class PaintMotion: Moving {
  private var motion = ValueMotion(PaintVector())
  /// What is still missing to the paints that are resolved in drawing.
  private var missing = PaintVector()
  /// Where the numbers of each paint begin.
  private var slots: [Int] = []
  private weak var node: _ViewNode?

  /// Bounds that paints are resolved in where their numbers are taken.
  package nonisolated static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// What some paints come to, and what they are made of.
  private static func measure(
    _ styles: [ResolvedStyle]
  ) -> (vector: PaintVector, slots: [Int], make: [[Int]]) {
    var values: [Double] = []
    var slots: [Int] = []
    for style in styles {
      slots.append(values.count)
      _ = style.mapped { number, _ in
        values.append(number)
        return number
      }
    }
    return (PaintVector(values: values), slots, styles.map(\.make))
  }

  /// Animates the change from some paints to others, if it is to be animated. Answers what moves then.
  static func change(
    _ motion: PaintMotion?, from old: [ResolvedStyle], to new: [ResolvedStyle], in node: _ViewNode
  ) -> PaintMotion? {
    guard old != new else { return motion }
    let transaction = node.transaction
    let (before, after) = (measure(old), measure(new))
    guard node.host.mayAnimate, let animation = transaction.effectiveAnimation, before.make == after.make else {
      return nil
    }
    let moving = motion ?? PaintMotion()
    if motion == nil { moving.motion.jump(to: before.vector, at: node.host.time) }
    moving.node = node
    moving.slots = after.slots
    moving.motion.go(
      to: after.vector, with: animation, at: node.host.time, ticket: AnimationTicket(transaction),
      environment: node.environment)
    moving.missing = moving.motion.value(at: node.host.time) - after.vector
    node.host.motions.add(moving)
    return moving
  }

  /// Lets paints on their way go on when what is around the view has changed, and the view has not.
  static func follow(
    _ motion: PaintMotion?, from old: [ResolvedStyle], to new: [ResolvedStyle], in node: _ViewNode
  ) -> PaintMotion? {
    let isAnimated = node.host.mayAnimate && node.transaction.effectiveAnimation != nil
    guard old != new, !isAnimated, let motion, motion.motion.isMoving else {
      return change(motion, from: old, to: new, in: node)
    }
    let (before, after) = (measure(old), measure(new))
    guard before.make == after.make else { return nil }
    motion.slots = after.slots
    motion.motion.shift(to: after.vector)
    return motion
  }

  package func move(to time: Double, isFrame: Bool) -> Bool {
    guard let node, !node.isDestroyed else { return false }
    if isFrame { motion.settle(at: time) }
    missing = motion.isMoving ? motion.value(at: time) - motion.target : PaintVector()
    return motion.isMoving
  }

  /// What is missing now, nil while nothing moves.
  package var missingNow: MissingPaint? {
    motion.isMoving ? MissingPaint(values: missing.values, slots: slots) : nil
  }
}

/// What is still missing to a leaf's paints.
package struct MissingPaint: Sendable {
  fileprivate let values: [Double]
  fileprivate let slots: [Int]

  /// A paint as it is on its way.
  ///
  /// - Parameters:
  ///   - slot: Which of the leaf's paints it is.
  ///   - bounds: What the paint's unit points refer to.
  fileprivate func shown(_ style: ResolvedStyle, slot: Int, bounds: CGRect) -> ResolvedStyle {
    guard slots.indices.contains(slot) else { return style }
    var index = slots[slot]
    return style.mapped { number, kind in
      defer { index += 1 }
      guard index < values.count else { return number }
      switch kind {
      case .plain: return number + values[index]
      case .across: return number + values[index] * Double(bounds.width)
      case .down: return number + values[index] * Double(bounds.height)
      }
    }
  }
}

extension DrawContext {
  /// A paint of the leaf being drawn, as it is on its way.
  package func inMotion(_ style: ResolvedStyle, slot: Int = 0, bounds: CGRect) -> ResolvedStyle {
    missingPaint?.shown(style, slot: paintSlot + slot, bounds: bounds) ?? style
  }
}
