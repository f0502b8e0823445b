import CoreGraphics
import Drawing
import Foundation
import Painting
import Testing

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
  CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
}

func fill(_ path: CGPath, _ hex: UInt32, alpha: Double = 1) -> DrawCommand {
  .fill(path, .color(RGBA(hex: hex, alpha: alpha)), .winding)
}

/// Paints commands on a canvas of 40 x 40 points at scale 1.
func paint(_ commands: [DrawCommand], background: RGBA? = .white) throws -> Bitmap {
  try Painter.paint(
    DrawList(size: CGSize(width: 40, height: 40), commands: commands), scale: 1, background: background)
}

func isClose(
  _ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), _ expected: (Int, Int, Int), within tolerance: Int = 1
) -> Bool {
  abs(Int(pixel.red) - expected.0) <= tolerance && abs(Int(pixel.green) - expected.1) <= tolerance
    && abs(Int(pixel.blue) - expected.2) <= tolerance
}

@Suite("The painter")
struct PaintingTests {
  @Test("fills what a path covers, softening edges between pixels")
  func edges() throws {
    let bitmap = try paint([fill(rect(10, 10, 10.5, 10), 0x000000)])
    #expect(isClose(bitmap[12, 12], (0, 0, 0)))
    #expect(isClose(bitmap[20, 12], (127, 127, 127), within: 2))
    #expect(isClose(bitmap[21, 12], (255, 255, 255)))
  }

  @Test("clips and transforms nest")
  func nesting() throws {
    let bitmap = try paint([
      .pushClip(rect(0, 0, 20, 40), .winding), .pushTransform(CGAffineTransform(translationX: 10, y: 0)),
      fill(rect(0, 0, 30, 40), 0xFF0000), .popTransform, .popClip, fill(rect(30, 0, 10, 10), 0x00FF00),
    ])
    #expect(isClose(bitmap[5, 5], (255, 255, 255)))
    #expect(isClose(bitmap[15, 5], (255, 0, 0)))
    #expect(isClose(bitmap[25, 5], (255, 255, 255)))
    #expect(isClose(bitmap[35, 5], (0, 255, 0)))
  }

