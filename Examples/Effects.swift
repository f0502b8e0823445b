// Effects: shadows, blurs, blending, colour filters, masks, rotation in space, redaction.

import SwiftUI

struct EffectSheet: View {
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 28) {
      sample("shadow") { $0.shadow(radius: 6, y: 4) }
      sample("coloured") { $0.shadow(color: .blue, radius: 10) }
      sample("blur") { $0.blur(radius: 4) }
      sample("opacity") { $0.opacity(0.4) }
      sample("grayscale") { $0.grayscale(1) }
      sample("saturation") { $0.saturation(2) }
      sample("hue") { $0.hueRotation(.degrees(120)) }
      sample("invert") { $0.colorInvert() }
      sample("contrast") { $0.contrast(0.5) }
      sample("brightness") { $0.brightness(0.25) }
      sample("multiply") { $0.colorMultiply(.yellow) }
      sample("rotate") { $0.rotationEffect(.degrees(18)) }
      sample("scale") { $0.scaleEffect(x: 1.15, y: 0.7) }
      sample("about y") { $0.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) }
      sample("about x") { $0.rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0)) }
    }
    .padding(20)
  }

  private func sample(_ name: String, _ effect: (SampleTile) -> some View) -> some View {
    VStack(spacing: 12) {
      effect(SampleTile()).frame(height: 64)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct SampleTile: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
      .overlay { Image(systemName: "hare.fill").font(.title).foregroundStyle(.white) }
      .frame(width: 84, height: 64)
  }
}

struct BlendSheet: View {
  private let modes: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
    ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("luminosity", .luminosity), ("plusLighter", .plusLighter),
  ]

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 18) {
      ForEach(modes, id: \.0) { mode in
        VStack(spacing: 6) {
          ZStack {
            Circle().fill(.orange).frame(width: 60).offset(x: -16)
            Circle().fill(.blue).frame(width: 60).offset(x: 16).blendMode(mode.1)
          }
          .compositingGroup()
          Text(mode.0).font(.caption)
        }
      }
    }
    .padding(20)
  }
}

/// Album covers that stand in a row as on a shelf.
struct CoverFlow: View {
  var body: some View {
    HStack(spacing: -30) {
      ForEach(-2..<3) { place in
        cover(hue: 0.55 + Double(place) * 0.09)
          .rotation3DEffect(.degrees(Double(place) * -32), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
          .scaleEffect(place == 0 ? 1.1 : 0.9)
          .zIndex(-abs(Double(place)))
      }
    }
    .frame(width: 390, height: 260)
    .background(.black)
  }

  private func cover(hue: Double) -> some View {
    VStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 8).fill(Color(hue: hue, saturation: 0.7, brightness: 0.9).gradient)
        .overlay { Image(systemName: "music.note").font(.largeTitle).foregroundStyle(.white.opacity(0.8)) }
        .frame(width: 110, height: 110)
      RoundedRectangle(cornerRadius: 8).fill(Color(hue: hue, saturation: 0.7, brightness: 0.9).gradient)
        .frame(width: 110, height: 60)
        .scaleEffect(y: -1)
        .mask { LinearGradient(colors: [.white.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom) }
    }
  }
}

struct LoadingProfile: View {
  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: "person.crop.circle.fill").font(.system(size: 54)).foregroundStyle(.teal)
      VStack(alignment: .leading, spacing: 4) {
        Text("Ines Halloran").font(.title3.bold())
        Text("Keeper of bees and lighthouses").font(.subheadline)
        Text("Not hidden").font(.footnote).unredacted()
      }
    }
    .padding(24)
    .redacted(reason: .placeholder)
  }
}

#Preview("Effects") { EffectSheet() }
#Preview("Blend modes") { BlendSheet() }
#Preview("Covers in space", traits: .sizeThatFitsLayout) { CoverFlow() }
#Preview("Loading", traits: .sizeThatFitsLayout) { LoadingProfile() }
#Preview("Loading, dark", traits: .sizeThatFitsLayout) { LoadingProfile().preferredColorScheme(.dark) }
