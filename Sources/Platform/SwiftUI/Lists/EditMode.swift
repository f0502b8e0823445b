// Edit mode: whether lists show how rows are deleted and moved. Every screen has one of its own, which a view may put
// another in place of.

/// Whether the user is editing.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct ScreenEditModeKey: EnvironmentKey { static var defaultValue: SendableBox<Binding<EditMode>>? { nil } }

extension EnvironmentValues {
  /// Whether the lists inside are being edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[ScreenEditModeKey.self]?.value }
    set { self[EditModeKey.self] = newValue }
  }

  fileprivate var screenEditMode: SendableBox<Binding<EditMode>>? {
    get { self[ScreenEditModeKey.self] }
    set { self[ScreenEditModeKey.self] = newValue }
  }
}

/// The edit mode of a screen.
@MainActor
final class OwnEditMode {
  private let binding: SendableBox<Binding<EditMode>>

  init() {
    binding = SendableBox(Binding(location: StateLocation(EditMode.inactive)))
  }

  /// Gives the mode to the views of the screen.
  func provide(to environment: inout EnvironmentValues) { environment.screenEditMode = binding }
}
