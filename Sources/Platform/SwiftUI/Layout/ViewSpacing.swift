// How far a view wants to be from its neighbours.

import Typesetting

/// The distances a view prefers around itself.
///
/// Each edge holds distances by category; the gap between two views is the largest sum over the categories that both
/// facing edges name, and 8 points where they share none.
public struct ViewSpacing: Sendable {
  /// What kind of neighbour a distance is meant for.
  package struct Category: Hashable, Sendable {
    let name: String
    /// Towards anything.
    package static let standard = Category(name: "standard")
    /// Between the bottom of one text and the top of the next.
    package static let textBelow = Category(name: "textBelow")
    package static let textAbove = Category(name: "textAbove")
    /// Between two texts: the leading of the lower one.
    package static let textToText = Category(name: "textToText")
  }

  package struct EdgeDistances: Sendable, Equatable {
    /// The single distance to anything, where the view fixes one.
    package var fixed: CGFloat?
    package var categories: [Category: CGFloat] = [:]
    package init(fixed: CGFloat? = nil, categories: [Category: CGFloat] = [:]) {
      self.fixed = fixed
      self.categories = categories
    }
  }

  package var top: EdgeDistances
  package var bottom: EdgeDistances
  package var leading: EdgeDistances
  package var trailing: EdgeDistances

  /// The gap between two views of which neither has a wish, in points.
  package static let defaultGap: CGFloat = 8

  /// Between views that say nothing of their own: "below text" and "above text" are 0, so two of them are 8 apart.
  private static let plainTop = EdgeDistances(categories: [.textBelow: 0])
  private static let plainBottom = EdgeDistances(categories: [.textAbove: 0])

  public init() {
    top = Self.plainTop
    bottom = Self.plainBottom
    leading = EdgeDistances()
    trailing = EdgeDistances()
  }

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
    spacing.top = EdgeDistances(categories: [
      .textAbove: s + metrics.descent, .textToText: max(ceilToPixel(metrics.leading, scale: displayScale), 0),
    ])
    spacing.bottom = EdgeDistances(categories: [
      .textBelow: max(s + metrics.lineHeight - metrics.capHeight, s + metrics.descent), .textToText: 0,
    ])
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
    for edge in Edge.allCases where edges.contains(edge) {
      let theirs = other[edge]
      var mine = self[edge]
      if let fixed = theirs.fixed { mine.fixed = max(mine.fixed ?? fixed, fixed) } else { mine.fixed = nil }
      for (category, distance) in theirs.categories {
        mine.categories[category] = max(mine.categories[category] ?? distance, distance)
      }
      self[edge] = mine
    }
  }

  /// The distance this view keeps to the next one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = axis == .vertical ? bottom : trailing
    let theirs = axis == .vertical ? next.top : next.leading
    if mine.fixed != nil || theirs.fixed != nil { return max(mine.fixed ?? 0, theirs.fixed ?? 0) }
    var gap: CGFloat?
    // Text over text has a category of its own, and takes nothing else into account.
    if mine.categories[.textToText] != nil, let leading = theirs.categories[.textToText] { return leading }
    for (category, distance) in mine.categories {
      if let other = theirs.categories[category] { gap = max(gap ?? 0, distance + other) }
    }
    if let gap, gap > 0 { return gap }
    return Self.defaultGap
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
