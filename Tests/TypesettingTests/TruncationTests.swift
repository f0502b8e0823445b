// What is shown when there is not enough room.

import Foundation
import Testing

@testable import Typesetting

@Suite("Truncation")
struct TruncationTests {
  let words = "one two three four five six seven eight nine ten"

  @Test("the tail is cut by character and the space before the ellipsis is dropped")
  func tail() {
    let cut = layout(words, width: 100) { $0.maximumLines = 1 }
    #expect(cut.isTruncated)
    #expect(cut.shown.count == 1)
    let shown = cut.shown[0]
    #expect(shown.hasSuffix("\u{2026}"))
    #expect(words.hasPrefix(shown.dropLast()))
    #expect(!shown.contains(" \u{2026}"))
    #expect(cut.size.width <= 100)
    // Two more characters would not have fitted.
    #expect(layout(words.prefix(shown.count + 2) + "\u{2026}").size.width > 100)
  }

  @Test("the head is cut so that the end shows")
  func head() {
    let cut = layout(words, width: 100) {
      $0.maximumLines = 1
      $0.truncation = .head
    }
    #expect(cut.shown[0].hasPrefix("\u{2026}"))
    #expect(words.hasSuffix(cut.shown[0].dropFirst()))
    #expect(cut.size.width <= 100)
  }

  @Test("the middle is cut so that both sides are about as wide")
  func middle() {
    let cut = layout(words, width: 150) {
      $0.maximumLines = 1
      $0.truncation = .middle
    }
    let sides = cut.shown[0].components(separatedBy: "\u{2026}")
    #expect(sides.count == 2)
    #expect(words.hasPrefix(sides[0]) && words.hasSuffix(sides[1]))
    #expect(abs(layout(sides[0]).size.width - layout(sides[1]).size.width) < 17)
    #expect(cut.size.width <= 150)
  }

  @Test("only the last permitted line is cut")
  func lastLine() {
    let whole = layout(words, width: 120) { $0.avoidsOrphans = false }
    let cut = layout(words, width: 120) {
      $0.avoidsOrphans = false
      $0.maximumLines = 2
    }
    #expect(cut.shown[0] == whole.shown[0])
    #expect(cut.shown[1].hasSuffix("\u{2026}"))
    #expect(cut.lines.count == 2)
  }

  @Test("the ellipsis of a right-to-left text stands at its left")
  func rightToLeft() {
    let cut = layout("שלום עולם שלום עולם שלום", width: 90) { $0.maximumLines = 1 }
    #expect(cut.lines[0].fragments.first?.glyphs?.text == "\u{2026}")
    #expect(cut.size.width <= 90)
  }

  @Test("a paragraph that is left out shows as an ellipsis behind the one before")
  func hiddenParagraph() {
    #expect(layout("first\nsecond") { $0.maximumLines = 1 }.shown == ["first\u{2026}"])
  }

  @Test("as many lines stay as the height holds, at least one")
  func height() {
    let font = FontRequest(size: 17, leading: 1.713)
    let text = StyledText(runs: [.init(text: "a\nb\nc\nd", font: font)])
    func lines(_ height: CGFloat) -> Int { Typesetter.shared.layout(text, height: height).lines.count }
    #expect(lines(0) == 1)
    #expect(lines(42) == 1)
    #expect(lines(42.34) == 2)
    #expect(lines(87) == 4)
  }

  @Test("text shrinks to the scale that fits before it is cut, and no further")
  func scale() {
    let natural = layout("Shrink this line").size.width
    let shrunk = layout("Shrink this line", width: natural * 0.8) {
      $0.maximumLines = 1
      $0.minimumScale = 0.5
    }
    #expect(!shrunk.isTruncated)
    #expect(shrunk.scale < 1 && shrunk.scale > 0.7)
    #expect(shrunk.size.width <= natural * 0.8 + 0.34 && shrunk.size.width > natural * 0.75)
    let cut = layout("Shrink this line", width: natural * 0.4) {
      $0.maximumLines = 1
      $0.minimumScale = 0.5
    }
    #expect(cut.isTruncated)
    #expect(cut.scale == 0.5)
  }

  @Test("letters move closer before text is cut, if that is allowed")
  func tightening() {
    let natural = layout("Tighten this line")
    let width = natural.size.width - 3
    #expect(layout("Tighten this line", width: width) { $0.maximumLines = 1 }.isTruncated)
    let tight = layout("Tighten this line", width: width) {
      $0.maximumLines = 1
      $0.allowsTightening = true
    }
    #expect(!tight.isTruncated)
    #expect(tight.scale == 1)
  }
}
