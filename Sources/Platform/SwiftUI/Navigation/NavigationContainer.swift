// The container of screens: keeps the stack, shows the top one with its bars.

import Drawing

/// Which part of a navigation interface a container is.
enum NavigationRole { case stack, sidebar, detail }

/// Where the pushed values are kept.
struct NavigationPathSource {
  var get: () -> [AnyHashable]
  var set: ([AnyHashable]) -> Void
}

/// A stack of screens on a root.
struct NavigationContainer {
  var root: AnyView
  var path: NavigationPathSource?
  var role = NavigationRole.stack
}

extension NavigationContainer: PrimitiveView {
  static func _makeNode(_ view: NavigationContainer, _ context: _NodeContext) -> _ViewNode {
    NavigationContainerNode(view, context)
  }
}

/// Says that there is a navigation container inside, so that a column around it leaves the bar to it.
enum ContainsNavigationKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

@MainActor
private final class NavigationContainerNode: _ViewNode, BoxMaking {
  private enum Key: Hashable {
    case root
    case value(Int, AnyHashable)
    case view(Int)
    case binding(below: Int, index: Int)
  }

  private struct Wanted {
    var key: Key
    var content: AnyView
    var pop: @MainActor () -> Void
  }

  private var view: NavigationContainer
  private let navigator = Navigator()
  private let tracker = DependencyTracker()
  private var ownPath: [AnyHashable] = []
  /// Screens that links pushed as views, with the links.
  private var pushedViews: [(content: AnyView, link: AnyObject?)] = []
  private var screens: [(key: Key, node: NavigationScreenNode)] = []
  /// Screens that are popped and still seen.
  private var leaving: [NavigationScreenNode] = []
  private var box: NavigationStackLayoutNode?
  private var isEvaluating = false

  init(_ view: NavigationContainer, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    adopt(tracker)
    navigator.pushValue = { [weak self] in self?.push($0) }
    navigator.pushView = { [weak self] view, link in
      self?.pushedViews.append((view, link))
      self?.setNeedsUpdate()
    }
    navigator.isPushed = { [weak self] link in self?.pushedViews.contains { $0.link === link } == true }
    evaluate()
    // What is only made during the first layout may say more.
    host.afterUpdate { [weak self] in self?.setNeedsUpdate() }
  }

  private var top: NavigationScreenNode? { screens.last?.node }

  override var children: [_ViewNode] { screens.map(\.node) }

  private var screenEnvironment: EnvironmentValues {
    var values = environment
    values.navigator = navigator
    values.presentationDismissal = nil
    return values
  }

  private func push(_ value: AnyHashable) {
    if let path = view.path {
      path.set(path.get() + [value])
    } else {
      ownPath.append(value)
    }
    setNeedsUpdate()
  }

