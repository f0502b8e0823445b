// The typesetter: text in, lines of positioned glyphs out, with everything it has measured remembered for a while.

import CText
import Foundation

/// Lays out text. One instance serves a whole program; it may be used from any thread.
///
///     let text = StyledText(runs: [.init(text: "Hello, world", font: FontRequest(size: 17))])
///     let layout = Typesetter.shared.layout(text, width: 200, height: nil, options: ParagraphOptions())
///     layout.size            // rounded up to whole pixels
///
/// A text is shaped once and then broken into lines as often as a new width asks for it. Layouts are cached by text,
/// proposal and options; asking again costs a hash of the text.
public final class Typesetter: @unchecked Sendable {
  public static let shared = Typesetter()

  public let catalog: FontCatalog
  // Guards everything below; layout is quick enough that callers may wait for each other.
  private let lock = NSLock()
  private let shaper = Shaper()
  private var fonts: [FontRequest: ResolvedFont] = [:]
  // Neighbouring texts mostly share their font.
  private var latest: (request: FontRequest, font: ResolvedFont)?
  private var texts = RecentCache<TextKey, TypesetText>(capacity: 12_000, cost: 1 << 22)
  private let english = hb_language_from_string("en", -1)
  private var languages: [String: hb_language_t] = [:]
  private var generation = 0

  public init(catalog: FontCatalog = .shared) { self.catalog = catalog }

  // MARK: Fonts

  /// The measures of the font a request gets.
  public func metrics(for request: FontRequest) -> FontMetrics {
    lock.withLock {
      refresh()
      return font(for: request).metrics
    }
  }

  /// The face a request gets, for a painter; `nil` only if its file is missing (see `FontCatalog.problems`).
  public func instance(for request: FontRequest) -> FontInstance? {
    lock.withLock {
      refresh()
      return font(for: request).primary?.instance
    }
  }

  /// Forgets everything once the catalog has other fonts.
  private func refresh() {
    let current = catalog.generation
    guard current != generation else { return }
    generation = current
    fonts.removeAll()
    latest = nil
    texts.removeAll()
  }

  private func font(for request: FontRequest) -> ResolvedFont {
    if let latest, latest.request == request { return latest.font }
    if let font = fonts[request] {
      latest = (request, font)
      return font
    }
    if fonts.count >= 1024 { fonts.removeAll() }
    let font = catalog.resolve(request)
    fonts[request] = font
    latest = (request, font)
    return font
  }

  // MARK: Layout

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - width: points a line may fill; nil gives every paragraph one line.
  ///   - height: points the lines may fill; at least one line is always kept.
  public func layout(
    _ text: StyledText, width: CGFloat? = nil, height: CGFloat? = nil, options: ParagraphOptions = ParagraphOptions()
  ) -> TextLayout {
    lock.withLock {
      refresh()
      let proposal = TypesetText.Proposal(
        width: width.flatMap { $0.isFinite ? max(0, $0) : nil },
        height: height.flatMap { $0.isFinite ? max(0, $0) : nil }, options: options)
      let key = TextKey(text: text, direction: options.direction)
      let typeset: TypesetText
      if let known = texts[key] {
        if let layout = known.layout(for: proposal) { return layout }
        typeset = known
      } else {
        typeset = self.typeset(text, scale: 1, tightening: 0, options)
        texts.insert(typeset, for: key, cost: key.length)
      }
      return typeset.remember(layout(text, typeset, proposal), for: proposal)
    }
  }

