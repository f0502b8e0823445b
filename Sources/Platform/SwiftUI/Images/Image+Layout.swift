// How an Image takes up room and is drawn.

import Drawing

/// What an image's box keeps between questions.
package struct ImageCache {
  package fileprivate(set) var resolved: ResolvedImage?
  package init() {}
}

extension Image: LeafView {
  package func makeLeafCache() -> ImageCache { ImageCache() }

  package func affectsLayout(comparedTo old: Image) -> Bool { self != old }

  package func paints(_ node: LeafLayoutNode<Image>) -> [ResolvedStyle] {
    (0..<max(node.environment.foregroundStyles?.levels.count ?? 1, 1)).map {
      node.environment.resolvedForeground(
        _StyleRequest(bounds: PaintMotion.unit, environment: node.environment, level: $0))
    }
  }

  @MainActor package func resolved(for node: LeafLayoutNode<Image>) -> ResolvedImage {
    if let known = node.cache.resolved { return known }
    let resolved = ResolvedImage(self, environment: node.environment)
    if let warning = resolved.warning { node.owner?.host.warn(warning) }
    node.cache.resolved = resolved
    return resolved
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LeafLayoutNode<Image>) -> CGSize {
    let size = resolved(for: node).size
    guard resizing != nil else { return size }
    return proposal.replacingUnspecifiedDimensions(by: size).nonNegative
  }

  package func guideMask(_ node: LeafLayoutNode<Image>) -> UInt64 {
    guard resizing == nil, resolved(for: node).baseline != nil else { return 0 }
    return VerticalAlignment.firstTextBaseline.key.bit | VerticalAlignment.lastTextBaseline.key.bit
  }

  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, node: LeafLayoutNode<Image>
  ) -> CGFloat? {
    guard key.isTextBaseline, resizing == nil else { return nil }
    return resolved(for: node).baseline
  }

  package func spacing(_ node: LeafLayoutNode<Image>) -> ViewSpacing {
    let resolved = resolved(for: node)
    guard resizing == nil, let baseline = resolved.baseline else { return ViewSpacing() }
    return .symbol(baselineOffset: max(resolved.size.height - baseline, 0))
  }

  package func draw(_ node: LeafLayoutNode<Image>, into context: inout DrawContext) {
    let resolved = resolved(for: node)
    guard let look = node.environment.symbolLook, case .symbol = resolved.content else {
      resolved.draw(self, in: context.pixelRect(node.size), environment: node.environment, into: &context)
      return
    }
    draw(resolved, look, node, into: &context)
  }

  /// Draws a symbol as effects show it.
  @MainActor private func draw(
    _ resolved: ResolvedImage, _ look: SymbolLook, _ node: LeafLayoutNode<Image>, into context: inout DrawContext
  ) {
    var environment = node.environment
    environment.litParts = look.lit
    let rect = context.pixelRect(node.size)
    guard look.scale != 1 || look.opacity != 1 else {
      resolved.draw(self, in: rect, environment: environment, into: &context)
      return
    }
    guard look.opacity > 0 else { return }
    var layer = Layer()
    layer.opacity = look.opacity
    let still = environment.accessibilityReduceMotion
    let scale = still ? 1 : CGFloat(max(look.scale, 0.001))
    context.layered(layer) { context in
      context.transformed(
        by: CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: scale, y: scale)
          .translatedBy(x: -rect.midX, y: -rect.midY)
      ) { resolved.draw(self, in: rect, environment: environment, into: &$0) }
    }
  }

  package func collectSemantics(_ node: LeafLayoutNode<Image>, into context: inout SemanticsContext) {
    guard !isDecorative else { return }
    let resolved = resolved(for: node)
    let now = node.environment.startDate
    let text = label.map { ResolvedText($0, environment: node.environment, now: now).string } ?? resolved.spokenName
    context.add(.image, label: text, size: node.size) { $0.traits = .image }
  }
}

extension ResolvedImage {
  /// Draws the picture into a rectangle in absolute points.
  package func draw(
    _ image: Image, in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    var environment = environment
    if !image.colors.isEmpty {
      environment.foregroundStyles = ForegroundStyles(
        image.colors, outer: environment.foregroundStyles, isContext: false)
    }
    if environment.isRedacted {
      var box = rect
      if case .symbol(let symbol) = content, image.resizing == nil {
        box = CGRect(x: rect.midX - symbol.em / 2, y: rect.midY - symbol.em / 2, width: symbol.em, height: symbol.em)
      }
      if case .nothing = content { return }
      context.fillPlaceholder(box, environment)
      return
    }
    switch content {
    case .nothing: break
    case .symbol(let symbol): symbol.draw(in: rect, environment: environment, into: &context)
    case .unknownSymbol: drawUnknown(in: rect, environment: environment, into: &context)
    case .drawing(let drawer): drawer.draw(in: rect, environment: environment, into: &context)
    case .picture(let source, let isTemplate, let orientation):
      let request = _StyleRequest(bounds: rect, environment: environment)
      let style = isTemplate ? context.inMotion(environment.resolvedForeground(request), bounds: rect) : nil
      var drawing = ImageDrawing(source: source, rect: rect, naturalSize: size)
      if let resizing = image.resizing {
        drawing.capTop = resizing.capInsets.top
        drawing.capLeft = resizing.capInsets.leading
        drawing.capBottom = resizing.capInsets.bottom
        drawing.capRight = resizing.capInsets.trailing
        drawing.resizing = resizing.mode == .tile ? .tile : .stretch
      }
      drawing.interpolation =
        switch image.interpolation {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
      func add(_ drawing: ImageDrawing, to context: inout DrawContext) {
        guard let style else {
          context.add(.image(drawing))
          return
        }
        context.painted(with: style, bounds: rect) { context, paint in
          var template = drawing
          template.template = paint
          context.add(.image(template))
        }
      }
      guard orientation != .up else {
        add(drawing, to: &context)
        return
      }
      // Pixels lie otherwise than the picture: draw them in the unit square's place and turn that.
      drawing.rect = CGRect(x: 0, y: 0, width: 1, height: 1)
      drawing.naturalSize = orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
      let place = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
      context.transformed(by: orientation.unitTransform.concatenating(place)) { add(drawing, to: &$0) }
    }
  }

  private func drawUnknown(in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext) {
    let style = environment.resolvedForeground(_StyleRequest(bounds: rect, environment: environment))
    let width = max(rect.width / 16, 1 / context.displayScale)
    let box = rect.insetBy(dx: width, dy: width)
    let frame = CGMutablePath()
    frame.addRect(box)
    let cross = CGMutablePath()
    cross.move(to: CGPoint(x: box.minX, y: box.minY))
    cross.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    cross.move(to: CGPoint(x: box.maxX, y: box.minY))
    cross.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    context.stroke(frame, with: style, Stroke(width: width, dash: [width * 2, width * 1.5]))
    context.stroke(cross, with: style, Stroke(width: width))
  }
}

extension CGSize {
  fileprivate var nonNegative: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}

extension ViewSpacing {
  /// The distances around a symbol, which stands in text as a letter does.
  package static func symbol(baselineOffset: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = EdgeDistances(textAbove: baselineOffset, textToText: 0)
    spacing.bottom = EdgeDistances(textBelow: baselineOffset + 1, textToText: 0)
    return spacing
  }
}
