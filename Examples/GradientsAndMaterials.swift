// Gradients, materials, hierarchical styles and vibrancy: a weather card over a sky.

import SwiftUI

struct WeatherCard: View {
  private let hours = [
    ("Now", "cloud.sun.fill", 19), ("14", "sun.max.fill", 21), ("15", "sun.max.fill", 22), ("16", "cloud.fill", 20),
    ("17", "cloud.rain.fill", 17),
  ]

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 0) {
        Text("Hollow Pond").font(.title2)
        Text("19°").font(.system(size: 88, weight: .thin))
        Text("Bright spells").font(.headline).foregroundStyle(.secondary)
        Text("H:22°  L:11°").font(.headline)
      }
      .padding(.top, 30)
      VStack(alignment: .leading, spacing: 10) {
        Label("Hour by hour", systemImage: "clock").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
        Divider()
        HStack {
          ForEach(hours, id: \.0) { hour in
            VStack(spacing: 12) {
              Text(hour.0).font(.subheadline.weight(.medium))
              Image(systemName: hour.1).symbolRenderingMode(.multicolor).font(.title3).frame(height: 26)
              Text("\(hour.2)°").font(.headline)
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
      .padding(16)
      .background(.ultraThinMaterial, in: .rect(cornerRadius: 18))
      HStack(spacing: 16) {
        tile("Wind", "wind", "14 km/h", "Gusts from the south")
        tile("Rain", "drop.fill", "2 mm", "From five o'clock")
      }
      Spacer()
    }
    .padding(20)
    .foregroundStyle(.white)
    .background {
      ZStack {
        LinearGradient(
          colors: [Color(red: 0.16, green: 0.42, blue: 0.8), Color(red: 0.55, green: 0.75, blue: 0.95)],
          startPoint: .top, endPoint: .bottom)
        Circle().fill(
          RadialGradient(colors: [.yellow, .orange.opacity(0)], center: .center, startRadius: 10, endRadius: 130)
        )
        .frame(width: 260, height: 260).offset(x: 120, y: -230)
        Ellipse().fill(.white.opacity(0.7)).frame(width: 300, height: 90).blur(radius: 24).offset(x: -90, y: 60)
      }
      .ignoresSafeArea()
    }
    .environment(\.colorScheme, .dark)
  }

  private func tile(_ name: String, _ symbol: String, _ value: String, _ note: String) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(name, systemImage: symbol).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
      Text(value).font(.title2)
      Text(note).font(.footnote)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 18))
  }
}

struct GradientSheet: View {
  private let colors: [Color] = [.pink, .orange, .yellow]

  var body: some View {
    Grid(horizontalSpacing: 16, verticalSpacing: 16) {
      GridRow {
        swatch("linear", LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
        swatch(
          "stops",
          LinearGradient(
            stops: [.init(color: .indigo, location: 0.5), .init(color: .mint, location: 0.5)], startPoint: .leading,
            endPoint: .trailing))
      }
      GridRow {
        swatch("radial", RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 70))
        swatch("elliptical", EllipticalGradient(colors: [.cyan, .blue, .indigo]))
      }
      GridRow {
        swatch("angular", AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center))
        swatch(
          "half a turn",
          AngularGradient(colors: [.mint, .blue], center: .bottom, startAngle: .degrees(180), endAngle: .degrees(360)))
      }
      GridRow {
        swatch("colour's own", Color.purple.gradient)
        swatch("shadow inside", Color.orange.shadow(.inner(color: .black.opacity(0.5), radius: 6, y: 3)))
      }
      Text("Gradient words").font(.largeTitle.weight(.heavy))
        .foregroundStyle(LinearGradient(colors: [.blue, .purple, .pink], startPoint: .leading, endPoint: .trailing))
    }
    .padding(20)
  }

  private func swatch(_ name: String, _ style: some ShapeStyle) -> some View {
    VStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 18).fill(style).frame(height: 110)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct MaterialSheet: View {
  var body: some View {
    VStack(spacing: 12) {
      strip("Ultra thin", .ultraThinMaterial)
      strip("Thin", .thinMaterial)
      strip("Regular", .regularMaterial)
      strip("Thick", .thickMaterial)
      strip("Ultra thick", .ultraThickMaterial)
      strip("Bar", .bar)
    }
    .padding(24)
    .frame(maxHeight: .infinity)
    .background {
      HStack(spacing: 0) {
        ForEach([Color.red, .orange, .green, .blue, .purple], id: \.self) { $0 }
      }
      .ignoresSafeArea()
    }
  }

  private func strip(_ name: String, _ material: Material) -> some View {
    HStack {
      Text(name).font(.headline)
      Spacer()
      Text("secondary").foregroundStyle(.secondary)
      Text("tertiary").foregroundStyle(.tertiary)
    }
    .padding()
    .background(material, in: .rect(cornerRadius: 16))
  }
}

#Preview("Weather") { WeatherCard() }
#Preview("Gradients") { GradientSheet() }
#Preview("Materials") { MaterialSheet() }
#Preview("Materials, dark") { MaterialSheet().preferredColorScheme(.dark) }
