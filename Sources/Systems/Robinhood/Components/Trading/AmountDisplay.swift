// The large amount above the number pad.

import DesignTokens
import SwiftUI

/// An amount as it is typed, with what it comes to below.
public struct AmountDisplay: View {
  let text: String
  let unit: String?
  let caption: String?
  let isEmpty: Bool

  /// - Parameters:
  ///   - text: "$1,250.5" or "2".
  ///   - unit: "shares"; nil for an amount of money, which has its sign.
  ///   - caption: "≈ 5.5 shares", "$1,242.10 buying power".
  ///   - isEmpty: Draws the amount like a placeholder.
  public init(text: String, unit: String? = nil, caption: String? = nil, isEmpty: Bool = false) {
    self.text = text
    self.unit = unit
    self.caption = caption
    self.isEmpty = isEmpty
  }

  /// "2 shares, Estimated cost $623.00".
  private var spoken: String {
    let amount = [text, unit].compactMap(\.self).joined(separator: " ")
    return [amount, caption.map(Spoken.figures)].compactMap(\.self).joined(separator: ", ")
  }

  public var body: some View {
    VStack(spacing: .rhSpace8) {
      HStack(alignment: .firstTextBaseline, spacing: .rhSpace8) {
        Text(text)
          .textRole(.rhOrderEntry)
          .foregroundStyle(isEmpty ? Color.rhTextTertiary : .rhTextPrimary)
        if let unit {
          Text(unit).textRole(.rhSectionHeader).foregroundStyle(Color.rhTextSecondary)
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.2)
      if let caption {
        Text(caption)
          .textRole(.rhBodySmall)
          .monospacedDigit()
          .foregroundStyle(Color.rhTextSecondary)
          .multilineTextAlignment(.center)
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, .rhGutter)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
    .accessibilityAddTraits(.updatesFrequently)
  }
}

struct AmountDisplay_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: .rhSection) {
      AmountDisplay(text: "$0", caption: "$3,120.44 buying power", isEmpty: true)
      AmountDisplay(text: "$1,250.5", caption: "≈ 5.4967 AAPL")
      AmountDisplay(text: "2", unit: "shares", caption: "Estimated cost $455.04")
      AmountDisplay(text: "$123,456,789.12")
    }
    .padding(.vertical, .rhGutter)
    .background(Color.rhCanvas)
  }
}
