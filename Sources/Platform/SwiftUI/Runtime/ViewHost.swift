// The root of a running view tree: brings bodies, layout and pending actions up to date.

import Combine
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
  /// What views write into their state, if anybody follows it.
  package var stateWrites: StateWriteLog?
  /// Seconds since the stage's start.
  package internal(set) var time: Double = 0
  /// Haptics that views asked for, oldest first. Nobody feels them in a picture; tests can read them.
  package var feedback: [SensoryFeedback] = []
  /// Touches, pointers, keys and what they set going.
  package private(set) lazy var input = InputSystem(host: self)
  private lazy var requester = SystemRequester(host: self)
  /// What views offer to readers of the focused view's values.
  package private(set) lazy var focusedValues = FocusedValueRegistry(host: self)
  /// What views want of the system's own bars.
  package let systemBars = SystemBars()
  private lazy var editMode = OwnEditMode()
  /// Boxes whose content depends on where they are.
  let places = PlaceWatch()
  /// Frames that views share by name.
  package let matchedGeometry = MatchedGeometryRegistry()
  /// The transaction of the running update: that of the changes that asked for it.
  package private(set) var transaction = Transaction()
  /// Updates so far.
  package private(set) var updateNumber = 0
  /// What moves now.
  package let motions = MotionRegistry()
  /// Takes over what runs asynchronously.
  let timekeeper = Timekeeper()
  /// What is to be done later.
  package let due = DueWork()
  /// Changes that wait for the next update, in the order they were made.
  private var changes: [PendingChange] = []
  private var isUpdating = false
  private var isRunningActions = false
  private var isStill = false
  private var hasUpdated = false
  /// Nodes that change the transaction of every update.
  var standingAdjusters = 0
  private var lastTrigger = -1
  private var namespaces = 0
  private var needsLayout = false
  /// Whether boxes are laid out: views may be made and ended with them.
  private(set) var isLayingOut = false
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

  /// A reference to this host that does not keep it alive.
  package let anchor = HostAnchor()

  package init() { anchor.attach(self) }

  deinit { anchor.detach() }

  /// Puts a view on the stage.
  package func setRoot<V: View>(_ view: V, size: CGSize, safeArea: EdgeInsets, environment: EnvironmentValues) {
    takeAway()
    hasUpdated = false
    adoptEnvironment(environment)
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

  /// Takes the view off the stage.
  func takeAway() {
    root?.destroy()
    (root, rootLayout) = (nil, nil)
  }

  /// Asks for every body to be evaluated in the next update.
  package func evaluateEverything() {
    func mark(_ node: _ViewNode) {
      node.setNeedsUpdate()
      for child in node.existingChildren { mark(child) }
    }
    if let root { mark(root) }
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
      adoptEnvironment(environment)
      environmentDidChange()
    }
    forgetDrawing()
    rootLayout?.invalidateLayout()
    // It is no part of the tree, and follows the field that has it.
    if input.keyboard != nil { afterUpdate { [anchor] in anchor.host?.input.keyboardDidChange() } }
  }

  /// Takes an environment, with what the host itself has to give.
  private func adoptEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    self.environment.systemRequester = requester
    editMode.provide(to: &self.environment)
  }

  /// The date of the stage's start.
  package var startDate: Date { environment.startDate }

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
    !changes.isEmpty || !dirty.isEmpty || !changedStructures.isEmpty || !pendingActions.isEmpty || needsLayout
  }

  /// Brings everything up to date: bodies, layout, actions.
  ///
  /// Changes made with different transactions are brought in one after another, each with its own.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer {
      isUpdating = false
      hasUpdated = true
    }
    Self.recent = anchor
    DeferredWork.stage = anchor
    var round = 0
    var waiting = changes.count
    repeat {
      let change = changes.isEmpty ? PendingChange(transaction: Transaction()) : changes.removeFirst()
      waiting -= 1
      if waiting < 0 { round += 1 }
      bringIn(change)
    } while needsUpdate && round < Self.roundLimit
    if !changes.isEmpty || !dirty.isEmpty || !pendingActions.isEmpty {
      warn("a view keeps changing its own state while it is updated; the frame shows round \(Self.roundLimit)")
      for change in changes { for write in change.writes { write() } }
      dirty += changes.flatMap(\.nodes)
      changes = []
      evaluateDirty()
      layOut()
      pendingActions = []
      // They may ask again.
      for node in dirty { node.isDirty = false }
      dirty = []
    }
  }

  private func bringIn(_ change: PendingChange) {
    updateNumber += 1
    transaction = change.transaction
    needsLayout = false
    for completion in transaction.completions { completion.take() }
    for write in change.writes { write() }
    dirty += change.nodes
    evaluateDirty()
    applyPreferredColorScheme()
    layOut()
    input.updateDidEnd()
    for completion in transaction.completions {
      completion.updateDidEnd { [anchor] in anchor.host?.motions.end(with: $0) }
    }
    let actions = pendingActions
    pendingActions = []
    // Nobody knows what they change.
    if !actions.isEmpty || !motions.isEmpty { forgetDrawing() }
    isRunningActions = true
    for action in actions { action() }
    isRunningActions = false
  }

  private func layOut() {
    isLayingOut = true
    defer { isLayingOut = false }
    refreshRoot()
    BoxMotions.watch(isAnimated: mayAnimate, motions: motions) {
      rootLayout?.layOut(in: size)
      if places.invalidateMoved() { rootLayout?.layOut(in: size) }
    }
    matchedGeometry.layoutDidEnd(in: self)
  }

  private func refreshRoot() {
    guard isRootStale, let root else { return }
    isRootStale = false
    rootLayout?.refreshContent(ofNodes: root)
  }

  /// Lays out again where values on their way changed sizes.
  func layOutMotion() {
    evaluateDirty()
    guard needsLayout || rootLayout?.needsLayout == true else { return }
    needsLayout = false
    isLayingOut = true
    defer { isLayingOut = false }
    refreshRoot()
    BoxMotions.follow { rootLayout?.layOut(in: size) }
  }

  // MARK: Changes

  /// What was changed with one transaction.
  private struct PendingChange {
    var transaction: Transaction
    /// Values to be shown.
    var writes: [() -> Void] = []
    /// Nodes to be evaluated.
    var nodes: [_ViewNode] = []
  }

  /// Asks for an update that begins with an action: a value is shown, its readers are asked to run.
  func enqueueChange(_ write: @escaping () -> Void) {
    if isEvaluating { write() } else { withPendingChange { $0.writes.append(write) } }
  }

  /// Whether an update is under way, but for the actions at its end.
  private var isEvaluating: Bool { isUpdating && !isRunningActions }

  private func withPendingChange(_ body: (inout PendingChange) -> Void) {
    let transaction = CurrentTransaction.value
    if changes.last?.transaction.group != transaction.group || changes.isEmpty {
      changes.append(PendingChange(transaction: transaction))
      for completion in transaction.completions { completion.take() }
    }
    body(&changes[changes.count - 1])
  }

  /// Whether anything that changes in the running update may be animated.
  package var mayAnimate: Bool {
    isUpdating && !isStill
      && (transaction.effectiveAnimation != nil || standingAdjusters > 0 || lastTrigger == updateNumber)
  }

  /// Whether an update is under way.
  package var isInUpdate: Bool { isUpdating }

  /// Whether screens and sheets move when they come and go: not where they are there from the beginning.
  package var animatesScreens: Bool { isUpdating && hasUpdated }

  /// Brings in what a tree begins with: screens and sheets are there at once.
  package func updateAsFirst() {
    hasUpdated = false
    update()
  }

  /// Whether a transition with an animation of its own was ever used.
  package var knowsAnimatedTransitions = false

  /// Changes something in the running update without animations.
  func withoutAnimation(_ change: () -> Void) {
    let outer = isStill
    isStill = true
    defer { isStill = outer }
    change()
  }

  /// Changes something in the running update; a completion waits for the animations that this starts.
  func waiting(with completion: AnimationCompletion, _ change: () -> Void) {
    let outer = transaction
    transaction.add(completion)
    defer { transaction = outer }
    change()
  }

  /// A modifier that animates what is inside it was set off.
  func noteTrigger() { lastTrigger = updateNumber }

  /// The stage that was last updated.
  private static var recent: HostAnchor?

  /// Ends what waits for a change that no view saw.
  static func endUnseen(_ completion: AnimationCompletion) {
    completion.take()
    let recent = recent?.host
    if let recent, let last = recent.changes.indices.last {
      // A change of what is waiting to be seen already: it is brought in with that.
      recent.changes[last].transaction.add(completion)
      return
    }
    completion.updateDidEnd { action in
      if let recent = Self.recent?.host { recent.motions.end(with: action) } else { action() }
    }
  }

  /// Brings bodies up to date that were made or changed below a node while it is laid out. What lies elsewhere waits for
  /// the next round: its boxes may be on their way to their places.
  package func flushDuringLayout(below node: _ViewNode) { evaluateDirty(below: node) }

  /// A body that changes what it reads asks for itself again and again: what is left then waits for the next round.
  private func evaluateDirty(below top: _ViewNode? = nil) {
    for _ in 0..<Self.passLimit {
      let batch = Self.take(from: &dirty, below: top).sorted { $0.depth < $1.depth }
      for node in batch where node.isDirty && !node.isDestroyed { node.evaluate() }
      guard batch.isEmpty else { continue }
      let changed = Self.take(from: &changedStructures, below: top)
      for node in changed where !node.isDestroyed { node.refreshStructure() }
      if changed.isEmpty { break }
    }
  }

  /// Takes the nodes at and below one out of a list; all for nil.
  private static func take(from list: inout [_ViewNode], below top: _ViewNode?) -> [_ViewNode] {
    guard let top, !list.isEmpty else {
      defer { list = [] }
      return list
    }
    let taken = list.filter { $0.isInside(top) }
    if !taken.isEmpty { list.removeAll { $0.isInside(top) } }
    return taken
  }

  /// Draws the frame that the last update made.
  package func draw(displayScale: CGFloat) -> DrawList {
    var context = DrawContext(displayScale: displayScale)
    let last = lastCommands?.scale == displayScale ? lastCommands?.commands : nil
    context.reuse = DrawReuse(
      previous: last ?? [], frame: frameNumber + 1, previousFrame: last == nil ? nil : frameNumber)
    frameNumber += 1
    if let last { context.commands.reserveCapacity(last.count) }
    LayoutNode.isPresenting = true
    defer { LayoutNode.isPresenting = false }
    rootLayout?.draw(into: &context)
    lastCommands = (displayScale, context.commands)
    assert(
      last == nil || !checksDrawing || context.commands == drawAnew(displayScale: displayScale),
      "a box that changed did not say so (setNeedsDisplay)")
    return DrawList(size: size, commands: context.commands)
  }

  /// Draws the next frame command by command. For changes that boxes do not notice themselves.
  package func forgetDrawing() { lastCommands = nil }

  package func semantics() -> Semantics {
    var context = SemanticsContext(ids: semanticsIDs)
    if let rootLayout { context.collect(from: rootLayout) }
    semanticsHandlers = context.handlers
    return Semantics(elements: context.elements.inReadingOrder)
  }

  /// What a box says that is asked by itself.
  func spokenText(of box: LayoutNode) -> String {
    var context = SemanticsContext(ids: semanticsIDs)
    context.collect(from: box)
    return SwiftUI.spokenText(of: context.elements)
  }

  /// What can be done with the elements of the last semantics, by their ids.
  package private(set) var semanticsHandlers: [Int: SemanticsHandlers] = [:]
  private let semanticsIDs = SemanticsIDs()

  package var rootNode: LayoutNode? { rootLayout }
  package var rootViewNode: _ViewNode? { root }

  // MARK: What nodes ask for

  func enqueue(_ node: _ViewNode) {
    if isEvaluating { dirty.append(node) } else { withPendingChange { $0.nodes.append(node) } }
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
