// EditButton: starts and ends edit mode.

/// A button that switches edit mode on and off.
public struct EditButton {
  @Environment(\.editMode) private var mode
  public init() {}
}

extension EditButton: View {
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    let mode = self.mode
    Button(action: { withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active } }) {
      Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}
