// What listeners are to be told, gathered while it is booked.

/// The changes since listeners were told last: one for each account, in which the last word on an order counts.
struct News {
  private var lists: [BrokerUpdate] = []
  private var changes: [AccountChange] = []
  private var placeOfAccount: [Account.ID: Int] = [:]
  private var placeOfOrder: [Order.ID: Int] = [:]
  private var placeOfTransfer: [Transfer.ID: Int] = [:]

  var updates: [BrokerUpdate] { lists + changes.map { .account($0) } }

  /// Accounts or lists have come, gone or got another name.
  mutating func add(_ list: BrokerUpdate) {
    if !lists.contains(list) { lists.append(list) }
  }

  /// Something else about an account's cash or positions.
  mutating func add(_ account: Account.ID) { _ = place(of: account) }

  mutating func add(_ order: Order) {
    let place = place(of: order.request.account)
    if let known = placeOfOrder[order.id] {
      changes[place].orders[known] = order
    } else {
      placeOfOrder[order.id] = changes[place].orders.count
      changes[place].orders.append(order)
    }
  }

  mutating func add(_ transfer: Transfer) {
    let place = place(of: transfer.account)
    if let known = placeOfTransfer[transfer.id] {
      changes[place].transfers[known] = transfer
    } else {
      placeOfTransfer[transfer.id] = changes[place].transfers.count
      changes[place].transfers.append(transfer)
    }
  }

  mutating func add(_ other: News) {
    for list in other.lists { add(list) }
    for change in other.changes {
      add(change.account)
      for order in change.orders { add(order) }
      for transfer in change.transfers { add(transfer) }
    }
  }

  private mutating func place(of account: Account.ID) -> Int {
    if let place = placeOfAccount[account] { return place }
    placeOfAccount[account] = changes.count
    changes.append(AccountChange(account: account))
    return changes.count - 1
  }
}
