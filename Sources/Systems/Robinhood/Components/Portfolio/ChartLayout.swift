// How a hero, its chart and its chips share the screen.

import DesignTokens
import SwiftUI

/// Hero, chart and whatever follows, below each other; where the screen is low, the chart stands beside the others, so that
/// a finger on it and the number that follows are seen together.
///
/// Turning the device keeps the views: only their places change.
struct ChartLayout: Layout {
  let isBeside: Bool
  private let spacing = CGFloat.rhGutter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let frames = frames(of: subviews, in: width)
    return CGSize(width: width, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  /// The second subview is the chart.
  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    let column = isBeside ? width / 2 : width
    var bottom: CGFloat = 0
    return subviews.indices.map { index in
      let height = subviews[index].sizeThatFits(ProposedViewSize(width: column, height: nil)).height
      if isBeside, index == 1 { return CGRect(x: column, y: 0, width: column, height: height) }
      defer { bottom += height + spacing }
      return CGRect(x: 0, y: bottom, width: column, height: height)
    }
  }
}
