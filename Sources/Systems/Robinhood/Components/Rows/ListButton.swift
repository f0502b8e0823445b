// The button that puts an instrument on a list.

import DesignTokens
import SwiftUI

/// A plus, or a check mark once the instrument is on a list.
public struct ListButton: View {
  let ticker: String
  let isOnList: Bool
  let action: @MainActor () -> Void

  public init(ticker: String, isOnList: Bool, action: @escaping @MainActor () -> Void) {
    self.ticker = ticker
    self.isOnList = isOnList
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      SymbolToken.rhAddToList.image(isSelected: isOnList)
        .foregroundStyle(isOnList ? Color.rhGreen : .rhTextPrimary)
        .frame(width: .rhTouchTarget, height: .rhTouchTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(isOnList ? "\(ticker) is on a list" : "Add \(ticker) to list")
  }
}
