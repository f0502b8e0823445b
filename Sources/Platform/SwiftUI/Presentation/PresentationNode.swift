// The node of a modifier that presents a view: shows it on a layer of the host while its condition holds.

import Drawing

/// How a view is presented.
package enum PresentationKind {
  case sheet, fullScreenCover, alert, dialog, menu
  /// A context menu with a preview above it.
  case previewedMenu
  case popover(edge: Edge?, anchor: PopoverAttachmentAnchor)
}

extension PresentationKind {
  /// Whether it asks something and is gone with the answer.
  var isQuestion: Bool {
    switch self {
    case .alert, .dialog: true
    case .sheet, .fullScreenCover, .menu, .previewedMenu, .popover: false
    }
  }
}

/// Presents a view while a condition holds.
struct PresentationModifier {
  let kind: PresentationKind
  let isPresented: () -> Bool
  let content: () -> AnyView
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  /// Whether what the presentation comes from stays in sight above the rest of the screen.
  var liftsSource = false
}

extension PresentationModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    PresentationNode(view, context)
  }
}

@MainActor
private final class PresentationNode<C: View>: _ViewNode {
  private var modifier: PresentationModifier
  private var child: _ViewNode!
  private var presented: _ViewNode?
  private var ground: _ViewNode?
  private var layer: PresentationLayoutNode?
  private let tracker = DependencyTracker()
  private var isEvaluating = false
  private lazy var colorSchemes = ColorSchemeScope(owner: self)
  private lazy var editMode = OwnEditMode()

  init(_ view: ModifiedContent<C, PresentationModifier>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    adopt(tracker)
    child = view.content.makeNode(childContext())
    evaluate()
  }

  override var children: [_ViewNode] { [child, presented, ground].compactMap { $0 } }
  override var yieldingChildren: [_ViewNode] { [child] }

  private var presentedEnvironment: EnvironmentValues {
    var values = environment
    values.presentationDismissal = PresentationDismissal(isPresented: true) { [weak self] in self?.dismiss() }
    editMode.provide(to: &values)
    values.navigator = nil
    values.font = nil
    values.fontTraits = FontTraits()
    values.foregroundStyles = nil
    values.lineLimit = nil
    values.multilineTextAlignment = .leading
    values.isEnabled = true
    values.colorSchemeScope = SendableBox(colorSchemes)
    if let preferred = colorSchemes.preferred { values.colorScheme = preferred }
    if case .fullScreenCover = modifier.kind {
      values.isElevated = false
      values.isInSheet = false
    } else {
      values.isElevated = true
      values.isInSheet = true
      if case .sheet = modifier.kind { values.horizontalSizeClass = .compact }
    }
    return values
  }

