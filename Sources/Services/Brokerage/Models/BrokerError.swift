// Why a broker did not do what it was asked, in sentences for a person.

import Foundation

public enum BrokerError: Error, Hashable, Sendable {
  case rejected(OrderRejection)
  case unknownInstrument(Symbol)
  /// Known from an import, but not in the market.
  case notInMarket(Symbol)
  case unknownAccount(Account.ID)
  case account(AccountRefusal)
  case unknownOrder(Order.ID)
  case unknownBank(Bank.ID)
  case unknownWatchlist(Watchlist.ID)
  /// The order has reached the state before it could be cancelled.
  case cannotCancel(OrderState)
  case transfer(TransferRefusal)
  case watchlist(WatchlistRefusal)
  /// The file of the books cannot be used.
  case storage(file: String, problem: String)

  public enum AccountRefusal: Hashable, Sendable {
    case noName
    case nameTaken(String)
  }

  public enum TransferRefusal: Hashable, Sendable {
    case notPositive
    case notInCents
    case tooMuchAtOnce(limit: Decimal)
    case moreThanWithdrawable(Decimal)
  }

  public enum WatchlistRefusal: Hashable, Sendable {
    case noName
    case nameTaken(String)
    case twice(Symbol)
  }
}

/// Why an order was refused.
public enum OrderRejection: Error, Hashable, Sendable {
  case notTraded(Symbol)
  case duplicateClientID(Order.ID)
  case noClientID
  case amountNotPositive
  case amountTooSmall(minimum: Decimal)
  case dollarsNotInCents
  case dollarsNeedMarketOrder
  case quantityTooLarge(limit: Decimal)
  case tooManyPlaces(Symbol, places: Int)
  case wholeSharesOnly(Symbol)
  case fractionNeedsMarketOrLimit
  case fractionNeedsDay
  case priceNotPositive
  case offTick(price: Decimal, tick: Decimal)
  case stopAlreadyReached(OrderSide, stop: Decimal, last: Decimal)
  case limitFarFromPrice(limit: Decimal, last: Decimal)
  case extendedHoursNeedLimit
  case extendedHoursNeedWholeShares
  case extendedHoursForStocksOnly
  case notEnoughBuyingPower(needed: Decimal, available: Decimal)
  case notEnoughShares(Symbol, wanted: Decimal, available: Decimal)
}

extension OrderRejection: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notTraded(let symbol): "\(symbol) is not traded here. Choose another instrument."
    case .duplicateClientID(let order):
      "This order has been placed already, as number \(order). Look for it in your history."
    case .noClientID: "The order has no client number. Start the order again."
    case .amountNotPositive: "Enter an amount above zero."
    case .amountTooSmall(let minimum): "The smallest order is \(minimum.inDollars). Enter a larger amount."
    case .dollarsNotInCents: "Dollars have at most two decimal places. Enter whole cents."
    case .dollarsNeedMarketOrder: "Orders in dollars are market orders. Enter a number of shares instead."
    case .quantityTooLarge(let limit): "One order is for at most \(limit.grouped) shares. Split it into smaller orders."
    case .tooManyPlaces(let symbol, let places):
      "\(symbol.ticker) is traded in quantities of at most \(places) decimal places. Enter fewer digits."
    case .wholeSharesOnly(let symbol): "\(symbol) is traded in whole shares only. Enter a whole number."
    case .fractionNeedsMarketOrLimit:
      "Parts of a share can be traded with market and limit orders. Enter whole shares for a stop order."
    case .fractionNeedsDay: "Orders for parts of a share are good for the day. Choose good for day or whole shares."
    case .priceNotPositive: "Enter a price above zero."
    case .offTick(let price, let tick):
      "\(price.inExactDollars) is not a price that can be traded: prices move in steps of \(tick.inDollars). Round it."
    case .stopAlreadyReached(.buy, let stop, let last):
      "A stop price to buy must be above the price of now, \(last.inDollars); \(stop.inDollars) is not. Raise it."
    case .stopAlreadyReached(.sell, let stop, let last):
      "A stop price to sell must be below the price of now, \(last.inDollars); \(stop.inDollars) is not. Lower it."
    case .limitFarFromPrice(let limit, let last):
      "\(limit.inDollars) is more than ten times away from the price of now, \(last.inDollars). Enter one nearer to it."
    case .extendedHoursNeedLimit: "Outside regular hours only limit orders are traded. Choose a limit order."
    case .extendedHoursNeedWholeShares: "Outside regular hours only whole shares are traded. Enter a whole number."
    case .extendedHoursForStocksOnly: "Coins trade at all times, without extended hours. Turn extended hours off."
    case .notEnoughBuyingPower(let needed, let available):
      "This order needs \(needed.inDollars) and you have \(available.inDollars) of buying power."
        + " Buy less, or add money."
    case .notEnoughShares(let symbol, let wanted, let available):
      "You have \(available.grouped) \(symbol.ticker) to sell and asked to sell \(wanted.grouped). Enter a smaller number."
    }
  }
}

extension BrokerError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .rejected(let rejection): rejection.description
    case .unknownInstrument(let symbol): "There is no instrument named \(symbol). Check the symbol."
    case .notInMarket(let symbol): "\(symbol) has no price: it is not in the simulated market."
    case .unknownAccount(let id): "There is no account number \(id). Choose one of your accounts."
    case .account(.noName): "An account needs a name."
    case .account(.nameTaken(let name)): "There is an account named \(name) already. Choose another name."
    case .unknownOrder(let id): "There is no order number \(id). Look for it in your history."
    case .unknownBank(let id): "There is no bank number \(id). Choose one of your banks."
    case .unknownWatchlist(let id): "There is no list number \(id). It may have been removed."
    case .cannotCancel(let state): "This order can no longer be canceled: it is \(state.title.lowercased())."
    case .transfer(.notPositive): "Enter an amount above zero."
    case .transfer(.notInCents): "Dollars have at most two decimal places. Enter whole cents."
    case .transfer(.tooMuchAtOnce(let limit)):
      "One transfer is for at most \(limit.inDollars). Split it into smaller ones."
    case .transfer(.moreThanWithdrawable(let available)):
      "You can withdraw \(available.inDollars) now. Money of recent sales and deposits follows when it has settled."
    case .watchlist(.noName): "A list needs a name."
    case .watchlist(.nameTaken(let name)): "There is a list named \(name) already. Choose another name."
    case .watchlist(.twice(let symbol)): "\(symbol.ticker) is in this list already."
    case .storage(let file, let problem): "\(file) cannot be used: \(problem)."
    }
  }
}
