// Watchlists and instruments outside of the market, in the books.

import Foundation

extension Books {
  func watchlists() throws -> [Watchlist] {
    var symbols: [Watchlist.ID: [Symbol]] = [:]
    try database.rows("SELECT list, symbol FROM watched ORDER BY list, place") {
      symbols[$0.int(0), default: []].append($0.symbol(1))
    }
    return try database.all("SELECT id, name FROM watchlist ORDER BY id") {
      Watchlist(id: $0.int(0), name: $0.text(1), symbols: symbols[$0.int(0)] ?? [])
    }
  }

  private func checkedName(_ name: String, except id: Watchlist.ID?) throws -> String {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw BrokerError.watchlist(.noName) }
    let other = try database.first("SELECT id FROM watchlist WHERE name = ?", [.text(name)]) { $0.int(0) }
    if let other, other != id { throw BrokerError.watchlist(.nameTaken(name)) }
    return name
  }

  func addWatchlist(named name: String) throws -> Watchlist {
    let name = try checkedName(name, except: nil)
    let id = try database.insert("INSERT INTO watchlist (name) VALUES (?)", [.text(name)])
    return Watchlist(id: id, name: name, symbols: [])
  }

  private func requireWatchlist(_ id: Watchlist.ID) throws {
    guard try database.first("SELECT 1 FROM watchlist WHERE id = ?", [.id(id)], make: { _ in true }) != nil else {
      throw BrokerError.unknownWatchlist(id)
    }
  }

  func updateWatchlist(_ list: Watchlist) throws {
    try requireWatchlist(list.id)
    let name = try checkedName(list.name, except: list.id)
    var seen: Set<Symbol> = []
    for symbol in list.symbols where !seen.insert(symbol).inserted { throw BrokerError.watchlist(.twice(symbol)) }
    try database.run("UPDATE watchlist SET name = ? WHERE id = ?", [.text(name), .id(list.id)])
    try database.run("DELETE FROM watched WHERE list = ?", [.id(list.id)])
    for (place, symbol) in list.symbols.enumerated() {
      try database.run(
        "INSERT INTO watched (list, place, symbol) VALUES (?, ?, ?)", [.id(list.id), .id(place), .symbol(symbol)])
    }
  }

  func removeWatchlist(_ id: Watchlist.ID) throws {
    try requireWatchlist(id)
    try database.run("DELETE FROM watchlist WHERE id = ?", [.id(id)])
  }

  // MARK: Instruments outside of the market

  func unlisted() throws -> [Symbol: Instrument] {
    let all = try database.all("SELECT symbol, name FROM unlisted") {
      Instrument(symbol: $0.symbol(0), name: $0.text(1), kind: .unlisted)
    }
    return Dictionary(all.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// An instrument is called by its symbol until it is named.
  func addUnlisted(_ symbol: Symbol, name: String?) throws {
    try database.run(
      """
      INSERT INTO unlisted (symbol, name) VALUES (?1, COALESCE(?2, ?1))
      ON CONFLICT (symbol) DO UPDATE SET name = ?2 WHERE name = symbol AND ?2 IS NOT NULL
      """, [.symbol(symbol), .optional(name)])
  }
}
