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
private final class PreferredColorSchemeNode<C: View>: _ViewNode, ColorSchemePreferring {
  private(set) var preferredColorScheme: ColorScheme?
  private var child: _ViewNode!

  init(_ view: ModifiedContent<C, PreferredColorSchemeModifier>, _ context: _NodeContext) {
    preferredColorScheme = view.modifier.scheme
    super.init(context)
    host.register(self)
    child = view.content.makeNode(childContext())
  }

  override var children: [_ViewNode] { [child] }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: ModifiedContent<C, PreferredColorSchemeModifier>.self)
    preferredColorScheme = new.modifier.scheme
    self.environment = environment
    child.receive(new.content, environment)
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
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