  @Test("fades a group as one, not each part")
  func groupOpacity() throws {
    var layer = Layer()
    layer.opacity = 0.5
    let bitmap = try paint([
      .pushLayer(layer), fill(rect(0, 0, 20, 20), 0x000000), fill(rect(10, 0, 20, 20), 0x000000), .popLayer,
    ])
    for x in [5, 15, 25] { #expect(isClose(bitmap[x, 10], (127, 127, 127))) }
  }

  @Test("mixes gradients in Oklab, or in sRGB when asked")
  func gradients() throws {
    let stops = [
      GradientStops.Stop(color: RGBA(red: 1, green: 56 / 255, blue: 60 / 255), location: 0),
      GradientStops.Stop(color: RGBA(red: 0, green: 136 / 255, blue: 1), location: 1),
    ]
    func middle(_ space: GradientStops.Space) throws -> Bitmap {
      let gradient = GradientStops(stops: stops, space: space)
      return try paint([
        .fill(rect(0, 0, 40, 40), .linear(gradient, from: .zero, to: CGPoint(x: 40, y: 0)), .winding)
      ])
    }
    #expect(isClose(try middle(.perceptual)[20, 20], (172, 121, 168), within: 4))
    #expect(isClose(try middle(.device)[20, 20], (128, 96, 158), within: 4))
  }

  @Test("keeps the hue of a colour that fades to clear")
  func fadingToClear() throws {
    let stops = GradientStops(stops: [
      .init(color: RGBA(hex: 0xFF0000), location: 0), .init(color: .clear, location: 1),
    ])
    let fade = Paint.linear(stops, from: .zero, to: CGPoint(x: 40, y: 0))
    let pixel = try paint([.fill(rect(0, 0, 40, 40), fade, .winding)], background: nil)[20, 20]
    #expect(pixel.red > 250 && pixel.green < 5)
    #expect(abs(Int(pixel.alpha) - 126) < 4)
  }

  @Test("draws a hard edge where stops share a place")
  func hardEdge() throws {
    let stops = GradientStops(stops: [
      .init(color: .black, location: 0), .init(color: .black, location: 0.5), .init(color: .white, location: 0.5),
      .init(color: .white, location: 1),
    ])
    let bitmap = try paint([
      .fill(rect(0, 0, 40, 40), .linear(stops, from: .zero, to: CGPoint(x: 40, y: 0)), .winding)
    ])
    #expect(isClose(bitmap[19, 5], (0, 0, 0)))
    #expect(isClose(bitmap[20, 5], (255, 255, 255)))
  }

  @Test("turns angular gradients clockwise from the right")
  func angular() throws {
    let stops = GradientStops(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let sweep = Paint.angular(stops, center: CGPoint(x: 20, y: 20), start: 0, end: 2 * .pi)
    let bitmap = try paint([.fill(rect(0, 0, 40, 40), sweep, .winding)])
    #expect(bitmap[20, 38].red < bitmap[2, 20].red)
    #expect(bitmap[2, 20].red < bitmap[20, 2].red)
  }

  @Test(
    "applies colour filters to un-premultiplied gamma sRGB",
    arguments: [
      (Filter.brightness(0.2), (255, 153, 102)), (.contrast(1.5), (242, 89, 13)), (.saturation(0.5), (162, 111, 85)),
      (.hueRotation(.pi / 2), (51, 149, 36)), (.invert(1), (51, 153, 204)),
    ])
  func filters(filter: Filter, expected: (Int, Int, Int)) throws {
    var layer = Layer()
    layer.filters = [filter]
    let commands: [DrawCommand] = [.pushLayer(layer), fill(rect(0, 0, 40, 40), 0xCC6633), .popLayer]
    #expect(isClose(try paint(commands)[20, 20], expected))
  }

  @Test("blurs with sigma equal to the radius", arguments: [2.0, 4, 6])
  func blur(radius: Double) throws {
    var layer = Layer()
    layer.filters = [.blur(radius: radius, isOpaque: false)]
    let list = DrawList(
      size: CGSize(width: 100, height: 100),
      commands: [.pushLayer(layer), fill(rect(-100, -100, 150, 300), 0x000000), .popLayer])
    let bitmap = try Painter.paint(list, scale: 1)
    // Half at the edge (between two pixels), 16 % a sigma away from it.
    let edge = (Double(bitmap[49, 50].alpha) + Double(bitmap[50, 50].alpha)) / 510
    #expect(abs(edge - 0.5) < 0.01)
    let away = (Double(bitmap[49 + Int(radius), 50].alpha) + Double(bitmap[50 + Int(radius), 50].alpha)) / 510
    #expect(abs(away - 0.16) < 0.015)
  }

  @Test("casts a hard shadow at radius zero, under the content")
  func hardShadow() throws {
    var layer = Layer()
    layer.shadow = PaintShadow(color: .black, radius: 0, offset: CGSize(width: 5, height: 5), isInner: false)
    let bitmap = try paint([.pushLayer(layer), fill(rect(10, 10, 10, 10), 0xFF0000), .popLayer])
    #expect(isClose(bitmap[12, 12], (255, 0, 0)))
    #expect(isClose(bitmap[22, 22], (0, 0, 0)))
    #expect(isClose(bitmap[26, 26], (255, 255, 255)))
  }

  @Test(
    "blends as the modes' formulas say",
    arguments: [
      // On (204, 102, 51), with (102, 170, 238).
      (CGBlendMode.multiply, (82, 68, 48)), (.screen, (224, 204, 241)), (.softLight, (196, 122, 86)),
      (.plusLighter, (255, 255, 255)), (.plusDarker, (51, 17, 34)),
    ])
  func blending(mode: CGBlendMode, expected: (Int, Int, Int)) throws {
    var layer = Layer()
    layer.blendMode = mode
    let bitmap = try paint([
      fill(rect(0, 0, 40, 40), 0xCC6633), .pushLayer(layer), fill(rect(0, 0, 20, 40), 0x66AAEE), .popLayer,
    ])
    #expect(isClose(bitmap[10, 10], expected))
    #expect(isClose(bitmap[30, 10], (204, 102, 51)))
  }

  @Test("masks by alpha")
  func mask() throws {
    let bitmap = try paint([
      .pushMask, fill(rect(0, 0, 20, 40), 0x000000, alpha: 0.5), .maskContent, fill(rect(0, 0, 40, 40), 0xFF0000),
      .popMask,
    ])
    #expect(isClose(bitmap[10, 10], (255, 127, 127)))
    #expect(isClose(bitmap[30, 10], (255, 255, 255)))
  }

  @Test("shows what lies behind a material, also from inside a layer")
  func material() throws {
    let glass = DrawCommand.backdrop(
      rect(0, 0, 40, 20), Backdrop(radius: 2, saturation: 1, wash: RGBA(hex: 0xFFFFFF, alpha: 0.5)))
    var layer = Layer()
    layer.filters = [.brightness(0)]
    for commands in [[glass], [.pushLayer(layer), glass, .popLayer]] {
      let bitmap = try paint([fill(rect(0, 0, 40, 40), 0x0000FF)] + commands)
      #expect(isClose(bitmap[20, 5], (128, 128, 255), within: 2))
      #expect(isClose(bitmap[20, 30], (0, 0, 255)))
    }
  }

  @Test("turns a plane in space")
  func projection() throws {
    // Halves the size about the origin: a third coordinate of 2.
    let half = Projection(rows: [1, 0, 0, 0, 1, 0, 0, 0, 2])
    let bitmap = try paint([.pushProjection(half), fill(rect(0, 0, 40, 40), 0x00FF00), .popProjection])
    #expect(isClose(bitmap[15, 15], (0, 255, 0), within: 2))
    #expect(isClose(bitmap[22, 22], (255, 255, 255)))
  }

  @Test("draws the pixels of an image, sharp when asked")
  func image() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255]
    let image = try #require(CGImage(width: 2, height: 2, pixels: pixels))
    var drawing = ImageDrawing(
      source: .bitmap(image), rect: CGRect(x: 0, y: 0, width: 40, height: 40), naturalSize: CGSize(width: 2, height: 2))
    drawing.interpolation = .none
    let bitmap = try paint([.image(drawing)])
    #expect(isClose(bitmap[19, 19], (255, 0, 0)))
    #expect(isClose(bitmap[20, 19], (0, 255, 0)))
    drawing.isMirrored = true
    #expect(isClose(try paint([.image(drawing)])[19, 19], (0, 255, 0)))
    drawing.template = .color(RGBA(hex: 0x123456))
    #expect(isClose(try paint([.image(drawing)])[5, 5], (0x12, 0x34, 0x56)))
  }

