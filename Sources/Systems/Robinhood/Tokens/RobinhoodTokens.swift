// The whole system as one value.

import DesignTokens

extension TokenSet {
  /// Everything that Robinhood's screens are made of.
  public static let robinhood = TokenSet(
    name: "Robinhood", colors: ColorToken.robinhood, typeRoles: TypeRole.robinhood, lengths: LengthToken.robinhood,
    elevations: ElevationToken.robinhood, motions: MotionToken.robinhood, haptics: HapticToken.robinhood,
    symbols: SymbolToken.robinhood)
}
