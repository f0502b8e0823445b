// Moving money from a bank or to it.

import Brokerage
import DesignTokens
import SwiftUI

/// An amount, a bank, and a receipt.
public struct TransferView: View {
  let direction: TransferDirection
  @CurrentModel private var model
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var entry = NumberEntry(places: 2)
  @State private var bank: Bank?
  @State private var isChoosingBank = false
  @State private var isBusy = false
  @State private var failure: String?
  @State private var done: Transfer?

  public init(direction: TransferDirection) { self.direction = direction }

  public var body: some View {
    VStack(spacing: 0) {
      FlowHeader(title: direction == .deposit ? "Deposit" : "Withdraw", onClose: { dismiss() })
      if let done { receipt(done) } else { form }
    }
    .background(Color.rhCanvas)
    .haptic(.rhOrderPlaced, trigger: done)
    .onChange(of: entry) { failure = nil }
    .confirmationDialog("Bank", isPresented: $isChoosingBank, titleVisibility: .visible) {
      ForEach(model.banks) { choice in
        Button("\(choice.name) ····\(choice.lastDigits)") { bank = choice }
      }
    }
  }

  private var chosenBank: Bank? { bank ?? model.banks.first }

  private var bankName: String { chosenBank.map { "\($0.name) ····\($0.lastDigits)" } ?? "No bank" }

  @ViewBuilder private var refusal: some View {
    if let failure { NoticeBanner(failure, symbol: SymbolToken.rhOrderFailed.symbol, tint: .rhErrorTrue) }
  }

  private var form: some View {
    FlowLayout {
      // Large words would be below the edge: why it was refused comes first.
      if typeSize.isAccessibilitySize { refusal }
      AmountDisplay(text: "$" + entry.display(locale), caption: caption, isEmpty: entry.isEmpty)
      if !typeSize.isAccessibilitySize { refusal }
      Button {
        isChoosingBank = true
      } label: {
        AccountRow(direction == .deposit ? "From" : "To", value: bankName, leads: true)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("\(direction == .deposit ? "From" : "To"), \(Spoken.figures(bankName))")
      .disabled(model.banks.count < 2)
    } pad: {
      NumberPad(entry: $entry)
      Button(isBusy ? "Sending…" : buttonTitle) { send() }
        .buttonStyle(.rhFilled())
        .disabled(isBusy || entry.value <= 0 || chosenBank == nil)
        .padding(.horizontal, .rhGutter)
    }
  }

  private var caption: String {
    guard let portfolio = model.portfolio else { return "" }
    return direction == .deposit
      ? "Up to $1,000 can be spent at once; the rest arrives in a few days."
      : "\(Money.text(portfolio.withdrawable.plotted, locale)) can be withdrawn."
  }

  private var buttonTitle: String {
    let verb = direction == .deposit ? "Deposit" : "Withdraw"
    return entry.value > 0 ? "\(verb) \(Money.text(entry.value.plotted, locale))" : verb
  }

  private func send() {
    guard let bank = chosenBank else { return }
    let (direction, amount) = (direction, entry.value)
    isBusy = true
    failure = nil
    model.perform { model in
      do {
        done = try await model.transfer(direction, amount: amount, bank: bank)
      } catch {
        failure = error.localizedDescription
      }
      isBusy = false
    }
  }

  private func receipt(_ transfer: Transfer) -> some View {
    ScrollView {
      OrderConfirmation(
        .placed, title: transfer.direction == .deposit ? "Deposit started" : "Withdrawal started",
        message: message(transfer),
        figures: figures(transfer)
      )
      .padding(.vertical, .rhSection)
    }
    .safeAreaInset(edge: .bottom) { TradeButton(label: "Done") { dismiss() }.screenFooter() }
  }

  /// Only what comes in can be spent before it is there.
  private func figures(_ transfer: Transfer) -> [Figure] {
    var figures = [Figure("Amount", Money.text(transfer.amount.plotted, locale))]
    if transfer.direction == .deposit {
      figures.append(Figure("Available now", Money.text(transfer.instant.plotted, locale)))
    }
    figures.append(Figure("Completed by", day(transfer.completes)))
    return figures
  }

  private func message(_ transfer: Transfer) -> String {
    transfer.direction == .deposit
      ? "The money is on its way to your account." : "The money is on its way to your bank."
  }

  private func day(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(locale: locale, timeZone: timeZone).month(.abbreviated).day())
  }
}

struct TransferView_Previews: PreviewProvider {
  static var previews: some View {
    TransferView(direction: .deposit).environment(RobinhoodModel.still)
    TransferView(direction: .withdrawal).environment(RobinhoodModel.still)
  }
}
