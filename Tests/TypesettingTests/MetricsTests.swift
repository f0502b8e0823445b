// Heights and baselines of Apple's text styles.

import Foundation
import Testing

@testable import Typesetting

struct StyleMeasure: CustomTestStringConvertible, Sendable {
  var name: String
  var size: CGFloat
  var leading: CGFloat
  /// One line, two lines and first baseline at three pixels a point and at two.
  var oneLine: (CGFloat, CGFloat)
  var twoLines: (CGFloat, CGFloat)
  var baseline: (CGFloat, CGFloat)

  var testDescription: String { name }
}

private let styles = [
  StyleMeasure(
    name: "largeTitle", size: 34, leading: 0.426, oneLine: (40.67, 41), twoLines: (81.67, 82), baseline: (32.33, 32.5)),
  StyleMeasure(
    name: "title", size: 28, leading: 0.586, oneLine: (33.67, 33.5), twoLines: (67.67, 67.5), baseline: (26.67, 26.5)),
  StyleMeasure(
    name: "title2", size: 22, leading: 1.746, oneLine: (26.33, 26.5), twoLines: (54.33, 54.5), baseline: (21, 21)),
  StyleMeasure(name: "title3", size: 20, leading: 1.133, oneLine: (24, 24), twoLines: (49, 49), baseline: (19, 19)),
  StyleMeasure(
    name: "body", size: 17, leading: 1.713, oneLine: (20.33, 20.5), twoLines: (42.33, 42.5), baseline: (16.33, 16)),
  StyleMeasure(
    name: "callout", size: 16, leading: 1.906, oneLine: (19.33, 19.5), twoLines: (40.33, 40.5), baseline: (15.33, 15)),
  StyleMeasure(
    name: "subheadline", size: 15, leading: 2.1, oneLine: (18, 18), twoLines: (38, 38), baseline: (14.33, 14.5)),
  StyleMeasure(
    name: "footnote", size: 13, leading: 2.486, oneLine: (15.67, 16), twoLines: (33.67, 34), baseline: (12.33, 12.5)),
  StyleMeasure(
    name: "caption", size: 12, leading: 1.68, oneLine: (14.33, 14.5), twoLines: (30.33, 30.5), baseline: (11.33, 11.5)),
  StyleMeasure(
    name: "caption2", size: 11, leading: -0.127, oneLine: (13.33, 13.5), twoLines: (26.33, 26.5),
    baseline: (10.33, 10.5)),
]

@Suite("Heights and baselines")
struct MetricsTests {
  private func layout(_ text: String, _ style: StyleMeasure, scale: CGFloat) -> TextLayout {
    var options = ParagraphOptions()
    options.displayScale = scale
    let font = FontRequest(size: style.size, leading: style.leading)
    return Typesetter.shared.layout(StyledText(runs: [.init(text: text, font: font)]), options: options)
  }

  @Test("text styles are as tall as on an iPhone, in one line and in two", arguments: styles)
  func heights(_ style: StyleMeasure) {
    for (scale, one, two, baseline) in [
      (CGFloat(3), style.oneLine.0, style.twoLines.0, style.baseline.0),
      (2, style.oneLine.1, style.twoLines.1, style.baseline.1),
    ] {
      let single = layout("Ag", style, scale: scale)
      let double = layout("Ag\nAg", style, scale: scale)
      #expect(abs(single.size.height - one) < 0.005)
      #expect(abs(double.size.height - two) < 0.005)
      #expect(abs(single.firstBaseline - baseline) < 0.005)
      #expect(single.lastBaseline == single.firstBaseline)
      #expect(double.lines.count == 2)
    }
  }

  @Test("SF Pro's metrics belong to the system font, its x-height to its size")
  func systemMetrics() {
    let body = Typesetter.shared.metrics(for: FontRequest(size: 17))
    #expect(abs(body.lineHeight - 20.287) < 0.001)
    #expect(abs(body.capHeight - 17 * 1443 / 2048) < 0.001)
    #expect(abs(body.xHeight - 17 * 1078 / 2048) < 0.001)
    #expect(abs(Typesetter.shared.metrics(for: FontRequest(size: 28)).xHeight - 28 * 1040 / 2048) < 0.001)
  }

  @Test("a named font brings its own ascent and descent")
  func namedMetrics() {
    let metrics = Typesetter.shared.metrics(for: FontRequest(family: .named("JetBrainsMono-Regular"), size: 10))
    #expect(abs(metrics.ascent - 10.2) < 0.001)
    #expect(abs(metrics.descent - 3) < 0.001)
  }

  @Test("line spacing replaces a smaller leading and adds nothing to one line")
  func lineSpacing() {
    var options = ParagraphOptions()
    options.displayScale = 1000
    options.lineSpacing = 5
    let font = FontRequest(size: 17, leading: 1.713)
    let one = Typesetter.shared.layout(StyledText(runs: [.init(text: "A", font: font)]), options: options)
    let two = Typesetter.shared.layout(StyledText(runs: [.init(text: "A\nA", font: font)]), options: options)
    #expect(abs(two.size.height - 2 * one.size.height - 5) < 0.01)
    options.lineSpacing = 1
    let tight = Typesetter.shared.layout(StyledText(runs: [.init(text: "A\nA", font: font)]), options: options)
    #expect(abs(tight.size.height - 2 * one.size.height - 1.713) < 0.01)
  }

  @Test("the tallest run decides a line's height and baseline")
  func mixedSizes() {
    let small = FontRequest(size: 12)
    let large = FontRequest(size: 40)
    let mixed = Typesetter.shared.layout(
      StyledText(runs: [.init(text: "small ", font: small), .init(text: "large", font: large, tag: 7)]))
    let alone = Typesetter.shared.layout(StyledText(runs: [.init(text: "large", font: large)]))
    #expect(mixed.size.height == alone.size.height)
    #expect(mixed.firstBaseline == alone.firstBaseline)
    #expect(mixed.lines[0].fragments.map(\.tag) == [0, 7])
  }

  @Test("a raised baseline makes text grow below its baseline guide", arguments: [4, -4])
  func baselineOffset(offset: CGFloat) {
    let font = FontRequest(size: 20)
    let plain = Typesetter.shared.layout(StyledText(runs: [.init(text: "A", font: font)]))
    let moved = Typesetter.shared.layout(
      StyledText(runs: [.init(text: "A", font: font, baselineOffset: offset)]))
    #expect(abs(moved.size.height - plain.size.height - 4) < 0.4)
    #expect(moved.firstBaseline == plain.firstBaseline)
  }

  @Test("reserved lines are kept free below the last one")
  func reservedLines() {
    var options = ParagraphOptions()
    options.minimumLines = 3
    let font = FontRequest(size: 17, leading: 1.713)
    let reserved = Typesetter.shared.layout(StyledText(runs: [.init(text: "A", font: font)]), options: options)
    let three = Typesetter.shared.layout(StyledText(runs: [.init(text: "A\nA\nA", font: font)]))
    #expect(reserved.size.height == three.size.height)
    #expect(reserved.lastBaseline == reserved.firstBaseline)
  }
}
