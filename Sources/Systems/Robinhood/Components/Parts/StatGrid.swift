// The figures below an instrument's chart.

import DesignTokens
import SwiftUI

/// Labels and figures in two columns; in one where a label and its figure would not fit into half the width.
public struct StatGrid: View {
  let figures: [Figure]
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(_ figures: [Figure]) { self.figures = figures }

  public var body: some View {
    ColumnsThatFit(most: typeSize.isAccessibilitySize ? 1 : 2, spacing: .rhGutter) {
      ForEach(figures) { StatCell($0) }
    }
    .padding(.horizontal, .rhGutter)
  }
}

private struct StatCell: View {
  let figure: Figure

  @Environment(\.dynamicTypeSize) private var typeSize

  init(_ figure: Figure) { self.figure = figure }

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: .rhSpace8))
  }

  var body: some View {
    layout {
      Text(figure.label)
        .textRole(.rhBodySmall)
        .foregroundStyle(Color.rhTextSecondary)
        .frame(maxWidth: .infinity, alignment: .leading)
      Text(figure.value)
        .textRole(.rhButtonSmall)
        .monospacedDigit()
        .foregroundStyle(Color.rhTextPrimary)
        // A figure is one word: it gets smaller rather than broken, and its label gives way first.
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .layoutPriority(1)
    }
    .frame(minHeight: .rhTouchTarget)
    .overlay(alignment: .bottom) { Hairline() }
    .accessibilityElement(children: .combine)
  }
}

/// Rows of columns of one width: as many as there may be, but only so many that nothing wraps.
struct ColumnsThatFit: Layout {
  let most: Int
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let grid = grid(proposal, subviews)
    return CGSize(width: grid.total, height: grid.heights.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let grid = grid(ProposedViewSize(width: bounds.width, height: nil), subviews)
    var top = bounds.minY
    for (row, height) in grid.heights.enumerated() {
      for column in 0..<grid.columns where row * grid.columns + column < subviews.count {
        subviews[row * grid.columns + column].place(
          at: CGPoint(x: bounds.minX + CGFloat(column) * (grid.width + spacing), y: top),
          proposal: ProposedViewSize(width: grid.width, height: height))
      }
      top += height
    }
  }

  private struct Grid {
    var columns: Int
    var width: CGFloat
    var total: CGFloat
    var heights: [CGFloat]
  }

  private func grid(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Grid {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let total = proposal.width ?? widest * CGFloat(most) + spacing * CGFloat(most - 1)
    func width(_ columns: Int) -> CGFloat { (total - spacing * CGFloat(columns - 1)) / CGFloat(columns) }
    let columns = stride(from: most, to: 1, by: -1).first { width($0) >= widest } ?? 1
    let heights = stride(from: 0, to: subviews.count, by: columns).map { start in
      subviews[start..<min(start + columns, subviews.count)]
        .map { $0.sizeThatFits(ProposedViewSize(width: width(columns), height: nil)).height }.max() ?? 0
    }
    return Grid(columns: columns, width: width(columns), total: total, heights: heights)
  }
}

struct StatGrid_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      StatGrid([
        Figure("Open", "$226.10"), Figure("Volume", "48.2M"), Figure("Today's high", "$228.34"),
        Figure("Average volume", "52.7M"), Figure("Today's low", "$225.87"), Figure("Market cap", "3.46T"),
        Figure("52-week high", "$237.49"), Figure("P/E ratio", "34.61"), Figure("52-week low", "$164.08"),
        Figure("Dividend yield", "0.44%"),
      ])
      StatGrid([
        Figure("Quantity", "0.04213377"), Figure("Market value", "$2,896.67"), Figure("Average cost", "$51,229.93"),
        Figure("Portfolio share", "11.83%"),
      ])
    }
    .padding(.vertical, .rhGutter)
    .background(Color.rhCanvas)
  }
}
