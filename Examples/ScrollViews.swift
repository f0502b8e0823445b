// Scroll views: shelves that scroll sideways, pages, pinned headers, insets at the edges, a list of episodes.

import SwiftUI

struct RecipeShelves: View {
  private let shelves: [(title: String, tint: Color, dishes: [String])] = [
    ("Quick suppers", .orange, ["Lemon orzo", "Leek omelette", "Miso greens", "Bean toast"]),
    ("Slow Sundays", .red, ["Braised fennel", "Cassoulet", "Rye loaf"]),
    ("From the garden", .green, ["Pea salad", "Courgette cake", "Herb soup"]),
  ]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 28) {
        ForEach(shelves, id: \.title) { shelf in
          VStack(alignment: .leading, spacing: 10) {
            HStack {
              Text(shelf.title).font(.title2.bold())
              Spacer()
              Text("See all").font(.subheadline).foregroundStyle(.tint)
            }
            .padding(.horizontal, 20)
            ScrollView(.horizontal, showsIndicators: false) {
              LazyHStack(spacing: 14) {
                ForEach(shelf.dishes, id: \.self) { dish in
                  VStack(alignment: .leading, spacing: 6) {
                    RoundedRectangle(cornerRadius: 16)
                      .fill(shelf.tint.gradient.opacity(0.75))
                      .overlay { Image(systemName: "fork.knife").font(.title).foregroundStyle(.white.opacity(0.8)) }
                      .frame(width: 150, height: 110)
                    Text(dish).font(.headline)
                    Text("35 min").font(.caption).foregroundStyle(.secondary)
                  }
                }
              }
              .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
            .frame(height: 170)
          }
        }
      }
      .padding(.vertical, 20)
    }
    .safeAreaInset(edge: .bottom) {
      Label("3 dishes planned", systemImage: "basket.fill")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 14)
        .background(.bar)
    }
  }
}

struct TrailJournal: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(["Monday", "Tuesday", "Wednesday"], id: \.self) { day in
          Section {
            ForEach(0..<6) { hour in
              HStack {
                Text("\(8 + hour * 2):00").monospacedDigit().foregroundStyle(.secondary).frame(
                  width: 60, alignment: .leading)
                Text(["Ridge", "Ford", "Meadow", "Hut", "Scree", "Lake"][hour])
                Spacer()
                Text("\(3 + hour) km").foregroundStyle(.secondary)
              }
              .padding(.horizontal, 20)
              .padding(.vertical, 12)
              Divider().padding(.leading, 20)
            }
          } header: {
            Text(day).font(.headline).padding(.horizontal, 20).padding(.vertical, 8)
              .frame(maxWidth: .infinity, alignment: .leading).background(.thinMaterial)
          }
        }
      }
    }
    .defaultScrollAnchor(.bottom)
  }
}

struct PagedCards: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 16) {
        ForEach([Color.indigo, .teal, .pink], id: \.self) { tint in
          RoundedRectangle(cornerRadius: 28)
            .fill(tint.gradient)
            .containerRelativeFrame(.horizontal)
            .frame(height: 420)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 40, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
  }
}

#Preview("Shelves") { RecipeShelves() }
#Preview("Shelves, dark") { RecipeShelves().preferredColorScheme(.dark) }
#Preview("Pinned headers, from the end") { TrailJournal() }
#Preview("Cards as wide as the screen") { PagedCards() }
