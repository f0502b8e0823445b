// Canvas and TimelineView: drawing by hand, text and symbols in a canvas, filters, a clock.

import SwiftUI

struct NightSky: View {
  var body: some View {
    Canvas { context, size in
      let sky = Gradient(colors: [
        Color(red: 0.05, green: 0.06, blue: 0.2), Color(red: 0.35, green: 0.2, blue: 0.45), .orange,
      ])
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(sky, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
      for star in 0..<90 {
        let x = Double((star * 73) % 97) / 97 * size.width
        let y = Double((star * 41) % 89) / 89 * size.height * 0.6
        let radius = star % 7 == 0 ? 1.8 : 0.9
        context.fill(
          Path(ellipseIn: CGRect(x: x, y: y, width: radius * 2, height: radius * 2)), with: .color(.white.opacity(0.8)))
      }
      var moon = context
      moon.addFilter(.shadow(color: .yellow.opacity(0.8), radius: 20))
      moon.fill(
        Path(ellipseIn: CGRect(x: size.width - 110, y: 50, width: 60, height: 60)),
        with: .color(Color(red: 1, green: 0.95, blue: 0.8)))
      for ridge in 0..<3 {
        let base = size.height * (0.66 + Double(ridge) * 0.1)
        var hill = Path()
        hill.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: 0.0, through: size.width + 4, by: 4) {
          hill.addLine(to: CGPoint(x: x, y: base + sin(x / 40 + Double(ridge) * 2) * 16 + sin(x / 17) * 5))
        }
        hill.addLine(to: CGPoint(x: size.width, y: size.height))
        context.fill(hill, with: .color(Color(red: 0.08, green: 0.05, blue: 0.15).opacity(0.5 + Double(ridge) * 0.22)))
      }
      context.draw(
        Text("Clear until four").font(.headline).foregroundStyle(.white),
        at: CGPoint(x: size.width / 2, y: size.height - 30))
    }
    .frame(width: 350, height: 300)
    .clipShape(.rect(cornerRadius: 24))
    .padding(20)
  }
}

struct SpokeDial: View {
  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for spoke in 0..<48 {
        var copy = context
        copy.rotate(by: .degrees(Double(spoke) * 7.5))
        copy.opacity = 0.2 + Double(spoke) / 60
        copy.stroke(
          Path {
            $0.move(to: CGPoint(x: 0, y: -60))
            $0.addLine(to: CGPoint(x: 0, y: -60 - CGFloat(20 + (spoke * 13) % 40)))
          },
          with: .color(Color(hue: Double(spoke) / 48, saturation: 0.7, brightness: 0.9)),
          style: StrokeStyle(lineWidth: 5, lineCap: .round))
      }
      if let badge = context.resolveSymbol(id: "badge") { context.draw(badge, at: .zero) }
    } symbols: {
      VStack {
        Image(systemName: "waveform").font(.largeTitle)
        Text("48 takes").font(.caption.bold())
      }
      .tag("badge")
    }
    .frame(width: 260, height: 260)
    .padding(20)
  }
}

struct WallClock: View {
  var date: Date

  var body: some View {
    let time = date.timeIntervalSince1970.truncatingRemainder(dividingBy: 43_200)
    ZStack {
      Circle().fill(.background).shadow(radius: 8, y: 4)
      ForEach(0..<60) { tick in
        Capsule()
          .fill(tick % 5 == 0 ? .primary : .tertiary)
          .frame(width: tick % 5 == 0 ? 3 : 1.5, height: tick % 5 == 0 ? 14 : 8)
          .offset(y: -108)
          .rotationEffect(.degrees(Double(tick) * 6))
      }
      hand(width: 7, length: 62).rotationEffect(.degrees(time / 120))
      hand(width: 5, length: 92).rotationEffect(.degrees(time / 10))
      hand(width: 2, length: 100).foregroundStyle(.red).rotationEffect(.degrees(time * 6))
      Circle().fill(.red).frame(width: 10, height: 10)
    }
    .frame(width: 250, height: 250)
    .padding(24)
  }

  private func hand(width: CGFloat, length: CGFloat) -> some View {
    Capsule().frame(width: width, height: length).offset(y: -length / 2 + 8)
  }
}

#Preview("Night sky", traits: .sizeThatFitsLayout) { NightSky() }
#Preview("Symbols in a canvas", traits: .sizeThatFitsLayout) { SpokeDial() }
#Preview("Clock", traits: .sizeThatFitsLayout) { WallClock(date: Date(timeIntervalSince1970: 36_605)) }
#Preview("Clock, dark", traits: .sizeThatFitsLayout) {
  WallClock(date: Date(timeIntervalSince1970: 36_605)).preferredColorScheme(.dark)
}
#Preview("On a timeline", traits: .sizeThatFitsLayout) {
  TimelineView(.explicit([Date(timeIntervalSince1970: 30_000)])) { context in
    WallClock(date: context.date)
  }
}
