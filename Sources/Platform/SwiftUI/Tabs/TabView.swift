// TabView: one of several pages, chosen in a bar or by swiping.

import Drawing

/// A view that shows one of several views at a time.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// - Parameter selection: The tag of the shown view.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: PrimitiveView {
  public static func _makeNode(_ view: TabView, _ context: _NodeContext) -> _ViewNode { TabViewNode(view, context) }
}

@MainActor
private final class TabViewNode<SelectionValue: Hashable, Content: View>: _ViewNode, BoxMaking {
  private var view: TabView<SelectionValue, Content>
  private var content: _ViewNode!
  private var bar: _ViewNode!
  private let box: TabViewLayoutNode
  private let tracker = DependencyTracker()
  /// The chosen page where no binding says.
  private var ownIndex = 0
  private var isEvaluating = false

  init(_ view: TabView<SelectionValue, Content>, _ context: _NodeContext) {
    self.view = view
    box = TabViewLayoutNode(environment: context.environment)
    super.init(context)
    adopt(tracker)
    box.owner = self
    isEvaluating = true
    content = view.content.makeNode(childContext())
    bar = InsetSlot(content: AnyView(EmptyView())).makeNode(childContext())
    box.bar = implicitStack(of: bar.layoutNodes, environment: environment)
    evaluate()
    // What is only made during the first layout may say more.
    host.afterUpdate { [weak self] in self?.setNeedsUpdate() }
  }

  override var children: [_ViewNode] { [content, bar] }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    isEvaluating = true
    self.view = identical(view, as: TabView<SelectionValue, Content>.self)
    take(environment)
    content.receive(self.view.content, environment)
    evaluate()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    isEvaluating = true
    take(environment)
    content.receiveEnvironment(environment)
    evaluate()
  }

  private func take(_ environment: EnvironmentValues) {
    self.environment = environment
    box.environment = environment
  }

  override func evaluate() {
    isDirty = false
    isEvaluating = true
    defer { isEvaluating = false }
    let selected = tracker.track { view.selection?.wrappedValue }
    let pages = content.layoutNodes
    let tags = pages.map { $0.layoutValue(TagKey.self) }
    let index = selected.flatMap { value in tags.firstIndex { $0 == AnyHashable(value) } } ?? ownIndex
    let shown = pages.isEmpty ? nil : min(max(index, 0), pages.count - 1)
    for (index, page) in pages.enumerated() { page.layoutValue(TabPageKey.self)?.activate(index == shown) }
    let settings = content.preference(BarSettingsKey.self)?[.tabBar] ?? BarSettings.Bar()
    box.settings = settings
    box.page = shown.map { pages[$0] }
    let style = environment.tabStyle
    switch style {
    case .bar:
      box.isPaged = false
      box.isBarHidden = settings.visibility == .hidden
      let items = pages.enumerated().map { index, page in
        TabBarItem(
          label: page.layoutValue(TabPageKey.self)?.label ?? TabItemLabel(),
          badge: page.layoutValue(BadgeKey.self), isSelected: index == shown
        ) { [weak self] in self?.select(index, tag: tags[index]) }
      }
      show(AnyView(TabBarView(items: items, settings: settings)))
    case .page(let dots):
      box.isPaged = true
      let current = shown ?? 0
      box.neighbours = (
        current > 0 ? pages[current - 1] : nil, current + 1 < pages.count ? pages[current + 1] : nil
      )
      box.turn = { [weak self] forward in
        let next = current + (forward ? 1 : -1)
        if pages.indices.contains(next) { self?.select(next, tag: tags[next]) }
      }
      box.isBarHidden = dots == .never || (dots == .automatic && pages.count < 2)
      show(AnyView(PageDots(count: pages.count, current: shown ?? 0)))
    }
    box.invalidateLayout()
  }

  private func show(_ view: AnyView) { bar.receive(InsetSlot(content: view), environment) }

  private func select(_ index: Int, tag: AnyHashable?) {
    ownIndex = index
    if let value = tag?.base as? SelectionValue { view.selection?.wrappedValue = value }
    setNeedsUpdate()
  }

  override func layoutNodesDidChange() { if !isEvaluating { setNeedsUpdate() } }

  override func preferenceDidChange(_ key: ObjectIdentifier) {
    if key == ObjectIdentifier(BarSettingsKey.self), !isEvaluating { setNeedsUpdate() }
    super.preferenceDidChange(key)
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into values: inout K.Value, isFirst: inout Bool
  ) {
    guard key == BarSettingsKey.self else {
      content.collectPreference(key, into: &values, isFirst: &isFirst)
      return
    }
    guard var settings = content.preference(BarSettingsKey.self) else { return }
    settings.bars[.tabBar] = nil
    let value = identical(settings, as: K.Value.self)
    if isFirst {
      values = value
      isFirst = false
    } else {
      K.reduce(value: &values) { value }
    }
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(box) }
}

extension TabViewNode: @preconcurrency CarriesState {
  var stateToCarry: Any? { view.selection == nil ? ownIndex : nil }

  func take(carried: Any) {
    guard view.selection == nil, let index = carried as? Int else { return }
    ownIndex = index
    setNeedsUpdate()
  }
}
