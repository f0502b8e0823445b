// Pictures that follow a changing list.

import Drawing
import Foundation
import Testing

@testable import Painting

@Suite struct LivePictureTests {
  /// Numbers that are the same on every run.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  /// Groups of all kinds with shapes in them.
  private func randomCommands(_ dice: inout Dice, depth: Int = 0) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for _ in 0..<(2 + dice.roll(4)) {
      let rect = CGRect(x: dice.roll(180), y: dice.roll(180), width: 8 + dice.roll(60), height: 8 + dice.roll(60))
      let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
      let color = RGBA(
        red: Double(dice.roll(5)) / 4, green: Double(dice.roll(5)) / 4, blue: Double(dice.roll(5)) / 4,
        alpha: dice.roll(3) == 0 ? 0.5 : 1)
      switch depth < 3 ? dice.roll(10) : dice.roll(4) {
      case 0, 1: commands.append(.fill(path, .color(color), .winding))
      case 2: commands.append(.stroke(path, .color(color), Stroke(width: 3)))
      case 3:
        let shadow = PaintShadow(color: .black, radius: 4, offset: CGSize(width: 2, height: 3), isInner: false)
        commands.append(.fill(path, .shadowed(.color(color), [shadow]), .winding))
      case 4:
        commands += [.pushClip(path, .winding)] + randomCommands(&dice, depth: depth + 1) + [.popClip]
      case 5:
        let turn = CGAffineTransform(rotationAngle: 0.1).translatedBy(x: CGFloat(dice.roll(20)), y: 5)
        commands += [.pushTransform(turn)] + randomCommands(&dice, depth: depth + 1) + [.popTransform]
      case 6, 7:
        var layer = Layer()
        layer.opacity = dice.roll(2) == 0 ? 1 : 0.6
        if dice.roll(2) == 0 { layer.filters = [.blur(radius: 3, isOpaque: false)] }
        if dice.roll(3) == 0 {
          layer.shadow = PaintShadow(color: .black, radius: 5, offset: CGSize(width: 4, height: 4), isInner: false)
        }
        if dice.roll(4) == 0 { layer.blendMode = .multiply }
        commands += [.pushLayer(layer)] + randomCommands(&dice, depth: depth + 1) + [.popLayer]
      case 8:
        commands += [.pushMask] + randomCommands(&dice, depth: depth + 1) + [.maskContent]
        commands += randomCommands(&dice, depth: depth + 1) + [.popMask]
      default: commands.append(.backdrop(path, Backdrop(radius: 6, saturation: 1.4, wash: color.opacity(0.3))))
      }
    }
    return commands
  }

  /// Another list, a little different.
  private func changed(_ commands: [DrawCommand], _ dice: inout Dice) -> [DrawCommand] {
    var commands = commands
    for _ in 0..<(1 + dice.roll(3)) {
      let index = dice.roll(commands.count)
      let rect = CGRect(x: dice.roll(200), y: dice.roll(200), width: 12, height: 12)
      let shape = DrawCommand.fill(CGPath(rect: rect, transform: nil), .color(RGBA(hex: 0x2266AA)), .winding)
      switch (commands[index], dice.roll(3)) {
      case (.fill, 0), (.stroke, 0), (.backdrop, 0): commands[index] = shape
      case (.fill, 1), (.stroke, 1), (.backdrop, 1): commands.remove(at: index)
      case (.pushLayer(var layer), _):
        layer.opacity = 0.3
        commands[index] = .pushLayer(layer)
      case (.pushTransform(let transform), _): commands[index] = .pushTransform(transform.translatedBy(x: 7, y: 3))
      case (.pushClip, _):
        commands[index] = .pushClip(CGPath(rect: rect.insetBy(dx: -20, dy: -20), transform: nil), .winding)
      default: commands.insert(shape, at: index)
      }
      if commands.isEmpty { commands = [shape] }
    }
    return commands
  }

  private func levels(_ a: Bitmap, _ b: Bitmap) -> [Int] { zip(a.bgra(), b.bgra()).map { abs(Int($0) - Int($1)) } }

  /// How far the pixels that differ most are from each other, in levels of a channel.
  private func distance(_ a: Bitmap, _ b: Bitmap) -> Int { a == b ? 0 : levels(a, b).max() ?? 0 }

  /// How many channels of pixels differ.
  private func differing(_ a: Bitmap, _ b: Bitmap) -> Int { a == b ? 0 : levels(a, b).count { $0 > 0 } }

  @Test("following a list gives the pixels of painting it alone, and names every tile that changed", arguments: 0..<80)
  func following(seed: Int) throws { try follow(seed, depth: 0, scale: 2) }

  @Test("so it does where effects do not lie in each other, so that little is painted again", arguments: 0..<60)
  func followingFlat(seed: Int) throws { try follow(seed, depth: 2, scale: seed % 3 == 0 ? 3 : 2) }

  /// - Parameter depth: How deep the groups are taken to lie already.
  private func follow(_ seed: Int, depth: Int, scale: CGFloat) throws {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 3)
    var list = DrawList(
      size: CGSize(width: 220, height: 220),
      commands: (0...depth).flatMap { _ in randomCommands(&dice, depth: depth) })
    var picture = LivePicture(scale: scale)
    var before: Bitmap?
    for step in 0..<6 {
      let tiles = Set(try picture.show(list, background: .white))
      let alone = try Painter.paint(list, scale: scale, background: .white)
      let shown = try #require(picture.bitmap)
      #expect(distance(shown, alone) == 0, "step \(step): \(differing(shown, alone)) channels")
      if let before {
        for tile in 0..<(picture.columns * picture.rows) {
          let (x, y) = (tile % picture.columns * LivePicture.tileSize, tile / picture.columns * LivePicture.tileSize)
          let size = LivePicture.tileSize
          let isSame =
            before.cropped(x: x, y: y, width: size, height: size)
            == shown.cropped(x: x, y: y, width: size, height: size)
          #expect(isSame == !tiles.contains(tile), "step \(step), tile \(tile)")
        }
      }
      before = shown
      list.commands = changed(list.commands, &dice)
    }
  }

  @Test("painting follows the change, not the screen")
  func cost() throws {
    var commands: [DrawCommand] = []
    for row in 0..<20 {
      let rect = CGRect(x: 10, y: CGFloat(row) * 40 + 4, width: 370, height: 32)
      commands.append(.fill(CGPath(rect: rect, transform: nil), .color(RGBA(hex: 0xEEEEEE)), .winding))
    }
    var list = DrawList(size: CGSize(width: 390, height: 844), commands: commands)
    var picture = LivePicture(scale: 2)
    _ = try picture.show(list, background: .white)
    let all = picture.paintedPixels
    list.commands[3] = .fill(
      CGPath(rect: CGRect(x: 10, y: 124, width: 370, height: 32), transform: nil), .color(.black), .winding)
    #expect(try !picture.show(list, background: .white).isEmpty)
    #expect(picture.paintedPixels - all == 740 * 64)
    #expect(try picture.show(list, background: .white).isEmpty)
    #expect(picture.paintedPixels - all == 740 * 64)
  }

  @Test("rectangles cover the tiles asked for and no others")
  func rectangles() throws {
    var picture = LivePicture(scale: 1)
    _ = try picture.show(DrawList(size: CGSize(width: 300, height: 200)), background: .white)
    #expect(picture.columns == 5 && picture.rows == 4)
    let parts = picture.rectangles(covering: [0, 1, 5, 6, 9, 19])
    let found = parts.map { [$0.x, $0.y, $0.width, $0.height] }.sorted { ($0[1], $0[0]) < ($1[1], $1[0]) }
    #expect(found == [[0, 0, 128, 128], [256, 64, 44, 64], [256, 192, 44, 8]])
  }
}
