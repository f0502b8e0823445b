// A text that has been shaped, the layouts that were made of it, and the arranging of its lines in a box.

import Foundation

final class TypesetText {
  struct Proposal: Equatable {
    var width: CGFloat?
    var height: CGFloat?
    var options: ParagraphOptions
  }

  /// Set where the text is one line of ASCII.
  private let plain: PlainLine?
  private let makeItemizer: () -> Itemizer
  private let text: StyledText
  private lazy var builder = LineBuilder(itemizer: makeItemizer())
  private lazy var paragraphs: [ShapedParagraph] =
    plain.flatMap(ShapedParagraph.init).map { [$0] } ?? builder.itemizer.paragraphs(of: text)
  private var layouts: [(Proposal, TextLayout)] = []
  private var oldest = 0
  // The layout of a plain line, which every proposal that is wide enough shares.
  private var plainLayout: TextLayout?
  private var plainOptions: ParagraphOptions?

  /// - Parameters:
  ///   - plain: the text as one shaped line, where it can be that.
  ///   - itemizer: makes what shapes the text otherwise; called at most once.
  init(_ text: StyledText, plain: PlainLine?, itemizer: @escaping () -> Itemizer) {
    self.text = text
    self.plain = plain
    makeItemizer = itemizer
  }

  // MARK: Memory

  // A layout pass asks for a handful of widths; more are not worth keeping, and of a book not even those.
  private var remembered: Int { text.runs.reduce(0) { $0 + $1.text.utf8.count } > 20_000 ? 2 : 8 }

  func layout(for proposal: Proposal) -> TextLayout? {
    if let plainLayout, let plain, plainOptions == proposal.options, plain.width <= proposal.width ?? .infinity {
      return plainLayout
    }
    for index in layouts.indices where layouts[index].0 == proposal { return layouts[index].1 }
    return nil
  }

  /// Keeps a layout; returns it with what is known of other proposals.
  func remember(_ layout: TextLayout, for proposal: Proposal) -> TextLayout {
    if let plain, plain.width <= proposal.width ?? .infinity {
      var layout = layout
      layout.steadyWidth = plain.width
      plainLayout = layout
      plainOptions = proposal.options
      return layout
    } else if layouts.count < remembered {
      layouts.append((proposal, layout))
    } else {
      layouts[oldest] = (proposal, layout)
      oldest = (oldest + 1) % layouts.count
    }
    return layout
  }

  // MARK: Arranging

  /// Lines that keep to the proposal, truncated if there is no other way.
  func arranged(_ proposal: Proposal, scale: CGFloat) -> TextLayout {
    let options = proposal.options
    let pixels = options.displayScale.isFinite && options.displayScale > 0 ? options.displayScale : 1
    if let plain, plain.fits(proposal.width) { return placed(plain, proposal, scale, pixels) }
    let limit = max(1, options.maximumLines ?? .max)
    var lines: [BuiltLine] = []
    var places: [(paragraph: Int, range: Range<Int>)] = []
    var isTruncated = false
    var bottom: CGFloat = 0

    building: for (index, paragraph) in paragraphs.enumerated() {
      // Limits count; what the height allows is seen while building, since lines may differ in height.
      let ranges = paragraph.lines(
        width: proposal.width, avoidsOrphans: options.avoidsOrphans,
        limit: limit == .max ? .max : max(0, limit - lines.count) + 1)
      for range in ranges {
        guard lines.count < limit else {
          isTruncated = true
          break building
        }
        let line = builder.line(range, of: paragraph)
        let gap = lines.last.map { self.gap(after: $0, options) } ?? 0
        let newBottom = bottom + gap + line.ascent + line.descent
        if let height = proposal.height, !lines.isEmpty, newBottom > height + 0.01 {
          isTruncated = true
          break building
        }
        bottom = newBottom
        lines.append(line)
        places.append((index, range))
      }
    }
    if isTruncated, let last = places.last {
      let paragraph = paragraphs[last.paragraph]
      lines[lines.count - 1] = builder.truncatedLine(
        last.range.lowerBound..<paragraph.unitCount, of: paragraph, width: proposal.width ?? .infinity,
        mode: options.truncation)
    }
    return placed(lines, places.map { paragraphs[$0.paragraph].start }, proposal, isTruncated, scale, pixels)
  }

  /// The distance from a line to the next: the font's leading, or the line spacing where that is larger.
  private func gap(after line: BuiltLine, _ options: ParagraphOptions) -> CGFloat {
    options.lineSpacing == 0 ? line.leading : max(line.leading, options.lineSpacing)
  }

