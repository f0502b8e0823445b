// Control styles in the environment: one chain a kind of control, the innermost style first.

/// A style in force and the one it hides, for controls described by `Configuration`.
package final class StyleChain<Configuration>: @unchecked Sendable {
  package let makeBody: @MainActor (Configuration) -> AnyView
  /// What a control sees that the style itself uses.
  package let outer: StyleChain<Configuration>?

  init(outer: StyleChain<Configuration>?, makeBody: @escaping @MainActor (Configuration) -> AnyView) {
    self.outer = outer
    self.makeBody = makeBody
  }
}

private struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleChain<Configuration>? { nil }
}

/// Names a kind of control in a key path.
package struct StyleSlot<Configuration>: Hashable {}

extension EnvironmentValues {
  package subscript<Configuration>(styles slot: StyleSlot<Configuration>) -> StyleChain<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

/// Puts a style into the environment.
package struct StyleModifier<Style, Configuration, Content: View> {
  let style: Style
  let content: @MainActor (Style, Configuration) -> Content

  init(_ style: Style, content: @escaping @MainActor (Style, Configuration) -> Content) {
    self.style = style
    self.content = content
  }
}

extension StyleModifier: ViewModifier {
  package typealias Body = Never
  package static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    EnvironmentNode(
      view, context, isSame: { ValueComparison.areEqual($0.style, $1.style) },
      apply: { modifier, values in
        let slot = StyleSlot<Configuration>()
        let (style, content) = (modifier.style, modifier.content)
        values[styles: slot] = StyleChain(outer: values[styles: slot]) {
          AnyView(StyleBody(style: StyleHolder(style), configuration: $0, content: content))
        }
      })
  }
}

/// A style inside a view, with its own dynamic properties (`@Environment` in a style) connected.
package struct StyleHolder<Style>: BindableProperty {
  package var style: Style
  package init(_ style: Style) { self.style = style }

  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    let storage = slot as? StyleBindings ?? StyleBindings()
    slot = storage
    storage.bindings.bind(&style, node: node, tracker: tracker)
  }
}

@MainActor
private final class StyleBindings: HoldsBindings {
  var bindings = PropertyBindings()
}

/// What a style makes of a configuration.
package struct StyleBody<Style, Configuration, Content: View> {
  var style: StyleHolder<Style>
  let configuration: Configuration
  let content: @MainActor (Style, Configuration) -> Content
}

extension StyleBody: View {
  package var body: Content { content(style.style, configuration) }
}

/// A control's look: what the style in force makes of the control's configuration.
package struct StyledControl<Configuration, Fallback: View> {
  @Environment private var chain: StyleChain<Configuration>?
  let configuration: Configuration
  let fallback: @MainActor (Configuration) -> Fallback

  /// - Parameter fallback: The look when no style is set.
  init(_ configuration: Configuration, fallback: @escaping @MainActor (Configuration) -> Fallback) {
    _chain = Environment(\EnvironmentValues.[styles: StyleSlot<Configuration>()])
    self.configuration = configuration
    self.fallback = fallback
  }
}

extension StyledControl: View {
  package var body: some View {
    if let chain {
      chain.makeBody(configuration)
        .environment(\EnvironmentValues.[styles: StyleSlot<Configuration>()], chain.outer)
    } else {
      fallback(configuration)
    }
  }
}
