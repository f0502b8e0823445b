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
  private var hasShown = false
  /// Whether the list of the tabs that the bar has no room for is shown.
  private var isMoreOpen = false
  private var lastShown: Int?
  private var more: _ViewNode?
  private var moreBox: LayoutNode?
  private var isChosenByHand = false
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

  override var children: [_ViewNode] { [content, bar] + (more.map { [$0] } ?? []) }

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
    if shown != lastShown { isMoreOpen = isMoreOpen && lastShown == nil }
    lastShown = shown
    let style = environment.tabStyle
    let gathers =
      style == .bar && environment.horizontalSizeClass != .regular && pages.count > TabBarMetrics.limit
    if !gathers { isMoreOpen = false }
    for (index, page) in pages.enumerated() {
      page.layoutValue(TabPageKey.self)?.activate(index == shown && !isMoreOpen)
    }
    let settings = content.preference(BarSettingsKey.self)?[.tabBar] ?? BarSettings.Bar()
    box.settings = settings
    if gathers, let shown, isMoreOpen || shown >= TabBarMetrics.limit - 1 {
      showMore(pages, tags, shown)
      box.page = moreBox
    } else {
      box.page = shown.map { pages[$0] }
    }
    switch style {
    case .bar:
      box.isPaged = false
      box.isBarHidden = settings.visibility == .hidden
      let items = pages.enumerated().map { index, page in
        TabBarItem(
          label: page.layoutValue(TabPageKey.self)?.label ?? TabItemLabel(),
          badge: page.layoutValue(BadgeKey.self), isSelected: index == shown && !isMoreOpen
        ) { [weak self] in self?.select(index, tag: tags[index]) }
      }
      show(
        AnyView(
          TabBarView(
            items: items, settings: settings,
            showMore: { [weak self] in
              self?.isMoreOpen = true
              self?.setNeedsUpdate()
            }, isMoreOpen: isMoreOpen)))
    case .page(let dots):
      box.isPaged = true
      let current = shown ?? 0
      for index in [current - 1, current + 1] where pages.indices.contains(index) {
        pages[index].layoutValue(TabPageKey.self)?.prepare()
      }
      box.pages = pages
      box.select = { [weak self] index in
        if index != current, pages.indices.contains(index) { self?.select(index, tag: tags[index]) }
      }
      let slides = hasShown && host.animatesScreens && !transaction.disablesAnimations
      let animation = slides ? transaction.effectiveAnimation : nil
      // A binding that does not take what a finger chose has the pages slide back.
      box.turning.show(current, with: animation ?? (isChosenByHand ? PageTurning.settling : nil), in: host)
      isChosenByHand = false
      hasShown = !pages.isEmpty
      box.isBarHidden = dots == .never || (dots == .automatic && pages.count < 2)
      show(AnyView(PageDots(count: pages.count, current: shown ?? 0)))
    }
    box.invalidateLayout()
  }

  /// Shows the list of the tabs that the bar has no room for, and over it the chosen one.
  private func showMore(_ pages: [LayoutNode], _ tags: [AnyHashable?], _ shown: Int) {
    let hidden = pages.indices.dropFirst(TabBarMetrics.limit - 1)
    let items = hidden.map { index in
      MoreItem(
        page: MorePage(index: index), label: pages[index].layoutValue(TabPageKey.self)?.label ?? TabItemLabel(),
        badge: pages[index].layoutValue(BadgeKey.self), box: pages[index])
    }
    let path: [AnyHashable] = isMoreOpen ? [] : [MorePage(index: shown)]
    let source = NavigationPathSource(get: { path }) { [weak self] new in
      guard let self else { return }
      if let page = new.last?.base as? MorePage {
        isMoreOpen = false
        lastShown = page.index
        select(page.index, tag: tags.indices.contains(page.index) ? tags[page.index] : nil)
      } else {
        isMoreOpen = true
        setNeedsUpdate()
      }
    }
    let view = InsetSlot(content: NavigationContainer(root: AnyView(MoreList(items: items)), path: source))
    if let more {
      more.receive(view, environment)
    } else {
      let made = view.makeNode(childContext())
      more = made
      moreBox = implicitStack(of: made.layoutNodes, environment: environment)
    }
  }

  private func show(_ view: AnyView) { bar.receive(InsetSlot(content: view), environment) }

  private func select(_ index: Int, tag: AnyHashable?) {
    ownIndex = index
    isMoreOpen = false
    isChosenByHand = true
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
