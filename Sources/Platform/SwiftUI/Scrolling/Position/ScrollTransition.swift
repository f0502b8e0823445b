// scrollTransition: effects that follow how far a view has come into its scroll view.

/// Where a view is on its way through its scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// -1 at the top or leading edge, 0 inside, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How an effect goes from one phase to the next.
public struct ScrollTransitionConfiguration {
  /// How much of the view must be seen for it to count as inside.
  public struct Threshold: Equatable, Sendable {
    /// 1 for all of the view.
    fileprivate var visibleShare: Double
    fileprivate var inset: Double = 0
    fileprivate var isCentered = false

    public static let visible = Threshold(visibleShare: 1)
    public static let hidden = Threshold(visibleShare: 0)
    public static var centered: Threshold { Threshold(visibleShare: 1, isCentered: true) }
    public static func visible(_ amount: Double) -> Threshold { Threshold(visibleShare: min(max(amount, 0), 1)) }

    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var copy = self
      copy.visibleShare += (other.visibleShare - visibleShare) * amount
      copy.inset += (other.inset - inset) * amount
      return copy
    }
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.inset += distance
      return copy
    }

    /// 0 while the view counts as inside, 1 when it is out, for how far it reaches over an edge.
    fileprivate func progress(overhang: Double, length: Double, room: Double) -> Double {
      guard length > 0 else { return 0 }
      if isCentered {
        // From the middle of the room to wholly outside.
        let distance = overhang + (room - length) / 2
        return min(max(distance / ((room + length) / 2), 0), 1)
      }
      let visible = 1 - (overhang + inset) / length
      if visibleShare <= 0 { return visible <= 0 ? 1 : 0 }
      return min(max((visibleShare - visible) / visibleShare, 0), 1)
    }
  }

  private enum Kind: Sendable {
    case identity
    case animated(Animation)
    case interactive(UnitCurve)
  }

  private var kind: Kind
  private var threshold = Threshold.visible

  private init(_ kind: Kind) { self.kind = kind }

  public static let identity = ScrollTransitionConfiguration(.identity)
  public static let animated = ScrollTransitionConfiguration(.animated(.default))
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.animated(animation))
  }
  public static let interactive = ScrollTransitionConfiguration(.interactive(.easeInOut))
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.interactive(timingCurve))
  }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    if case .animated = kind { copy.kind = .animated(animation) }
    return copy
  }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// How far the effect of an outer phase is on, 0...1.
  fileprivate func amount(overhang: Double, length: Double, room: Double) -> Double {
    let progress = threshold.progress(overhang: overhang, length: length, room: room)
    switch kind {
    case .identity: return 0
    case .animated: return progress >= 0.5 ? 1 : 0
    case .interactive(let curve): return curve.value(at: progress)
    }
  }
}

extension ScrollTransitionConfiguration: Sendable {}

extension View {
  /// Changes how the view looks while it comes into and leaves its scroll view.
  @preconcurrency
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  @preconcurrency
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy in
        let state = scrollState(of: proxy.node, axis, topLeading, bottomTrailing)
        return interpolated(
          transition(EmptyVisualEffect(), .identity), transition(EmptyVisualEffect(), state.phase), state.amount)
      })
  }
}

/// The effect between two of the same kind.
@MainActor
private func interpolated<E: VisualEffect>(_ from: E, _ to: E, _ amount: Double) -> [_VisualEffectStep] {
  if amount <= 0 { return from._steps }
  if amount >= 1 { return to._steps }
  var effect = from
  effect.animatableData = from.animatableData + (to.animatableData - from.animatableData).scaled(by: amount)
  return effect._steps
}

/// The phase that a box is in or goes to, and how far it has gone.
@MainActor
private func scrollState(
  of box: LayoutNode?, _ axis: Axis?, _ topLeading: ScrollTransitionConfiguration,
  _ bottomTrailing: ScrollTransitionConfiguration
) -> (phase: ScrollTransitionPhase, amount: Double) {
  guard let box, let scroll = box.enclosingScroll else { return (.identity, 0) }
  let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
  let frame = box.globalFrame
  let room = scroll.globalFrame
  let (start, end, low, high) =
    axis == .vertical
    ? (frame.minY, frame.maxY, room.minY, room.maxY) : (frame.minX, frame.maxX, room.minX, room.maxX)
  let length = Double(end - start)
  let isMirrored = axis == .horizontal && scroll.isMirroredAcross
  let (leading, trailing) = isMirrored ? (end - high, low - start) : (low - start, end - high)
  let before = topLeading.amount(overhang: Double(leading), length: length, room: Double(high - low))
  let after = bottomTrailing.amount(overhang: Double(trailing), length: length, room: Double(high - low))
  return before >= after ? (before > 0 ? .topLeading : .identity, before) : (.bottomTrailing, after)
}
