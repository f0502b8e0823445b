// The keys on which amounts are typed.

import DesignTokens
import SwiftUI

/// Twelve keys: digits, point, delete.
public struct NumberPad: View {
  @Binding private var entry: NumberEntry
  @State private var presses = 0
  @Environment(\.locale) private var locale

  public init(entry: Binding<NumberEntry>) { _entry = entry }

  public var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(1...3, id: \.self) { column in
            key(.digit(row * 3 + column))
          }
        }
      }
      HStack(spacing: 0) {
        key(.point).disabled(entry.places == 0)
        key(.digit(0))
        key(.delete)
      }
    }
    .frame(maxWidth: .rhReadableWidth)
    // Keys are a keyboard: they stay where they can all be seen.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    // Keys stand as on a telephone in every language.
    .environment(\.layoutDirection, .leftToRight)
    .haptic(.rhKey, trigger: presses)
  }

  private func key(_ key: NumberEntry.Key) -> some View {
    Button {
      if entry.press(key) { presses += 1 }
    } label: {
      face(key)
    }
    .buttonStyle(NumberKeyStyle())
  }

  @ViewBuilder private func face(_ key: NumberEntry.Key) -> some View {
    switch key {
    case .digit(let digit): Text(digit.formatted(.number.locale(locale)))
    case .point: Text(locale.decimalSeparator ?? ".").accessibilityLabel("Decimal point")
    case .delete: SymbolToken.rhDelete.image(weight: .regular).accessibilityLabel("Delete")
    }
  }
}

/// A key without a border; the ground shows under the finger.
private struct NumberKeyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    NumberKeyBody(configuration: configuration)
  }
}

private struct NumberKeyBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .textRole(.rhScreenTitle)
      .monospacedDigit()
      .foregroundStyle(isEnabled ? Color.rhTextPrimary : .clear)
      .frame(maxWidth: .infinity, minHeight: .rhRowHeight)
      .background(
        RoundedRectangle(cornerRadius: .rhRadius).fill(configuration.isPressed ? Color.rhSurfaceGray2 : .clear)
      )
      .contentShape(Rectangle())
  }
}

struct NumberPad_Previews: PreviewProvider {
  static var previews: some View {
    NumberPad(entry: .constant(NumberEntry("12.5", places: 2))).background(Color.rhCanvas)
  }
}
