// The field in which instruments are searched.

import DesignTokens
import SwiftUI

/// A grey field with a magnifying glass and, once something is typed, a button that clears it.
public struct SearchField: View {
  @Binding private var text: String
  let prompt: String
  @FocusState private var isFocused: Bool

  public init(text: Binding<String>, prompt: String = "Search") {
    _text = text
    self.prompt = prompt
  }

  public var body: some View {
    HStack(spacing: .rhSpace8) {
      SymbolToken.rhSearchField.image()
        .foregroundStyle(Color.rhTextSecondary)
        .accessibilityHidden(true)
      TextField(prompt, text: $text, prompt: Text(prompt).foregroundStyle(Color.rhTextSecondary))
        .textRole(.rhBody)
        .foregroundStyle(Color.rhTextPrimary)
        .textFieldStyle(.plain)
        .autocorrectionDisabled()
        .textInputAutocapitalization(.never)
        .submitLabel(.search)
        .focused($isFocused)
        .accessibilityAddTraits(.isSearchField)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          SymbolToken.rhClear.image()
            .foregroundStyle(Color.rhTextSecondary)
            .frame(width: .rhTouchTarget, height: .rhTouchTarget)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear search")
      }
    }
    .padding(.leading, .rhSpace12)
    .padding(.trailing, text.isEmpty ? .rhSpace12 : 0)
    .frame(minHeight: .rhTouchTarget)
    .background(RoundedRectangle(cornerRadius: .rhRadius).fill(Color.rhSurfaceGray))
    .padding(.horizontal, .rhGutter)
  }
}

struct SearchField_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: .rhGutter) {
      SearchField(text: .constant(""))
      SearchField(text: .constant("app"))
    }
    .padding(.vertical, .rhGutter)
    .background(Color.rhCanvas)
  }
}
