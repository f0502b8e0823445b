// Controls for values: toggles, sliders, steppers, progress, gauges and fields, and a podcast player made of them.

import SwiftUI

struct GreenhousePanel: View {
  @State private var misting = true
  @State private var shade = false
  @State private var warmth = 21.5
  @State private var trays = 6
  @State private var note = ""
  @State private var code = "fern"

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Greenhouse").font(.largeTitle.bold())
      GroupBox("Climate") {
        VStack(spacing: 14) {
          Toggle("Misting", isOn: $misting)
          Toggle(isOn: $shade) { Label("Shade cloth", systemImage: "sun.max") }.tint(.orange)
          Slider(value: $warmth, in: 10...30) {
            Text("Warmth")
          } minimumValueLabel: {
            Image(systemName: "snowflake")
          } maximumValueLabel: {
            Image(systemName: "flame")
          }
          Stepper("Seed trays: \(trays)", value: $trays, in: 0...12)
        }
      }
      HStack(spacing: 24) {
        Gauge(value: 0.62) {
          Text("RH")
        } currentValueLabel: {
          Text("62")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(.blue)
        Gauge(value: warmth, in: 10...30) {
          Text("°C")
        } currentValueLabel: {
          Text(warmth, format: .number.precision(.fractionLength(1)))
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.blue, .green, .orange]))
        VStack(alignment: .leading) {
          ProgressView("Filling the tank", value: 0.7)
          ProgressView(value: 0.25).tint(.green)
        }
        ProgressView()
      }
      Gauge(value: 0.45) { Text("Light today") }
      TextField("Note for the evening", text: $note).textFieldStyle(.roundedBorder)
      SecureField("Door code", text: $code).textFieldStyle(.roundedBorder)
      Toggle("Alarm", isOn: $misting).toggleStyle(.button)
    }
    .padding(20)
  }
}

struct PodcastPlayer: View {
  @State private var position = 0.36
  @State private var volume = 0.7

  var body: some View {
    VStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 24)
        .fill(
          LinearGradient(
            colors: [Color(red: 0.98, green: 0.55, blue: 0.4), Color(red: 0.45, green: 0.2, blue: 0.55)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .overlay {
          ZStack {
            ForEach(0..<5) { ring in
              Circle().stroke(.white.opacity(0.35 - Double(ring) * 0.06), lineWidth: 3).padding(CGFloat(30 + ring * 22))
            }
            Image(systemName: "mic.fill").font(.system(size: 44)).foregroundStyle(.white)
          }
        }
        .aspectRatio(1, contentMode: .fit)
        .shadow(color: .purple.opacity(0.35), radius: 20, y: 12)
      VStack(spacing: 4) {
        Text("The Sound of Slow Rivers").font(.title2.bold()).lineLimit(1)
        Text("Field Notes, episode 41").font(.title3).foregroundStyle(.secondary)
      }
      VStack(spacing: 4) {
        Slider(value: $position).tint(.primary)
        HStack {
          Text("14:12")
          Spacer()
          Text("−25:18")
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 40) {
        Button {
        } label: {
          Image(systemName: "gobackward.15").font(.title)
        }
        Button {
        } label: {
          Image(systemName: "pause.circle.fill").font(.system(size: 64))
        }
        Button {
        } label: {
          Image(systemName: "goforward.30").font(.title)
        }
      }
      .buttonStyle(.plain)
      HStack {
        Image(systemName: "speaker.fill")
        Slider(value: $volume)
        Image(systemName: "speaker.wave.3.fill")
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
    .padding(32)
  }
}

#Preview("Greenhouse") { GreenhousePanel() }
#Preview("Greenhouse, dark") { GreenhousePanel().preferredColorScheme(.dark) }
#Preview("Podcast player") { PodcastPlayer() }
#Preview("Podcast player, dark") { PodcastPlayer().preferredColorScheme(.dark) }