  private func popValue() {
    if let path = view.path {
      path.set(Array(path.get().dropLast()))
    } else if !ownPath.isEmpty {
      ownPath.removeLast()
    }
    setNeedsUpdate()
  }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.view = identical(view, as: NavigationContainer.self)
    self.environment = environment
    box?.environment = environment
    evaluate()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    box?.environment = environment
    evaluate()
  }

  override func willDestroy() { removeLeaving() }

  override func evaluate() {
    isDirty = false
    isEvaluating = true
    defer { isEvaluating = false }
    let values = tracker.track { view.path?.get() ?? ownPath }
    let oldTop = top
    let items = buildScreens(values)
    showBars(items, on: top)
    for screen in screens where screen.node !== oldTop { screen.node.setCovered(screen.node !== top) }
    if oldTop !== top { showTop(after: oldTop) }
  }

  /// Lets the top screen be seen: with a transition, but for the one a container begins with.
  private func showTop(after old: NavigationScreenNode?) {
    guard let top else { return }
    guard let box else {
      let made = NavigationStackLayoutNode(top: top.box, host: host, environment: environment)
      made.owner = self
      made.below = { [weak self] in self?.screenBelow() }
      box = made
      layoutNodesDidChange()
      return
    }
    if let old { host.afterUpdate { [weak self] in self?.host.input.screenDidGo(old.box) } }
    guard let old, host.animatesScreens, !transaction.disablesAnimations else {
      box.show(top.box)
      removeLeaving()
      coverScreens()
      return
    }
    // A screen that is still there lies below the new one.
    let isPush = screens.contains { $0.node === old }
    box.move(to: top.box, isPush: isPush) { [weak self] in
      self?.removeLeaving()
      self?.coverScreens()
    }
  }

  /// Screens under the top one are out of sight once it has come.
  private func coverScreens() { for screen in screens { screen.node.setCovered(screen.node !== top) } }

  /// The screen below the top one, with its bars as it shows them when it is on top.
  private func screenBelow() -> NavigationScreenLayoutNode? {
    guard screens.count > 1 else { return nil }
    let node = screens[screens.count - 2].node
    showBars(screens.dropLast().map(\.node.item), on: node)
    return node.box
  }

  private func removeLeaving() {
    for node in leaving { node.destroy() }
    leaving = []
  }

  /// Makes or updates the screens of the path, and returns what each says of itself.
  private func buildScreens(_ values: [AnyHashable]) -> [NavigationItem] {
    var old = screens
    screens = []
    var items: [NavigationItem] = []
    var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
    var carriers: [String: (Any) -> AnyHashable?] = [:]

    func show(_ wanted: Wanted) {
      var values = screenEnvironment
      if wanted.key != .root {
        let pop = wanted.pop
        values.presentationDismissal = PresentationDismissal(isPresented: true) { pop() }
      } else {
        values.presentationDismissal = environment.presentationDismissal
      }
      let node: NavigationScreenNode
      var known: Int?
      for index in old.indices where old[index].key == wanted.key { known = known ?? index }
      if let index = known {
        node = old.remove(at: index).node
        node.editMode.provide(to: &values)
        node.update(wanted.content, environment: values)
      } else {
        let editMode = OwnEditMode()
        editMode.provide(to: &values)
        node = NavigationScreenNode(wanted.content, childContext(values), role: view.role, editMode: editMode)
      }
      screens.append((wanted.key, node))
      let item = node.item
      destinations.merge(item.destinations) { _, new in new }
      carriers.merge(item.carriers) { _, new in new }
      items.append(item)
      let level = screens.count
      for (index, pushed) in item.pushed.enumerated() where level < 32 {
        show(
          Wanted(key: .binding(below: level, index: index), content: pushed.content) { [weak self] in
            pushed.pop()
            self?.setNeedsUpdate()
          })
      }
    }

    show(Wanted(key: .root, content: view.root, pop: {}))
    for (index, pushed) in values.enumerated() {
      var value = pushed
      var type = Swift.type(of: value.base)
      if destinations[ObjectIdentifier(type)] == nil, let current = carriers["\(type)"]?(value.base) {
        value = current
        type = Swift.type(of: value.base)
      }
      guard let content = destinations[ObjectIdentifier(type)]?(value) else {
        host.warn(
          "NavigationStack: no navigationDestination(for:) for \(type) inside the stack; its value in the path shows "
            + "nothing. Add one to a view of the stack that is not lazy.")
        continue
      }
      show(Wanted(key: .value(index, value), content: content) { [weak self] in self?.popValue() })
    }
    for (index, pushed) in pushedViews.enumerated() {
      show(
        Wanted(key: .view(index), content: pushed.content) { [weak self] in
          guard let self, index < pushedViews.count else { return }
          pushedViews.removeSubrange(index...)
          setNeedsUpdate()
        })
    }
    if !old.isEmpty, box?.isInTransition == true { removeLeaving() }
    leaving += old.map(\.node)
    if host.animatesScreens == false { removeLeaving() }
    return items
  }

  /// Shows the bars of the last screen that says something of itself.
  private func showBars(_ items: [NavigationItem], on screen: NavigationScreenNode?) {
    var isLarge = view.role != .detail
    var previousTitle: Text?
    for (index, item) in items.enumerated() {
      switch item.titleMode {
      case .inline: isLarge = false
      case .large: isLarge = true
      case .automatic, nil: break
      }
      if index == items.count - 1 {
        screen?.showBars(
          item: item, isLarge: isLarge && item.title != nil, isRoot: index == 0,
          back: index > 0 && item.hidesBackButton != true ? NavigationBack(title: previousTitle) : nil)
      }
      previousTitle = item.title
    }
  }

  override func preferenceDidChange(_ key: ObjectIdentifier) {
    let isOurs =
      key == ObjectIdentifier(NavigationItemKey.self) || key == ObjectIdentifier(BarSettingsKey.self)
      || key == ObjectIdentifier(SearchPreferenceKey.self)
    if isOurs, !isEvaluating { setNeedsUpdate() }
    if key != ObjectIdentifier(NavigationItemKey.self) { super.preferenceDidChange(key) }
  }

  override func layoutNodesDidChange() {
    if !isEvaluating { setNeedsUpdate() }
    super.layoutNodesDidChange()
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into values: inout K.Value, isFirst: inout Bool
  ) {
    func add(_ value: K.Value) {
      if isFirst {
        values = value
        isFirst = false
      } else {
        K.reduce(value: &values) { value }
      }
    }
    if key == NavigationItemKey.self || key == SearchPreferenceKey.self { return }
    if key == ContainsNavigationKey.self { return add(identical(true, as: K.Value.self)) }
    guard let content = top?.content else { return }
    if key == BarSettingsKey.self {
      guard var settings = content.preference(BarSettingsKey.self) else { return }
      settings.bars[.navigationBar] = nil
      settings.bars[.bottomBar] = nil
      return add(identical(settings, as: K.Value.self))
    }
    content.collectPreference(key, into: &values, isFirst: &isFirst)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { if let box { list.append(box) } }
}

/// The way back from a screen.
struct NavigationBack {
  var title: Text?
}

/// One screen of a navigation container.
@MainActor
private final class NavigationScreenNode: _ViewNode {
  private(set) var content: _ViewNode!
  private var bar: _ViewNode!
  private var barExtension: _ViewNode!
  private var bottomBar: _ViewNode!
  private var suggestions: _ViewNode!
  /// What a search suggests, made once more to see whether it is anything.
  private var suggested: _ViewNode!
  private(set) var box: NavigationScreenLayoutNode!
  private let role: NavigationRole
  /// Whether the screen's lists are being edited.
  let editMode: OwnEditMode

