// Drawing a frame from the last one: a box that did not change gives the commands it gave before.

import Drawing

/// The frame before, of which boxes use parts again, and where in it the box is that is being drawn.
package struct DrawReuse {
  /// The commands of the last frame.
  let previous: [DrawCommand]
  /// The number of the frame being drawn, and of the last one.
  let frame: Int
  /// The box being drawn; its parts are found from where it begins.
  fileprivate var enclosing: ObjectIdentifier?
  /// Where the enclosing box's commands begin.
  fileprivate var start = 0
  /// Where they began in the last frame; nil if nothing of them can be used again.
  fileprivate var previousStart: Int?
  /// The frame in which the enclosing box was last drawn command by command.
  fileprivate var enclosingFrame: Int

  /// - Parameter previousFrame: The number of the last frame; nil if nothing of it can be used again.
  package init(previous: [DrawCommand], frame: Int, previousFrame: Int?) {
    self.previous = previous
    self.frame = frame
    previousStart = previousFrame.map { _ in 0 }
    enclosingFrame = previousFrame ?? 0
  }
}

/// What a box drew when it last did.
package struct DrawnPart {
  /// Everything outside of the box that its drawing depends on.
  private struct Surroundings: Equatable {
    var origin: CGPoint
    var visible: CGRect?
    var isTransformed: Bool
  }

  /// Whether the box must be drawn command by command; parts of it may be used again.
  var isStale = true
  /// The frame in which the part was last in place, and the one in which it was last drawn; 0 for never.
  private var frame = 0
  private var drawnFrame = 0
  private var enclosing: ObjectIdentifier?
  /// Where the commands begin, counted from where the enclosing box's begin.
  private var start = 0
  private var count = 0
  private var isVolatile = false
  private var surroundings = Surroundings(origin: .zero, visible: nil, isTransformed: false)

  /// Draws a box, or takes its commands from the last frame.
  @MainActor
  mutating func draw(_ box: LayoutNode, into context: inout DrawContext) {
    guard let outer = context.reuse else { return box.draw(into: &context) }
    let here = Surroundings(
      origin: context.origin, visible: context.visible, isTransformed: context.isTransformed)
    let begin = context.commands.count
    let wasHere = frame != 0 && frame == outer.enclosingFrame && enclosing == outer.enclosing
    let previousStart = wasHere ? outer.previousStart.map { $0 + start } : nil
    if let previousStart, !isStale, !isVolatile, here == surroundings {
      context.commands.append(contentsOf: outer.previous[previousStart..<previousStart + count])
    } else {
      let isSecond = frame == outer.frame
      isStale = false
      let outerIsVolatile = context.isVolatile
      context.isVolatile = false
      context.reuse?.enclosing = ObjectIdentifier(box)
      context.reuse?.start = begin
      context.reuse?.previousStart = previousStart
      context.reuse?.enclosingFrame = drawnFrame
      box.draw(into: &context)
      context.reuse?.enclosing = outer.enclosing
      context.reuse?.start = outer.start
      context.reuse?.previousStart = outer.previousStart
      context.reuse?.enclosingFrame = outer.enclosingFrame
      surroundings = here
      count = context.commands.count - begin
      drawnFrame = outer.frame
      isVolatile = context.isVolatile
      context.isVolatile = isVolatile || outerIsVolatile
      if isSecond {
        // Drawn twice in a frame: the two cannot be told apart.
        forget()
        return
      }
    }
    enclosing = outer.enclosing
    start = begin - outer.start
    frame = outer.frame
  }

  private mutating func forget() {
    (frame, drawnFrame) = (0, 0)
    isStale = true
  }
}
