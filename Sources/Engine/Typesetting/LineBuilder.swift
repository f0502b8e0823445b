// Puts the glyphs of one line beside each other in visual order, and cuts a line that is too wide with an ellipsis.

import CText
import Foundation

/// A line whose place in the text is not known yet: x from its own left end, y from its baseline.
struct BuiltLine {
  var fragments: [TextLayout.Fragment] = []
  /// Without the spaces that hang at its end.
  var width: CGFloat = 0
  var trailingSpace: CGFloat = 0
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var leading: CGFloat = 0
  /// How far below the line's top the guide for first baselines lies.
  var guide: CGFloat = 0
  var range: Range<Int>
  var metrics = FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
}

struct LineBuilder {
  let itemizer: Itemizer

  private enum Segment {
    case text(Range<Int>)
    /// An ellipsis in the font of a run.
    case ellipsis(run: Int)
  }

  /// The line that shows `range` of a paragraph.
  func line(_ range: Range<Int>, of paragraph: ShapedParagraph) -> BuiltLine {
    let isWhole = range == 0..<paragraph.unitCount
    if isWhole, !paragraph.endsInSpace, paragraph.items.count == 1, paragraph.items[0].kind == .text {
      return simpleLine(of: paragraph)
    }
    let shown = paragraph.trimmed(range)
    var line = build([.text(shown)], range: range, of: paragraph)
    line.trailingSpace = max(0, paragraph.width(of: range) - paragraph.width(of: shown))
    return line
  }

  /// One run, one item, one line: nothing to cut and nothing to reorder.
  private func simpleLine(of paragraph: ShapedParagraph) -> BuiltLine {
    let item = paragraph.items[0]
    let range = 0..<paragraph.unitCount
    var line = BuiltLine(range: range)
    measure(&line, runs: CollectionOfOne(item.run))
    guard let font = item.font else { return line }
    line.width = item.width
    line.fragments = [
      fragment(
        item.glyphs, item: item, font: font, width: item.width, x: 0,
        text: paragraph.plainText ?? String(decoding: paragraph.units, as: UTF16.self))
    ]
    return line
  }

  private func fragment(
    _ glyphs: [ShapedGlyph], item: ShapedItem, font: SizedFont, width: CGFloat, x: CGFloat, text: String
  ) -> TextLayout.Fragment {
    let run = itemizer.runs[item.run]
    return TextLayout.Fragment(
      glyphs: GlyphRun(glyphs, font: font.instance, width: width, text: text, isRightToLeft: item.isRightToLeft),
      attachment: nil, origin: CGPoint(x: x, y: -run.baselineOffset), width: width, metrics: run.font.metrics,
      tag: run.tag)
  }

  // MARK: Measures

  /// The tallest run decides a line's height; an offset of the baseline makes it grow.
  private func measure(_ line: inout BuiltLine, runs: some Sequence<Int>) {
    var leadingHeight: CGFloat = -1
    var isFirst = true
    var lowestRaise: CGFloat?
    for index in runs {
      let run = itemizer.runs[index]
      let metrics = run.font.metrics
      let offset = run.baselineOffset
      var (ascent, descent) = (metrics.ascent, metrics.descent)
      if let attachment = run.attachment {
        ascent = attachment.size.height - attachment.descent
        descent = attachment.descent
      }
      ascent += max(0, offset)
      descent += max(0, -offset)
      line.ascent = isFirst ? ascent : max(line.ascent, ascent)
      line.descent = isFirst ? descent : max(line.descent, descent)
      lowestRaise = min(lowestRaise ?? .infinity, max(0, offset))
      if run.attachment == nil || leadingHeight < 0, metrics.lineHeight > leadingHeight {
        leadingHeight = metrics.lineHeight
        line.leading = metrics.leading
        line.metrics = metrics
      }
      isFirst = false
    }
    // Where the whole line is raised, its guide goes up with it and the room lies below.
    line.guide = line.ascent - (lowestRaise ?? 0)
  }

  // MARK: General lines

