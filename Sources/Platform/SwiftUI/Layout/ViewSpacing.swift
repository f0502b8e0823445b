// How far a view wants to be from its neighbours.

import Typesetting

/// The distances a view prefers around itself.
///
/// Each edge holds distances by the kind of neighbour; the gap between two views is the largest sum over the kinds that
/// both facing edges name, and 8 points where they share none. A view without wishes, as most are, holds no storage.
public struct ViewSpacing: Sendable {
  /// What one edge wants.
  package struct EdgeDistances: Sendable, Equatable {
    /// The single distance to anything, where the view fixes one.
    package var fixed: CGFloat?
    /// Between the bottom of one text and the top of the next.
    package var textBelow: CGFloat?
    package var textAbove: CGFloat?
    /// Between two texts: the leading of the lower one.
    package var textToText: CGFloat?

    package init(
      fixed: CGFloat? = nil, textBelow: CGFloat? = nil, textAbove: CGFloat? = nil, textToText: CGFloat? = nil
    ) {
      self.fixed = fixed
      self.textBelow = textBelow
      self.textAbove = textAbove
      self.textToText = textToText
    }

    /// The gap to the next view's facing edge, nil where they share nothing.
    fileprivate func gap(to next: EdgeDistances) -> CGFloat? {
      if fixed != nil || next.fixed != nil { return max(fixed ?? 0, next.fixed ?? 0) }
      // Text over text has a kind of its own, and takes nothing else into account.
      if textToText != nil, let leading = next.textToText { return leading }
      var gap: CGFloat?
      if let textBelow, let other = next.textBelow { gap = textBelow + other }
      if let textAbove, let other = next.textAbove { gap = max(gap ?? 0, textAbove + other) }
      guard let gap, gap > 0 else { return nil }
      return gap
    }

    fileprivate mutating func formUnion(_ other: EdgeDistances) {
      func larger(_ mine: CGFloat?, _ theirs: CGFloat?) -> CGFloat? {
        guard let theirs else { return mine }
        return max(mine ?? theirs, theirs)
      }
      fixed = other.fixed.map { max(fixed ?? $0, $0) }
      textBelow = larger(textBelow, other.textBelow)
      textAbove = larger(textAbove, other.textAbove)
      textToText = larger(textToText, other.textToText)
    }
  }

  private struct Edges: Sendable {
    /// Between views that say nothing of their own: "below text" and "above text" are 0, so two of them are 8 apart.
    var top = EdgeDistances(textBelow: 0)
    var bottom = EdgeDistances(textAbove: 0)
    var leading = EdgeDistances()
    var trailing = EdgeDistances()

    static let plain = Edges()
  }

  private final class Storage: Sendable {
    let edges: Edges
    init(_ edges: Edges) { self.edges = edges }
  }

  private var storage: Storage?

  private var edges: Edges {
    get { storage?.edges ?? .plain }
    set { storage = Storage(newValue) }
  }

  package var top: EdgeDistances {
    get { edges.top }
    set { edges.top = newValue }
  }
  package var bottom: EdgeDistances {
    get { edges.bottom }
    set { edges.bottom = newValue }
  }
  package var leading: EdgeDistances {
    get { edges.leading }
    set { edges.leading = newValue }
  }
  package var trailing: EdgeDistances {
    get { edges.trailing }
    set { edges.trailing = newValue }
  }

  /// The gap between two views of which neither has a wish, in points.
  package static let defaultGap: CGFloat = 8

  public init() {}

  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    let none = EdgeDistances(fixed: 0)
    (spacing.top, spacing.bottom, spacing.leading, spacing.trailing) = (none, none, none, none)
    return spacing
  }()

  /// A `Spacer` in a stack keeps no distance along the stack's axis.
  package static func spacer(along axis: Axis) -> ViewSpacing {
    var spacing = ViewSpacing()
    let none = EdgeDistances(fixed: 0)
    if axis == .vertical {
      (spacing.top, spacing.bottom) = (none, none)
    } else {
      (spacing.leading, spacing.trailing) = (none, none)
    }
    return spacing
  }

  /// The distances around a text of a font; measured rules: a tenth of the line height, rounded up to a pixel, beyond
  /// the descender below and above the cap height above.
  package static func text(metrics: FontMetrics, displayScale: CGFloat) -> ViewSpacing {
    let s = ceilToPixel(0.1 * metrics.lineHeight, scale: displayScale)
    var spacing = ViewSpacing()
    spacing.top = EdgeDistances(
      textAbove: s + metrics.descent, textToText: max(ceilToPixel(metrics.leading, scale: displayScale), 0))
    spacing.bottom = EdgeDistances(
      textBelow: max(s + metrics.lineHeight - metrics.capHeight, s + metrics.descent), textToText: 0)
    return spacing
  }

  package subscript(edge: Edge) -> EdgeDistances {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// These distances with some edges as if the view were a plain one.
  package func reset(_ edges: Edge.Set) -> ViewSpacing {
    guard storage != nil, edges != [] else { return self }
    if edges == .all { return ViewSpacing() }
    var copy = self
    let plain = ViewSpacing()
    for edge in Edge.allCases where edges.contains(edge) { copy[edge] = plain[edge] }
    return copy
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if storage === other.storage { return }
    for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
  }

  /// The distance this view keeps to the next one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard storage != nil || next.storage != nil else { return Self.defaultGap }
    let gap = axis == .vertical ? bottom.gap(to: next.top) : trailing.gap(to: next.leading)
    return gap ?? Self.defaultGap
  }
}

/// Rounds up to a whole pixel, forgiving rounding errors of a thousandth.
package func ceilToPixel(_ value: CGFloat, scale: CGFloat) -> CGFloat {
  ((value * scale) - 0.001).rounded(.up) / scale
}

/// Rounds to the nearest pixel, ties up.
package func roundToPixel(_ value: CGFloat, scale: CGFloat) -> CGFloat {
  (value * scale + 0.5).rounded(.down) / scale
}
