// The fifth tab: the account itself.

import Brokerage
import DesignTokens
import SwiftUI

/// Who the account belongs to, what it has earned, history and settings.
public struct AccountView: View {
  @CurrentModel private var model
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var isImporting = false

  public init() {}

  public var body: some View {
    TabStack {
      LoadedScreen {
        ScreenScroll {
          header
          NoticeBanner(
            "Simulated market. Every price is made up, every company's name is its owner's, and no real money is at stake.",
            symbol: "exclamationmark.triangle.fill", tint: .rhWarning
          )
          .padding(.top, .rhGutter)
          if let portfolio = model.portfolio { figures(portfolio) }
          AccountSection("History") {
            RouteRow("Orders", value: openOrders, symbol: "clock", to: .orders)
            RouteRow("Activity", symbol: "list.bullet", to: .activity)
            RouteRow("Transfers", symbol: "arrow.left.arrow.right", to: .transfers)
          }
          if model.accounts.count > 1 { AccountChooser() }
          AccountSection("App") {
            Button {
              isImporting = true
            } label: {
              AccountRow("Import activity", symbol: "square.and.arrow.down", leads: true)
            }
            .buttonStyle(.plain)
            RouteRow("Settings", symbol: SymbolToken.rhSettings.symbol, to: .settings)
          }
        }
      }
      .background(Color.rhCanvas)
      .toolbar(.hidden, for: .navigationBar)
    }
    .sheet(isPresented: $isImporting) { ImportView() }
  }

  private var header: some View {
    HStack(spacing: .rhSpace12) {
      if !typeSize.isAccessibilitySize {
        Image(systemName: "person.crop.circle.fill")
          .font(TypeRole.rhPortfolioHero.font(fixedSize: TypeRole.rhPortfolioHero.size))
          .foregroundStyle(Color.rhTextTertiary)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: .rhSpace2) {
        WholeWords(model.account?.name ?? "No account", .rhScreenTitle)
          .foregroundStyle(Color.rhTextPrimary)
        if let opened = model.account?.opened {
          Text(
            "Opened \(opened.formatted(Date.FormatStyle(locale: locale, timeZone: timeZone).month(.wide).day().year()))"
          )
          .textRole(.rhBodySmall)
          .foregroundStyle(Color.rhTextSecondary)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, .rhGutter)
    .padding(.top, .rhHeroGutter)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }

  private func figures(_ portfolio: Portfolio) -> some View {
    AccountSection("Value") {
      AccountRow("Total", value: Money.text(portfolio.totalValue.plotted, locale))
      AccountRow("Investments", value: Money.text(portfolio.marketValue.plotted, locale))
      AccountRow("Cash", value: Money.text(portfolio.cash.plotted, locale))
      AccountRow("Cost of what is held", value: Money.text(portfolio.costBasis.plotted, locale))
      AccountRow("Realized gain", value: Money.text(portfolio.realizedGain.plotted, locale))
      AccountRow("Income", value: Money.text(portfolio.income.plotted, locale))
      if !portfolio.unpriced.isEmpty {
        AccountRow("Without a price", value: portfolio.unpriced.map(\.ticker).joined(separator: ", "))
      }
    }
  }

  private var openOrders: String? {
    let count = model.orders.count { $0.canCancel }
    return count == 0 ? nil : "\(count) open"
  }
}

/// Chooses which account is shown.
private struct AccountChooser: View {
  @CurrentModel private var model

  var body: some View {
    AccountSection("Accounts") {
      ForEach(model.accounts) { account in
        Button {
          model.perform { await $0.select(account) }
        } label: {
          RowLayout {
            EmptyView()
          } leading: {
            WholeWords(account.name, .rhBody).foregroundStyle(Color.rhTextPrimary)
            Text(account.kind == .paper ? "Simulated" : "Imported from a file")
              .textRole(.rhBodySmall)
              .foregroundStyle(Color.rhTextSecondary)
          } trailing: {
            EmptyView()
          } accessory: {
            SymbolToken.rhSelected.image(weight: .semibold)
              .foregroundStyle(account.id == model.account?.id ? Color.rhGreen : .clear)
              .accessibilityHidden(true)
          }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(account.id == model.account?.id ? .isSelected : [])
      }
    }
  }
}

/// Everything that has happened in the account.
struct ActivityView: View {
  @CurrentModel private var model

  var body: some View {
    ScreenScroll { ActivityRows(activity: model.activity) }
      .navigationTitle("Activity")
      .navigationBarTitleDisplayMode(.inline)
  }
}

/// Entries of the journal, newest first.
struct ActivityRows: View {
  let activity: [Activity]
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    if activity.isEmpty {
      EmptyState(
        symbol: "list.bullet", title: "Nothing has happened yet",
        message: "Trades, transfers and dividends show up here.")
    }
    LazyVStack(spacing: 0) {
      ForEach(activity) { entry in
        OrderRow(
          title: entry.text,
          detail: entry.time.formatted(
            Date.FormatStyle(locale: locale, timeZone: timeZone).month(.abbreviated).day().year()),
          amount: amount(entry), state: title(entry.kind), isOpen: false)
      }
    }
  }

  private func amount(_ entry: Activity) -> String {
    if entry.amount == 0 { return entry.quantity == 0 ? "" : Money.shares(entry.quantity.plotted, locale) }
    return (entry.amount > 0 ? "+" : "−") + Money.text(entry.amount.magnitude.plotted, locale)
  }

  private func title(_ kind: Activity.Kind) -> String {
    kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
  }
}

/// The settings. Each takes effect at once.
struct SettingsView: View {
  @AppStorage(RobinhoodSettings.appearanceKey) private var appearance = RobinhoodSettings.Appearance.system
  @AppStorage(RobinhoodSettings.pillKey) private var pill = RobinhoodSettings.Pill.percent
  @AppStorage(RobinhoodSettings.unitKey) private var unit = RobinhoodSettings.Unit.shares

  var body: some View {
    ScreenScroll {
      AccountSection("Appearance") {
        ChoiceList(
          RobinhoodSettings.Appearance.allCases, selection: $appearance, title: \.title,
          explanation: {
            switch $0 {
            case .system: "Follows the setting of the device."
            case .light: "White, at all times."
            case .dark: "Black, at all times."
            }
          })
      }
      AccountSection("Lists show") {
        ChoiceList(
          RobinhoodSettings.Pill.allCases, selection: $pill, title: \.title,
          explanation: { $0 == .percent ? "+0.53% since yesterday's close." : "+$1.20 since yesterday's close." })
      }
      AccountSection("New orders are in") {
        ChoiceList(
          RobinhoodSettings.Unit.allCases, selection: $unit, title: \.title,
          explanation: { $0 == .dollars ? "You type what you want to spend." : "You type how many you want." })
      }
    }
    .navigationTitle("Settings")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct AccountView_Previews: PreviewProvider {
  static var previews: some View {
    AccountView().environment(RobinhoodModel.still)
    NavigationStack { SettingsView() }
    NavigationStack { ActivityView() }.environment(RobinhoodModel.still)
  }
}