  private func placed(
    _ lines: [BuiltLine], _ starts: [Int], _ proposal: Proposal, _ isTruncated: Bool, _ scale: CGFloat,
    _ pixels: CGFloat
  ) -> TextLayout {
    let options = proposal.options
    func up(_ value: CGFloat) -> CGFloat { (value * pixels - 0.001).rounded(.up) / pixels }
    func nearest(_ value: CGFloat) -> CGFloat { (value * pixels + 0.5).rounded(.down) / pixels }

    var widest: CGFloat = 0
    for line in lines { widest = max(widest, line.width + line.trailingSpace) }
    // Space that hangs, and a character wider than the line, do not make the text wider than it may be.
    if let width = proposal.width { widest = min(widest, width) }
    let width = max(0, up(widest))

    guard let first = lines.first else {
      return TextLayout(
        lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: scale,
        metrics: FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0))
    }
    let firstBaseline = nearest(first.guide)
    let shift = firstBaseline - first.guide
    var result: [TextLayout.Line] = []
    result.reserveCapacity(lines.count)
    var metrics = first.metrics
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let height = line.ascent + line.descent
      if line.metrics.lineHeight > metrics.lineHeight { metrics = line.metrics }
      let exact = top + line.guide + shift
      let guide = index == 0 ? firstBaseline : up(exact)
      let baseline = guide + line.ascent - line.guide
      let slack = widest - line.width
      let x: CGFloat =
        switch (options.alignment, options.direction) {
        case (.center, _): max(0, slack / 2)
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.leading, .rightToLeft), (.trailing, .leftToRight): max(0, slack)
        }
      var fragments = line.fragments
      for index in fragments.indices {
        fragments[index].origin.x += x
        fragments[index].origin.y += baseline
        if let box = fragments[index].attachment {
          fragments[index].attachment = CGRect(
            x: box.minX + x, y: box.minY + baseline, width: box.width, height: box.height)
        }
      }
      result.append(
        TextLayout.Line(
          fragments: fragments, frame: CGRect(x: x, y: top, width: line.width, height: height), baseline: baseline,
          range: line.range.lowerBound + starts[index]..<line.range.upperBound + starts[index]))
      bottom = top + height
      top = bottom + gap(after: line, options)
    }
    let lastBaseline = lines.count == 1 ? firstBaseline : up(exactGuide(of: lines, options) + shift)
    // Lines kept free below.
    let missing = options.minimumLines - lines.count
    if missing > 0, let last = lines.last {
      bottom += CGFloat(missing) * (gap(after: last, options) + last.ascent + last.descent)
    }
    return TextLayout(
      lines: result, size: CGSize(width: width, height: max(0, up(bottom))), firstBaseline: firstBaseline,
      lastBaseline: lastBaseline, isTruncated: isTruncated, scale: scale, metrics: metrics)
  }

  /// The layout of one plain line: what `placed` comes to for it.
  private func placed(
    _ line: PlainLine, _ proposal: Proposal, _ scale: CGFloat, _ pixels: CGFloat
  ) -> TextLayout {
    let options = proposal.options
    let metrics = line.run.font.metrics
    let offset = line.run.baselineOffset
    let height = metrics.lineHeight + abs(offset)
    let shown = line.width - line.trailingSpace
    let widest = min(line.width, proposal.width ?? .infinity)
    func up(_ value: CGFloat) -> CGFloat { max(0, (value * pixels - 0.001).rounded(.up) / pixels) }
    let guide = (metrics.ascent * pixels + 0.5).rounded(.down) / pixels
    let baseline = guide + max(0, offset)
    let x: CGFloat =
      switch (options.alignment, options.direction) {
      case (.center, _): max(0, (widest - shown) / 2)
      case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
      case (.leading, .rightToLeft), (.trailing, .leftToRight): max(0, widest - shown)
      }
    var fragment = line.fragment
    fragment.origin.x += x
    fragment.origin.y += baseline
    var bottom = height
    if options.minimumLines > 1 {
      let gap = options.lineSpacing == 0 ? metrics.leading : max(metrics.leading, options.lineSpacing)
      bottom += CGFloat(options.minimumLines - 1) * (gap + height)
    }
    return TextLayout(
      lines: [
        TextLayout.Line(
          fragments: [fragment], frame: CGRect(x: x, y: 0, width: shown, height: height), baseline: baseline,
          range: 0..<line.text.utf8.count)
      ], size: CGSize(width: up(widest), height: up(bottom)), firstBaseline: guide, lastBaseline: guide,
      isTruncated: false, scale: scale, metrics: metrics)
  }

  /// How far below the text's top the last line's guide lies, before rounding.
  private func exactGuide(of lines: [BuiltLine], _ options: ParagraphOptions) -> CGFloat {
    var top: CGFloat = 0
    for line in lines.dropLast() { top += line.ascent + line.descent + gap(after: line, options) }
    return top + (lines.last?.guide ?? 0)
  }
}
