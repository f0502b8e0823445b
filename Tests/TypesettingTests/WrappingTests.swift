// Where lines end.

import Foundation
import Testing

@testable import Typesetting

/// A text in one font.
func styled(_ text: String, size: CGFloat = 17, family: FontRequest.Family = .system(.default)) -> StyledText {
  StyledText(runs: [.init(text: text, font: FontRequest(family: family, size: size))])
}

func layout(
  _ text: String, width: CGFloat? = nil, height: CGFloat? = nil, _ change: (inout ParagraphOptions) -> Void = { _ in }
) -> TextLayout {
  var options = ParagraphOptions()
  change(&options)
  return Typesetter.shared.layout(styled(text), width: width, height: height, options: options)
}

extension TextLayout {
  /// What each line shows, from left to right.
  var shown: [String] { lines.map { $0.fragments.compactMap(\.glyphs?.text).joined() } }
  var glyphCount: Int { lines.reduce(0) { $0 + $1.fragments.reduce(0) { $0 + ($1.glyphs?.glyphs.count ?? 0) } } }
}

@Suite("Wrapping")
struct WrappingTests {
  let words = "one two three four five six seven eight nine ten"

  @Test("without a width every paragraph is one line")
  func noWidth() {
    #expect(layout(words).lines.count == 1)
    #expect(layout("a\nb\r\nc\u{2028}d\u{2029}e").shown == ["a", "b", "c", "d", "e"])
  }

  @Test("an amount keeps its sign")
  func signs() {
    let shown = layout("Balance -€8.40", width: 70).shown
    #expect(!shown.contains { $0.hasSuffix("-") }, "\(shown)")
    #expect(LineBreaks.opportunities(in: Array("10-€20".utf16))[3])
  }

  @Test("an empty text has a line's height, an empty paragraph as well")
  func empty() {
    #expect(layout("").size.width == 0)
    #expect(layout("").size.height == layout("x").size.height)
    #expect(layout("a\n\nb").lines.count == 3)
    #expect(layout("a\n").lines.count == 2)
    #expect(Typesetter.shared.layout(StyledText(runs: [])).size == .zero)
  }

  @Test("lines end after spaces, take as much as fits, and hang their space")
  func greedy() {
    let wide = layout(words, width: 120) { $0.avoidsOrphans = false }
    #expect(wide.lines.count == 4)
    #expect(wide.shown.joined(separator: " ") == words)
    for line in wide.lines { #expect(line.frame.width <= 120) }
    // The next word would not have fitted.
    for (line, next) in zip(wide.shown, wide.shown.dropFirst()) {
      let first = next.split(separator: " ")[0]
      #expect(layout(line + " " + first).size.width > 120)
    }
    #expect(wide.lines.map(\.range.lowerBound) == [0] + wide.lines.dropLast().map(\.range.upperBound))
    #expect(wide.lines.last?.range.upperBound == words.utf16.count)
  }

  @Test("a text laid out in its own size is not broken and not cut", arguments: 1...40)
  func ownSize(width: Int) {
    let first = layout(words, width: CGFloat(width * 10))
    let again = layout(words, width: first.size.width, height: first.size.height) { $0.avoidsOrphans = false }
    #expect(again.isTruncated == false)
    #expect(again.size == first.size)
  }

  @Test("wrapped text is as wide as its widest line, trailing space counted up to the proposal")
  func ownWidth() {
    let text = layout("aaaa bbbb", width: 60) { $0.avoidsOrphans = false }
    #expect(text.shown == ["aaaa", "bbbb"])
    let space = layout("aaaa ").size.width
    #expect(abs(text.size.width - min(60, max(space, layout("bbbb").size.width))) < 0.34)
  }

  @Test("a word wider than the line breaks by character")
  func longWord() {
    let broken = layout("incomprehensibilities", width: 50)
    #expect(broken.lines.count > 2)
    #expect(broken.shown.joined() == "incomprehensibilities")
    for line in broken.lines { #expect(line.frame.width <= 50) }
  }

  @Test("no width at all gives one character a line and no width")
  func zeroWidth() {
    let narrow = layout("abc", width: 0)
    #expect(narrow.shown == ["a", "b", "c"])
    #expect(narrow.size.width == 0)
  }

  @Test("a second line of one word draws a second one down to it, three lines do not")
  func orphans() {
    let width = layout("alpha beta gamma").size.width
    #expect(layout("alpha beta gamma delta", width: width).shown == ["alpha beta", "gamma delta"])
    #expect(
      layout("alpha beta gamma delta", width: width) { $0.avoidsOrphans = false }.shown
        == ["alpha beta gamma", "delta"])
    #expect(
      layout("alpha beta gamma alpha beta gamma delta", width: width).shown
        == ["alpha beta gamma", "alpha beta gamma", "delta"])
  }