  private func build(_ segments: [Segment], range: Range<Int>, of paragraph: ShapedParagraph) -> BuiltLine {
    struct Piece {
      var item: ShapedItem
      var range: Range<Int>
      var glyphs: [ShapedGlyph]
      var width: CGFloat
      var text: String?
    }
    var pieces: [Piece] = []
    var x: CGFloat = 0
    var runs: [Int] = []
    for segment in segments {
      switch segment {
      case .text(let range):
        for item in items(of: paragraph, in: range) {
          let part = item.range.clamped(to: range)
          if runs.last != item.run { runs.append(item.run) }
          switch item.kind {
          case .tab:
            let width = ShapedParagraph.tabAdvance(from: x)
            pieces.append(Piece(item: item, range: part, glyphs: [], width: width))
          case .attachment:
            pieces.append(Piece(item: item, range: part, glyphs: [], width: item.width))
          case .text:
            let glyphs = part == item.range ? item.glyphs : glyphs(of: item, part, in: paragraph)
            let width = part == item.range ? item.width : glyphs.reduce(0) { $0 + $1.advance }
            pieces.append(Piece(item: item, range: part, glyphs: glyphs, width: width))
          }
          x += pieces.last?.width ?? 0
        }
      case .ellipsis(let run):
        let (font, glyphs) = ellipsis(run: run)
        let width = glyphs.reduce(0) { $0 + $1.advance }
        pieces.append(
          Piece(
            item: ShapedItem(
              kind: .text, range: 0..<1, run: run, level: paragraph.baseLevel, font: font, script: HB_SCRIPT_COMMON),
            range: 0..<1, glyphs: glyphs, width: width, text: "\u{2026}"))
        if runs.last != run { runs.append(run) }
        x += width
      }
    }
    var line = BuiltLine(range: range)
    // The heights are those of everything on the line, spaces at its end included.
    let hidden = items(of: paragraph, in: range).map(\.run)
    measure(&line, runs: runs.isEmpty && hidden.isEmpty ? [paragraph.firstRun] : segments.count > 1 ? runs : hidden)
    line.width = x
    x = 0
    for index in Bidi.visualOrder(pieces.map(\.item.level)) {
      let piece = pieces[index]
      let run = itemizer.runs[piece.item.run]
      if piece.item.kind == .attachment, let attachment = run.attachment {
        line.fragments.append(
          TextLayout.Fragment(
            glyphs: nil,
            attachment: CGRect(
              x: x, y: attachment.descent - attachment.size.height - run.baselineOffset, width: attachment.size.width,
              height: attachment.size.height), origin: CGPoint(x: x, y: -run.baselineOffset), width: piece.width,
            metrics: run.font.metrics, tag: run.tag))
      } else if let font = piece.item.font, piece.item.kind == .text {
        line.fragments.append(
          fragment(
            piece.glyphs, item: piece.item, font: font, width: piece.width, x: x,
            text: piece.text ?? String(decoding: paragraph.units[piece.range], as: UTF16.self)))
      }
      x += piece.width
    }
    return line
  }

  /// The items that overlap a range, found by bisection.
  private func items(of paragraph: ShapedParagraph, in range: Range<Int>) -> ArraySlice<ShapedItem> {
    let items = paragraph.items
    guard !range.isEmpty else { return [] }
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < items.count, items[end].range.lowerBound < range.upperBound { end += 1 }
    return items[low..<end]
  }

