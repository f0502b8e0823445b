// The fourth tab: cash, and how it comes and goes.

import Brokerage
import DesignTokens
import SwiftUI

/// The cash card, deposits and withdrawals.
public struct CashView: View {
  @CurrentModel private var model
  @Environment(\.locale) private var locale
  @State private var direction: Shown<TransferDirection>?

  public init() {}

  public var body: some View {
    TabStack {
      LoadedScreen {
        ScreenScroll {
          if let portfolio = model.portfolio {
            CashCard(cash: portfolio.cash.plotted, figures: figures(portfolio))
              .padding(.top, .rhGutter)
          }
          TransferButtons(direction: $direction)
          SectionHeader("Transfers")
          TransferRows(limit: 5)
          if model.transfers.count > 5 { RouteRow("All transfers", to: .transfers) }
          SectionHeader("Income")
          AccountRow("Dividends, interest, fees", value: Money.text((model.portfolio?.income ?? 0).plotted, locale))
          RouteRow("Activity", symbol: "list.bullet", to: .activity)
        }
      }
      .background(Color.rhCanvas)
      .toolbar(.hidden, for: .navigationBar)
    }
    .sheet(item: $direction) { TransferView(direction: $0.value) }
  }

  private func figures(_ portfolio: Portfolio) -> [Figure] {
    [
      Figure("Buying power", Money.text(portfolio.buyingPower.plotted, locale)),
      Figure("Set aside for orders", Money.text(portfolio.reserved.plotted, locale)),
      Figure("Can be withdrawn", Money.text(portfolio.withdrawable.plotted, locale)),
    ]
  }
}

extension TransferDirection {
  var title: String { self == .deposit ? "Deposit" : "Withdrawal" }
}

/// The ways out and in.
private struct TransferButtons: View {
  @Binding var direction: Shown<TransferDirection>?

  var body: some View {
    ButtonPair {
      Button("Withdraw") { direction = Shown(.withdrawal) }.buttonStyle(.rhFilled(.quiet))
      Button("Deposit") { direction = Shown(.deposit) }.buttonStyle(.rhFilled())
    }
    .padding(.rhGutter)
  }
}

/// Transfers, newest first.
struct TransferRows: View {
  let limit: Int
  @CurrentModel private var model
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    if model.transfers.isEmpty {
      EmptyState(
        symbol: "arrow.left.arrow.right", title: "No transfers yet", message: "Deposits and withdrawals show up here.")
    }
    LazyVStack(spacing: 0) {
      ForEach(model.transfers.prefix(limit)) { transfer in
        OrderRow(
          title: "\(transfer.direction.title) \(bank(transfer))",
          detail: transfer.started.formatted(
            Date.FormatStyle(locale: locale, timeZone: timeZone).month(.abbreviated).day().year()),
          amount: (transfer.direction == .deposit ? "+" : "−") + Money.text(transfer.amount.plotted, locale),
          state: transfer.state == .pending ? "Pending" : "Completed", isOpen: transfer.state == .pending)
      }
    }
  }

  private func bank(_ transfer: Transfer) -> String {
    guard let bank = model.banks.first(where: { $0.id == transfer.bank }) else { return "" }
    return transfer.direction == .deposit ? "from \(bank.name)" : "to \(bank.name)"
  }
}

/// All transfers of the account.
struct TransfersView: View {
  @CurrentModel private var model
  @State private var direction: Shown<TransferDirection>?

  var body: some View {
    ScreenScroll { TransferRows(limit: .max) }
      .safeAreaInset(edge: .bottom) {
        TransferButtons(direction: $direction).screenFooter()
      }
      .navigationTitle("Transfers")
      .navigationBarTitleDisplayMode(.inline)
      .sheet(item: $direction) { TransferView(direction: $0.value) }
  }
}

struct CashView_Previews: PreviewProvider {
  static var previews: some View {
    CashView().environment(RobinhoodModel.still)
  }
}
