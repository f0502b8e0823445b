// Where a tap can lead within a tab.

import Brokerage
import SwiftUI

/// A screen that is pushed.
public enum Route: Hashable, Sendable {
  case instrument(Symbol)
  case orders
  case order(Order.ID)
  case activity
  case transfers
  case settings
  case list(Watchlist.ID)
}

extension View {
  /// Registers all screens that can be pushed.
  func robinhoodDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .instrument(let symbol): InstrumentView(symbol: symbol)
      case .orders: OrdersView()
      case .order(let id): OrderView(id: id)
      case .activity: ActivityView()
      case .transfers: TransfersView()
      case .settings: SettingsView()
      case .list(let id): WatchlistView(id: id)
      }
    }
  }
}

/// A tab's stack of screens.
struct TabStack<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    NavigationStack {
      content
        // What scrolls up does not show behind the clock.
        .overlay(alignment: .top) { Color.clear.frame(height: 0).background(Color.rhCanvas) }
        .robinhoodDestinations()
    }
    .tint(Color.rhTextPrimary)
  }
}

/// What a screen shows while it is loading, when it cannot load, and when it can.
struct LoadedScreen<Content: View>: View {
  @CurrentModel private var model
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  private func failure(_ message: String) -> some View {
    ErrorState(message: message) { model.perform { await $0.load() } }
  }

  var body: some View {
    switch model.phase {
    case .ready: content()
    case .loading: ScreenScroll { LoadingState(rows: 8) }.scrollDisabled(true)
    case .failed(let message):
      ViewThatFits(in: .vertical) {
        failure(message)
        ScrollView { failure(message) }
      }
      .frame(maxHeight: .infinity)
    }
  }
}

/// The column that a screen scrolls: as wide as the phone, no wider than is good to read.
struct ScreenScroll<Content: View>: View {
  @CurrentModel private var model
  let width: CGFloat
  let content: Content

  init(width: CGFloat = .rhReadableWidth, @ViewBuilder content: () -> Content) {
    self.width = width
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: width)
        .frame(maxWidth: .infinity)
        .padding(.bottom, .rhHeroGutter)
    }
    .background(Color.rhCanvas)
    .refreshable { [model] in await model.load() }
  }
}

/// A row that leads to an instrument.
struct InstrumentLink<Label: View>: View {
  let symbol: Symbol
  let label: Label

  init(_ symbol: Symbol, @ViewBuilder label: () -> Label) {
    self.symbol = symbol
    self.label = label()
  }

  var body: some View {
    NavigationLink(value: Route.instrument(symbol)) { label }
      .buttonStyle(.plain)
      .accessibilityIdentifier("instrument.\(symbol)")
  }
}

/// A row of the account that leads to a screen.
struct RouteRow: View {
  let title: String
  let value: String?
  let symbol: String?
  let route: Route

  init(_ title: String, value: String? = nil, symbol: String? = nil, to route: Route) {
    self.title = title
    self.value = value
    self.symbol = symbol
    self.route = route
  }

  var body: some View {
    NavigationLink(value: route) { AccountRow(title, value: value, symbol: symbol, leads: true) }
      .buttonStyle(.plain)
  }
}
