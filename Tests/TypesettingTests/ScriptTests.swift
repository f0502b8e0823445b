// Scripts other than Latin: order, fallback, emoji.

import Foundation
import Testing

@testable import Typesetting

@Suite("Scripts")
struct ScriptTests {
  private func faces(_ text: String, language: String = "") -> [String] {
    let styled = StyledText(runs: [.init(text: text, font: FontRequest(), language: language)])
    return Typesetter.shared.layout(styled).lines[0].fragments.compactMap(\.glyphs?.font.familyName)
  }

  @Test("right-to-left words are drawn from the right, numbers inside them from the left")
  func bidi() {
    let mixed = layout("abc שלום def").lines[0].fragments
    #expect(mixed.map { $0.glyphs?.isRightToLeft } == [false, true, false])
    let hebrew = layout("שלום 123 עולם").lines[0].fragments
    // Visual order: the last word is leftmost.
    #expect(hebrew.first?.glyphs?.text.contains("עולם") == true)
    #expect(hebrew.contains { $0.glyphs?.text.contains("123") == true && $0.glyphs?.isRightToLeft == false })
    let clusters = layout("אב").lines[0].fragments[0]
    #expect(clusters.glyphs?.positions.map(\.x) == clusters.glyphs?.positions.map(\.x).sorted())
  }

  @Test("punctuation at the end of a right-to-left paragraph stands at its left")
  func paragraphDirection() {
    let fragments = layout("שלום!").lines[0].fragments
    #expect(fragments.first?.glyphs?.text == "!")
    #expect(layout("12 + 3") { $0.direction = .rightToLeft }.lines[0].fragments.count > 1)
    #expect(layout("Hello!") { $0.direction = .rightToLeft }.shown == ["Hello!"])
  }

  @Test(
    "an emoji sequence is one coloured glyph",
    arguments: [
      "😀", "❤️", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "🏳️‍🌈", "👩🏿‍💻", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    ])
  func emoji(_ text: String) {
    let fragments = layout(text).lines[0].fragments
    #expect(fragments.count == 1)
    #expect(fragments[0].glyphs?.font.isColor == true)
    let visible = zip(fragments[0].glyphs?.glyphs ?? [], fragments[0].glyphs?.positions ?? [])
    #expect(Array(visible).count == 1)
    #expect(fragments[0].glyphs?.glyphs.contains(0) == false)
  }

  @Test("emoji do not change a line's height, and their pictures can be had")
  func emojiHeight() throws {
    #expect(layout("a 😀").size.height == layout("a").size.height)
    let glyphs = try #require(layout("😀").lines[0].fragments[0].glyphs)
    let picture = try #require(Typesetter.shared.picture(of: glyphs.glyphs[0], in: glyphs.font))
    #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(picture.frame.width > 10 && picture.frame.width < 30)
    #expect(picture.frame.minY < 0)
  }

  @Test("text presentation keeps a sign in the text's font")
  func textPresentation() {
    #expect(faces("©") == ["Inter"])
    #expect(layout("❤\u{FE0E}").lines[0].fragments[0].glyphs?.font.isColor == false)
  }

  @Test(
    "a script Inter lacks falls back to its Noto face",
    arguments: [
      ("مرحبا", "Noto Sans Arabic"), ("،؟٣", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"),
      ("สวัสดี", "Noto Sans Thai"),
      ("नमस्ते", "Noto Sans Devanagari"), ("வணக்கம்", "Noto Sans Tamil"), ("გამარჯობა", "Noto Sans Georgian"),
      ("Привет", "Inter"), ("Ελλάδα", "Inter"), ("Tiếng Việt", "Inter"),
    ])
  func fallback(text: String, family: String) {
    #expect(Set(faces(text)) == [family])
    #expect(layout(text).lines[0].fragments.allSatisfy { $0.glyphs?.glyphs.contains(0) == false })
  }

  @Test("Han takes the forms of its language, or of the kana and hangul beside it")
  func han() {
    #expect(faces("直", language: "ja") == ["Noto Sans CJK JP"])
    #expect(faces("直", language: "zh-Hant") == ["Noto Sans CJK TC"])
    #expect(faces("直", language: "zh-Hans") == ["Noto Sans CJK SC"])
    #expect(faces("直", language: "ko") == ["Noto Sans CJK KR"])
    #expect(Set(faces("直す")) == ["Noto Sans CJK JP"])
    #expect(faces("直") == ["Noto Sans CJK SC"])
  }

  @Test("Chinese and Japanese break between characters, not before a full stop")
  func breaking() {
    let text = "吾輩は猫である。名前はまだ無い。"
    let lines = layout(text, width: 70) { $0.avoidsOrphans = false }
    #expect(lines.lines.count > 3)
    #expect(lines.shown.allSatisfy { !$0.hasPrefix("。") })
    #expect(lines.shown.joined() == text)
  }

  @Test("a cluster is never torn apart by breaking", arguments: ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "नमस्ते", "e\u{301}e\u{301}e\u{301}"])
  func clusters(_ text: String) {
    for line in layout(text, width: 1).shown { #expect(line.count == 1) }
  }

  @Test("Arabic letters keep their joined forms when a word is spread over lines and runs")
  func joining() {
    let font = FontRequest()
    let whole = layout("بيت").lines[0].fragments[0].glyphs?.glyphs ?? []
    let split = Typesetter.shared.layout(
      StyledText(runs: [.init(text: "ب", font: font), .init(text: "يت", font: font, tag: 1)]))
    let glyphs = split.lines[0].fragments.flatMap { $0.glyphs?.glyphs ?? [] }
    #expect(glyphs == whole)
  }

  @Test("a character nobody has is a box")
  func missing() {
    #expect(layout("\u{10FFFD}").lines[0].fragments[0].glyphs?.glyphs == [0])
  }
}
