// The tables of the books.

/// Amounts are cents, prices and quantities hundred-millionths, times microseconds since 1970.
///
/// The journal holds everything that has ever happened; rows are only added. The other tables hold what follows from it, so
/// that nothing has to be added up to be shown; `Books.checkInvariants()` adds it up and compares.
enum Schema {
  static let version: Int64 = 1

  static let script = """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE unlisted (symbol TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE account (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, opened INTEGER NOT NULL,
      cash INTEGER NOT NULL DEFAULT 0, reserved INTEGER NOT NULL DEFAULT 0 CHECK (reserved >= 0),
      realized INTEGER NOT NULL DEFAULT 0, income INTEGER NOT NULL DEFAULT 0, moved INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE holding (
      account INTEGER NOT NULL REFERENCES account, symbol TEXT NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity >= 0),
      reserved INTEGER NOT NULL DEFAULT 0 CHECK (reserved BETWEEN 0 AND quantity),
      PRIMARY KEY (account, symbol)) WITHOUT ROWID;
    CREATE TABLE lot (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES account, symbol TEXT NOT NULL,
      acquired INTEGER NOT NULL, remaining INTEGER NOT NULL CHECK (remaining >= 0),
      cost INTEGER NOT NULL CHECK (cost >= 0), known INTEGER NOT NULL);
    CREATE INDEX lot_held ON lot (account, symbol, acquired, id) WHERE remaining > 0;
    CREATE TABLE orders (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES account, client TEXT NOT NULL, symbol TEXT NOT NULL,
      side TEXT NOT NULL, shares INTEGER, dollars INTEGER, limit_price INTEGER, stop_price INTEGER, force TEXT NOT NULL,
      extended INTEGER NOT NULL, collar INTEGER, quantity INTEGER NOT NULL, filled INTEGER NOT NULL DEFAULT 0,
      exact_cents INTEGER NOT NULL DEFAULT 0, exact_rest INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL,
      placed INTEGER NOT NULL, updated INTEGER NOT NULL, opens INTEGER NOT NULL, triggered INTEGER,
      expires INTEGER NOT NULL, reserved INTEGER NOT NULL CHECK (reserved >= 0),
      reserved_shares INTEGER NOT NULL CHECK (reserved_shares >= 0), reason TEXT,
      UNIQUE (account, client), CHECK (filled BETWEEN 0 AND quantity));
    CREATE INDEX orders_live ON orders (id) WHERE state IN ('queued', 'open', 'partiallyFilled');
    CREATE TABLE order_event (
      id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders, time INTEGER NOT NULL, state TEXT NOT NULL);
    CREATE TABLE fill (
      id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders, time INTEGER NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity > 0), price INTEGER NOT NULL CHECK (price > 0),
      amount INTEGER NOT NULL CHECK (amount >= 0));
    CREATE INDEX fill_order ON fill (order_id);
    CREATE TABLE journal (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES account, time INTEGER NOT NULL, kind TEXT NOT NULL,
      symbol TEXT, quantity INTEGER NOT NULL, price INTEGER, amount INTEGER NOT NULL, basis INTEGER NOT NULL,
      gain INTEGER NOT NULL, order_id INTEGER REFERENCES orders, transfer_id INTEGER REFERENCES transfer, text TEXT);
    CREATE INDEX journal_account ON journal (account, time);
    CREATE TABLE bank (id INTEGER PRIMARY KEY, name TEXT NOT NULL, digits TEXT NOT NULL);
    CREATE TABLE transfer (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES account, bank INTEGER NOT NULL REFERENCES bank,
      direction TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), instant INTEGER NOT NULL,
      state TEXT NOT NULL, started INTEGER NOT NULL, completes INTEGER NOT NULL);
    CREATE TABLE entitlement (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES account, symbol TEXT NOT NULL, ex INTEGER NOT NULL,
      pay INTEGER NOT NULL, quantity INTEGER NOT NULL, amount INTEGER NOT NULL, paid INTEGER NOT NULL DEFAULT 0,
      UNIQUE (account, symbol, ex));
    CREATE TABLE watchlist (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE watched (
      list INTEGER NOT NULL REFERENCES watchlist ON DELETE CASCADE, place INTEGER NOT NULL, symbol TEXT NOT NULL,
      PRIMARY KEY (list, place), UNIQUE (list, symbol)) WITHOUT ROWID;
    INSERT INTO bank (name, digits) VALUES ('Harbor Bank Checking', '4417'), ('Prairie Credit Union Savings', '0926');
    INSERT INTO watchlist (name) VALUES ('My First List');
    INSERT INTO watched (list, place, symbol) VALUES
      (1, 0, 'AAPL'), (1, 1, 'NVDA'), (1, 2, 'TSLA'), (1, 3, 'DIS'), (1, 4, 'SPY'), (1, 5, 'BTC-USD');
    """
}
