// The text of a field as it is edited: with a caret, with what is selected, and with a place for every character.

import Drawing
import Typesetting

/// Draws a field's text with its caret and selection.
struct EditedText {
  let text: String
  let editing: TextEditing
  /// Whether the text is one line that moves with the caret.
  let isSingleLine: Bool
}

extension EditedText: UnaryLayoutModifier {
  typealias Body = Never

  /// The lines of the text in a box.
  @MainActor
  private func layout(in node: LayoutNode) -> TextLayout {
    let environment = node.environment
    let resolved = ResolvedText(Text(verbatim: text), environment: environment, now: environment.startDate)
    return Typesetter.shared.layout(
      resolved.styled, width: isSingleLine ? nil : node.size.width, height: nil,
      options: ParagraphOptions(environment))
  }

  /// Where a caret before a character stands: x, top and bottom in the box.
  @MainActor
  func caret(before index: Int, in node: LayoutNode) -> CGRect {
    let layout = layout(in: node)
    let offset = text.prefix(index).utf16.count
    let lineHeight = layout.metrics.ascent + layout.metrics.descent
    guard let line = layout.lines.last(where: { $0.range.lowerBound <= offset }) ?? layout.lines.first else {
      return CGRect(x: 0, y: 0, width: 0, height: max(node.size.height, lineHeight))
    }
    let start = text.utf16.index(text.utf16.startIndex, offsetBy: min(line.range.lowerBound, text.utf16.count))
    let end = text.utf16.index(text.utf16.startIndex, offsetBy: min(offset, text.utf16.count))
    // A new line at the end of the text has no glyphs of its own yet.
    if text.prefix(index).hasSuffix("\n"), line.range.upperBound <= offset {
      return CGRect(x: 0, y: line.frame.maxY, width: 0, height: line.frame.height)
    }
    let part = start <= end ? String(text[start..<end]) : ""
    return CGRect(
      x: line.frame.minX + width(of: part, in: node), y: line.frame.minY, width: 0, height: line.frame.height)
  }

  @MainActor
  private func width(of part: String, in node: LayoutNode) -> CGFloat {
    guard !part.isEmpty else { return 0 }
    let environment = node.environment
    let resolved = ResolvedText(Text(verbatim: part), environment: environment, now: environment.startDate)
    let layout = Typesetter.shared.layout(
      resolved.styled, width: nil, height: nil, options: ParagraphOptions(environment))
    // Trailing space hangs out of the line's frame.
    return layout.lines.last.map { $0.fragments.map { $0.origin.x + $0.width }.max() ?? 0 } ?? 0
  }

  /// The character that a touch at a point of the box goes before.
  @MainActor
  func character(at point: CGPoint, in node: LayoutNode) -> Int {
    let count = text.count
    guard count > 0 else { return 0 }
    var best = (index: 0, distance: CGFloat.infinity)
    let layout = layout(in: node)
    let line = layout.lines.last { $0.frame.minY <= point.y } ?? layout.lines.first
    for index in 0...count {
      let offset = text.prefix(index).utf16.count
      if let line, layout.lines.count > 1, !(line.range.lowerBound...line.range.upperBound).contains(offset) {
        continue
      }
      let distance = abs(caret(before: index, in: node).minX - point.x)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    guard editing.isActive else { return child.drawPlaced(into: &context) }
    let tint = resolveStyle(TintShapeStyle(), bounds: context.rect(node.size), environment: node.environment)
    let count = text.count
    let range =
      min(
        editing.selection.lowerBound, count)..<min(
        max(editing.selection.upperBound, editing.selection.lowerBound), count)
    let start = caret(before: range.lowerBound, in: node)
    let (origin, end) = (context.origin, range.isEmpty ? start : caret(before: range.upperBound, in: node))
    if !range.isEmpty {
      for rect in selected(from: start, to: end, width: node.size.width) {
        let shade = resolveStyle(
          TintShapeStyle().opacity(0.2), bounds: context.rect(node.size), environment: node.environment)
        context.fill(CGPath(rect: rect.offsetBy(dx: origin.x, dy: origin.y), transform: nil), with: shade)
      }
    }
    child.drawPlaced(into: &context)
    guard range.isEmpty else { return }
    let mark = CGRect(
      x: origin.x + start.minX - 1, y: origin.y + start.minY, width: 2, height: max(start.height, 2))
    context.fill(
      CGPath(roundedRect: context.pixelAligned(mark), cornerWidth: 1, cornerHeight: 1, transform: nil), with: tint)
  }

  private func selected(from start: CGRect, to end: CGRect, width: CGFloat) -> [CGRect] {
    if abs(start.minY - end.minY) < 1 {
      return [CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)]
    }
    var rects = [CGRect(x: start.minX, y: start.minY, width: max(width - start.minX, 0), height: start.height)]
    if end.minY > start.maxY + 1 {
      rects.append(CGRect(x: 0, y: start.maxY, width: width, height: end.minY - start.maxY))
    }
    rects.append(CGRect(x: 0, y: end.minY, width: end.minX, height: end.height))
    return rects
  }

  func affectsLayout(comparedTo old: EditedText) -> Bool { false }
  static var displayName: String { "text" }
}
