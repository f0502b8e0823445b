// onGeometryChange: an action when a value made of a view's geometry changes.

/// Watches the geometry of the view in front of it.
private struct GeometryWatch<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryWatch: View {
  var body: some View {
    GeometryReader { proxy in
      let value = transform(proxy)
      Color.clear.onChange(of: value, initial: true) { action($0, $1) }
    }
    .accessibilityHidden(true)
  }
}

extension View {
  /// Runs an action with a value made of the view's geometry: when the view appears and when the value changes.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    background(GeometryWatch(transform: transform, action: { action($1) }))
  }

  /// The same with the value before as well, which at first is the value itself.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background(GeometryWatch(transform: transform, action: action))
  }
}
