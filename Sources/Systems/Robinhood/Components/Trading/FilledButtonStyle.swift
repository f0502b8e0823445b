// The filled buttons of the system.

import DesignTokens
import SwiftUI

/// A button across the width: 48 points high, corners of 8, higher where large text needs it.
public struct FilledButtonStyle: ButtonStyle {
  public enum Kind: Hashable, Sendable {
    /// The primary text colour: the one thing a screen is for.
    case primary
    case buy
    case sell
    /// Grey, for the way back.
    case quiet
  }

  let kind: Kind

  public init(_ kind: Kind = .primary) { self.kind = kind }

  public func makeBody(configuration: Configuration) -> some View {
    FilledButtonBody(kind: kind, label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct FilledButtonBody<Label: View>: View {
  let kind: FilledButtonStyle.Kind
  let label: Label
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .textRole(.rhButton)
      .multilineTextAlignment(.center)
      .foregroundStyle(isEnabled ? ink : Color.rhTextSecondary)
      .padding(.horizontal, .rhSpace12)
      .padding(.vertical, .rhSpace8)
      .frame(maxWidth: .infinity, minHeight: .rhButtonHeight)
      .background(RoundedRectangle(cornerRadius: .rhRadius).fill(isEnabled ? ground : Color.rhSurfaceGray2))
      .contentShape(Rectangle())
  }

  private var ink: Color {
    switch kind {
    case .primary: .rhTextInverse
    case .buy, .sell: .rhTextOnColor
    case .quiet: .rhTextPrimary
    }
  }

  private var ground: Color {
    switch kind {
    case .primary: isPressed ? .rhTextSecondary : .rhTextPrimary
    case .buy: isPressed ? .rhGreenPressed : .rhGreen
    case .sell: isPressed ? .rhRedPressed : .rhRed
    case .quiet: isPressed ? .rhDivider : .rhSurfaceGray2
    }
  }
}

extension ButtonStyle where Self == FilledButtonStyle {
  public static func rhFilled(_ kind: FilledButtonStyle.Kind = .primary) -> FilledButtonStyle {
    FilledButtonStyle(kind)
  }
}

struct FilledButtonStyle_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: .rhSpace12) {
      Button("Primary") {}.buttonStyle(.rhFilled())
      Button("Buy") {}.buttonStyle(.rhFilled(.buy))
      Button("Sell") {}.buttonStyle(.rhFilled(.sell))
      Button("Quiet") {}.buttonStyle(.rhFilled(.quiet))
      Button("Disabled") {}.buttonStyle(.rhFilled()).disabled(true)
    }
    .padding(.rhGutter)
    .background(Color.rhCanvas)
  }
}
