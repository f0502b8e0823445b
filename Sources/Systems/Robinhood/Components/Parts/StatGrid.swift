// The figures below an instrument's chart.

import DesignTokens
import SwiftUI

/// Labels and figures in two columns, in one at accessibility sizes.
public struct StatGrid: View {
  let figures: [Figure]
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(_ figures: [Figure]) { self.figures = figures }

  public var body: some View {
    let columns = typeSize.isAccessibilitySize ? 1 : 2
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: .rhHeroGutter), count: columns), spacing: 0
    ) {
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
        .lineLimit(2)
        .minimumScaleFactor(0.8)
        .frame(maxWidth: .infinity, alignment: .leading)
      Text(figure.value)
        .textRole(.rhButtonSmall)
        .monospacedDigit()
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(1)
        .layoutPriority(1)
    }
    .frame(minHeight: .rhTouchTarget)
    .overlay(alignment: .bottom) { Hairline() }
    .accessibilityElement(children: .combine)
  }
}

struct StatGrid_Previews: PreviewProvider {
  static var previews: some View {
    StatGrid([
      Figure("Open", "$226.10"), Figure("Volume", "48.2M"), Figure("Today's high", "$228.34"),
      Figure("Average volume", "52.7M"), Figure("Today's low", "$225.87"), Figure("Market cap", "3.46T"),
      Figure("52-week high", "$237.49"), Figure("P/E ratio", "34.61"), Figure("52-week low", "$164.08"),
      Figure("Dividend yield", "0.44%"),
    ])
    .padding(.vertical, .rhGutter)
    .background(Color.rhCanvas)
  }
}
