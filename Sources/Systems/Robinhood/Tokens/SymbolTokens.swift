// Robinhood's pictograms.

import DesignTokens

extension SymbolToken {
  // MARK: Tabs

  public static let rhInvestingTab = SymbolToken("Investing tab", "chart.line.uptrend.xyaxis", size: 24)
  public static let rhSearchTab = SymbolToken("Search tab", "magnifyingglass", size: 24)
  public static let rhCryptoTab = SymbolToken(
    "Crypto tab", "bitcoinsign.circle", selected: "bitcoinsign.circle.fill", size: 24)
  public static let rhCashTab = SymbolToken("Cash tab", "wallet.pass", selected: "wallet.pass.fill", size: 24)
  public static let rhAccountTab = SymbolToken(
    "Account tab", "person.crop.circle", selected: "person.crop.circle.fill", size: 24)

  // MARK: Actions

  public static let rhSearchField = SymbolToken("Search icon (in field)", "magnifyingglass", size: 16)
  public static let rhAlert = SymbolToken("Set alert", "bell", selected: "bell.fill", size: 18)
  public static let rhAddToList = SymbolToken(
    "Add to list", "plus.circle", selected: "checkmark.circle.fill", size: 18)
  public static let rhBack = SymbolToken("Back", "chevron.left", size: 18, followsText: true)
  public static let rhShare = SymbolToken("Share", "square.and.arrow.up", size: 18)
  public static let rhClose = SymbolToken("Close", "xmark", size: 18)
  public static let rhDelete = SymbolToken("Delete a digit", "delete.left", size: 24)
  public static let rhClear = SymbolToken("Clear the field", "xmark.circle.fill", size: 16)
  public static let rhDisclosure = SymbolToken("Opens a screen", "chevron.right", size: 13, followsText: true)
  public static let rhSelected = SymbolToken("Selected", "checkmark", size: 16)
  public static let rhSwipeUp = SymbolToken("Swipe up", "chevron.up", size: 18)
  public static let rhSettings = SymbolToken("Settings", "gearshape", size: 18)

  // MARK: Outcomes

  public static let rhOrderPlaced = SymbolToken("Order placed (success)", "checkmark.circle.fill", size: 32)
  public static let rhOrderFailed = SymbolToken("Order failed", "xmark.circle.fill", size: 32)
  public static let rhOrderPartial = SymbolToken("Order filled in part", "circle.lefthalf.filled", size: 32)
  public static let rhOrderPending = SymbolToken("Order waiting", "clock.fill", size: 32)

  // MARK: Directions, beside colour

  public static let rhUp = SymbolToken("Went up", "arrow.up", size: 11)
  public static let rhDown = SymbolToken("Went down", "arrow.down", size: 11)

  /// Every pictogram of the system.
  public static let robinhood: [SymbolToken] = [
    rhInvestingTab, rhSearchTab, rhCryptoTab, rhCashTab, rhAccountTab, rhSearchField, rhAlert, rhAddToList, rhBack,
    rhShare, rhClose, rhDelete, rhClear, rhDisclosure, rhSelected, rhSwipeUp, rhSettings, rhOrderPlaced, rhOrderFailed,
    rhOrderPartial, rhOrderPending, rhUp, rhDown,
  ]
}
