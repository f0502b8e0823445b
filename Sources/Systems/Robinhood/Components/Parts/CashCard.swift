// The card on the cash tab.

import DesignTokens
import SwiftUI

/// A dark card in every colour scheme: the cash there is, and what of it may be spent or withdrawn.
public struct CashCard: View {
  let cash: Double
  let figures: [Figure]
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// - Parameter figures: What the cash is made of, such as buying power.
  public init(cash: Double, figures: [Figure]) {
    self.cash = cash
    self.figures = figures
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: .rhSpace8) {
      Text("CASH")
        .textRole(.rhAllCaps)
        .foregroundStyle(Color.rhDarkTextSec)
        .accessibilityLabel("Cash")
      Text(Money.text(cash, locale))
        .textRole(.rhPortfolioHero)
        .foregroundStyle(Color.rhDarkTextPri)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .contentTransition(reduceMotion ? .identity : .numericText())
        .animation(MotionToken.rhValue.animation(reduceMotion: reduceMotion), value: cash)
      Spacer().frame(height: .rhSpace8)
      ForEach(figures) { figure in
        layout {
          Text(figure.label)
            .foregroundStyle(Color.rhDarkTextSec)
            .frame(maxWidth: .infinity, alignment: .leading)
          Text(figure.value)
            .monospacedDigit()
            .foregroundStyle(Color.rhDarkTextPri)
        }
        .textRole(.rhBody)
        .accessibilityElement(children: .combine)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.rhHeroGutter)
    .background(RoundedRectangle(cornerRadius: .rhCardRadius).fill(Color.rhDarkSurface1))
    .padding(.horizontal, .rhGutter)
  }

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }
}

struct CashCard_Previews: PreviewProvider {
  static var previews: some View {
    CashCard(
      cash: 3_620.44,
      figures: [
        Figure("Buying power", "$3,120.44"), Figure("Set aside for orders", "$500.00"),
        Figure("Can be withdrawn", "$2,900.00"),
      ]
    )
    .padding(.vertical, .rhGutter)
    .background(Color.rhCanvas)
  }
}
