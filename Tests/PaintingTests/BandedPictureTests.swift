// Pictures painted a band at a time are those painted at once.

import Drawing
import Foundation
import Testing

@testable import Painting

@Suite struct BandedPictureTests {
  /// Shapes, shadows, blurs, masks and materials all the way down a tall canvas, across every border of bands.
  private func list(height: CGFloat, _ more: [DrawCommand] = []) -> DrawList {
    var commands: [DrawCommand] = []
    for step in 0..<Int(height / 17) {
      let top = CGFloat(step) * 17
      let rect = CGRect(x: CGFloat(step % 7) * 24, y: top, width: 48, height: 40 + CGFloat(step % 5) * 9)
      let path = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
      let color = RGBA(
        red: Double(step % 5) / 4, green: Double(step % 3) / 2, blue: Double(step % 4) / 3,
        alpha: step % 3 == 0 ? 0.5 : 1)
      let fill = DrawCommand.fill(path, .color(color), .winding)
      switch step % 6 {
      case 0: commands.append(.stroke(path, .color(color), Stroke(width: 3)))
      case 1:
        let shadow = PaintShadow(color: .black, radius: 9, offset: CGSize(width: 2, height: 7), isInner: false)
        commands.append(.fill(path, .shadowed(.color(color), [shadow]), .winding))
      case 2:
        var layer = Layer()
        layer.opacity = 0.7
        layer.filters = [.blur(radius: 6, isOpaque: false)]
        commands += [.pushLayer(layer), fill, .popLayer]
      case 3: commands += [.pushMask, fill, .maskContent, fill, .popMask]
      case 4 where step % 30 == 4:
        commands.append(.backdrop(path, Backdrop(radius: 12, saturation: 1.6, wash: color.opacity(0.4))))
      default: commands += [.pushTransform(CGAffineTransform(rotationAngle: 0.05)), fill, .popTransform]
      }
    }
    return DrawList(size: CGSize(width: 220, height: height), commands: commands + more)
  }

  @Test("a file made in bands has the bytes of one made at once", arguments: [1, 2, 3] as [CGFloat])
  func bands(scale: CGFloat) throws {
    let list = list(height: 2_700)
    let whole = try Painter.paint(list, scale: scale, background: .white).pngData()
    #expect(try Painter.pngData(of: list, scale: scale, background: .white, pixelsInBand: 1) == whole)
    #expect(try Painter.pngData(of: list, scale: scale, background: .white) == whole)
  }

  @Test("a hole cut into the background is in the file")
  func hole() throws {
    var layer = Layer()
    layer.blendMode = .destinationOut
    let hole = CGPath(rect: CGRect(x: 10, y: 2_600, width: 30, height: 30), transform: nil)
    let list = list(
      height: 2_700, [.pushLayer(layer), .fill(hole, .color(.black), .winding), .popLayer])
    let whole = try Painter.paint(list, scale: 2, background: .white)
    #expect(whole[40, 5_220].alpha == 0)
    #expect(try Painter.pngData(of: list, scale: 2, background: .white, pixelsInBand: 1) == whole.pngData())
  }

  @Test("without a background, and for small pictures, the file is the usual one")
  func usual() throws {
    let tall = list(height: 2_700)
    #expect(
      try Painter.pngData(of: tall, scale: 2, background: nil)
        == Painter.paint(tall, scale: 2, background: nil).pngData())
    let small = list(height: 60)
    #expect(
      try Painter.pngData(of: small, scale: 2, background: .white)
        == Painter.paint(small, scale: 2, background: .white).pngData())
  }
}
