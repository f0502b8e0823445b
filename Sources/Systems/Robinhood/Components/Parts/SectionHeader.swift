// The title above a section.

import DesignTokens
import SwiftUI

/// A section's title with room for something at its end.
public struct SectionHeader<Accessory: View>: View {
  let title: String
  let accessory: Accessory

  public init(_ title: String, @ViewBuilder accessory: () -> Accessory) {
    self.title = title
    self.accessory = accessory()
  }

  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: .rhSpace12) {
      WholeWords(title, .rhSectionHeader)
        .foregroundStyle(Color.rhTextPrimary)
        .accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
      accessory
    }
    .padding(.horizontal, .rhGutter)
    .padding(.top, .rhHeroGutter)
    .padding(.bottom, .rhSpace8)
  }
}

extension SectionHeader where Accessory == EmptyView {
  public init(_ title: String) { self.init(title) { EmptyView() } }
}

/// A text button in the accent of a section.
public struct TextButton: View {
  let title: String
  let color: Color
  let action: @MainActor () -> Void

  public init(_ title: String, color: Color = .rhGreen, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.color = color
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      Text(title)
        .textRole(.rhButtonSmall)
        .foregroundStyle(color)
        .frame(minWidth: .rhTouchTarget, minHeight: .rhTouchTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

struct SectionHeader_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 0) {
      SectionHeader("Stocks")
      SectionHeader("Lists") { TextButton("Edit") {} }
    }
    .background(Color.rhCanvas)
  }
}
