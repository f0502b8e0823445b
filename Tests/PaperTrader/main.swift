// A process that trades until it is killed: what the crash test of the books kills.
//
// usage: paper-trader FILE
//
// Writes one line for each booking that has been confirmed: `order` and its client number, `transfer` and its number, or
// `ready`.

import Brokerage
import Foundation

/// Without a buffer, so that what was confirmed is known when the process dies.
func confirm(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let file = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "")
// A Monday morning in New York; later runs go on where the books end.
let clock = SteppedMarketClock(Date(timeIntervalSince1970: 1_773_064_800))
let broker = try PaperBroker(at: file, clock: clock)
clock.advance(to: broker.now)
if try broker.accounts().isEmpty { _ = try broker.openAccount(named: "Crash") }
let account = try broker.accounts()[0].id
if try broker.transfers(in: account).isEmpty {
  _ = try broker.transfer(.deposit, amount: 50_000, account: account, bank: 1)
  clock.advance(by: 3 * 86_400)
}
confirm("ready")

let symbols: [Symbol] = ["AAPL", "F", "KO", "NVDA", "SPY", "BTC-USD"]
var number = try broker.orders(in: account).count
while true {
  number += 1
  clock.advance(by: 37)
  let symbol = symbols[number % symbols.count]
  let quote = try broker.quote(of: symbol)
  let held = try broker.position(in: account, of: symbol)?.available ?? 0
  let cheap = Rounding.toCents(quote.last * Decimal(998) / 1000)
  var request = OrderRequest(
    clientID: "crash-\(number)", account: account, symbol: symbol, side: .buy, amount: .dollars(25))
  switch number % 5 {
  case 0: if held > 0 { (request.side, request.amount) = (.sell, .shares(held)) }
  case 1: (request.amount, request.type) = (.shares(1), .limit(cheap))
  case 2: request.amount = .shares(symbol == "BTC-USD" ? 0.001 : 1)
  case 3: (request.amount, request.timeInForce, request.type) = (.shares(1), .goodTilCanceled, .stop(quote.last + 1))
  default: break
  }
  do {
    let order = try broker.place(request)
    confirm("order \(order.request.clientID)")
    if number % 7 == 0, order.canCancel { _ = try broker.cancel(order.id) }
    if number % 6 == 0 {
      let direction: TransferDirection = number % 4 == 0 ? .withdrawal : .deposit
      confirm("transfer \(try broker.transfer(direction, amount: 3, account: account, bank: 1).id)")
    }
  } catch BrokerError.rejected {
    // Out of money or closed: go on another day.
    if number % 9 == 0 { clock.advance(by: 20_000) }
  } catch BrokerError.transfer {
    // Nothing to withdraw.
  }
}