  @Test("alignment moves lines inside the text's own width")
  func alignment() {
    let text = "wide line of words\nshort"
    let trailing = layout(text) { $0.alignment = .trailing }
    let center = layout(text) { $0.alignment = .center }
    let widest = trailing.lines[0].frame.width
    #expect(abs(trailing.lines[1].frame.maxX - widest) < 0.001)
    #expect(abs(center.lines[1].frame.midX - widest / 2) < 0.001)
    #expect(layout(text).lines[1].frame.minX == 0)
    let mirrored = layout(text) { $0.direction = .rightToLeft }
    #expect(abs(mirrored.lines[1].frame.maxX - widest) < 0.001)
  }

  @Test("kerning and tracking are added after each character")
  func spacing() {
    let font = FontRequest(size: 17)
    let plain = Typesetter.shared.layout(styled("waffle")).lines[0].frame.width
    for run in [
      StyledText.Run(text: "waffle", font: font, kerning: 2), StyledText.Run(text: "waffle", font: font, tracking: 2),
    ] {
      let spaced = Typesetter.shared.layout(StyledText(runs: [run])).lines[0].frame.width
      #expect(abs(spaced - plain - 12) < 0.001)
    }
  }

  @Test("a tab reaches the next stop, 28 points apart")
  func tabs() {
    let text = layout("a\tb")
    #expect(text.lines[0].fragments.last?.origin.x == 28)
  }

  @Test("an attachment takes its place in the line and raises it")
  func attachments() {
    let font = FontRequest(size: 17)
    let text = StyledText(runs: [
      .init(text: "a", font: font),
      .init(text: "", font: font, attachment: .init(size: CGSize(width: 30, height: 40), descent: 5), tag: 3),
      .init(text: "b", font: font),
    ])
    let line = Typesetter.shared.layout(text).lines[0]
    let box = line.fragments[1].attachment
    #expect(line.fragments[1].tag == 3)
    #expect(box?.size == CGSize(width: 30, height: 40))
    #expect(abs((box?.maxY ?? 0) - line.baseline - 5) < 0.001)
    #expect(line.frame.height >= 40)
    #expect(abs(line.fragments[2].origin.x - line.fragments[0].width - 30) < 0.001)
    #expect(line.range == 0..<3)
  }

  @Test("a line may end beside emoji, as beside ideographs")
  func emoji() {
    let width = layout("word 😀😀").size.width
    #expect(layout("word 😀😀😀", width: width) { $0.avoidsOrphans = false }.shown == ["word 😀😀", "😀"])
    #expect(layout("🇩🇪🇫🇷🇯🇵", width: 30).shown == ["🇩🇪", "🇫🇷", "🇯🇵"])
    #expect(layout("ab 😀!", width: layout("ab 😀").size.width).shown == ["ab", "😀!"])
  }

  @Test("no character stops a long line from being broken", arguments: ["\u{FFFF}", "\u{1F1E6}", "\u{FFFC}", "\0"])
  func awkwardCharacters(character: String) {
    #expect(layout("a \(character) \(character)\(character) b", width: 8).lines.count > 1)
  }

  @Test("nonsense in, a layout out")
  func nonsense() {
    for size in [CGFloat.nan, -3, 0, .infinity] {
      let font = FontRequest(size: size, leading: .nan)
      let picture = StyledText.Attachment(size: CGSize(width: CGFloat.nan, height: -.infinity), descent: .nan)
      let text = StyledText(runs: [
        .init(text: "a b", font: font, kerning: .nan, tracking: .infinity, baselineOffset: .nan, language: "☃"),
        .init(text: "", font: font, attachment: picture),
      ])
      for width in [CGFloat.nan, -5, .infinity] {
        var options = ParagraphOptions()
        options.displayScale = .nan
        options.maximumLines = -1
        let result = Typesetter.shared.layout(text, width: width, height: width, options: options)
        #expect(result.size.width >= 0 && result.size.height >= 0)
      }
    }
  }
}
