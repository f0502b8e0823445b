// Buying and selling: entry, review, receipt.

import Brokerage
import DesignTokens
import SwiftUI

/// The flow from a number to an order.
public struct TradeView: View {
  enum Step: Hashable {
    case entry
    case review(OrderReview)
    case receipt(Order.ID)
  }

  let instrument: InstrumentModel
  @CurrentModel private var model
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @AppStorage(RobinhoodSettings.unitKey) private var preferredUnit = RobinhoodSettings.Unit.shares
  @State private var draft: OrderDraft
  @State private var step: Step
  @State private var failure: String?
  @State private var isBusy = false
  @State private var tradePressed = 0
  @State private var outcome: OrderConfirmation.Outcome?
  @State private var isOrderTypeShown = false

  public init(instrument: InstrumentModel, side: OrderSide) {
    self.init(instrument: instrument, draft: OrderDraft(side: side, instrument: instrument.instrument, unit: .shares))
  }

  init(instrument: InstrumentModel, draft: OrderDraft, step: Step = .entry, failure: String? = nil) {
    self.instrument = instrument
    _draft = State(initialValue: draft)
    _step = State(initialValue: step)
    _failure = State(initialValue: failure)
  }

  public var body: some View {
    VStack(spacing: 0) {
      switch step {
      case .entry:
        FlowHeader(title: title, onClose: { dismiss() }) {
          TextButton(draft.kind.title, color: accent) { isOrderTypeShown = true }
            .accessibilityLabel("Order type, \(draft.kind.title)")
        }
        OrderEntry(
          draft: $draft, instrument: instrument, failure: failure, isBusy: isBusy, accent: accent, onReview: review)
      case .review(let review):
        FlowHeader(title: title, onBack: { go(.entry) }, onClose: { dismiss() })
        OrderReviewStep(review: review, instrument: instrument, failure: failure, isBusy: isBusy, accent: accent) {
          submit(review.request)
        }
      case .receipt(let id):
        FlowHeader(title: title, onClose: { dismiss() })
        OrderReceipt(id: id, instrument: instrument, accent: accent) { dismiss() }
      }
    }
    .background(Color.rhCanvas)
    .haptic(.rhTrade, trigger: tradePressed)
    .sensoryFeedback(trigger: outcome) { _, outcome in
      outcome.map { OrderConfirmation.haptic(for: $0).feedback }
    }
    .onChange(of: draft) { before, after in
      // What was refused is another order now, unless only another figure was chosen to be typed.
      var same = after
      same.field = before.field
      if same != before { failure = nil }
    }
    .sheet(isPresented: $isOrderTypeShown) { OrderTypeSheet(draft: $draft, isCoin: isCoin) }
    .onAppear {
      if step == .entry, draft.amount.isEmpty, draft.kind == .market {
        draft = OrderDraft(side: draft.side, instrument: instrument.instrument, unit: preferredUnit)
      }
    }
  }

  private var title: String { "\(draft.side == .buy ? "Buy" : "Sell") \(instrument.symbol.ticker)" }

  private var accent: Color { draft.side == .buy ? .rhGreen : .rhRed }

  private var isCoin: Bool { instrument.instrument.kind == .crypto }

  private func go(_ next: Step) {
    failure = nil
    withAnimation(MotionToken.rhRangeSwitch.animation(reduceMotion: reduceMotion)) { step = next }
  }

  private func review() {
    guard let account = model.account else { return }
    // One number for one intention: sent twice, it trades once.
    let request = draft.request(clientID: UUID().uuidString, account: account.id, symbol: instrument.symbol)
    tradePressed += 1
    isBusy = true
    failure = nil
    model.perform { model in
      do {
        go(.review(try await model.review(request)))
      } catch {
        failure = error.localizedDescription
        outcome = nil
        outcome = .failed
      }
      isBusy = false
    }
  }

  private func submit(_ request: OrderRequest) {
    guard !isBusy else { return }
    tradePressed += 1
    isBusy = true
    failure = nil
    model.perform { model in
      do {
        let order = try await model.place(request)
        go(.receipt(order.id))
        outcome = .placed
      } catch {
        failure = error.localizedDescription
        outcome = .failed
      }
      isBusy = false
    }
  }
}

