// Pictures of content that moves as a whole.

import Drawing
import Foundation
import Testing

@testable import Painting

@Suite struct MovedRowsTests {
  private static let size = CGSize(width: 200, height: 300)

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  private func card(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ corner: CGFloat = 7) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: corner, cornerHeight: corner,
      transform: nil)
  }

  private func color(_ number: Int, alpha: Double = 1) -> Paint {
    .color(RGBA(hex: UInt32(truncatingIfNeeded: number &* 0x9E37_79B1) & 0xFFFFFF, alpha: alpha))
  }

  /// What rows are made of.
  private enum Row: CaseIterable {
    case plain, gradients, cards, layers, shadows, blurs, turned, masked, strokes
  }

  private func commands(_ kind: Row, _ number: Int, x: CGFloat, y: CGFloat) -> [DrawCommand] {
    var commands: [DrawCommand] = [
      .fill(box(x, y + 39.5, 300, 0.5), .color(RGBA(hex: 0xCCCCCC)), .winding),
      .fill(card(x + 8.25, y + 6.1, 28.3, 28.3, 14), color(number), .winding),
    ]
    let title = DrawCommand.fill(card(x + 50, y + 8, CGFloat(40 + number % 7 * 11), 9, 3), color(number + 1), .winding)
    switch kind {
    case .plain: commands.append(title)
    case .gradients:
      let stops = GradientStops(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
      commands.append(
        .fill(
          card(x + 50, y + 4, 80, 30),
          .linear(stops, from: CGPoint(x: x + 50, y: y + 4), to: CGPoint(x: x + 130, y: y + 34)), .winding))
    case .cards:
      commands += [
        .pushClip(card(x + 44, y + 2, 120, 34, 10), .winding), .fill(box(x, y, 300, 40), color(number + 3), .winding),
        title, .popClip,
      ]
    case .layers:
      var layer = Layer()
      layer.opacity = 0.5
      commands += [
        .pushLayer(layer), title, .fill(card(x + 60, y + 5, 60, 25), color(number + 2), .winding), .popLayer,
      ]
    case .shadows:
      var layer = Layer()
      layer.shadow = PaintShadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 2), isInner: false)
      commands += [.pushLayer(layer), title, .popLayer]
    case .blurs:
      var layer = Layer()
      layer.filters = [.blur(radius: 3, isOpaque: false)]
      commands += [.pushLayer(layer), title, .popLayer]
    case .turned:
      let turn = CGAffineTransform(translationX: x + 70, y: y + 20).rotated(by: 0.3)
      commands += [.pushTransform(turn), .fill(box(-14, -7, 28, 14), color(number), .winding), .popTransform]
    case .masked:
      commands += [.pushMask, title, .maskContent, .fill(box(x, y, 300, 40), color(number + 5), .winding), .popMask]
    case .strokes:
      let wave = CGMutablePath()
      wave.move(to: CGPoint(x: x + 50, y: y + 30))
      for step in 1..<12 {
        wave.addLine(to: CGPoint(x: x + 50 + CGFloat(step) * 9.7, y: y + CGFloat(step * number % 5) * 6.3 + 4))
      }
      commands.append(.stroke(wave, color(number + 1), Stroke(width: 1.7, cap: .round, join: .round)))
    }
    return commands
  }

  /// A screen with a list, of which the rows in sight are drawn.
  private func screen(
    _ kinds: [Row], offset: CGPoint, header: Int = 0, bar: Bool = false, ground: Paint? = nil, button: Bool = false
  ) -> DrawList {
    var result: [DrawCommand] = []
    if let ground { result.append(.fill(box(0, 0, 200, 300), ground, .winding)) }
    result.append(.fill(card(10, 8, CGFloat(60 + header), 20), color(header), .winding))
    result.append(.pushClip(box(0, 40, 200, 240), .winding))
    for number in 0..<60 {
      let y = 40 + CGFloat(number) * 40 - offset.y
      guard y > -10, y < 290 else { continue }
      result += commands(kinds[number % kinds.count], number, x: -offset.x, y: y)
    }
    result.append(.popClip)
    result.append(.fill(card(195, 44 + offset.y / 20, 3, 40, 1.5), .color(RGBA(hex: 0, alpha: 0.4)), .winding))
    if button {
      let shadow = PaintShadow(color: .black, radius: 5, offset: CGSize(width: 0, height: 3), isInner: false)
      result.append(.fill(card(130, 170, 50, 26, 13), .shadowed(color(77), [shadow]), .winding))
    }
    if bar {
      result.append(
        .backdrop(box(0, 250, 200, 50), Backdrop(radius: 8, saturation: 1.6, wash: RGBA(hex: 0xFFFFFF, alpha: 0.5))))
      result.append(.fill(card(20, 262, 24, 24), color(4), .winding))
    }
    return DrawList(size: Self.size, commands: result)
  }

  /// Follows lists and checks every picture, and that a page that does as it is told has it too. Returns how many pictures
  /// were moved.
  private func follow(_ lists: [DrawList], scale: CGFloat = 2) throws -> Int {
    var picture = LivePicture(scale: scale)
    var page: Bitmap?
    var moves = 0
    for (step, list) in lists.enumerated() {
      let change = try picture.follow(list, background: .white)
      let alone = try Painter.paint(list, scale: scale, background: .white)
      let shown = try #require(picture.bitmap)
      #expect(shown == alone, "step \(step)")
      if change.move != nil { moves += 1 }
      guard let before = page else {
        page = shown
        continue
      }
      var pixels = before.bgra()
      let (old, row) = (pixels, shown.width * 4)
      if let move = change.move {
        for y in move.y..<move.y + move.height {
          let (to, from) = (y * row + move.x * 4, (y - move.dy) * row + move.x * 4)
          pixels.replaceSubrange(to..<to + move.width * 4, with: old[from..<from + move.width * 4])
        }
      }
      let new = shown.bgra()
      for part in picture.rectangles(covering: Set(change.tiles)) {
        for y in part.y..<part.y + part.height {
          let range = y * row + part.x * 4..<y * row + (part.x + part.width) * 4
          pixels.replaceSubrange(range, with: new[range])
        }
      }
      #expect(pixels == new, "step \(step)")
      page = shown
    }
    return moves
  }

  private static let ways: [CGFloat] = [0, 9, 60.5, 59, 300, 299.5, 250, 0, 131]

  @Test("rows that move keep their pixels to the last level, whatever they are made of", arguments: Row.allCases)
  private func rows(kind: Row) throws {
    #expect(try follow(Self.ways.map { screen([kind], offset: CGPoint(x: 0, y: $0)) }) > 4)
  }

  @Test("so they do below and above what stays, and on grounds", arguments: 0..<8)
  func surroundings(_ number: Int) throws {
    let (bar, button, hasGround) = (number & 1 != 0, number & 2 != 0, number & 4 != 0)
    let lists = Self.ways.enumerated().map { index, way in
      screen(
        [.plain, .cards, .gradients, .layers, .plain, .shadows], offset: CGPoint(x: 0, y: way), header: index / 3 * 5,
        bar: bar, ground: hasGround ? .color(RGBA(hex: 0xF2F2F7)) : nil, button: button)
    }
    for scale in [2, 3] as [CGFloat] { #expect(try follow(lists, scale: scale) > 1) }
  }

  @Test("content that moves sideways, or turns into other content, is painted", arguments: Row.allCases)
  private func otherwise(kind: Row) throws {
    let ways: [(CGFloat, CGFloat)] = [(0, 0), (7, 0), (30.5, 0), (30, 12), (3, 12), (3, 0)]
    let lists =
      ways.map { screen([kind], offset: CGPoint(x: $0.0, y: $0.1)) } + [screen([.plain, kind], offset: .zero)]
    _ = try follow(lists)
  }

  @Test("content on a ground that stays, and on ways between pixels, comes out right")
  func grounds() throws {
    let stops = GradientStops(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let ground = Paint.linear(stops, from: .zero, to: CGPoint(x: 0, y: 300))
    _ = try follow(Self.ways.map { screen([.plain], offset: CGPoint(x: 0, y: $0), ground: ground) })
    let ways: [CGFloat] = [0, 3.3, 7.77, 8.27, 100.1]
    _ = try follow(ways.map { screen([.plain, .cards], offset: CGPoint(x: 0, y: $0)) })
  }

  @Test("only what comes into sight is told as new")
  func cost() throws {
    var picture = LivePicture(scale: 2)
    _ = try picture.follow(screen([.gradients], offset: .zero), background: .white)
    let change = try picture.follow(screen([.gradients], offset: CGPoint(x: 0, y: 12)), background: .white)
    let move = try #require(change.move)
    #expect(move.dy == -24 && move.width >= 380 && move.height > 420)
    // The last two rows of tiles, and the column of the indicator.
    #expect(change.tiles.count <= 2 * picture.columns + picture.rows)
  }

  @Test("a picture without a way is told as it is")
  func still() throws {
    var picture = LivePicture(scale: 2)
    let list = screen([.plain], offset: .zero)
    _ = try picture.follow(list, background: .white)
    #expect(try picture.follow(list, background: .white) == LivePicture.Change(tiles: []))
    let other = DrawList(size: Self.size, commands: [.fill(box(0, 0, 200, 300), color(9), .winding)])
    #expect(try picture.follow(other, background: .white).move == nil)
  }
}
