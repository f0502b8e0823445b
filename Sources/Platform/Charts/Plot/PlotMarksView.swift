// The plot area's grid lines and marks, drawn; and what they say.

import Drawing
import SwiftUI

/// Grid lines and marks.
@MainActor
package struct PlotMarksView {
  package let plan: ChartPlan
}

extension PlotMarksView: LeafView {
  /// Marks that are elements of their own. Nobody steps through more, and each costs the formatting of its values.
  private static var elementLimit: Int { 1000 }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LeafLayoutNode<Self>) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func draw(_ node: LeafLayoutNode<Self>, into context: inout DrawContext) {
    let size = node.size
    guard size.width > 0, size.height > 0 else { return }
    let artist = PlotArtist(plan: plan, size: size, origin: context.origin, environment: node.environment)
    artist.drawGrid(into: &context)
    let items = plan.items(in: size).items
    guard plan.isScrolled else {
      artist.draw(items[...], depth: 0, into: &context)
      return
    }
    context.clipped(to: CGPath(rect: CGRect(origin: context.origin, size: size), transform: nil)) {
      artist.draw(items[...], depth: 0, into: &$0)
    }
  }

  package func collectSemantics(_ node: LeafLayoutNode<Self>, into context: inout SemanticsContext) {
    let items = plan.items(in: node.size)
    let targets = items.targets.prefix(Self.elementLimit)
    let children = context.collect { context in
      var known = plan.inheritedSpoken
      if known?.origin != context.origin || known?.targetCount != min(items.inheritedTargets, targets.count) {
        known = nil
      }
      if let known {
        context.elements.reserveCapacity(targets.count)
        context.elements.append(contentsOf: known.elements)
        for index in context.elements.indices {
          let id = context.makeID()
          if context.elements[index].id != id { context.elements[index].id = id }
        }
      }
      let lasting = min(items.checkpoint.targetCount, targets.count)
      var spoken = known?.targetCount == lasting ? known : nil
      for (index, target) in targets.enumerated().dropFirst(known?.targetCount ?? 0) {
        if index == lasting {
          spoken = SpokenMarks(origin: context.origin, targetCount: lasting, elements: context.elements)
        }
        add(target, into: &context)
      }
      plan.spoken =
        spoken ?? SpokenMarks(origin: context.origin, targetCount: targets.count, elements: context.elements)
    }
    context.add(.chart, label: plan.title, size: node.size) {
      $0.children = children
      if items.targets.count > Self.elementLimit { $0.value = "\(items.targets.count) values" }
    }
  }

  private func add(_ target: PlotTarget, into context: inout SemanticsContext) {
    let mark = plan.marks[target.mark]
    guard !mark.style.isAccessibilityHidden else { return }
    let (label, value) = plan.description(of: mark)
    let origin = context.origin
    context.origin = CGPoint(x: origin.x + target.frame.minX, y: origin.y + target.frame.minY)
    context.add(.image, label: label, size: target.frame.size) {
      $0.value = value
      $0.identifier = mark.style.accessibilityIdentifier ?? ""
    }
    context.origin = origin
  }
}

/// The elements of the first marks of a chart.
struct SpokenMarks {
  /// Where the plot was.
  let origin: CGPoint
  /// How many marks; some may be hidden.
  let targetCount: Int
  let elements: [Semantics.Element]
}

extension ChartPlan {
  /// What a mark says: "Time 9 AM", "Value 104".
  package func description(of mark: Mark) -> (label: String, value: String) {
    func phrase(_ field: PlotField) -> String {
      let bounds = field.bounds(calendar: calendar)
      let name = text(field.label)
      var value = text(bounds.start)
      if case .range = field.content { value += " – " + text(bounds.end) }
      return name.isEmpty ? value : "\(name) \(value)"
    }
    let fields = mark.fields
    var label = fields.x.map(phrase).joined(separator: ", ")
    var value = fields.y.map(phrase).joined(separator: ", ")
    if case .sector(let angle, _, _, _) = mark.shape { value = phrase(angle) }
    if let field = mark.style.foregroundBy {
      label = label.isEmpty ? phrase(field) : label + ", " + phrase(field)
    }
    if let own = mark.style.accessibilityLabel { label = text(own) }
    if let own = mark.style.accessibilityValue { value = text(own) }
    return (label, value)
  }

  /// What the chart shows, by the labels of its first mark with both: "Value by Time".
  package var title: String {
    for mark in marks {
      let fields = mark.fields
      guard let x = fields.x.first, let y = fields.y.first else { continue }
      return "\(text(y.label)) by \(text(x.label))"
    }
    return "Chart"
  }
}

