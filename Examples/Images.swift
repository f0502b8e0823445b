// Images from the asset catalog: fitting, filling, template rendering, tiles, clipped portraits, and colour sets.

import SwiftUI

struct PostcardView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Image("Harbour")
        .resizable()
        .scaledToFill()
        .frame(height: 210)
        .clipped()
        .overlay(alignment: .topTrailing) {
          Label("4.8", systemImage: "star.fill")
            .font(.footnote.weight(.semibold))
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .background(.ultraThinMaterial, in: .capsule)
            .padding(12)
        }
      VStack(alignment: .leading, spacing: 6) {
        Text("Evening at Port Maren").font(.title3.bold())
        Text("Two hours under sail, soup on board, back before the lamps are lit.")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        HStack {
          Image("Compass").foregroundStyle(Color("Ember"))
          Text("54.2° N, 8.1° E").font(.callout.monospacedDigit())
          Spacer()
          Text("€48").font(.headline)
        }
        .padding(.top, 6)
      }
      .padding(16)
    }
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(.rect(cornerRadius: 20))
    .shadow(color: .black.opacity(0.12), radius: 12, y: 6)
    .padding(20)
    .frame(maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
  }
}

struct ImageFitting: View {
  var body: some View {
    Grid(horizontalSpacing: 16, verticalSpacing: 20) {
      GridRow {
        captioned("Fit") { Image("Harbour").resizable().aspectRatio(contentMode: .fit) }
        captioned("Fill") { Image("Harbour").resizable().aspectRatio(contentMode: .fill) }
      }
      GridRow {
        captioned("Stretched") { Image("Harbour").resizable() }
        captioned("Tiles") { Image("Lantern").resizable(resizingMode: .tile) }
      }
      GridRow {
        captioned("Circle") {
          Image("Harbour").resizable().scaledToFill().frame(width: 110, height: 110).clipShape(.circle)
        }
        captioned("Template") { Image("Compass").resizable().scaledToFit().padding(20).foregroundStyle(.tint) }
      }
    }
    .padding(20)
  }

  private func captioned(_ title: String, @ViewBuilder _ content: () -> some View) -> some View {
    VStack {
      content()
        .frame(width: 150, height: 130)
        .background(.quaternary)
        .clipShape(.rect(cornerRadius: 12))
      Text(title).font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct ColourSets: View {
  var body: some View {
    VStack(spacing: 12) {
      ForEach(["Meadow", "Lagoon", "Ember", "Parchment"], id: \.self) { name in
        HStack(spacing: 14) {
          RoundedRectangle(cornerRadius: 12).fill(Color(name)).frame(width: 64, height: 64)
          Text(name).font(.title3.weight(.medium)).foregroundStyle(name == "Parchment" ? .primary : Color(name))
          Spacer()
          Image("Lantern")
        }
      }
    }
    .padding(24)
    .background(Color("Parchment"))
  }
}

#Preview("Postcard") { PostcardView() }
#Preview("Postcard, dark") { PostcardView().preferredColorScheme(.dark) }
#Preview("Fitting") { ImageFitting() }
#Preview("Colour sets", traits: .sizeThatFitsLayout) { ColourSets() }
#Preview("Colour sets, dark", traits: .sizeThatFitsLayout) { ColourSets().preferredColorScheme(.dark) }