  private func dismiss() {
    modifier.dismiss()
    setNeedsUpdate()
  }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: ModifiedContent<C, PresentationModifier>.self)
    modifier = new.modifier
    self.environment = environment
    child.receive(new.content, environment)
    evaluate()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    child.receiveEnvironment(environment)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    isEvaluating = true
    defer { isEvaluating = false }
    let view = tracker.track { modifier.isPresented() ? modifier.content() : nil }
    guard let view else { return end() }
    let environment = presentedEnvironment
    if let presented {
      presented.receive(InsetSlot(content: view), environment)
    } else {
      presented = InsetSlot(content: view).makeNode(childContext(environment))
      // What is only made during the first layout may say more.
      host.afterUpdate { [weak self] in self?.setNeedsUpdate() }
    }
    showLayer(environment)
  }

  private func showLayer(_ environment: EnvironmentValues) {
    guard let presented else { return }
    let settings = presented.preference(PresentationSettingsKey.self) ?? PresentationSettings()
    let background = InsetSlot(content: settings.background ?? AnyView(EmptyView()))
    if let ground {
      ground.receive(background, environment)
    } else {
      ground = background.makeNode(childContext(environment))
    }
    let layer =
      self.layer
      ?? PresentationLayoutNode(
        content: implicitStack(of: presented.layoutNodes, environment: environment),
        ground: implicitStack(of: ground?.layoutNodes ?? [], environment: environment), environment: environment,
        presence: Presence(1, in: host))
    layer.kind = modifier.kind
    layer.settings = settings
    layer.environment = environment
    layer.anchor = { [weak self] in self?.anchorFrame }
    layer.lifted = { [weak self] in self?.liftedSource }
    layer.owner = self
    layer.dismiss = { [weak self] in self?.dismiss() }
    layer.invalidateLayout()
    if self.layer == nil {
      self.layer = layer
      host.present(layer)
      host.afterUpdate { [weak self, weak layer] in
        if let layer, !layer.isLeaving { self?.host.input.presentationDidBegin(layer) }
      }
      if case .alert = modifier.kind { focusFirstField(of: layer) }
      guard isAnimated else { return }
      layer.presence.stay(at: 0)
      layer.presence.go(to: 1, layer.entrance)
    } else if layer.isLeaving {
      layer.isLeaving = false
      layer.presence.go(to: 1, layer.entrance)
    }
  }

  /// What stays in sight above the rest of the screen: the view, or the row of a list that it is all of.
  private var liftedSource: LayoutNode? {
    guard modifier.liftsSource, let box = child.layoutNodes.first else { return nil }
    var node = box.parent
    while let current = node {
      if let row = current as? ListRowLayoutNode { return row.content.globalFrame == box.globalFrame ? row : box }
      node = current.parent
    }
    return box
  }

  /// What the presentation comes from, on the screen.
  private var anchorFrame: CGRect? {
    guard let box = child.layoutNodes.first else { return nil }
    guard case .popover(_, let anchor) = modifier.kind else {
      let lifted = (liftedSource ?? box).globalFrame
      let frame = box.globalFrame
      return CGRect(x: frame.minX, y: lifted.minY, width: frame.width, height: lifted.height)
    }
    switch anchor {
    case .rect(let source): return source.shift(source.measure(box.size), box.globalOrigin)
    case .point(let point):
      let frame = box.globalFrame
      return CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
    }
  }

  private var isAnimated: Bool { host.animatesScreens && !transaction.disablesAnimations }

  /// An alert's first field has the keyboard from the start, unless the author gives it to another.
  private func focusFirstField(of layer: PresentationLayoutNode) {
    host.afterUpdate { [weak self, weak layer] in
      guard let self, let layer, let field = layer.firstField else { return }
      if let focused = host.input.focusedField, layer.contains(focused) { return }
      host.input.focus(field)
    }
  }

  private func end() {
    guard let layer, !layer.isLeaving else { return }
    host.afterUpdate { [weak self] in self?.host.input.presentationDidEnd(layer) }
    guard isAnimated else { return remove() }
    layer.isLeaving = true
    layer.presence.go(to: 0, layer.exit) { [weak self] in self?.remove() }
  }

  /// Takes the presentation away.
  private func remove() {
    guard let layer else { return }
    host.endPresentation(layer)
    self.layer = nil
    presented?.destroy()
    ground?.destroy()
    (presented, ground) = (nil, nil)
    if let onDismiss = modifier.onDismiss { host.afterUpdate(onDismiss) }
  }

  override func willDestroy() {
    guard let layer else { return }
    host.endPresentation(layer)
    let input = host.input
    host.afterUpdate { input.presentationDidEnd(layer) }
    self.layer = nil
  }

  override func preferenceDidChange(_ key: ObjectIdentifier) {
    if key == ObjectIdentifier(PresentationSettingsKey.self) {
      // What changes while the content is brought up to date is read afterwards.
      if layer != nil, !isEvaluating { setNeedsUpdate() }
    } else {
      super.preferenceDidChange(key)
    }
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into values: inout K.Value, isFirst: inout Bool
  ) {
    child.collectPreference(key, into: &values, isFirst: &isFirst)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { child.appendLayoutNodes(to: &list) }
}
