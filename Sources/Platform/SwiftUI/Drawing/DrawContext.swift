// What boxes draw into.

import Drawing

/// Collects the commands of a frame. Boxes draw at absolute points: `origin` is where the current box begins.
package struct DrawContext {
  package var commands: [DrawCommand] = []
  package var origin: CGPoint = .zero
  /// What is missing to the paints of the leaf being drawn, if they are on their way.
  package var missingPaint: MissingPaint?
  /// Which of the leaf's paints the next one is.
  package var paintSlot = 0
  /// How far boxes around the one being drawn are from where they go.
  package var drift: CGSize = .zero
  /// Pixels in a point.
  package let displayScale: CGFloat
  /// What can be seen, in absolute points, as far as clips tell; nil for everything.
  package var visible: CGRect?
  /// The last frame, where parts of it may be used again.
  package internal(set) var reuse: DrawReuse?
  /// Set by a box whose drawing depends on more than itself and its place: it and those around it are drawn anew each
  /// time.
  package var isVolatile = false
  /// Whether something other than a translation lies between the box and the screen: then nothing snaps to pixels.
  package var isTransformed = false

  package init(displayScale: CGFloat) { self.displayScale = displayScale }

  /// The absolute rectangle of a box of a size at the origin.
  package func rect(_ size: CGSize) -> CGRect { CGRect(origin: origin, size: size) }

  /// The same with both corners moved to whole pixels.
  package func pixelRect(_ size: CGSize) -> CGRect { pixelAligned(rect(size)) }

  package func pixelAligned(_ rect: CGRect) -> CGRect {
    guard !isTransformed else { return rect }
    let minX = roundToPixel(rect.minX, scale: displayScale)
    let minY = roundToPixel(rect.minY, scale: displayScale)
    let maxX = roundToPixel(rect.maxX, scale: displayScale)
    let maxY = roundToPixel(rect.maxY, scale: displayScale)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  package mutating func add(_ command: DrawCommand) { commands.append(command) }

  /// Draws inside a clip.
  package mutating func clipped(to path: CGPath, rule: FillRule = .winding, _ body: (inout DrawContext) -> Void) {
    let saved = visible
    if !isTransformed {
      visible = visible.map { $0.overlap(path.boundingBoxOfPath) } ?? path.boundingBoxOfPath
    }
    add(.pushClip(path, rule))
    body(&self)
    add(.popClip)
    visible = saved
  }

  /// Draws through an affine transform.
  package mutating func transformed(by transform: CGAffineTransform, _ body: (inout DrawContext) -> Void) {
    let (savedVisible, savedFlag) = (visible, isTransformed)
    visible = nil
    isTransformed = true
    add(.pushTransform(transform))
    body(&self)
    add(.popTransform)
    (visible, isTransformed) = (savedVisible, savedFlag)
  }

  /// Draws into a layer.
  package mutating func layered(_ layer: Layer, _ body: (inout DrawContext) -> Void) {
    add(.pushLayer(layer))
    body(&self)
    add(.popLayer)
  }
}

/// What can be done with an accessibility element, and the box it stands for.
package struct SemanticsHandlers {
  package weak var box: LayoutNode?
  package var actions: [String: @MainActor () -> Void] = [:]
  package init() {}
}

/// Collects the accessibility elements of a frame, in reading order.
package struct SemanticsContext {
  package var elements: [Semantics.Element] = []
  package var origin: CGPoint = .zero
  /// The box that is collected from, and how many elements it has given.
  private var source: (box: LayoutNode, count: Int)?
  /// Hands out ids that no element had before.
  private let ids: SemanticsIDs
  /// What can be done with elements, by their ids.
  package private(set) var handlers: [Int: SemanticsHandlers] = [:]

  package init(ids: SemanticsIDs) { self.ids = ids }

  /// Collects what a box has to say.
  @MainActor
  mutating func collect(from box: LayoutNode) {
    let outer = source
    source = (box, 0)
    box.collectSemantics(into: &self)
    source = outer
  }

  /// Says which box an element stands for, unless a box inside has said so.
  package mutating func note(_ id: Int, box: LayoutNode) {
    if handlers[id]?.box == nil { handlers[id, default: SemanticsHandlers()].box = box }
  }

  /// Sets what an action on an element does; the last to say so wins.
  package mutating func handle(_ id: Int, _ name: String, _ run: @escaping @MainActor () -> Void) {
    handlers[id, default: SemanticsHandlers()].actions[name] = run
  }

  /// Gives an element what can be done with another.
  package mutating func handle(_ id: Int, as other: Int) {
    guard let known = handlers[other] else { return }
    handlers[id, default: SemanticsHandlers()].actions.merge(known.actions) { old, _ in old }
    if handlers[id]?.box == nil { handlers[id]?.box = known.box }
  }

  /// Whether an element has an action already.
  package func handles(_ id: Int, _ name: String) -> Bool { handlers[id]?.actions[name] != nil }

  /// The id of the next element that the box gives: the one that it had in the frame before.
  @MainActor
  package mutating func makeID() -> Int {
    guard let (box, count) = source else { return ids.make() }
    source = (box, count + 1)
    while box.semanticsIDs.count <= count { box.semanticsIDs.append(ids.make()) }
    return box.semanticsIDs[count]
  }

  /// Adds an element that fills a box of a size at the origin.
  @MainActor
  package mutating func add(
    _ role: Semantics.Role, label: String, size: CGSize, configure: (inout Semantics.Element) -> Void = { _ in }
  ) {
    var element = Semantics.Element(
      id: makeID(), role: role, label: label, frame: CGRect(origin: origin, size: size))
    configure(&element)
    elements.append(element)
  }

  /// Collects what `body` adds as a list of its own.
  package mutating func collect(_ body: (inout SemanticsContext) -> Void) -> [Semantics.Element] {
    let outer = elements
    elements = []
    body(&self)
    defer { elements = outer }
    return elements
  }
}

/// The ids of accessibility elements of one stage.
package final class SemanticsIDs {
  private var last = 0
  package init() {}
  fileprivate func make() -> Int {
    last += 1
    return last
  }
}
