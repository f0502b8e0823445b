// Where values and bindings lead.

/// What links and dismissals do to the container around them.
@MainActor
package final class Navigator {
  package var pushValue: (AnyHashable) -> Void = { _ in }
  /// Pushes a view on behalf of a link.
  package var pushView: (AnyView, AnyObject?) -> Void = { _, _ in }
  /// Whether the screen that a link pushed is still there.
  package var isPushed: (AnyObject) -> Bool = { _ in false }
  package init() {}
}

private struct NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
  package var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

extension View {
  /// Makes the screens for pushed values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationItem(destination) { destination, _, item in
      item.destinations[ObjectIdentifier(D.self)] = { value in
        (value.base as? D).map { AnyView(destination($0)) }
      }
      item.carriers["\(D.self)"] = { ValueCarrying.carry($0, as: D.self).map { AnyHashable($0) } }
    }
  }

  /// Pushes a screen while a binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      PushModifier(isPresented: { isPresented.wrappedValue }, destination: destination()) {
        isPresented.wrappedValue = false
      })
  }

  /// Pushes a screen while a binding has a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PushModifier(
        isPresented: { item.wrappedValue != nil }, destination: PushedItem(item: item, destination: destination)
      ) { item.wrappedValue = nil })
  }
}

/// The screen of an item, nothing when there is none.
private struct PushedItem<D: Hashable, C: View> {
  let item: Binding<D?>
  let destination: (D) -> C
}

extension PushedItem: View {
  var body: some View { if let value = item.wrappedValue { destination(value) } }
}

/// Pushes a screen while a condition holds.
struct PushModifier<Destination: View> {
  let isPresented: () -> Bool
  let destination: Destination
  let pop: () -> Void

  init(isPresented: @escaping () -> Bool, destination: Destination, pop: @escaping () -> Void) {
    self.isPresented = isPresented
    self.destination = destination
    self.pop = pop
  }
}

extension PushModifier: ViewModifier {
  func body(content: Content) -> some View {
    // The condition is read in a body, so that a change of state runs it again.
    let pop = pop
    let screen = isPresented() ? PushedScreen(content: AnyView(destination), pop: { pop() }) : nil
    return content.navigationItem(screen) { screen, _, item in
      if let screen { item.pushed.append(screen) }
    }
  }
}