/// Draws plot items at a place.
@MainActor
package struct PlotArtist {
  let plan: ChartPlan
  let size: CGSize
  let origin: CGPoint
  let environment: EnvironmentValues

  func drawGrid(into context: inout DrawContext) {
    for axis in plan.axes {
      for line in axis.gridLines where line.fraction >= -1e-6 && line.fraction <= 1 + 1e-6 {
        let path = CGMutablePath()
        if axis.isX {
          let x = snapped(origin.x + plan.x.position(fraction: line.fraction, length: size.width), line.stroke, context)
          path.move(to: CGPoint(x: x + line.offset.width, y: origin.y + line.offset.height))
          path.addLine(to: CGPoint(x: x + line.offset.width, y: origin.y + size.height + line.offset.height))
        } else {
          let y = snapped(
            origin.y + size.height - plan.y.position(fraction: line.fraction, length: size.height), line.stroke,
            context)
          path.move(to: CGPoint(x: origin.x + line.offset.width, y: y + line.offset.height))
          path.addLine(to: CGPoint(x: origin.x + size.width + line.offset.width, y: y + line.offset.height))
        }
        let style = resolveStyle(line.style, bounds: path.boundingBoxOfPath, environment: environment)
        context.stroke(path, with: style, line.stroke.drawn())
      }
    }
  }

  /// Where a line's centre goes so that its edges fall on pixels.
  private func snapped(_ place: CGFloat, _ stroke: StrokeStyle, _ context: DrawContext) -> CGFloat {
    guard !context.isTransformed else { return place }
    let scale = context.displayScale
    let width = max((stroke.lineWidth * scale).rounded(), 1) / scale
    return ((place - width / 2) * scale).rounded() / scale + width / 2
  }

  func draw(_ items: ArraySlice<PlotItem>, depth: Int, into context: inout DrawContext) {
    var index = items.startIndex
    while index < items.endIndex {
      let item = items[index]
      guard item.effects.count > depth else {
        draw(item, into: &context)
        index += 1
        continue
      }
      let effect = item.effects[depth]
      var end = index + 1
      while end < items.endIndex, items[end].effects.count > depth, items[end].effects[depth].id == effect.id {
        end += 1
      }
      let run = items[index..<end]
      apply(effect.kind, around: run, into: &context) { draw(run, depth: depth + 1, into: &$0) }
      index = end
    }
  }

  private func draw(_ item: PlotItem, into context: inout DrawContext) {
    guard item.opacity > 0, !item.path.isEmpty else { return }
    let path = path(of: item, context)
    let bounds = item.styleBounds.offsetBy(dx: origin.x, dy: origin.y)
    let style = resolveStyle(item.style, bounds: bounds, environment: environment).faded(item.opacity)
    if let stroke = item.stroke {
      context.stroke(path, with: style, stroke.drawn())
    } else {
      context.fill(path, with: style)
    }
  }

  /// The path where it is drawn. Bars that touch would show seams if their edges were not on pixels; bars of a few
  /// pixels keep their exact widths.
  private func path(of item: PlotItem, _ context: DrawContext) -> CGPath {
    guard let box = item.box, !context.isTransformed else {
      return item.path.applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
    let exact = box.rect.offsetBy(dx: origin.x, dy: origin.y)
    let aligned = context.pixelAligned(exact)
    let least = 3 / context.displayScale
    let rect = CGRect(
      x: exact.width < least ? exact.minX : aligned.minX, y: exact.height < least ? exact.minY : aligned.minY,
      width: exact.width < least ? exact.width : aligned.width,
      height: exact.height < least ? exact.height : aligned.height)
    return box.radius > 0
      ? Path(roundedRect: rect, cornerRadius: min(box.radius, rect.width / 2, rect.height / 2), style: box.style).cgPath
      : CGPath(rect: rect, transform: nil)
  }

  private func apply(
    _ effect: MarkEffect.Kind, around run: ArraySlice<PlotItem>, into context: inout DrawContext,
    _ body: (inout DrawContext) -> Void
  ) {
    switch effect {
    case .layer: context.layered(Layer(), body)
    case .blur(let radius):
      var layer = Layer()
      layer.filters = [.blur(radius: max(radius, 0), isOpaque: false)]
      context.layered(layer, body)
    case .shadow(let color, let radius, let x, let y):
      var layer = Layer()
      layer.shadow =
        ShadowStyle.drop(color: color, radius: radius, x: x, y: y).resolved(in: environment)
      context.layered(layer, body)
    case .clip(let shape, let style):
      let union = run.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
      guard !union.isNull else { return }
      let path = shape.drawnPath(in: union.offsetBy(dx: origin.x, dy: origin.y), environment: environment)
      context.clipped(to: path, rule: style.isEOFilled ? .evenOdd : .winding, body)
    case .mask(let content):
      let collector = _MarkCollector()
      func open<C: ChartContent>(_ content: C) { C._collect(content, into: collector) }
      open(content)
      let mask = ChartPlan(
        marks: collector.marks, configuration: plan.configuration, environment: plan.environment, size: plan.size,
        scales: (plan.x, plan.y))
      context.add(.pushMask)
      let artist = PlotArtist(plan: mask, size: size, origin: origin, environment: environment)
      artist.draw(mask.items(in: size).items[...], depth: 0, into: &context)
      context.add(.maskContent)
      body(&context)
      context.add(.popMask)
    }
  }
}
