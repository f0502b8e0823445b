// The square in front of an instrument: its logo, or its first letter.

import DesignTokens
import SwiftUI

/// A rounded square with a logo or a letter. It does not grow with the text: it is a picture.
public struct InstrumentIcon: View {
  let ticker: String
  let logo: Image?
  let tint: Color?
  @Environment(\.colorSchemeContrast) private var contrast

  /// - Parameter tint: The colour of the ground of a letter, with white on it; the grey surface if nil.
  public init(ticker: String, logo: Image? = nil, tint: Color? = nil) {
    self.ticker = ticker
    self.logo = logo
    self.tint = tint
  }

  public var body: some View {
    Group {
      if let logo {
        logo.resizable().aspectRatio(contentMode: .fill)
      } else {
        RoundedRectangle(cornerRadius: .rhRadius)
          .fill(tint ?? .rhSurfaceGray)
          .overlay {
            Text(ticker.prefix(1))
              .textRole(.rhIconLetter)
              .foregroundStyle(ink)
          }
      }
    }
    .frame(width: .rhIcon, height: .rhIcon)
    .clipShape(RoundedRectangle(cornerRadius: .rhRadius))
    .accessibilityHidden(true)
  }

  private var ink: Color {
    if tint == nil { return .rhTextPrimary }
    // White on a coin's accent is part of its mark, and too pale to be read by everybody.
    return contrast == .increased ? .rhDarkCanvas : .rhTextOnColor
  }
}

struct InstrumentIcon_Previews: PreviewProvider {
  static var previews: some View {
    HStack(spacing: .rhSpace12) {
      InstrumentIcon(ticker: "AAPL")
      InstrumentIcon(ticker: "BTC", tint: .rhBitcoin)
      InstrumentIcon(ticker: "ETH", tint: .rhEthereum)
      InstrumentIcon(ticker: "LOGO", logo: Image(systemName: "leaf.fill"))
    }
    .padding(.rhGutter)
    .background(Color.rhCanvas)
  }
}