  @Test("leaves a missing image blank, and says which it is")
  func missingImage() throws {
    let drawing = ImageDrawing(
      source: .file("/nowhere/logo.png"), rect: CGRect(x: 0, y: 0, width: 40, height: 40),
      naturalSize: CGSize(width: 2, height: 2))
    let list = DrawList(size: CGSize(width: 40, height: 40), commands: [.image(drawing)])
    #expect(isClose(try Painter.paint(list, scale: 1, background: .white)[5, 5], (255, 255, 255)))
    #expect(Painter.problems(in: list).map(\.description).joined().contains("/nowhere/logo.png"))
  }

  @Test("gives the same pixels for the damaged part alone as for the whole")
  func damage() throws {
    var layer = Layer()
    layer.shadow = PaintShadow(color: .black, radius: 3, offset: .zero, isInner: false)
    func list(_ color: UInt32) -> DrawList {
      DrawList(
        size: CGSize(width: 60, height: 60),
        commands: [
          fill(rect(0, 0, 60, 60), 0xEEEEEE), fill(rect(20, 20, 10, 10), color), .pushLayer(layer),
          fill(rect(25, 25, 20, 20), 0xFFFFFF), .popLayer,
          .backdrop(rect(0, 30, 60, 10), Backdrop(radius: 3, saturation: 1.8, wash: RGBA(hex: 0xFFFFFF, alpha: 0.3))),
        ])
    }
    var bitmap = try Painter.paint(list(0xFF0000), scale: 2, background: .white)
    try Painter.repaint(
      list(0x00FF00), damage: CGRect(x: 20, y: 20, width: 10, height: 10), into: &bitmap, scale: 2, background: .white)
    let whole = try Painter.paint(list(0x00FF00), scale: 2, background: .white)
    var worst = 0
    for (a, b) in zip(bitmap.bgra(), whole.bgra()) { worst = max(worst, abs(Int(a) - Int(b))) }
    #expect(worst <= 1)
  }