/// The amount, the prices that the order needs, and the pad.
private struct OrderEntry: View {
  @Binding var draft: OrderDraft
  let instrument: InstrumentModel
  let failure: String?
  let isBusy: Bool
  let accent: Color
  let onReview: @MainActor () -> Void
  @CurrentModel private var model
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    FlowLayout {
      // Large words would be below the edge: why it was refused comes first.
      if typeSize.isAccessibilitySize { refusal }
      if draft.allowsDollars { units }
      AmountDisplay(text: text, unit: unit, caption: isRoomScarce ? nil : caption, isEmpty: draft.entry.isEmpty)
      if !typeSize.isAccessibilitySize { refusal }
      if draft.kind != .market {
        VStack(spacing: 0) {
          field(.amount, isCoin ? "Quantity" : "Shares", draft.amount.isEmpty ? "–" : draft.amount.display(locale))
          if draft.kind.needsStop { field(.stop, "Stop price", price(draft.stop)) }
          if draft.kind.needsLimit { field(.limit, "Limit price", price(draft.limit)) }
        }
      }
      if isRoomScarce {
        note(caption)
        note(available)
      }
    } pad: {
      if !isRoomScarce { note(available).lineLimit(1).minimumScaleFactor(0.5) }
      NumberPad(entry: $draft.entry)
      Button(isBusy ? "Checking…" : "Review") { onReview() }
        .buttonStyle(.rhFilled(draft.side == .buy ? .buy : .sell))
        .disabled(!draft.isComplete || isBusy)
        .padding(.horizontal, .rhGutter)
    }
  }

  @ViewBuilder private var refusal: some View {
    if let failure { NoticeBanner(failure, symbol: SymbolToken.rhOrderFailed.symbol, tint: .rhErrorTrue) }
  }

  /// With large words the figures to choose among come before what they come to: a small phone shows that there are some.
  private var isRoomScarce: Bool { typeSize.isAccessibilitySize && draft.kind != .market }

  private func note(_ text: String) -> some View {
    Text(text)
      .textRole(.rhBodySmall)
      .monospacedDigit()
      .foregroundStyle(Color.rhTextSecondary)
      .multilineTextAlignment(.center)
      .padding(.horizontal, .rhGutter)
      .accessibilityLabel(Spoken.figures(text))
  }

  private var isCoin: Bool { instrument.instrument.kind == .crypto }

  private var units: some View {
    Picker("Amount in", selection: Binding(get: { draft.unit }, set: { draft.count(in: $0) })) {
      Text("Dollars").tag(RobinhoodSettings.Unit.dollars)
      Text(isCoin ? instrument.symbol.ticker : "Shares").tag(RobinhoodSettings.Unit.shares)
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .frame(maxWidth: .rhReadableWidth / 2)
    .padding(.horizontal, .rhGutter)
  }

  private var text: String {
    switch draft.field {
    case .amount: (draft.unit == .dollars ? "$" : "") + draft.amount.display(locale)
    case .limit: "$" + draft.limit.display(locale)
    case .stop: "$" + draft.stop.display(locale)
    }
  }

  private var unit: String? {
    switch draft.field {
    case .amount where draft.unit == .dollars: nil
    case .amount: isCoin ? instrument.symbol.ticker : draft.amount.value == 1 ? "share" : "shares"
    case .limit: "limit"
    case .stop: "stop"
    }
  }

  private var caption: String {
    let price = instrument.quote?.last ?? 0
    let now = "\(instrument.symbol.ticker) is at \(Money.price(price.plotted, locale))"
    guard draft.amount.value > 0 else { return now }
    let estimate = draft.estimate(at: price)
    if draft.unit == .dollars { return "About \(instrument.instrument.amount(estimate, locale)) · \(now)" }
    return "Estimated \(draft.side == .buy ? "cost" : "credit") \(Money.text(estimate.plotted, locale)) · \(now)"
  }

  private var available: String {
    if draft.side == .sell {
      let quantity = model.position(of: instrument.symbol)?.available ?? 0
      return "\(instrument.instrument.amount(quantity, locale)) to sell"
    }
    return "\(Money.text((model.portfolio?.buyingPower ?? 0).plotted, locale)) of buying power"
  }

  private func price(_ entry: NumberEntry) -> String { entry.isEmpty ? "–" : "$" + entry.display(locale) }

  private func field(_ field: OrderDraft.Field, _ title: String, _ value: String) -> some View {
    Button {
      draft.field = field
    } label: {
      RowLayout {
        EmptyView()
      } leading: {
        Text(title).textRole(.rhBody).foregroundStyle(Color.rhTextPrimary)
      } trailing: {
        Text(value)
          .textRole(.rhPositionValue)
          .monospacedDigit()
          .foregroundStyle(draft.field == field ? accent : .rhTextPrimary)
      }
      .overlay(alignment: .leading) {
        Rectangle().fill(draft.field == field ? accent : .clear).frame(width: .rhUnderline)
      }
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityValue(value)
    .accessibilityAddTraits(draft.field == field ? [.isButton, .isSelected] : .isButton)
    .accessibilityAction { draft.field = field }
  }
}

/// Chooses type, duration and hours.
private struct OrderTypeSheet: View {
  @Binding var draft: OrderDraft
  let isCoin: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ScreenScroll {
        OrderTypePicker(selection: $draft.kind, side: draft.side)
        SectionHeader("Time in force")
        TimeInForcePicker(selection: $draft.timeInForce, dayEnds: isCoin ? "Ends after 24 hours." : nil)
        if draft.kind == .limit, !isCoin {
          SectionHeader("Hours")
          Toggle(isOn: $draft.extendedHours) {
            VStack(alignment: .leading, spacing: .rhSpace2) {
              Text("Extended hours").textRole(.rhPositionTitle).foregroundStyle(Color.rhTextPrimary)
              Text("Trades before the open and after the close too.")
                .textRole(.rhBodySmall)
                .foregroundStyle(Color.rhTextSecondary)
            }
          }
          .tint(Color.rhGreen)
          .padding(.horizontal, .rhGutter)
        }
      }
      .navigationTitle("Order type")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .tint(Color.rhTextPrimary)
  }
}

