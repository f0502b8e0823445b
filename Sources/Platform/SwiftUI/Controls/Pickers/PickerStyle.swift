// The looks of pickers.

/// The look of a picker.
public protocol PickerStyle {
  static var _kind: _PickerKind { get }
}

/// What the engine knows of a picker style.
public struct _PickerKind: Hashable, Sendable {
  enum Look { case menu, segmented, inline, wheel, navigationLink, palette }
  let look: Look
}

/// The style of pickers that nothing else is said of: a menu on iOS.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _kind: _PickerKind { .init(look: .menu) }
}

/// The selected option, which opens a menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _kind: _PickerKind { .init(look: .menu) }
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _kind: _PickerKind { .init(look: .segmented) }
}

/// All options as rows of the list around the picker.
public struct InlinePickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _kind: _PickerKind { .init(look: .inline) }
}

/// A wheel that turns to the selected option.
public struct WheelPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _kind: _PickerKind { .init(look: .wheel) }
}

/// A row that leads to a list of the options.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _kind: _PickerKind { .init(look: .navigationLink) }
}

/// A row of compact options.
public struct PalettePickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _kind: _PickerKind { .init(look: .palette) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { .init() }
}

private struct PickerKindKey: EnvironmentKey {
  static var defaultValue: _PickerKind { .init(look: .menu) }
}

extension EnvironmentValues {
  package var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers inside.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerKind, S._kind) }
}
