// The rounded design: a face's glyphs with their outer corners rounded.

import CoreGraphics
import Testing
import Typesetting

@testable import Painting

@Suite("Rounded glyphs") struct RoundedGlyphTests {
  private func outline(_ text: String, _ design: FontRequest.Design, weight: CGFloat = 700) throws -> CGPath {
    let request = FontRequest(family: .system(design), size: 100, weight: weight)
    let layout = Typesetter.shared.layout(StyledText(runs: [.init(text: text, font: request)]))
    let run = try #require(layout.lines.first?.fragments.first?.glyphs)
    return try GlyphCache.shared.withLock { cache throws(PaintingError) in
      guard let path = try cache.face(run.font).outline(run.glyphs[0], GlyphCut(run.font)) else {
        throw .outOfMemory("an outline")
      }
      return path
    }
  }

  private func corners(_ path: CGPath, of box: CGRect) -> Int {
    [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
      .count {
        path.contains(
          CGPoint(x: $0.0 + ($0.0 == box.minX ? 0.004 : -0.004), y: $0.1 + ($0.1 == box.minY ? 0.004 : -0.004)))
      }
  }

  @Test("the ends of a stroke are round, and it is as long and wide as before")
  func stroke() throws {
    let (plain, rounded) = (try outline("l", .default), try outline("l", .rounded))
    let (box, other) = (plain.boundingBoxOfPath, rounded.boundingBoxOfPath)
    #expect(abs(box.width - other.width) < 0.002 && abs(box.height - other.height) < 0.002)
    #expect(corners(plain, of: box) == 4)
    #expect(corners(rounded, of: other) == 0)
  }

  @Test("advances are those of the face it is made of")
  func advances() {
    func width(_ design: FontRequest.Design) -> CGFloat {
      let font = FontRequest(family: .system(design), size: 17)
      return Typesetter.shared.layout(StyledText(runs: [.init(text: "Rounded 123", font: font)])).size.width
    }
    #expect(width(.rounded) == width(.default))
  }

  @Test("every printable letter keeps its place and its ink", arguments: [100, 400, 900] as [CGFloat])
  func letters(weight: CGFloat) throws {
    for scalar in UInt8(33)...126 {
      let text = String(UnicodeScalar(scalar))
      let (plain, rounded) = (try outline(text, .default, weight: weight), try outline(text, .rounded, weight: weight))
      let (box, other) = (plain.boundingBoxOfPath, rounded.boundingBoxOfPath)
      // Pointed letters lose a little of their points.
      let grows = max(box.minX - other.minX, other.maxX - box.maxX, box.minY - other.minY, other.maxY - box.maxY)
      #expect(grows < 0.003, "\(text)")
      #expect(other.width > box.width - 0.12 && other.height > box.height - 0.12, "\(text)")
    }
  }
}
