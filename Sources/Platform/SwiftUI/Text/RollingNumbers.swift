// Numbers that change digit by digit: what is the same stays or slides, what is other rolls away and in.

import Drawing
import Typesetting

extension Text {
  /// One glyph of a text, where it stands from the text's origin.
  private struct Letter {
    let run: GlyphRun
    let index: Int
    let place: CGPoint
    let tag: Int
    let ascent: CGFloat

    func isSame(as other: Letter) -> Bool {
      run.glyphs[index] == other.run.glyphs[other.index] && run.font == other.run.font && tag == other.tag
    }

    /// The glyph as a run of its own.
    var alone: GlyphRun {
      GlyphRun(font: run.font, glyphs: [run.glyphs[index]], positions: [.zero], width: run.width, text: "")
    }
  }

  private static func letters(_ layout: TextLayout) -> [Letter] {
    var letters: [Letter] = []
    for line in layout.lines {
      for fragment in line.fragments {
        guard let run = fragment.glyphs else { continue }
        for (index, position) in run.positions.enumerated() {
          letters.append(
            Letter(
              run: run, index: index,
              place: CGPoint(x: fragment.origin.x + position.x, y: fragment.origin.y + position.y), tag: fragment.tag,
              ascent: fragment.metrics.ascent))
        }
      }
    }
    return letters.sorted { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) }
  }

  /// Which letters of two texts are the same: place by place where both are as long, else at the beginning and the end.
  private static func matches(_ old: [Letter], _ new: [Letter]) -> [(old: Int, new: Int)] {
    if old.count == new.count {
      return old.indices.filter { old[$0].isSame(as: new[$0]) }.map { ($0, $0) }
    }
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head].isSame(as: new[head]) { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail].isSame(as: new[new.count - 1 - tail]) { tail += 1 }
    return (0..<head).map { ($0, $0) } + (0..<tail).map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  /// How far a digit rolls and how much it blurs, as shares of the line's ascent.
  private static let travel: CGFloat = 0.75
  private static let blur: CGFloat = 0.16
  /// How much later each next digit begins, as a share of the whole.
  private static let stagger = 0.08

  @MainActor package func drawRollingNumbers(
    _ replacement: ContentReplacement, from old: LeafLayoutNode<Text>, to new: LeafLayoutNode<Text>,
    into context: inout DrawContext
  ) {
    let (oldText, newText) = (old.view.resolved(for: old), new.view.resolved(for: new))
    let oldLetters = Self.letters(old.view.layout(old.proposal, old))
    let newLetters = Self.letters(new.view.layout(new.proposal, new))
    let matches = Self.matches(oldLetters, newLetters)
    let origin = context.origin
    let bounds = CGRect(origin: origin, size: new.size)
    let oldPaints = oldText.paints(in: old.environment, bounds: bounds)
    let newPaints = newText.paints(in: new.environment, bounds: bounds).enumerated().map { slot, paint in
      context.inMotion(paint, slot: slot, bounds: bounds)
    }

    func draw(_ letter: Letter, at place: CGPoint, _ paints: [ResolvedStyle], into context: inout DrawContext) {
      guard paints.indices.contains(letter.tag) else { return }
      let start = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
      context.painted(with: paints[letter.tag], bounds: bounds) { $0.add(.glyphs(letter.alone, start, $1)) }
    }

    let share = replacement.share
    let progress = CGFloat(replacement.progress)
    for match in matches {
      let (a, b) = (oldLetters[match.old].place, newLetters[match.new].place)
      let place = CGPoint(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress)
      draw(newLetters[match.new], at: place, newPaints, into: &context)
    }

    let direction: CGFloat = replacement.countsDown ? -1 : 1
    let rolling = max(oldLetters.count, newLetters.count) - matches.count
    let span = 1 + Self.stagger * Double(max(rolling - 1, 0))

    /// Draws the letters that are not the same; `rise` is how far along each is, from 0 to 1.
    func roll(
      _ letters: [Letter], _ kept: Set<Int>, _ paints: [ResolvedStyle], isLeaving: Bool, into context: inout DrawContext
    ) {
      var number = 0
      for (index, letter) in letters.enumerated() where !kept.contains(index) {
        let own = min(max(share * span - Self.stagger * Double(number), 0), 1)
        number += 1
        let visible = isLeaving ? 1 - own : own
        guard visible > 0 else { continue }
        let height = letter.ascent
        let away = CGFloat(isLeaving ? -own : 1 - own) * height * Self.travel * direction
        var layer = Layer()
        layer.opacity = visible
        let radius = CGFloat(1 - visible) * height * Self.blur
        if radius > 0.05 { layer.filters = [.blur(radius: radius, isOpaque: false)] }
        context.layered(layer) { inner in
          draw(letter, at: CGPoint(x: letter.place.x, y: letter.place.y + away), paints, into: &inner)
        }
      }
    }

    roll(oldLetters, Set(matches.map(\.old)), oldPaints, isLeaving: true, into: &context)
    roll(newLetters, Set(matches.map(\.new)), newPaints, isLeaving: false, into: &context)
  }
}
