// Labels and symbols: label styles, symbol sizes, weights, variants, rendering modes and variable values.

import SwiftUI

struct LabelStyles: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Label("Saved for later", systemImage: "bookmark.fill")
      Label("Icon only", systemImage: "paperplane.fill").labelStyle(.iconOnly)
      Label("Title only", systemImage: "paperplane.fill").labelStyle(.titleOnly)
      Label {
        VStack(alignment: .leading) {
          Text("Allotment 12")
          Text("Watered this morning").font(.footnote).foregroundStyle(.secondary)
        }
      } icon: {
        Circle().fill(.green.gradient).frame(width: 28, height: 28)
      }
      Label("Chip", systemImage: "tag.fill").labelStyle(ChipLabelStyle(tint: .purple))
      Label("Chip", systemImage: "flame.fill").labelStyle(ChipLabelStyle(tint: .orange))
      Label("Large title", systemImage: "leaf.fill").font(.largeTitle)
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct ChipLabelStyle: LabelStyle {
  var tint: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 5) {
      configuration.icon.imageScale(.small)
      configuration.title
    }
    .font(.subheadline.weight(.semibold))
    .foregroundStyle(tint)
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(tint.opacity(0.15), in: .capsule)
  }
}

struct SymbolSheet: View {
  private let names = [
    "sun.max.fill", "cloud.rain.fill", "moon.stars.fill", "wind", "snowflake", "bolt.fill",
    "house.fill", "magnifyingglass", "person.crop.circle", "bell.badge", "gearshape.fill", "heart.fill",
    "play.fill", "pause.fill", "forward.fill", "backward.fill", "speaker.wave.2.fill", "music.note",
    "cart.fill", "creditcard.fill", "gift.fill", "bag.fill", "cup.and.saucer.fill", "fork.knife",
    "airplane", "tram.fill", "bicycle", "car.fill", "figure.walk", "map.fill",
    "calendar", "clock.fill", "camera.fill", "photo", "envelope.fill", "phone.fill",
  ]

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 6), spacing: 24) {
      ForEach(names, id: \.self) { name in
        Image(systemName: name).font(.title2).frame(height: 30)
      }
    }
    .foregroundStyle(.indigo)
    .padding(24)
  }
}

struct SymbolLooks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      HStack(spacing: 20) {
        Image(systemName: "star").imageScale(.small)
        Image(systemName: "star").imageScale(.medium)
        Image(systemName: "star").imageScale(.large)
        Image(systemName: "star").fontWeight(.black)
        Image(systemName: "star").symbolVariant(.fill)
        Image(systemName: "star").symbolVariant(.circle)
        Image(systemName: "star").symbolVariant(.slash)
      }
      .font(.title2)
      HStack(spacing: 20) {
        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.monochrome)
        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical)
        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.palette).foregroundStyle(.gray, .orange, .blue)
        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
      }
      .font(.largeTitle)
      .foregroundStyle(.teal)
      HStack(spacing: 20) {
        ForEach([0.0, 0.4, 0.7, 1.0], id: \.self) { level in
          Image(systemName: "wifi", variableValue: level)
        }
      }
      .font(.title)
      Text(
        "Press \(Image(systemName: "square.and.arrow.up")) to share, or \(Image(systemName: "heart.fill")) to keep it.")
      Text("Up 4 %  \(Image(systemName: "arrow.up.right"))").font(.headline).foregroundStyle(.green)
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("Label styles") { LabelStyles() }
#Preview("Symbols") { SymbolSheet() }
#Preview("Symbol looks") { SymbolLooks() }
#Preview("Symbol looks, dark") { SymbolLooks().preferredColorScheme(.dark) }
