// The options of a picker: boxes with the values they stand for, found in the picker's content.

/// An option.
@MainActor
struct PickerOption {
  let tag: AnyHashable?
  let box: LayoutNode

  /// Whether this option stands for a value; optional and plain values of the same kind are the same.
  func stands(for value: AnyHashable) -> Bool {
    guard let tag else { return false }
    if tag == value { return true }
    return unwrapped(tag) == unwrapped(value)
  }

  /// Finds the options below a node. A row of a `ForEach` without a tag stands for its id.
  static func collect(from node: _ViewNode) -> [PickerOption] {
    if let source = node as? any LazyRowSource {
      return (0..<source.rowCount).flatMap { index in
        collect(from: source.rowNode(at: index)).map {
          PickerOption(tag: $0.tag ?? source.rowID(at: index), box: $0.box)
        }
      }
    }
    if let section = node as? AnySectionNode { return collect(from: section.contentNode) }
    if node.passesLayoutNodesThrough { return node.yieldingChildren.flatMap(collect) }
    return node.layoutNodes.map { PickerOption(tag: $0.layoutValue(TagKey.self), box: $0) }
  }
}

/// The value inside an optional, so that `.some(a)` and `a` compare equal.
private func unwrapped(_ value: AnyHashable) -> AnyHashable? {
  let mirror = Mirror(reflecting: value.base)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { $0.value as? AnyHashable }
}

/// A view that shows a picker's options in a box of its own.
@MainActor
protocol PickerOptionsView: PrimitiveView {
  associatedtype Box: PickerOptionsLayoutNode
  var content: AnyView { get }
  static func makeBox(_ environment: EnvironmentValues) -> Box
  /// Hands the box a new value of the view.
  func update(_ box: Box)
  /// The environments of the options as they are, and of the picked one.
  static func environments(_ outer: EnvironmentValues) -> (plain: EnvironmentValues, picked: EnvironmentValues?)
}

extension PickerOptionsView {
  static func environments(_ outer: EnvironmentValues) -> (plain: EnvironmentValues, picked: EnvironmentValues?) {
    (outer, nil)
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PickerOptionsNode(view, context)
  }
}

/// A box that lays options out.
@MainActor
class PickerOptionsLayoutNode: LayoutNode {
  private(set) var options: [PickerOption] = []
  /// Picks an option by its value.
  final var select: (AnyHashable) -> Void = { _ in }
  /// The same options in the look of a picked one, where that differs.
  private(set) var pickedLook: [PickerOption] = []
  var picked = AnyHashable(0) {
    didSet { if picked != oldValue { invalidateLayout() } }
  }

  var pickedIndex: Int? { options.firstIndex { $0.stands(for: picked) } }

  /// The box to draw for an option.
  func box(at index: Int) -> LayoutNode {
    index == pickedIndex && index < pickedLook.count ? pickedLook[index].box : options[index].box
  }

  func setOptions(_ options: [PickerOption], picked: [PickerOption]) {
    self.options = options
    pickedLook = picked
    for option in options + picked { adopt(option.box) }
    invalidateLayout()
  }

  override var children: [LayoutNode] { options.indices.map(box(at:)) }
  override func computeGuideMask() -> UInt64 { 0 }
}

extension LayoutNode {
  /// The options shown here or in boxes inside, of which one can be picked.
  private var optionsBox: PickerOptionsLayoutNode? {
    if let box = self as? PickerOptionsLayoutNode { return box }
    for child in children {
      if let box = child.optionsBox { return box }
    }
    return nil
  }

  /// What the options of a picker are called, in order, and which of them is picked; nil for other boxes.
  package var pickerOptions: (names: [String], picked: Int?)? {
    guard let box = optionsBox, let host = box.owner?.host else { return nil }
    return (box.options.map { host.spokenText(of: $0.box) }, box.pickedIndex)
  }

  /// Picks an option of a picker by its place.
  package func pickOption(at index: Int) {
    guard let box = optionsBox, box.options.indices.contains(index), let tag = box.options[index].tag else { return }
    box.select(tag)
  }
}

@MainActor
private final class PickerOptionsNode<V: PickerOptionsView>: _ViewNode, BoxMaking {
  private let box: V.Box
  private var plain: _ViewNode!
  private var picked: _ViewNode?
  private var isStale = true

  init(_ view: V, _ context: _NodeContext) {
    box = V.makeBox(context.environment)
    super.init(context)
    box.owner = self
    let environments = V.environments(context.environment)
    plain = view.content.makeNode(childContext(environments.plain))
    picked = environments.picked.map { view.content.makeNode(childContext($0)) }
    view.update(box)
  }

  override var children: [_ViewNode] { [plain] + (picked.map { [$0] } ?? []) }

  override func receive<Other: View>(_ view: Other, _ environment: EnvironmentValues) {
    let new = identical(view, as: V.self)
    self.environment = environment
    box.environment = environment
    new.update(box)
    let environments = V.environments(environment)
    plain.receive(new.content, environments.plain)
    if let own = environments.picked { picked?.receive(new.content, own) }
    refresh()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    box.environment = environment
    box.invalidateLayout()
    let environments = V.environments(environment)
    plain.receiveEnvironment(environments.plain)
    if let own = environments.picked { picked?.receiveEnvironment(own) }
    refresh()
  }

  override func layoutNodesDidChange() {
    guard !isStale else { return }
    isStale = true
    host.enqueueStructure(self)
  }

  override func refreshStructure() { refresh() }

  private func refresh() {
    guard isStale else { return }
    isStale = false
    box.setOptions(PickerOption.collect(from: plain), picked: picked.map { PickerOption.collect(from: $0) } ?? [])
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    refresh()
    list.append(box)
  }
}