  private func layout(_ text: StyledText, _ typeset: TypesetText, _ proposal: TypesetText.Proposal) -> TextLayout {
    let options = proposal.options
    let plain = typeset.arranged(proposal, scale: 1)
    guard plain.isTruncated else { return plain }
    if options.allowsTightening {
      for step in 1...3 {
        let tightened = variant(of: text, scale: 1, tightening: CGFloat(step) * 0.015, proposal)
        if !tightened.isTruncated { return tightened }
      }
    }
    guard options.minimumScale < 1 else { return plain }
    // The largest scale that truncates nothing, in steps of 1/128 between the smallest allowed and 1.
    let minimum = max(options.minimumScale, 0.01)
    let steps = 128
    func scale(_ step: Int) -> CGFloat { minimum + (1 - minimum) * CGFloat(step) / CGFloat(steps) }
    var best = variant(of: text, scale: minimum, tightening: 0, proposal)
    guard !best.isTruncated else { return best }
    var (low, high) = (0, steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      let candidate = variant(of: text, scale: scale(middle), tightening: 0, proposal)
      if candidate.isTruncated {
        high = middle
      } else {
        low = middle
        best = candidate
      }
    }
    return best
  }

  private func variant(
    of text: StyledText, scale: CGFloat, tightening: CGFloat, _ proposal: TypesetText.Proposal
  ) -> TextLayout {
    typeset(text, scale: scale, tightening: tightening, proposal.options).arranged(proposal, scale: scale)
  }

  private func typeset(
    _ text: StyledText, scale: CGFloat, tightening: CGFloat, _ options: ParagraphOptions
  ) -> TypesetText {
    var plain: PlainLine?
    if text.runs.count == 1 {
      let run = resolved(text.runs[0], scale: scale, tightening: tightening)
      plain = PlainLine.shape(text.runs[0].text, run: run, direction: options.direction, shaper: shaper)
    }
    // Called under this typesetter's lock, like everything of the text's.
    return TypesetText(text, plain: plain) { [unowned self] in
      Itemizer(
        catalog: catalog, shaper: shaper,
        runs: text.runs.map { self.resolved($0, scale: scale, tightening: tightening) }, direction: options.direction)
    }
  }

  private func resolved(_ run: StyledText.Run, scale: CGFloat, tightening: CGFloat) -> ResolvedRun {
    func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? value * scale : 0 }
    let attachment = run.attachment.map {
      StyledText.Attachment(
        size: CGSize(width: max(0, sane($0.size.width)), height: max(0, sane($0.size.height))),
        descent: sane($0.descent))
    }
    var font = run.font
    if scale != 1 {
      font.size *= scale
      font.leading = font.leading.map { $0 * scale }
    }
    var spacing = Spacing(kerning: sane(run.kerning), tracking: sane(run.tracking))
    if tightening > 0 {
      if spacing.tracking != 0 {
        spacing.tracking -= tightening * font.size
      } else {
        spacing.kerning -= tightening * font.size
      }
    }
    return ResolvedRun(
      font: self.font(for: font), spacing: spacing, baselineOffset: sane(run.baselineOffset),
      languageTag: run.language, language: language(run.language), attachment: attachment, tag: run.tag)
  }

  /// Never the machine's own language: shaping must not depend on its locale.
  private func language(_ tag: String) -> hb_language_t? {
    if tag.isEmpty { return english }
    if let known = languages[tag] { return known }
    if languages.count > 256 { languages.removeAll() }
    let language = hb_language_from_string(tag, -1)
    languages[tag] = language
    return language
  }
}

/// Text as a key: compared whole, hashed once by what differs most.
private struct TextKey: Hashable {
  let text: StyledText
  let direction: ParagraphOptions.Direction
  let length: Int
  private let hash: Int

  init(text: StyledText, direction: ParagraphOptions.Direction) {
    self.text = text
    self.direction = direction
    var hasher = Hasher()
    var length = 1
    for index in text.runs.indices {
      hasher.combine(text.runs[index].text)
      hasher.combine(text.runs[index].font.size)
      length += text.runs[index].text.utf8.count
    }
    self.length = length
    hash = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static func == (a: TextKey, b: TextKey) -> Bool {
    a.hash == b.hash && a.direction == b.direction && a.text == b.text
  }
}
