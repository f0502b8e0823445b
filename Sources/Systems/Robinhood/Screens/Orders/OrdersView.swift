// The order history, and one order with what can still be done about it.

import Brokerage
import DesignTokens
import SwiftUI

/// Open orders first, then those that are done.
struct OrdersView: View {
  @CurrentModel private var model

  var body: some View {
    ScreenScroll {
      let open = model.orders.filter(\.canCancel)
      let done = model.orders.filter { !$0.canCancel }
      if model.orders.isEmpty {
        EmptyState(symbol: "clock", title: "No orders yet", message: "What you buy and sell shows up here.")
      }
      if !open.isEmpty {
        SectionHeader("Open")
        OrderRows(orders: open)
      }
      if !done.isEmpty {
        SectionHeader("Done")
        OrderRows(orders: done)
      }
    }
    .navigationTitle("Orders")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Orders that lead to their screens.
struct OrderRows: View {
  let orders: [Order]
  @CurrentModel private var model
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(orders) { order in
        let wording = OrderWording(
          order: order, instrument: model.instrument(order.symbol)?.instrument, locale: locale, timeZone: timeZone)
        NavigationLink(value: Route.order(order.id)) {
          OrderRow(
            title: wording.title, detail: wording.placed, amount: wording.amount, state: order.state.title,
            isOpen: order.canCancel)
        }
        .buttonStyle(.plain)
      }
    }
  }
}

/// One order: where it stands, its fills, and a button to cancel it.
struct OrderView: View {
  let id: Order.ID
  @CurrentModel private var model
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @State private var isCanceling = false

  var body: some View {
    ScreenScroll {
      if let order = model.order(id) {
        let wording = wording(order)
        OrderConfirmation(wording.outcome, title: wording.headline, message: wording.message, figures: wording.figures)
          .padding(.top, .rhHeroGutter)
        if !order.fills.isEmpty {
          SectionHeader("Fills")
          ForEach(order.fills) { fill in
            OrderRow(
              title: "\(wording.quantity(fill.quantity)) at \(wording.price(fill.price))",
              detail: wording.moment(fill.time), amount: Money.text(fill.amount.plotted, locale), state: "Filled",
              isOpen: false)
          }
        }
      } else {
        EmptyState(symbol: "clock", title: "No such order", message: "It belongs to another account.")
      }
    }
    .safeAreaInset(edge: .bottom) {
      if let order = model.order(id), order.canCancel {
        TradeButton(label: "Cancel order") { isCanceling = true }.screenFooter()
      }
    }
    .navigationTitle(model.order(id).map { "\($0.symbol.ticker) \($0.side.verb)" } ?? "Order")
    .navigationBarTitleDisplayMode(.inline)
    .confirmationDialog("Cancel what is left of this order?", isPresented: $isCanceling, titleVisibility: .visible) {
      Button("Cancel order", role: .destructive) {
        guard let order = model.order(id) else { return }
        model.perform { try await $0.cancel(order) }
      }
      Button("Keep order", role: .cancel) {}
    }
  }

  private func wording(_ order: Order) -> OrderWording {
    OrderWording(
      order: order, instrument: model.instrument(order.symbol)?.instrument, locale: locale, timeZone: timeZone)
  }
}

struct OrdersView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack { OrdersView() }.environment(RobinhoodModel.still)
    NavigationStack { OrderView(id: 3) }.environment(RobinhoodModel.still)
  }
}
