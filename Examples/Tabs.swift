// Tabs: a bar of items with badges, a bar that UIKit's appearance sets, and pages.

import SwiftUI
import UIKit

struct LibraryTabs: View {
  @State private var tab = 1

  var body: some View {
    TabView(selection: $tab) {
      Text("Home").tabItem { Label("Home", systemImage: "house") }.tag(0)
      NavigationStack {
        List(["The Salt Road", "Night Trains", "A Field of Small Suns"], id: \.self) { Text($0) }
          .navigationTitle("Loans")
      }
      .tabItem { Label("Loans", systemImage: "books.vertical") }
      .badge(3)
      .tag(1)
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(2)
      Text("Card").tabItem { Label("Card", systemImage: "person.crop.circle") }.tag(3)
    }
    .tint(.brown)
  }
}

/// The same bar in colours of our own, as apps do before they show their first screen.
struct TintedTabs: View {
  init() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 0.12, green: 0.16, blue: 0.28, alpha: 1)
    appearance.stackedLayoutAppearance.normal.iconColor = UIColor.white.withAlphaComponent(0.55)
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.white.withAlphaComponent(0.55)
    ]
    appearance.stackedLayoutAppearance.selected.iconColor = .systemYellow
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
    UITabBar.appearance().standardAppearance = appearance
    UITabBar.appearance().scrollEdgeAppearance = appearance
  }

  var body: some View {
    TabView {
      ZStack {
        LinearGradient(colors: [.indigo, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea(edges: .top)
        VStack(spacing: 12) {
          Image(systemName: "sailboat.fill").font(.system(size: 64))
          Text("Fair wind until six").font(.title2.bold())
        }
        .foregroundStyle(.white)
      }
      .tabItem { Label("Today", systemImage: "wind") }
      Text("Charts").tabItem { Label("Charts", systemImage: "map") }
      Text("Log").tabItem { Label("Log", systemImage: "book") }
    }
  }
}

struct WelcomePages: View {
  var body: some View {
    TabView {
      ForEach(
        [
          ("leaf.fill", "Grow slowly", Color.green), ("drop.fill", "Water well", .blue),
          ("sun.max.fill", "Wait for sun", .orange),
        ], id: \.1
      ) { page in
        VStack(spacing: 18) {
          Image(systemName: page.0).font(.system(size: 72)).foregroundStyle(page.2)
          Text(page.1).font(.title.bold())
          Text("A reminder a day, and none on Sundays.").foregroundStyle(.secondary)
        }
      }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

#Preview("Tabs") { LibraryTabs() }
#Preview("Tabs, dark") { LibraryTabs().preferredColorScheme(.dark) }
#Preview("Pages") { WelcomePages() }
#Preview("Colours by UIKit's appearance") { TintedTabs() }
