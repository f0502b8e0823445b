import CoreGraphics
import Drawing
import Foundation
import Painting
import Testing

@Suite("Vector files")
struct VectorTests {
  private func list(_ commands: [DrawCommand]) -> DrawList {
    DrawList(size: CGSize(width: 40, height: 40), commands: commands)
  }

  private func text(_ commands: [DrawCommand]) throws -> String {
    String(decoding: try VectorWriter.svg(list(commands)).data, as: UTF8.self)
  }

  @Test("in SVG hold outlines, colours and clips as such")
  func shapes() throws {
    let svg = try text([
      .pushClip(rect(0, 0, 20, 20), .evenOdd), fill(rect(1, 2, 3, 4), 0xFF8000, alpha: 0.5), .popClip,
    ])
    #expect(svg.contains("fill=\"#ff8000\" fill-opacity=\"0.5\""))
    #expect(svg.contains("clip-rule=\"evenodd\""))
    #expect(svg.contains("M1 2L4 2L4 6L1 6"))
  }

  @Test("embed as pixels what they cannot express, and warn")
  func warnings() throws {
    let glass = DrawCommand.backdrop(rect(0, 0, 9, 9), Backdrop(radius: 2, saturation: 1, wash: .white))
    for result in [try VectorWriter.svg(list([glass])), try VectorWriter.pdf(list([glass]))] {
      #expect(result.warnings.joined().contains("materials"))
    }
    #expect(try VectorWriter.svg(list([fill(rect(0, 0, 9, 9), 0)])).warnings.isEmpty)
  }

  @Test("keep a group to itself in which something is blended, and paint it where the blending has no name")
  func isolation() throws {
    func group(_ mode: CGBlendMode) -> [DrawCommand] {
      var layer = Layer()
      layer.blendMode = mode
      return [.pushLayer(Layer()), fill(rect(0, 0, 9, 9), 0xFF8000), .pushLayer(layer)]
        + [fill(rect(4, 0, 9, 9), 0x0080FF), .popLayer, .popLayer]
    }
    #expect(try text(group(.multiply)).contains("isolation:isolate"))
    #expect(try VectorWriter.pdf(list(group(.multiply))).warnings.isEmpty)
    #expect(try !VectorWriter.pdf(list(group(.plusLighter))).warnings.isEmpty)
  }

  @Test("are the same for the same list")
  func determinism() throws {
    var layer = Layer()
    layer.opacity = 0.5
    let commands: [DrawCommand] = [.pushLayer(layer), fill(rect(0, 0, 9, 9), 0x123456), .popLayer]
    #expect(try VectorWriter.pdf(list(commands)) == VectorWriter.pdf(list(commands)))
    #expect(try VectorWriter.svg(list(commands)) == VectorWriter.svg(list(commands)))
    #expect(try VectorWriter.pdf(list(commands)).data.starts(with: Array("%PDF".utf8)))
  }
}

@Suite("Picture files")
struct ImageReaderTests {
  @Test("a vector picture fills the size that is asked for, whatever its own ratio")
  func stretchedVector() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='20' height='10'/></svg>"
    let image = try ImageReader.image(from: Data(svg.utf8), name: "a.svg", size: CGSize(width: 10, height: 40))
    #expect(try Bitmap(image)[5, 1].alpha == 255)
    #expect(try Bitmap(image)[5, 38].alpha == 255)
  }

  @Test("in SVG are drawn at the size they are asked for")
  func svg() throws {
    let data = Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'><rect width='8' height='4' fill='#f00'/></svg>".utf8
    )
    #expect(try ImageReader.size(of: data, name: "a.svg") == CGSize(width: 8, height: 4))
    let image = try ImageReader.image(from: data, name: "a.svg", size: CGSize(width: 32, height: 16))
    #expect(image.width == 32 && image.height == 16)
    #expect(try Bitmap(image)[31, 15].red == 255)
  }

  @Test(
    "that are missing, empty or of another kind are errors that name them",
    arguments: ["", "GIF89a", "%PDF-1.4", "hello"])
  func unreadable(content: String) {
    #expect {
      _ = try ImageReader.image(from: Data(content.utf8), name: "photo.xyz")
    } throws: { "\($0)".hasPrefix("photo.xyz: ") }
    #expect {
      _ = try ImageReader.size(ofFile: "/nowhere/photo.png")
    } throws: { "\($0)".hasPrefix("/nowhere/photo.png: ") }
  }

  @Test("in GIF show their first frame")
  func gif() throws {
    // Two pixels, red and clear: the codes are clear, 0, 1, end.
    var bytes: [UInt8] = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    bytes += [0x21, 0xF9, 4, 1, 0, 0, 1, 0]
    bytes += [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0, 0x3B]
    let bitmap = try Bitmap(try ImageReader.image(from: Data(bytes), name: "a.gif"))
    #expect(bitmap.width == 2 && bitmap[0, 0].red == 255 && bitmap[1, 0].alpha == 0)
  }

  @Test("in JPEG and WebP that are cut off are errors")
  func cutOff() {
    for head in [[0xFF, 0xD8, 0xFF, 0xE0, 0, 16], Array("RIFF\0\0\0\0WEBPVP8 ".utf8)] as [[UInt8]] {
      #expect(throws: PaintingError.self) { _ = try ImageReader.image(from: Data(head), name: "photo") }
    }
  }
}