/// What the order would do, and the handle that sends it.
private struct OrderReviewStep: View {
  let review: OrderReview
  let instrument: InstrumentModel
  let failure: String?
  let isBusy: Bool
  let accent: Color
  let onSubmit: @MainActor () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: .rhGutter) {
          OrderSummary(sentence: sentence, figures: figures, notes: review.notes)
          if let failure {
            NoticeBanner(failure, symbol: SymbolToken.rhOrderFailed.symbol, tint: .rhErrorTrue)
          }
        }
        .frame(maxWidth: .rhReadableWidth)
        .frame(maxWidth: .infinity)
      }
      SwipeUpToSubmit("Swipe up to \(request.side.verb)", isBusy: isBusy, tint: accent, action: onSubmit)
    }
  }

  private var request: OrderRequest { review.request }

  private var figures: [Figure] {
    var figures = [Figure("Type", "\(request.kind.title) \(request.side.verb)")]
    if let stop = request.type.stopPrice { figures.append(Figure("Stop price", price(stop))) }
    if let limit = request.type.limitPrice {
      figures.append(Figure("Limit price", price(limit)))
    } else if request.kind == .market {
      figures.append(Figure("Market price", price(review.price)))
    }
    figures.append(Figure(quantityTitle, Money.exact(review.quantity, locale)))
    figures.append(Figure("Time in force", request.timeInForce.title))
    if request.extendedHours { figures.append(Figure("Hours", "Extended")) }
    figures.append(Figure(request.side == .buy ? "Estimated cost" : "Estimated credit", money(review.total)))
    figures.append(Figure("Buying power after", money(review.buyingPowerAfter)))
    return figures
  }

  private var isCoin: Bool { instrument.instrument.kind == .crypto }

  private var quantityTitle: String {
    switch request.amount {
    case .shares: isCoin ? "Quantity" : "Number of shares"
    case .dollars: isCoin ? "Estimated quantity" : "Estimated shares"
    }
  }

  /// "2 shares of AAPL", "$100.00 of AAPL".
  private var amount: String {
    switch request.amount {
    case .shares: instrument.instrument.amountOfIt(review.quantity, locale)
    case .dollars(let dollars): "\(money(dollars)) of \(instrument.symbol.ticker)"
    }
  }

  /// Coins have no trading day.
  private var duration: String {
    switch request.timeInForce {
    case .day: isCoin ? "for 24 hours" : "until the end of the trading day"
    case .goodTilCanceled: "until you cancel it"
    }
  }

  private var sentence: String {
    let verb = request.side == .buy ? "buying" : "selling"
    let good = "The order is good \(duration)."
    let bound = request.side == .buy ? "or less" : "or more"
    switch request.type {
    case .market: return "You are \(verb) \(amount) at the best price there is."
    case .limit(let limit): return "You are \(verb) \(amount) for \(price(limit)) each \(bound). \(good)"
    case .stop(let stop):
      return "Once the price reaches \(price(stop)), you are \(verb) \(amount) at the best price there is. \(good)"
    case .stopLimit(let stop, let limit):
      return
        "Once the price reaches \(price(stop)), you are \(verb) \(amount) for \(price(limit)) each \(bound). \(good)"
    }
  }

  private func price(_ amount: Decimal) -> String { Money.price(amount.plotted, locale) }
  private func money(_ amount: Decimal) -> String { Money.text(amount.plotted, locale) }
}

/// What became of the order, kept up to date as it fills.
private struct OrderReceipt: View {
  let id: Order.ID
  let instrument: InstrumentModel
  let accent: Color
  let onDone: @MainActor () -> Void
  @CurrentModel private var model
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    ScrollView {
      Group {
        if let order = model.order(id) {
          let wording = OrderWording(
            order: order, instrument: instrument.instrument, locale: locale, timeZone: timeZone)
          OrderConfirmation(
            wording.outcome, title: wording.headline, message: wording.message, figures: wording.figures)
        } else {
          OrderConfirmation(.failed, title: "Order not found", message: "Look for it in your history.")
        }
      }
      .padding(.vertical, .rhHeroGutter)
      .frame(maxWidth: .rhReadableWidth)
      .frame(maxWidth: .infinity)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { TradeButton(label: "Done", action: onDone).screenFooter() }
  }
}

struct TradeView_Previews: PreviewProvider {
  static var previews: some View {
    let model = RobinhoodModel.still
    if let instrument = model.instrument("AAPL") {
      TradeView(instrument: instrument, side: .buy).environment(model)
      TradeView(instrument: instrument, side: .sell).environment(model)
    }
  }
}
