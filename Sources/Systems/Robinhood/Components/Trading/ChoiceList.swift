// Lists of which one thing is chosen: how an order is traded, and for how long.

import Brokerage
import DesignTokens
import SwiftUI

/// Rows with a title and an explanation, a check mark at the chosen one.
public struct ChoiceList<Value: Hashable>: View {
  let choices: [Value]
  @Binding private var selection: Value
  let title: (Value) -> String
  let explanation: (Value) -> String

  public init(
    _ choices: [Value], selection: Binding<Value>, title: @escaping (Value) -> String,
    explanation: @escaping (Value) -> String
  ) {
    self.choices = choices
    _selection = selection
    self.title = title
    self.explanation = explanation
  }

  public var body: some View {
    VStack(spacing: 0) {
      ForEach(choices, id: \.self) { choice in
        Button {
          selection = choice
        } label: {
          RowLayout {
            EmptyView()
          } leading: {
            WholeWords(title(choice), .rhPositionTitle).foregroundStyle(Color.rhTextPrimary)
            WholeWords(explanation(choice), .rhBodySmall)
              .foregroundStyle(Color.rhTextSecondary)
              .multilineTextAlignment(.leading)
              .fixedSize(horizontal: false, vertical: true)
          } trailing: {
            EmptyView()
          } accessory: {
            SymbolToken.rhSelected.image(weight: .semibold)
              .foregroundStyle(choice == selection ? Color.rhGreen : .clear)
              .accessibilityHidden(true)
          }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(choice == selection ? .isSelected : [])
      }
    }
  }
}

/// How an order is traded, without its prices.
public enum OrderKind: String, Hashable, Sendable, CaseIterable {
  case market, limit, stop, stopLimit

  public var title: String {
    switch self {
    case .market: "Market"
    case .limit: "Limit"
    case .stop: "Stop"
    case .stopLimit: "Stop limit"
    }
  }

  public func explanation(_ side: OrderSide) -> String {
    switch (self, side) {
    case (.market, .buy): "Buys at once, at the best price there is."
    case (.market, .sell): "Sells at once, at the best price there is."
    case (.limit, .buy): "Buys at your price or lower."
    case (.limit, .sell): "Sells at your price or higher."
    case (.stop, .buy): "Buys at the best price once the price has risen to yours."
    case (.stop, .sell): "Sells at the best price once the price has fallen to yours."
    case (.stopLimit, .buy): "Once the price has risen to your stop, buys at your limit or lower."
    case (.stopLimit, .sell): "Once the price has fallen to your stop, sells at your limit or higher."
    }
  }

  public var needsLimit: Bool { self == .limit || self == .stopLimit }
  public var needsStop: Bool { self == .stop || self == .stopLimit }
}

/// Chooses how an order is traded.
public struct OrderTypePicker: View {
  @Binding private var selection: OrderKind
  let side: OrderSide
  let kinds: [OrderKind]

  public init(selection: Binding<OrderKind>, side: OrderSide, kinds: [OrderKind] = OrderKind.allCases) {
    _selection = selection
    self.side = side
    self.kinds = kinds
  }

  public var body: some View {
    ChoiceList(kinds, selection: $selection, title: { "\($0.title) order" }, explanation: { $0.explanation(side) })
  }
}

/// Chooses for how long an order stays.
public struct TimeInForcePicker: View {
  @Binding private var selection: TimeInForce
  let dayEnds: String

  /// - Parameter dayEnds: When orders that are good for the day end; nil for those of stocks.
  public init(selection: Binding<TimeInForce>, dayEnds: String? = nil) {
    _selection = selection
    self.dayEnds = dayEnds ?? "Ends with the trading day."
  }

  public var body: some View {
    ChoiceList(TimeInForce.allCases, selection: $selection, title: \.title) {
      switch $0 {
      case .day: dayEnds
      case .goodTilCanceled: "Stays until it is filled or you cancel it, for at most 90 days."
      }
    }
  }
}

struct ChoiceList_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: .rhGutter) {
      OrderTypePicker(selection: .constant(.limit), side: .buy)
      TimeInForcePicker(selection: .constant(.day))
    }
    .background(Color.rhCanvas)
  }
}
