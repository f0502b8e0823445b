// The root: five tabs.

import Brokerage
import DesignTokens
import SwiftUI

/// The whole app.
///
///     RobinhoodTabView()                       // the demonstration, on a market of its own
///     RobinhoodTabView().environment(model)    // a broker of yours
public struct RobinhoodTabView: View {
  /// The tabs from first to last.
  public enum Tab: String, Hashable, Sendable, CaseIterable {
    case investing = "Investing"
    case search = "Search"
    case crypto = "Crypto"
    case cash = "Cash"
    case account = "Account"

    public var symbol: SymbolToken {
      switch self {
      case .investing: .rhInvestingTab
      case .search: .rhSearchTab
      case .crypto: .rhCryptoTab
      case .cash: .rhCashTab
      case .account: .rhAccountTab
      }
    }
  }

  @CurrentModel private var model
  @State private var selectedTab: Tab
  @AppStorage(RobinhoodSettings.appearanceKey) private var appearance = RobinhoodSettings.Appearance.system

  public init() { self.init(initialTab: .investing) }

  public init(initialTab: Tab) {
    _selectedTab = State(initialValue: initialTab)
    Self.styleBars()
  }

  public var body: some View {
    TabView(selection: $selectedTab) {
      InvestingView().tabItem { label(.investing) }.tag(Tab.investing)
      SearchView().tabItem { label(.search) }.tag(Tab.search)
      CryptoView().tabItem { label(.crypto) }.tag(Tab.crypto)
      CashView().tabItem { label(.cash) }.tag(Tab.cash)
      AccountView().tabItem { label(.account) }.tag(Tab.account)
    }
    .tint(Color.rhTextPrimary)
    .haptic(.rhTabSwitch, trigger: selectedTab)
    .background { Heartbeat() }
    .modifier(Messages())
    .preferredColorScheme(appearance.colorScheme)
    .task {
      if model.phase == .loading { await model.load() }
    }
  }

  private func label(_ tab: Tab) -> some View {
    Label(tab.rawValue, systemImage: tab.symbol.name(isSelected: selectedTab == tab))
      // The bar would fill every symbol: only that of the selected tab is.
      .environment(\.symbolVariants, .none)
  }

  /// An opaque bar in the colour of the canvas, parted by a hairline; labels of a fixed size, black once selected.
  private static func styleBars() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = ColorToken.rhCanvas.uiColor
    appearance.shadowColor = ColorToken.rhDivider.uiColor
    let font =
      UIFont(name: TypeRole.rhTab.face, size: TypeRole.rhTab.size)
      ?? .systemFont(ofSize: TypeRole.rhTab.size, weight: .semibold)
    for items in [
      appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance, appearance.compactInlineLayoutAppearance,
    ] {
      items.normal.iconColor = ColorToken.rhTextTertiary.uiColor
      items.normal.titleTextAttributes = [.font: font, .foregroundColor: ColorToken.rhTextTertiary.uiColor]
      items.selected.iconColor = ColorToken.rhTextPrimary.uiColor
      items.selected.titleTextAttributes = [.font: font, .foregroundColor: ColorToken.rhTextPrimary.uiColor]
    }
    UITabBar.appearance().standardAppearance = appearance
    UITabBar.appearance().scrollEdgeAppearance = appearance

    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = ColorToken.rhCanvas.uiColor
    bar.shadowColor = .clear
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
  }
}

/// Tells the model once a second that time has passed.
private struct Heartbeat: View {
  @CurrentModel private var model

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
      Color.clear.onChange(of: context.date) { old, new in
        model.pass(new.timeIntervalSince(old))
      }
    }
    .accessibilityHidden(true)
  }
}

/// What the model has to tell, over everything else.
private struct Messages: ViewModifier {
  @CurrentModel private var model

  func body(content: Content) -> some View {
    content
      .alert("That did not work", isPresented: isPresented(\.problem)) {
        Button("OK") { model.problem = nil }
      } message: {
        Text(model.problem ?? "")
      }
      .alert("Price alert", isPresented: isPresented(\.notice)) {
        Button("OK") { model.notice = nil }
      } message: {
        Text(model.notice ?? "")
      }
  }

  private func isPresented(_ text: ReferenceWritableKeyPath<RobinhoodModel, String?>) -> Binding<Bool> {
    let model = model
    return Binding {
      model[keyPath: text] != nil
    } set: { isPresented in
      if !isPresented { model[keyPath: text] = nil }
    }
  }
}

struct RobinhoodTabView_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(RobinhoodTabView.Tab.allCases, id: \.self) { tab in
      RobinhoodTabView(initialTab: tab).environment(RobinhoodModel.still)
    }
  }
}
