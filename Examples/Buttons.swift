// Buttons: the system's styles, sizes, shapes and roles, and styles of one's own.

import SwiftUI

struct ButtonStyles: View {
  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        Button("Plain text") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
      }
      HStack(spacing: 12) {
        Button("Delete", role: .destructive) {}
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
      }
      HStack(spacing: 12) {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
      HStack(spacing: 12) {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Rounded") {}.buttonBorderShape(.roundedRectangle(radius: 4))
        Button {
        } label: {
          Image(systemName: "plus")
        }
        .buttonBorderShape(.circle)
      }
      .buttonStyle(.borderedProminent)
      .tint(.indigo)
      HStack(spacing: 12) {
        Button("Off") {}
        Button("Off") {}.buttonStyle(.bordered)
        Button("Off") {}.buttonStyle(.borderedProminent)
      }
      .disabled(true)
      Button {
      } label: {
        Label("Start the walk", systemImage: "figure.walk").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      Menu("Sort by", systemImage: "arrow.up.arrow.down") {
        Button("Name") {}
        Button("Distance") {}
      }
      Link("Read the rules", destination: URL(string: "https://example.com")!)
    }
    .padding(24)
  }
}

/// A raised key that sinks when it is pressed.
struct KeyButtonStyle: ButtonStyle {
  var tint: Color
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(.title2, design: .rounded, weight: .semibold))
      .frame(width: 72, height: 64)
      .foregroundStyle(.white)
      .background {
        RoundedRectangle(cornerRadius: 18)
          .fill(tint.gradient)
          .shadow(
            color: tint.opacity(0.45), radius: configuration.isPressed ? 1 : 6, y: configuration.isPressed ? 1 : 4)
      }
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(isEnabled ? 1 : 0.4)
  }
}

struct PocketCalculator: View {
  private let rows = [["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"], ["0", ".", "=", "+"]]

  var body: some View {
    VStack(spacing: 16) {
      Text("1 284.50")
        .font(.system(size: 52, weight: .light, design: .rounded))
        .monospacedDigit()
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.horizontal, 8)
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 12) {
          ForEach(row, id: \.self) { key in
            Button(key) {}.buttonStyle(KeyButtonStyle(tint: tint(of: key)))
          }
        }
      }
    }
    .padding(24)
    .fixedSize()
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 36))
    .padding(16)
  }

  private func tint(of key: String) -> Color {
    switch key {
    case "=": .orange
    case "÷", "×", "−", "+": .indigo
    default: .gray
    }
  }
}

#Preview("System styles") { ButtonStyles() }
#Preview("System styles, dark") { ButtonStyles().preferredColorScheme(.dark) }
#Preview("Pocket calculator", traits: .sizeThatFitsLayout) { PocketCalculator() }
#Preview("Pocket calculator, dark", traits: .sizeThatFitsLayout) { PocketCalculator().preferredColorScheme(.dark) }
