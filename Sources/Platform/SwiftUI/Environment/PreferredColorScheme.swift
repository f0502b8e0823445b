// preferredColorScheme: a view that decides whether the whole presentation is light or dark.

/// A node whose view prefers a colour scheme.
@MainActor
package protocol ColorSchemePreferring: _ViewNode {
  var preferredColorScheme: ColorScheme? { get }
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
    host.register(self)
  }
}

extension View {
  /// The colour scheme of the presentation that this view is in; nil for the device's.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// The colour scheme of this view only.
  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