  /// The glyphs of a part of an item: cut out where HarfBuzz says that is safe, shaped again where not.
  private func glyphs(of item: ShapedItem, _ part: Range<Int>, in paragraph: ShapedParagraph) -> [ShapedGlyph] {
    let glyphs = item.glyphs
    // The first glyph, in logical order, whose cluster is not before an offset.
    func position(_ offset: Int) -> Int {
      var (low, high) = (0, glyphs.count)
      while low < high {
        let middle = (low + high) / 2
        let cluster = glyphs[middle].cluster
        if item.isRightToLeft ? cluster >= offset : cluster < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    func isSafe(_ offset: Int) -> Bool {
      guard offset > item.range.lowerBound, offset < item.range.upperBound else { return true }
      let index = item.isRightToLeft ? position(offset) - 1 : position(offset)
      guard glyphs.indices.contains(index) else { return true }
      return glyphs[index].cluster == offset && !glyphs[index].isUnsafeToBreak
    }
    if isSafe(part.lowerBound), isSafe(part.upperBound) {
      let (a, b) = (position(part.lowerBound), position(part.upperBound))
      return Array(glyphs[min(a, b)..<max(a, b)])
    }
    guard let font = item.font else { return [] }
    return itemizer.glyphs(of: item, part, units: paragraph.units, font: font)
  }

  private func ellipsis(run index: Int) -> (SizedFont?, [ShapedGlyph]) {
    let run = itemizer.runs[index]
    guard
      let font = run.font.font(
        covering: [0x2026], script: HB_SCRIPT_COMMON, region: 2, isEmoji: false, in: itemizer.catalog)
    else { return (nil, []) }
    return (
      font,
      itemizer.shaper.shape(
        [0x2026], 0..<1, font: font, features: run.features, spacing: run.spacing, isRightToLeft: false,
        script: HB_SCRIPT_LATIN, language: run.language)
    )
  }

  // MARK: Truncation

  /// A line that starts where `range` does and shows as much of it as fits beside an ellipsis.
  func truncatedLine(
    _ range: Range<Int>, of paragraph: ShapedParagraph, width: CGFloat, mode: ParagraphOptions.Truncation
  ) -> BuiltLine {
    let items = items(of: paragraph, in: range)
    let firstRun = items.first?.run ?? paragraph.firstRun
    let content = paragraph.trimmed(range)
    let starts = paragraph.isClusterStart
    func run(at index: Int) -> Int {
      items.first { $0.range.contains(index) }?.run ?? firstRun
    }
    func ellipsisWidth(_ run: Int) -> CGFloat { ellipsis(run: run).1.reduce(0) { $0 + $1.advance } }
    /// The longest beginning of the content that is no wider than `room`.
    func head(_ room: CGFloat) -> Int {
      var x: CGFloat = 0
      var index = content.lowerBound
      while index < content.upperBound {
        let advance = paragraph.advance(at: index, x: x)
        if starts[index], x + advance > room + ShapedParagraph.tolerance { break }
        x += advance
        index += 1
      }
      return index
    }
    /// The longest end of the content that is no wider than `room`.
    func tail(_ room: CGFloat, from lowest: Int) -> Int {
      var x: CGFloat = 0
      var index = content.upperBound
      var result = index
      while index > lowest {
        index -= 1
        guard starts[index] else { continue }
        x += paragraph.advance(at: index, x: 0)
        if x > room + ShapedParagraph.tolerance { break }
        result = index
      }
      return result
    }
    func withoutSpacesBefore(_ index: Int) -> Int { paragraph.trimmed(content.lowerBound..<index).upperBound }
    func withoutSpacesAfter(_ index: Int) -> Int {
      var index = index
      while index < content.upperBound, ShapedParagraph.isSpace(paragraph.units[index]) { index += 1 }
      return index
    }
    let segments: [Segment]
    switch mode {
    case .tail:
      var end = head(width - ellipsisWidth(firstRun))
      // The ellipsis takes the font of the text it replaces, which may be another than the first.
      let cut = run(at: max(content.lowerBound, min(end, content.upperBound - 1)))
      if cut != firstRun { end = head(width - ellipsisWidth(cut)) }
      segments = [.text(content.lowerBound..<withoutSpacesBefore(end)), .ellipsis(run: cut)]
    case .head:
      let cut = run(at: max(content.lowerBound, content.upperBound - 1))
      let start = tail(width - ellipsisWidth(cut), from: content.lowerBound)
      segments = [.ellipsis(run: cut), .text(withoutSpacesAfter(start)..<content.upperBound)]
    case .middle:
      let room = width - ellipsisWidth(firstRun)
      let end = withoutSpacesBefore(head(room / 2))
      let used = paragraph.width(of: content.lowerBound..<end)
      let start = withoutSpacesAfter(tail(room - used, from: end))
      segments = [
        .text(content.lowerBound..<end), .ellipsis(run: run(at: max(content.lowerBound, end - 1))),
        .text(start..<content.upperBound),
      ]
    }
    return build(segments, range: range, of: paragraph)
  }
}
