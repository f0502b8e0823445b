// PasteButton: a button that takes what was copied.

import UIKit

/// A button that hands the contents of the pasteboard to a closure.
public struct PasteButton {
  let paste: @MainActor () -> Void
}

extension PasteButton: View {
  /// For items of some kinds of data.
  @MainActor public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    paste = {
      guard let text = UIPasteboard.general.string else { return }
      let provider = NSItemProvider(object: text)
      if supportedContentTypes.contains(where: { provider.hasItemConformingToTypeIdentifier($0.identifier) }) {
        payloadAction([provider])
      }
    }
  }

  /// For values of a type.
  @MainActor public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { if let value = UIPasteboard.general.string as? T { onPaste([value]) } }
  }

  public var body: some View {
    Button(action: paste) {
      Label(
        title: { Text(verbatim: "Paste") }, icon: { Image(systemName: "doc.on.clipboard") })
    }
    .buttonStyle(BorderedProminentButtonStyle())
  }
}
