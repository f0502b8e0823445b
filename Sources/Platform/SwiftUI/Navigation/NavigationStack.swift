// NavigationStack and its forerunner NavigationView.

/// Screens on top of a root screen.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: NavigationPathSource?
}

extension NavigationStack: View {
  public var body: some View { NavigationContainer(root: AnyView(root), path: path) }
}

extension NavigationStack {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// A stack whose pushed values are kept by a binding.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathSource(
      get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
  }

  /// A stack whose pushed values are kept by a binding.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = NavigationPathSource(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) })
  }
}

/// Screens on top of a root screen, or columns where there is room: the form before iOS 16.
public struct NavigationView<Content: View> {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { NavigationContainer(root: AnyView(FirstViewOnly(content: content))) }
}

/// The first of several views: a navigation view in a narrow place shows its first column.
struct FirstViewOnly<Content: View> {
  let content: Content
}

extension FirstViewOnly: PrimitiveView {
  static func _makeNode(_ view: FirstViewOnly, _ context: _NodeContext) -> _ViewNode {
    ContainerNode(
      view, context, box: FirstChildLayoutNode(environment: context.environment), content: { $0.content },
      update: { _, _ in })
  }
}

@MainActor
private final class FirstChildLayoutNode: ContainerLayoutNode {
  override var children: [LayoutNode] { Array(childNodes.prefix(1)) }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    childNodes.first?.sizeThatFits(proposal) ?? .zero
  }
  override func layoutChildren() { childNodes.first?.place(at: .zero, proposal: proposal) }
}

// MARK: Styles of navigation views

/// How a navigation view shows its columns.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// How navigation views inside show their columns.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
