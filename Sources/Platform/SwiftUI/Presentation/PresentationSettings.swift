// What presented content says of its presentation.

/// A presented view's wishes.
package struct PresentationSettings {
  var detents: Set<PresentationDetent>?
  var selectedDetent: PresentationDetent?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var background: AnyView?
  var allowsBackground: Bool?
  var adaptation: PresentationAdaptation.Kind?
  /// What becomes of the presentation on a low screen.
  var lowAdaptation: PresentationAdaptation.Kind?
  /// Writes the detent that a finger left the sheet at.
  var select: (@MainActor (PresentationDetent) -> Void)?
  var isDismissDisabled: Bool?
  /// Whether content scrolls before the sheet grows.
  var scrollsFirst = false

  mutating func join(_ other: PresentationSettings) {
    if detents == nil { (detents, selectedDetent, select) = (other.detents, other.selectedDetent, other.select) }
    isDismissDisabled = isDismissDisabled ?? other.isDismissDisabled
    scrollsFirst = scrollsFirst || other.scrollsFirst
    dragIndicator = dragIndicator ?? other.dragIndicator
    cornerRadius = cornerRadius ?? other.cornerRadius
    background = background ?? other.background
    allowsBackground = allowsBackground ?? other.allowsBackground
    adaptation = adaptation ?? other.adaptation
    lowAdaptation = lowAdaptation ?? other.lowAdaptation
  }
}

package enum PresentationSettingsKey: PreferenceKey {
  package static var defaultValue: PresentationSettings { PresentationSettings() }
  package static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    value.join(nextValue())
  }
}

private struct PresentationSettingModifier<Value> {
  let value: Value
  let apply: @MainActor (Value, inout PresentationSettings) -> Void
}

extension PresentationSettingModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    PreferenceNode<C, Self, PresentationSettingsKey>(view, context) { modifier, _, settings in
      modifier.apply(modifier.value, &settings)
    }
  }
}

/// Whether what lies behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
  let isAllowed: Bool?
  public static var automatic: PresentationBackgroundInteraction { .init(isAllowed: nil) }
  public static var enabled: PresentationBackgroundInteraction { .init(isAllowed: true) }
  public static var disabled: PresentationBackgroundInteraction { .init(isAllowed: false) }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// Whether a swipe on a presentation scrolls its content or changes its size.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  public static var automatic: PresentationAdaptation { .init(kind: .automatic) }
  public static var none: PresentationAdaptation { .init(kind: .none) }
  public static var popover: PresentationAdaptation { .init(kind: .popover) }
  public static var sheet: PresentationAdaptation { .init(kind: .sheet) }
  public static var fullScreenCover: PresentationAdaptation { .init(kind: .fullScreenCover) }
}

extension View {
  nonisolated private func presentationSetting<Value>(
    _ value: Value, apply: @escaping @MainActor (Value, inout PresentationSettings) -> Void
  ) -> some View {
    modifier(PresentationSettingModifier(value: value, apply: apply))
  }

  /// The heights that a sheet around the view rests at; it opens at the smallest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationSetting(detents) { detents, settings in
      settings.detents = detents
      settings.selectedDetent = nil
    }
  }

  /// The heights that a sheet around the view rests at if the view does not say.
  nonisolated func defaultDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationSetting(detents) { detents, settings in settings.detents = settings.detents ?? detents }
  }

  /// The heights that a sheet around the view rests at, and the one it is at.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetents(detents: detents, selection: selection))
  }

  nonisolated fileprivate func selectedDetents(
    _ detents: Set<PresentationDetent>, _ selected: PresentationDetent, _ selection: Binding<PresentationDetent>
  ) -> some View {
    presentationSetting(selected) { selected, settings in
      settings.detents = detents
      settings.selectedDetent = selected
      settings.select = { selection.wrappedValue = $0 }
    }
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationSetting(visibility) { $1.dragIndicator = $0 }
  }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationSetting(cornerRadius) { $1.cornerRadius = $0 }
  }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationSetting(AnyShapeStyle(style)) { $1.background = AnyView(Rectangle().fill($0)) }
  }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    presentationSetting(ZStack(alignment: alignment) { content() }) { $1.background = AnyView($0) }
  }

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationSetting(interaction.isAllowed) { $1.allowsBackground = $0 }
  }

  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { presentationSetting(behavior == .scrolls) { $1.scrollsFirst = $0 } }

  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationSetting(horizontalAdaptation.kind) {
      $1.adaptation = $0
      $1.lowAdaptation = verticalAdaptation.kind
    }
  }

  /// Whether a swipe cannot end the presentation around the view.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationSetting(isDisabled) { $1.isDismissDisabled = $0 }
  }
}

/// Reads the chosen detent in a body, so that a change of state is seen.
private struct SelectedDetents: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>
  func body(content: Content) -> some View { content.selectedDetents(detents, selection.wrappedValue, selection) }
}