  @Test("survives 5,000 nested groups of every kind")
  func depth() throws {
    var layer = Layer()
    layer.opacity = 0.9999
    var commands: [DrawCommand] = []
    for _ in 0..<5000 {
      commands += [
        .pushLayer(layer), .pushTransform(CGAffineTransform(translationX: 0, y: 0)),
        .pushClip(rect(0, 0, 40, 40), .winding),
      ]
    }
    commands += [fill(rect(0, 0, 20, 20), 0x000000), fill(rect(10, 0, 20, 20), 0x000000)]
    for _ in 0..<5000 { commands += [.popClip, .popTransform, .popLayer] }
    let bitmap = try paint(commands)
    #expect(bitmap[5, 5].red < 255)
    #expect(isClose(bitmap[35, 35], (255, 255, 255)))
  }

  @Test("skips geometry that is not finite")
  func notFinite() throws {
    let bad = [CGFloat.nan, .infinity, -.infinity, 1e300]
    var commands: [DrawCommand] = []
    for value in bad {
      var layer = Layer()
      layer.filters = [.blur(radius: value, isOpaque: false)]
      layer.shadow = PaintShadow(color: .black, radius: value, offset: CGSize(width: value, height: 0), isInner: false)
      commands += [
        fill(rect(value, 0, 10, 10), 0x000000), .stroke(rect(0, value, 5, 5), .color(.black), Stroke(width: 1)),
        .stroke(rect(0, 0, 5, 5), .color(.white), Stroke(width: value)),
        .pushTransform(CGAffineTransform(scaleX: value, y: 1)), fill(rect(0, 0, 1, 1), 0xFFFFFF), .popTransform,
        .pushLayer(layer), fill(rect(0, 0, 1, 1), 0xFFFFFF), .popLayer,
        .pushProjection(Projection(rows: [value, 0, 0, 0, 1, 0, 0, 0, 1])), fill(rect(0, 0, 1, 1), 0xFFFFFF),
        .popProjection,
      ]
    }
    commands.append(fill(rect(30, 30, 10, 10), 0x00FF00))
    #expect(isClose(try paint(commands)[35, 35], (0, 255, 0)))
  }

  @Test("refuses canvases that are too large or empty, with a remedy")
  func sizes() {
    #expect {
      _ = try Painter.paint(DrawList(size: CGSize(width: 20_000, height: 10)), scale: 1)
    } throws: { "\($0)".contains("16384") && "\($0)".contains("lower the scale") }
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: -3, height: 4)] {
      #expect(throws: PaintingError.self) { _ = try Painter.paint(DrawList(size: size), scale: 1) }
    }
  }
}
