// The second line of a row: a ticker and a figure.

import DesignTokens
import SwiftUI

/// "AAPL · 4 shares"; below each other at accessibility sizes.
struct TickerLine: View {
  let ticker: String
  let detail: String?
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction

  init(_ ticker: String, _ detail: String? = nil) {
    self.ticker = ticker
    self.detail = detail
  }

  var body: some View {
    layout {
      Text(ticker).textRole(.rhTicker).lineLimit(1).accessibilityLabel(Spoken.ticker(ticker))
      if let detail {
        Text(typeSize.isAccessibilitySize ? detail : dotted(detail))
          .textRole(.rhBodySmall)
          .monospacedDigit()
          .lineLimit(1)
          .minimumScaleFactor(0.7)
      }
    }
    .foregroundStyle(Color.rhTextSecondary)
  }

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: .rhSpace4)) : AnyLayout(HStackLayout(spacing: .rhSpace4))
  }

  /// With the dot on the ticker's side: where lines run to the left, the figure is kept together behind it.
  private func dotted(_ detail: String) -> String {
    direction == .leftToRight ? "· \(detail)" : "\u{200F}· \u{2066}\(detail)\u{2069}"
  }
}
