// preferredColorScheme: a view that decides whether the whole presentation is light or dark.

/// A node whose view prefers a colour scheme.
@MainActor
package protocol ColorSchemePreferring: _ViewNode {
  var preferredColorScheme: ColorScheme? { get }
}

/// The views of one presentation that prefer a colour scheme: a sheet's decide for the sheet alone.
@MainActor
package final class ColorSchemeScope {
  private struct WeakNode { weak var node: (any ColorSchemePreferring)? }
  private var nodes: [WeakNode] = []
  /// The node of the presentation.
  private weak var owner: _ViewNode?

  init(owner: _ViewNode) { self.owner = owner }

  func register(_ node: any ColorSchemePreferring) {
    nodes.append(WeakNode(node: node))
    owner?.setNeedsUpdate()
  }

  func preferenceDidChange() { owner?.setNeedsUpdate() }

  /// What the outermost of the views prefers.
  var preferred: ColorScheme? {
    nodes.removeAll { $0.node == nil || $0.node?.isDestroyed == true }
    return nodes.compactMap(\.node).min { $0.depth < $1.depth }?.preferredColorScheme ?? nil
  }
}

private struct ColorSchemeScopeKey: EnvironmentKey {
  static var defaultValue: SendableBox<ColorSchemeScope>? { nil }
}

extension EnvironmentValues {
  /// The presentation around; nil for the stage itself.
  package var colorSchemeScope: SendableBox<ColorSchemeScope>? {
    get { self[ColorSchemeScopeKey.self] }
    set { self[ColorSchemeScopeKey.self] = newValue }
  }
}

/// The colour scheme that a presentation takes on because a view in it asks for it.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

struct PreferredColorSchemeModifier: Equatable, Sendable { let scheme: ColorScheme? }

extension PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    PreferredColorSchemeNode(view, context)
  }
}

@MainActor
private final class PreferredColorSchemeNode<C: View>: ModifierNode<C, PreferredColorSchemeModifier>,
  ColorSchemePreferring
{
  var preferredColorScheme: ColorScheme? { modifier.scheme }

  override init(_ view: ModifiedContent<C, PreferredColorSchemeModifier>, _ context: _NodeContext) {
    super.init(view, context)
    if let scope = context.environment.colorSchemeScope { scope.value.register(self) } else { host.register(self) }
  }

  override func modifierDidChange(from old: PreferredColorSchemeModifier) {
    if old != modifier { environment.colorSchemeScope?.value.preferenceDidChange() }
  }
}

extension View {
  /// The colour scheme of the presentation that this view is in; nil for the device's.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// The colour scheme of this view only.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
