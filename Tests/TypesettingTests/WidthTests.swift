// The system font's stand-in takes the room SF Pro takes.

import Foundation
import Testing

@testable import Typesetting

/// A width measured with SF Pro, rounded up to half points.
struct MeasuredWidth: CustomTestStringConvertible, Sendable {
  var text: String
  var size: CGFloat
  var weight: CGFloat = 400
  var width: CGFloat
  var features: [String: Int] = [:]
  var design = FontRequest.Design.default

  var testDescription: String { "\(text) \(size) \(weight)" }
}

private let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

@Suite("Widths of the system font")
struct WidthTests {
  private func width(_ measured: MeasuredWidth) -> CGFloat {
    let font = FontRequest(
      family: .system(measured.design), size: measured.size, weight: measured.weight, features: measured.features)
    let layout = Typesetter.shared.layout(StyledText(runs: [.init(text: measured.text, font: font)]))
    return layout.lines[0].frame.width
  }

  @Test(
    "an English sentence is within 1 % of SF Pro's width",
    arguments: [
      (10, 351), (11, 381.5), (12, 411), (13, 439.5), (15, 496.5), (17, 551), (20, 631.5), (22, 683.5), (26, 801.5),
      (40, 1220),
    ])
  func sentences(size: CGFloat, expected: CGFloat) {
    let width = width(MeasuredWidth(text: sentence, size: size, width: expected))
    #expect(abs(width - (expected - 0.25)) <= expected * 0.01 + 0.25)
  }

  @Test(
    "words, weights and digits are as wide as SF Pro's",
    arguments: [
      MeasuredWidth(text: sentence, size: 10, weight: 500, width: 359.5),
      MeasuredWidth(text: sentence, size: 13, weight: 700, width: 469.5),
      MeasuredWidth(text: sentence, size: 17, weight: 600, width: 575.5),
      MeasuredWidth(text: "The quick brown fox jumps over the lazy dog", size: 17, width: 339),
      MeasuredWidth(text: "The quick brown fox", size: 10, width: 97.5),
      MeasuredWidth(text: "The quick brown fox", size: 20, width: 176.5),
      MeasuredWidth(text: "The quick brown fox", size: 17, weight: 600, width: 160.5),
      MeasuredWidth(text: "Hello, world", size: 17, width: 90),
      MeasuredWidth(text: "Forgot Password", size: 17, width: 128),
      MeasuredWidth(text: "A long label that needs room", size: 17, width: 218),
      MeasuredWidth(text: "Sep 11, 2026", size: 17, width: 98),
      MeasuredWidth(text: "2:30 PM", size: 17, width: 62),
      MeasuredWidth(text: "26.0", size: 17, width: 34),
      MeasuredWidth(text: "Vegetables", size: 17, width: 85),
      MeasuredWidth(text: "Vegetables", size: 17, weight: 500, width: 87.5),
      MeasuredWidth(text: "Vegetables", size: 17, weight: 600, width: 89),
      MeasuredWidth(text: "Vegetables", size: 17, weight: 700, width: 91.5),
      MeasuredWidth(text: "This cannot be undone.", size: 15, width: 161.5),
      MeasuredWidth(text: "A footer note.", size: 13, width: 83),
      MeasuredWidth(text: "Settings", size: 34, weight: 700, width: 133),
      MeasuredWidth(text: "Semibold 20", size: 20, weight: 600, width: 116),
      MeasuredWidth(text: "Search", size: 10, weight: 500, width: 34.5),
      MeasuredWidth(text: "1111", size: 17, width: 30),
      MeasuredWidth(text: "1111", size: 17, width: 41.5, features: ["tnum": 1]),
      MeasuredWidth(text: "Mono 15", size: 15, width: 65, design: .monospaced),
    ])
  func words(_ measured: MeasuredWidth) {
    let width = width(measured)
    // The measures were rounded up to half points, so the middle of what they allow is a quarter lower.
    #expect(abs(width - (measured.width - 0.25)) <= measured.width * 0.01 + 0.25)
  }

  @Test("tabular digits are all equally wide, in both cuts", arguments: [17, 34])
  func tabular(size: CGFloat) {
    let widths = (0...9).map {
      width(MeasuredWidth(text: "\($0)\($0)", size: size, width: 0, features: ["tnum": 1]))
    }
    for width in widths { #expect(abs(width - widths[0]) < 0.001) }
  }
}
