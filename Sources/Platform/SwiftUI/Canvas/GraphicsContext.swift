// The pen of a canvas: state by value, drawing into what all copies share.

import Drawing

/// What a canvas draws with. A copy has its own transform, clips, filters and opacity, and draws on the same canvas.
public struct GraphicsContext {
  let drawing: CanvasDrawing

  /// From the coordinates in use to the canvas's own.
  public var transform: CGAffineTransform = .identity
  /// How opaque later drawings are: 0...1.
  public var opacity: Double = 1
  /// How later drawings mix with what is there.
  public var blendMode: GraphicsContext.BlendMode = .normal
  public internal(set) var environment: EnvironmentValues

  /// Clips in canvas coordinates, outermost first.
  var clips: [Clip] = []
  /// Filters, in the order they were added; the last is applied first.
  var filters: [Filter] = []

  init(_ drawing: CanvasDrawing) {
    self.drawing = drawing
    environment = drawing.environment
  }

  enum Clip {
    case path(CGPath, FillRule)
    /// Commands in absolute points whose alpha is the clip.
    case layer([DrawCommand])
  }

  // MARK: Transforms

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips

  /// Flags of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps what lies outside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The bounds of what can be drawn to, in the coordinates in use.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: .zero, size: drawing.size)
    for clip in clips {
      if case .path(let path, .winding) = clip { bounds = bounds.overlap(path.boundingBoxOfPath) }
    }
    return bounds.isNull ? .zero : bounds.applying(transform.inverted())
  }

  /// Clips later drawings to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
  ) {
    let own = path.cgPath.applying(transform)
    guard options.contains(.inverse) else {
      clips.append(.path(own, style.rule))
      return
    }
    let outside = CGMutablePath()
    let canvas = CGRect(origin: .zero, size: drawing.size)
    outside.addRect(canvas.union(own.boundingBoxOfPath).insetBy(dx: -1, dy: -1))
    outside.addPath(style.isEOFilled ? own : own.normalized(using: .winding))
    clips.append(.path(outside.frozen, .evenOdd))
  }

  /// Clips later drawings to the alpha of what a closure draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let commands = try recorded(opacity: opacity, content)
    guard options.contains(.inverse) else {
      clips.append(.layer(commands))
      return
    }
    let canvas = CGRect(origin: drawing.context.origin, size: drawing.size).insetBy(dx: -1, dy: -1)
    var cut = Layer()
    cut.blendMode = .destinationOut
    clips.append(
      .layer(
        [
          .pushLayer(Layer()), .fill(CGPath(rect: canvas, transform: nil), .color(.black), .winding),
          .pushLayer(cut),
        ] + commands + [.popLayer, .popLayer]))
  }

  /// What a closure draws, as commands, without this context's clips, filters, opacity and blend mode.
  private func recorded(
    opacity: Double, _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DrawCommand] {
    var inner = self
    inner.clips = []
    inner.filters = []
    inner.opacity = 1
    inner.blendMode = .normal
    let outer = drawing.context.commands
    drawing.context.commands = []
    defer { drawing.context.commands = outer }
    try content(&inner)
    let commands = drawing.context.commands
    guard opacity < 1 else { return commands }
    var layer = Layer()
    layer.opacity = max(opacity, 0)
    return [.pushLayer(layer)] + commands + [.popLayer]
  }

  /// Draws what a closure draws as one picture, with this context's filters, opacity and blend mode.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let commands = try recorded(opacity: 1, content)
    emit(isGroup: true) { context, _ in context.commands += commands }
  }

  // MARK: Drawing

  /// Draws under this context's clips, filters, opacity and blend mode.
  ///
  /// - Parameters:
  ///   - isGroup: The drawing is in absolute points already and several commands.
  ///   - body: Draws relative to the context's origin, with an opacity that a single command can take upon itself.
  func emit(isGroup: Bool = false, _ body: (inout DrawContext, Double) -> Void) {
    let alpha = min(max(opacity.isNaN ? 1 : opacity, 0), 1)
    guard alpha > 0 else { return }
    var closing: [DrawCommand] = []
    let origin = drawing.context.origin
    let shift = CGAffineTransform(translationX: origin.x, y: origin.y)
    for clip in clips {
      switch clip {
      case .path(let path, let rule):
        drawing.context.add(.pushClip(path.applying(shift), rule))
        closing.append(.popClip)
      case .layer(let commands):
        drawing.context.commands += [.pushMask] + commands + [.maskContent]
        closing.append(.popMask)
      }
    }
    var ownAlpha = alpha
    if blendMode != .normal || !filters.isEmpty || (isGroup && (alpha < 1)) {
      var layer = Layer()
      layer.opacity = alpha
      layer.blendMode = blendMode.mode
      ownAlpha = 1
      drawing.context.add(.pushLayer(layer))
      closing.append(.popLayer)
    }
    for filter in filters {
      let (open, close) = filter.brackets(in: self, origin: origin)
      drawing.context.commands += open
      closing += close.reversed()
    }
    if isGroup {
      body(&drawing.context, ownAlpha)
    } else {
      drawTransformed { body(&$0, ownAlpha) }
    }
    drawing.context.commands += closing.reversed()
  }

  /// Draws in the coordinates in use: as they are where the transform only moves.
  private func drawTransformed(_ body: (inout DrawContext) -> Void) {
    let origin = drawing.context.origin
    defer { drawing.context.origin = origin }
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      drawing.context.origin = CGPoint(x: origin.x + transform.tx, y: origin.y + transform.ty)
      body(&drawing.context)
    } else {
      let absolute = transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      drawing.context.origin = .zero
      drawing.context.transformed(by: absolute, body)
    }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
    let own = path.cgPath
    emit { context, alpha in
      let bounds = own.boundingBoxOfPath
      let resolved = shading.resolved(in: self, bounds: bounds, origin: context.origin).faded(alpha)
      context.fill(own.moved(to: context.origin), with: resolved, rule: style.rule)
    }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
    let own = path.cgPath
    emit { context, alpha in
      let bounds = own.boundingBoxOfPath
      let resolved = shading.resolved(in: self, bounds: bounds, origin: context.origin).faded(alpha)
      context.stroke(own.moved(to: context.origin), with: resolved, style.drawn())
    }
  }
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension CGPath {
  /// The path with its coordinates counted from a point.
  fileprivate func moved(to origin: CGPoint) -> CGPath {
    applying(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}
