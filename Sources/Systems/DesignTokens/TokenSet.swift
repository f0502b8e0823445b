// Everything a design system is made of, as lists that can be walked.

/// The tokens of one design system.
public struct TokenSet: Hashable, Sendable {
  public let name: String
  public let colors: [ColorToken]
  public let typeRoles: [TypeRole]
  public let lengths: [LengthToken]
  public let elevations: [ElevationToken]
  public let motions: [MotionToken]
  public let haptics: [HapticToken]
  public let symbols: [SymbolToken]

  public init(
    name: String, colors: [ColorToken], typeRoles: [TypeRole], lengths: [LengthToken] = [],
    elevations: [ElevationToken] = [], motions: [MotionToken] = [], haptics: [HapticToken] = [],
    symbols: [SymbolToken] = []
  ) {
    self.name = name
    self.colors = colors
    self.typeRoles = typeRoles
    self.lengths = lengths
    self.elevations = elevations
    self.motions = motions
    self.haptics = haptics
    self.symbols = symbols
  }
}