  init(_ content: AnyView, _ context: _NodeContext, role: NavigationRole, editMode: OwnEditMode) {
    self.role = role
    self.editMode = editMode
    super.init(context)
    self.content = InsetSlot(content: content).makeNode(childContext())
    bar = NavigationBarView(model: NavigationBarModel()).makeNode(childContext())
    barExtension = NavigationBarExtension(model: NavigationBarModel()).makeNode(childContext())
    bottomBar = BottomBarView(entries: [], settings: BarSettings.Bar()).makeNode(childContext())
    suggestions = InsetSlot(content: AnyView(EmptyView())).makeNode(childContext())
    suggested = AnyView(EmptyView()).makeNode(childContext())
    box = NavigationScreenLayoutNode(
      content: implicitStack(of: self.content.layoutNodes, environment: environment),
      bar: implicitStack(of: bar.layoutNodes, environment: environment),
      barExtension: implicitStack(of: barExtension.layoutNodes, environment: environment),
      bottomBar: implicitStack(of: bottomBar.layoutNodes, environment: environment),
      suggestions: implicitStack(of: suggestions.layoutNodes, environment: environment), role: role,
      environment: environment)
    box.owner = self
  }

  private var isCovered = false
  override var isOutOfSight: Bool { isCovered }

  func setCovered(_ value: Bool) {
    guard value != isCovered else { return }
    isCovered = value
    content.seenDidChange(!value)
  }

  override var children: [_ViewNode] { [content, bar, barExtension, bottomBar, suggestions, suggested] }

  var item: NavigationItem { content.preference(NavigationItemKey.self) ?? NavigationItem() }

  func update(_ view: AnyView, environment: EnvironmentValues) {
    self.environment = environment
    if !environment.isIdentical(to: box.environment) {
      box.environment = environment
      box.invalidateLayout()
    }
    content.receive(InsetSlot(content: view), environment)
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    box.environment = environment
    box.invalidateLayout()
    content.receiveEnvironment(environment)
    bar.receiveEnvironment(environment)
    barExtension.receiveEnvironment(environment)
    bottomBar.receiveEnvironment(environment)
    suggestions.receiveEnvironment(environment)
    suggested.receiveEnvironment(environment)
  }

  func showBars(item: NavigationItem, isLarge: Bool, isRoot: Bool, back: NavigationBack?) {
    let settings = content.preference(BarSettingsKey.self) ?? BarSettings()
    let isLeftToInner = role != .stack && content.preference(ContainsNavigationKey.self) == true
    let bottom = item.entries.filter { $0.placement.kind == .bottomBar || $0.placement.kind == .status }
    box.settings = settings
    box.isBarHidden = settings[.navigationBar].visibility == .hidden || isLeftToInner
    box.hidesBack = item.hidesBackButton == true
    box.back = isRoot ? nil : environment.presentationDismissal?.dismiss
    let search = content.preference(SearchPreferenceKey.self) ?? nil
    showSuggestions(of: search)
    box.isBottomBarHidden = bottom.isEmpty || settings[.bottomBar].visibility == .hidden
    let model = NavigationBarModel(
      title: item.title, isLarge: isLarge, back: back,
      entries: item.entries.filter { $0.placement.kind != .bottomBar && $0.placement.kind != .status },
      titleMenu: item.titleMenu, search: search, isEditor: item.role?.kind == .editor,
      settings: settings[.navigationBar])
    bar.receive(NavigationBarView(model: model), environment)
    barExtension.receive(NavigationBarExtension(model: model), environment)
    box.largeTitleHeight = isLarge && item.title != nil ? NavigationBarMetrics.largeTitleHeight : 0
    box.collapsing = model.isSearching ? .nothing : search?.staysInBar == true ? .title : .all
    bottomBar.receive(BottomBarView(entries: bottom, settings: settings[.bottomBar]), environment)
    box.invalidateLayout()
  }

  private func showSuggestions(of search: SearchRequest?) {
    let view = search?.isActive?.wrappedValue == true ? search?.suggestions : nil
    suggested.receive(view ?? AnyView(EmptyView()), environment)
    box.showsSuggestions = !suggested.layoutNodes.isEmpty
    let shown = box.showsSuggestions ? search.map { AnyView(SearchSuggestions(request: $0)) } : nil
    suggestions.receive(InsetSlot(content: shown ?? AnyView(EmptyView())), environment)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(box) }
}

extension NavigationContainerNode: @preconcurrency CarriesState {
  /// Values that links pushed, if no binding keeps them. Links that pushed views push them anew.
  var stateToCarry: Any? { view.path == nil && !ownPath.isEmpty ? ownPath : nil }

  var carryingTurn: CarryingTurn { .screens }

  func take(carried: Any) {
    guard view.path == nil, let path = carried as? [AnyHashable] else { return }
    ownPath = path
    setNeedsUpdate()
  }
}
