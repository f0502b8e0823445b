// Rows of settings and facts.

import DesignTokens
import SwiftUI

/// A label with a value at its end and, if it leads somewhere, a chevron.
public struct AccountRow: View {
  let symbol: String?
  let title: String
  let value: String?
  let leads: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  /// - Parameters:
  ///   - symbol: An SF Symbol in front.
  ///   - leads: Whether the row opens a screen.
  public init(_ title: String, value: String? = nil, symbol: String? = nil, leads: Bool = false) {
    self.title = title
    self.value = value
    self.symbol = symbol
    self.leads = leads
  }

  public var body: some View {
    RowLayout {
      if let symbol {
        Image(systemName: symbol)
          .font(.rhSectionHeader)
          .foregroundStyle(Color.rhTextPrimary)
          .frame(minWidth: .rhIcon)
          .accessibilityHidden(true)
      }
    } leading: {
      WholeWords(title, .rhBody)
        .foregroundStyle(Color.rhTextPrimary)
    } trailing: {
      if let value {
        WholeWords(value, .rhBody)
          .foregroundStyle(Color.rhTextSecondary)
          .monospacedDigit()
          .multilineTextAlignment(typeSize.isAccessibilitySize ? .leading : .trailing)
      }
    } accessory: {
      if leads {
        SymbolToken.rhDisclosure.image(weight: .semibold)
          .foregroundStyle(Color.rhTextTertiary)
          .accessibilityHidden(true)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

/// A titled group of rows.
public struct AccountSection<Content: View>: View {
  let title: String
  let content: Content

  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SectionHeader(title)
      content
    }
  }
}

struct AccountRow_Previews: PreviewProvider {
  static var previews: some View {
    AccountSection("Account") {
      AccountRow("Buying power", value: "$3,120.44", symbol: "dollarsign.circle")
      AccountRow("History", symbol: "clock", leads: true)
      AccountRow("Settings", value: "Paper", symbol: "gearshape", leads: true)
    }
    .background(Color.rhCanvas)
  }
}
