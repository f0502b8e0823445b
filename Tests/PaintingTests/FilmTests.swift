// Films: frames, times, and what is kept of them.

import CPaint
import Drawing
import Foundation
import Testing

@testable import Painting

@Suite struct FilmTests {
  private func picture(_ x: CGFloat, colors: Int = 2) throws -> Bitmap {
    var list = DrawList(size: CGSize(width: 96, height: 64))
    for index in 0..<colors {
      list.commands.append(
        .fill(
          CGPath(rect: CGRect(x: x + CGFloat(index) / 4, y: 10, width: 20, height: 20), transform: nil),
          .color(RGBA(red: Double(index % 17) / 16, green: Double(index % 29) / 28, blue: 0.4)), .winding))
    }
    return try Painter.paint(list, scale: 1, background: .white)
  }

  private func film(_ format: FilmFormat, colors: Int = 2) throws -> Data {
    var film = FilmWriter(format)
    for frame in 0..<10 {
      // Every picture is shown twice.
      try film.add(try picture(CGFloat(frame / 2 * 12), colors: colors), at: Double(frame) / 60)
    }
    return try film.finish(at: 0.5)
  }

  @Test("the same pictures give the same bytes", arguments: [FilmFormat.webp, .png, .gif])
  func determinism(format: FilmFormat) throws {
    #expect(try film(format) == film(format))
    #expect(try film(format, colors: 300) == film(format, colors: 300))
  }

  @Test("an animated PNG has a frame for each picture that differs, with the time it is shown")
  func animatedPNG() throws {
    let data = try film(.png)
    var chunks: [(String, [UInt8])] = []
    var at = 8
    let bytes = [UInt8](data)
    while at < bytes.count {
      let length = bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
      chunks.append(
        (String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self), Array(bytes[(at + 8)..<(at + 8 + length)])))
      at += 12 + length
    }
    #expect(chunks.map(\.0).first == "IHDR" && chunks.map(\.0).last == "IEND")
    #expect(chunks.first { $0.0 == "acTL" }?.1.prefix(4).elementsEqual([0, 0, 0, 5]) == true)
    let controls = chunks.filter { $0.0 == "fcTL" }.map(\.1)
    #expect(controls.count == 5)
    let delays = controls.map { Int($0[20]) << 8 | Int($0[21]) }
    #expect(delays == [33, 34, 33, 33, 367])
    // Only what changed is kept.
    #expect(controls[1][4..<8].elementsEqual([0, 0, 0, 40]))
    // A reader that knows no animation sees the first picture.
    #expect(try Bitmap(pngData: data) == picture(0))
  }

  @Test("an animated WebP decodes to its first picture")
  func animatedWebP() throws {
    let data = [UInt8](try film(.webp))
    #expect(data[0..<4].elementsEqual("RIFF".utf8) && data[8..<16].elementsEqual("WEBPVP8X".utf8))
    var frames = 0
    for at in data.indices.dropLast(4) where data[at..<(at + 4)].elementsEqual("ANMF".utf8) { frames += 1 }
    #expect(frames == 5)
  }

  @Test("a GIF keeps up to 256 colours exactly, and its times add up")
  func gif() throws {
    let data = [UInt8](try film(.gif))
    #expect(data[0..<6].elementsEqual("GIF89a".utf8) && data.last == 0x3B)
    var delays: [Int] = []
    for at in data.indices.dropLast(8) where data[at..<(at + 3)].elementsEqual([0x21, 0xF9, 4]) {
      delays.append(Int(data[at + 4]) | Int(data[at + 5]) << 8)
    }
    #expect(delays.reduce(0, +) == 50)
    #expect(delays.count == 5)
  }

  @Test("pictures of another size are refused")
  func sizes() throws {
    var film = FilmWriter(.png)
    try film.add(try picture(0), at: 0)
    let other = try Painter.paint(DrawList(size: CGSize(width: 10, height: 10)), scale: 1, background: .white)
    #expect(throws: PaintingError.self) { try film.add(other, at: 1) }
  }
}
