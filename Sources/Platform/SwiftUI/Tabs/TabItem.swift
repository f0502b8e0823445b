// tabItem: a view's entry in the tab bar. The view itself is only made when its tab is chosen.

import Drawing

/// A view with an entry in a tab bar.
struct TabItemModifier<Label: View> { let label: Label }

extension TabItemModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    TabItemNode(view, context)
  }
}

/// What a tab shows in the bar.
struct TabItemLabel {
  var title: Text?
  var image: Image?
  var variants: SymbolVariants = .none
}

/// The page of a tab: makes its content when it is chosen.
@MainActor
protocol TabPage: AnyObject {
  var label: TabItemLabel { get }
  func activate(_ isActive: Bool)
  /// Makes the content of a page that may come into sight.
  func prepare()
}

struct TabPageKey: LayoutValueKey { static var defaultValue: (any TabPage)? { nil } }

@MainActor
private final class TabItemNode<C: View, Label: View>: _ViewNode, BoxMaking, TabPage {
  private var view: ModifiedContent<C, TabItemModifier<Label>>
  private var content: _ViewNode?
  private var labelNode: _ViewNode!
  private let box: TabPageLayoutNode
  private var isActive = false

  init(_ view: ModifiedContent<C, TabItemModifier<Label>>, _ context: _NodeContext) {
    self.view = view
    box = TabPageLayoutNode(environment: context.environment)
    super.init(context)
    box.owner = self
    box.page = self
    box.values = AttachedValues(of: view.content)
    labelNode = view.modifier.label.makeNode(childContext(labelEnvironment))
  }

  private var labelEnvironment: EnvironmentValues {
    var values = environment
    values.symbolVariants = .fill
    return values
  }

  override var children: [_ViewNode] { [labelNode] + (content.map { [$0] } ?? []) }
  override var isOutOfSight: Bool { !isActive }

  var label: TabItemLabel {
    var label = TabItemLabel()
    for node in labelNode.layoutNodes { node.findLabel(&label) }
    return label
  }

  func activate(_ isActive: Bool) {
    let wasMade = content != nil
    let changes = self.isActive != isActive
    self.isActive = isActive
    if isActive { prepare() }
    if changes, wasMade { content?.seenDidChange(isActive) }
  }

  func prepare() {
    guard content == nil else { return }
    let node = InsetSlot(content: view.content).makeNode(childContext())
    content = node
    box.setChildren(node.layoutNodes)
  }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.view = identical(view, as: ModifiedContent<C, TabItemModifier<Label>>.self)
    self.environment = environment
    box.environment = environment
    box.values = AttachedValues(of: self.view.content)
    labelNode.receive(self.view.modifier.label, labelEnvironment)
    content?.receive(InsetSlot(content: self.view.content), environment)
    parent?.layoutNodesDidChange()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    box.environment = environment
    labelNode.receiveEnvironment(labelEnvironment)
    content?.receiveEnvironment(environment)
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into values: inout K.Value, isFirst: inout Bool
  ) {
    if isActive { content?.collectPreference(key, into: &values, isFirst: &isFirst) }
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(box) }
}

extension TabItemNode: @preconcurrency CarriesState {
  /// Whether the page has been looked at, and so has state.
  var stateToCarry: Any? { content == nil ? nil : true }
  func take(carried: Any) { prepare() }
}

@MainActor
private final class TabPageLayoutNode: ContainerLayoutNode {
  weak var page: (any TabPage)?
  var values = AttachedValues()

  override func computeGuideMask() -> UInt64 { 0 }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    childNodes.first?.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions(by: .zero)
  }
  override func layoutChildren() { childNodes.first?.place(at: .zero, proposal: proposal) }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if key == TabPageKey.self { return identical(page, as: K.Value.self) }
    return values.value(of: key) ?? childNodes.first?.layoutValue(key) ?? K.defaultValue
  }
}

/// The layout values that modifiers directly on a view give it, read without making the view.
@MainActor
struct AttachedValues {
  private var carriers: [any LayoutValueCarrying] = []

  init() {}

  init<V: View>(of view: V) {
    var value: any View = view
    while let modified = value as? any ModifiedView {
      if let carrier = modified.anyModifier as? any LayoutValueCarrying { carriers.append(carrier) }
      guard let content = modified.anyContent as? any View else { return }
      value = content
    }
  }

  func value<K: LayoutValueKey>(of key: K.Type) -> K.Value? {
    for carrier in carriers {
      if let value = carrier.carriedValue(of: key) { return value }
    }
    return nil
  }
}

private protocol ModifiedView {
  var anyContent: Any { get }
  var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View {
  fileprivate var anyContent: Any { content }
  fileprivate var anyModifier: Any { modifier }
}

private protocol LayoutValueCarrying {
  func carriedValue<K: LayoutValueKey>(of key: K.Type) -> K.Value?
}

extension LayoutValueModifier: LayoutValueCarrying {
  fileprivate func carriedValue<Other: LayoutValueKey>(of key: Other.Type) -> Other.Value? {
    key == K.self ? value as? Other.Value : nil
  }
}

extension LayoutNode {
  /// Takes the first picture and the first text in and below a box.
  fileprivate func findLabel(_ label: inout TabItemLabel) {
    if let image = self as? LeafLayoutNode<Image>, label.image == nil {
      label.image = image.view
      label.variants = image.environment.symbolVariants
    } else if let text = self as? LeafLayoutNode<Text>, label.title == nil {
      label.title = text.view
    }
    for child in children { child.findLabel(&label) }
  }
}

extension View {
  /// The view's picture and title in the tab bar.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
