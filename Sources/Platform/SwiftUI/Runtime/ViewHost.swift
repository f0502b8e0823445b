// The root of a running view tree: brings bodies, layout and pending actions up to date.

import Drawing

/// Runs one view tree.
///
/// An update evaluates the nodes whose inputs changed, parents before children, then lays out, then runs what waits
/// for the frame (appearances, changes of preferences and values). What those change is part of the same frame, for a
/// bounded number of rounds.
@MainActor
package final class ViewHost {
  /// Bodies evaluated since the counter was last reset.
  package let bodyEvaluations = BodyEvaluationLog()
  /// Seconds since the stage's start.
  package internal(set) var time: Double = 0 {
    didSet { if time != oldValue { forgetDrawing() } }
  }
  /// Haptics that views asked for, oldest first. Nobody feels them in a picture; tests can read them.
  package var feedback: [SensoryFeedback] = []
  /// Touches, pointers, keys and what they set going.
  package private(set) lazy var input = InputSystem(host: self)
  private lazy var requester = SystemRequester(host: self)
  /// Boxes whose content depends on where they are.
  let places = PlaceWatch()
  /// Frames that views share by name.
  package let matchedGeometry = MatchedGeometryRegistry()
  /// The transaction of the running update: that of the changes that asked for it.
  package private(set) var transaction = Transaction()
  /// Updates so far.
  package private(set) var updateNumber = 0
  private var pendingTransaction: Transaction?
  private var namespaces = 0
  private var needsLayout = false
  /// Messages for whoever renders: unsupported API, bad values, missing images.
  package private(set) var warnings: [String] = []
  private var saidWarnings: Set<String> = []
  /// The commands of the last frame, if boxes that have not changed may give them again.
  private var lastCommands: (scale: CGFloat, commands: [DrawCommand])?
  private var frameNumber = 0
  /// Whether debug builds compare every frame with one drawn anew.
  package var checksDrawing = true

  private var dirty: [_ViewNode] = []
  private var changedStructures: [_ViewNode] = []
  private var pendingActions: [() -> Void] = []
  private var root: _ViewNode?
  private var rootLayout: RootLayoutNode?
  /// Whether the root view yields other boxes than those on screen.
  private var isRootStale = false
  /// The environment whoever renders gave; the root sees it with the colour scheme that the view prefers.
  private var environment = EnvironmentValues()
  private var preferredColorScheme: ColorScheme?
  private var colorSchemeNodes: [WeakColorSchemeNode] = []

  private struct WeakColorSchemeNode { weak var node: (any ColorSchemePreferring)? }

  /// Takes note of a view that prefers a colour scheme.
  package func register(_ node: any ColorSchemePreferring) { colorSchemeNodes.append(WeakColorSchemeNode(node: node)) }
  /// Presentations begun before there is a root box to show them.
  private var waitingPresentations: [PresentationLayoutNode] = []
  package private(set) var size: CGSize = .zero
  package private(set) var safeArea = EdgeInsets()

  /// How often actions of a frame may cause another round in it.
  private static let roundLimit = 16
  /// How often the bodies that became out of date while others ran are run within a round.
  private static let passLimit = 256

  package init() {}

  /// Puts a view on the stage.
  package func setRoot<V: View>(_ view: V, size: CGSize, safeArea: EdgeInsets, environment: EnvironmentValues) {
    root?.destroy()
    rootLayout = nil
    self.environment = environment
    self.environment.systemRequester = requester
    preferredColorScheme = nil
    colorSchemeNodes = []
    self.size = size
    self.safeArea = safeArea
    let node = view.makeNode(_NodeContext(host: self, parent: nil, environment: self.environment))
    let holder = RootLayoutNode(content: node, environment: self.environment)
    holder.safeArea = safeArea
    root = node
    rootLayout = holder
    for layer in waitingPresentations { holder.present(layer) }
    waitingPresentations = []
  }

  /// Changes the environment or the room of the running tree.
  package func reconfigure(size: CGSize, safeArea: EdgeInsets, environment: EnvironmentValues) {
    self.size = size
    if safeArea != self.safeArea {
      self.safeArea = safeArea
      rootLayout?.safeArea = safeArea
      rootLayout?.invalidateLayout()
    }
    if !environment.isIdentical(to: self.environment) {
      self.environment = environment
      self.environment.systemRequester = requester
      environmentDidChange()
    }
    forgetDrawing()
    rootLayout?.invalidateLayout()
  }

  /// The colour scheme of the presentation: what the view prefers, else what the device has.
  package var colorScheme: ColorScheme { preferredColorScheme ?? environment.colorScheme }

  private func environmentDidChange() {
    var environment = environment
    if let preferredColorScheme { environment.colorScheme = preferredColorScheme }
    rootLayout?.environment = environment
    root?.receiveEnvironment(environment)
  }

  /// Gives the whole presentation the colour scheme that the view prefers.
  private func applyPreferredColorScheme() {
    colorSchemeNodes.removeAll { $0.node == nil || $0.node?.isDestroyed == true }
    // The outermost wins, as with every preference; of views side by side the first.
    let preferred = colorSchemeNodes.compactMap(\.node).min { $0.depth < $1.depth }?.preferredColorScheme ?? nil
    guard preferred != preferredColorScheme else { return }
    preferredColorScheme = preferred
    environmentDidChange()
    rootLayout?.invalidateLayout()
    evaluateDirty()
  }

  /// The size the root view wants for a proposal.
  package func rootSize(for proposal: ProposedViewSize) -> CGSize {
    evaluateDirty()
    applyPreferredColorScheme()
    return rootLayout?.contentSize(for: proposal) ?? .zero
  }

  /// Whether something changed since the last update.
  package var needsUpdate: Bool {
    !dirty.isEmpty || !changedStructures.isEmpty || !pendingActions.isEmpty || needsLayout
  }

  /// Brings everything up to date: bodies, layout, actions.
  package func update() {
    var round = 0
    repeat {
      updateNumber += 1
      transaction = pendingTransaction ?? Transaction()
      pendingTransaction = nil
      needsLayout = false
      evaluateDirty()
      applyPreferredColorScheme()
      layOut()
      let actions = pendingActions
      pendingActions = []
      // Nobody knows what they change.
      if !actions.isEmpty { forgetDrawing() }
      for action in actions { action() }
      round += 1
    } while (!dirty.isEmpty || !pendingActions.isEmpty || needsLayout) && round < Self.roundLimit
    if !dirty.isEmpty || !pendingActions.isEmpty {
      warn("a view keeps changing its own state while it is updated; the frame shows round \(Self.roundLimit)")
      evaluateDirty()
      layOut()
      pendingActions = []
      dirty = []
    }
  }

  private func layOut() {
    if isRootStale, let root {
      isRootStale = false
      rootLayout?.refreshContent(ofNodes: root)
    }
    rootLayout?.layOut(in: size)
    if places.invalidateMoved() { rootLayout?.layOut(in: size) }
  }

  /// Brings bodies up to date that were made or changed while layout runs.
  package func flushDuringLayout() { evaluateDirty() }

  /// A body that changes what it reads asks for itself again and again: what is left then waits for the next round.
  private func evaluateDirty() {
    var passes = 0
    while !dirty.isEmpty, passes < Self.passLimit {
      passes += 1
      let batch = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for node in batch where node.isDirty && !node.isDestroyed { node.evaluate() }
    }
    let changed = changedStructures
    changedStructures = []
    for node in changed where !node.isDestroyed { node.refreshStructure() }
  }

  /// Draws the frame that the last update made.
  package func draw(displayScale: CGFloat) -> DrawList {
    var context = DrawContext(displayScale: displayScale)
    let last = lastCommands?.scale == displayScale ? lastCommands?.commands : nil
    context.reuse = DrawReuse(
      previous: last ?? [], frame: frameNumber + 1, previousFrame: last == nil ? nil : frameNumber)
    frameNumber += 1
    if let last { context.commands.reserveCapacity(last.count) }
    rootLayout?.draw(into: &context)
    lastCommands = (displayScale, context.commands)
    assert(
      last == nil || !checksDrawing || context.commands == drawnAnew(displayScale: displayScale),
      "a box that changed did not say so (setNeedsDisplay)")
    return DrawList(size: size, commands: context.commands)
  }

  /// The frame's commands without help from the one before.
  private func drawnAnew(displayScale: CGFloat) -> [DrawCommand] {
    var context = DrawContext(displayScale: displayScale)
    rootLayout?.draw(into: &context)
    return context.commands
  }

  /// Draws the next frame command by command. For changes that boxes do not notice themselves.
  package func forgetDrawing() { lastCommands = nil }

  package func semantics() -> Semantics {
    var context = SemanticsContext()
    rootLayout?.collectSemantics(into: &context)
    semanticsHandlers = context.handlers
    return Semantics(elements: context.elements.inReadingOrder)
  }

  /// What can be done with the elements of the last semantics, by their ids.
  package private(set) var semanticsHandlers: [Int: SemanticsHandlers] = [:]

  package var rootNode: LayoutNode? { rootLayout }
  package var rootViewNode: _ViewNode? { root }

  // MARK: What nodes ask for

  func enqueue(_ node: _ViewNode) {
    dirty.append(node)
    noteTransaction(CurrentTransaction.value)
  }

  /// Keeps the transaction of a change for the update that the change asks for. An animated one is not undone by
  /// others that are not.
  private func noteTransaction(_ new: Transaction) {
    if pendingTransaction == nil || new.animation != nil || new.disablesAnimations { pendingTransaction = new }
  }

  /// Asks for another layout in this frame.
  package func requestLayout() {
    needsLayout = true
    forgetDrawing()
  }

  /// A number that no other name space on this stage has.
  package func makeNamespaceNumber() -> Int {
    namespaces += 1
    return namespaces
  }

  /// Shows a presentation over everything that is there.
  func present(_ layer: PresentationLayoutNode) {
    if let rootLayout { rootLayout.present(layer) } else { waitingPresentations.append(layer) }
  }

  func endPresentation(_ layer: PresentationLayoutNode) {
    waitingPresentations.removeAll { $0 === layer }
    rootLayout?.endPresentation(layer)
  }

  /// The root view yields other boxes than before.
  func rootLayoutNodesDidChange() { isRootStale = true }

  func enqueueStructure(_ node: _ViewNode) { changedStructures.append(node) }

  /// Runs an action after the current update's layout, in the same frame.
  package func afterUpdate(_ action: @escaping () -> Void) { pendingActions.append(action) }

  /// Tells whoever renders of something that is not as the author may think. Said once a message.
  package func warn(_ message: String) {
    if saidWarnings.insert(message).inserted { warnings.append(message) }
  }
}

/// Counts body evaluations by view type.
@MainActor
package final class BodyEvaluationLog {
  package private(set) var total = 0
  package private(set) var counts: [ObjectIdentifier: (name: String, count: Int)] = [:]
  package var isDetailed = false

  func record(_ type: Any.Type) {
    total += 1
    guard isDetailed else { return }
    let key = ObjectIdentifier(type)
    counts[key, default: ("\(type)", 0)].count += 1
  }

  package func reset() {
    total = 0
    counts = [:]
  }
}
