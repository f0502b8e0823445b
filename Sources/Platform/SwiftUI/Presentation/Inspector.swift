// inspector: details of what is selected, in a column at the trailing side, or a sheet where the width is compact.

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// Shows a view's details beside it, or over it.
private struct InspectorModifier<Details: View> {
  let isPresented: Binding<Bool>
  let details: Details
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width: CGFloat?

  init(isPresented: Binding<Bool>, details: Details) {
    self.isPresented = isPresented
    self.details = details
  }

  /// iPadOS's own width, in points.
  fileprivate static var standardWidth: CGFloat { 270 }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    if sizeClass == .compact {
      content.sheet(isPresented: isPresented) { details.defaultDetents([.medium, .large]) }
    } else if isPresented.wrappedValue {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider().ignoresSafeArea()
        details
          .frame(width: width ?? Self.standardWidth)
          .frame(maxHeight: .infinity)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
      }
    } else {
      content
    }
  }
}

extension View {
  /// Shows details of the view in a column beside it, or in a sheet where there is no room for one.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// Sets the width of the inspector's column, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the inspector's column, in points.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: InspectorWidthKey.self, value: ideal) }
}
