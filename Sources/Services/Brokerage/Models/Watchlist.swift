// Instruments a person keeps an eye on.

public struct Watchlist: Identifiable, Hashable, Sendable {
  public typealias ID = Int

  public var id: ID
  public var name: String
  /// In the order a person put them.
  public var symbols: [Symbol]

  public init(id: ID, name: String, symbols: [Symbol]) {
    self.id = id
    self.name = name
    self.symbols = symbols
  }
}
