// Styles in environments.

import Drawing
import Testing

@testable import SwiftUI

private struct SchemeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

@Suite @MainActor struct StyleTests {
  @Test("levels of the default foreground are the system's labels")
  func labels() {
    #expect(firstPaint(of: Rectangle()) == .color(.black))
    #expect(firstPaint(of: Rectangle().fill(.secondary)) == .color(RGBA(hex: 0x3C3C43, alpha: 0.6)))
    #expect(firstPaint(of: Rectangle().fill(.tertiary), scheme: .dark) == .color(RGBA(hex: 0xEBEBF5, alpha: 0.3)))
  }

  @Test(
    "levels of a colour are the colour at 50, 25 and 18 per cent",
    arguments: [
      (HierarchicalShapeStyle.primary, 1.0), (.secondary, 0.5), (.tertiary, 0.25), (.quaternary, 0.18),
    ])
  func levels(style: HierarchicalShapeStyle, alpha: Double) {
    let paint = firstPaint(of: Rectangle().fill(style).foregroundStyle(.black))
    #expect(paint == .color(RGBA.black.opacity(alpha)))
  }

  @Test("three styles set three levels")
  func threeLevels() {
    let view = Rectangle().fill(.tertiary).foregroundStyle(.red, .green, .white)
    #expect(firstPaint(of: view) == .color(.white))
  }

  @Test("a foreground style that refers to the foreground means the one outside")
  func nested() {
    let view = Rectangle().foregroundStyle(.secondary).foregroundStyle(.black)
    #expect(firstPaint(of: view) == .color(RGBA.black.opacity(0.5)))
  }

  @Test("the tint is the nearest one, else the accent colour")
  func tint() {
    #expect(firstPaint(of: Rectangle().fill(.tint)) == .color(RGBA(hex: 0x007AFF)))
    #expect(firstPaint(of: Rectangle().fill(.tint).accentColor(.white)) == .color(.white))
    #expect(firstPaint(of: Rectangle().fill(.tint).tint(.black).accentColor(.white)) == .color(.black))
    #expect(firstPaint(of: Rectangle().fill(.tint).tint(nil).tint(.black)) == .color(RGBA(hex: 0x007AFF)))
  }

  @Test("a style of one's own is resolved where it is used")
  func custom() {
    #expect(firstPaint(of: Rectangle().fill(SchemeStyle())) == .color(.black))
    #expect(firstPaint(of: Rectangle().fill(AnyShapeStyle(SchemeStyle())), scheme: .dark) == .color(.white))
  }

  @Test("unit points of a gradient refer to the shape's bounds")
  func gradient() {
    let view = Rectangle().fill(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
      .frame(width: 40, height: 20)
    let stops = GradientStops(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    #expect(firstPaint(of: view) == .linear(stops, from: CGPoint(x: 30, y: 50), to: CGPoint(x: 70, y: 50)))
  }

  @Test("a full turn of an angular gradient starts at its angle")
  func angular() throws {
    let paint = firstPaint(of: AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90)))
    guard case .angular(_, let center, let start, let end) = paint else { throw Unexpected() }
    #expect(center == CGPoint(x: 50, y: 50))
    #expect(abs(start - .pi / 2) < 1e-9 && abs(end - 2.5 * .pi) < 1e-9)
  }

  @Test("a material blurs what is behind; without transparency it is plain")
  func material() throws {
    let commands = drawing(of: Rectangle().fill(.regularMaterial))
    guard case .backdrop(_, let backdrop) = try #require(commands.first) else { throw Unexpected() }
    #expect(backdrop.wash == RGBA.white.opacity(0.72))
  }

  @Test("shadows, opacity and blend modes of styles reach the paint")
  func wrappers() throws {
    let shadow = firstPaint(of: Rectangle().fill(.black.shadow(.drop(color: .black, radius: 3, y: 2))))
    #expect(
      shadow
        == .shadowed(
          .color(.black),
          [PaintShadow(color: .black, radius: 3, offset: CGSize(width: 0, height: 2), isInner: false)]))
    #expect(firstPaint(of: Rectangle().fill(.black.opacity(0.25))) == .color(RGBA.black.opacity(0.25)))
    let blended = drawing(of: Rectangle().fill(.black.blendMode(.multiply)))
    guard case .pushLayer(let layer) = try #require(blended.first) else { throw Unexpected() }
    #expect(layer.blendMode == .multiply)
  }

  @Test("what cannot be seen is not drawn")
  func invisible() {
    #expect(drawing(of: Color.clear).isEmpty)
    #expect(drawing(of: Rectangle().fill(.black.opacity(0))).isEmpty)
    #expect(drawing(of: Color.red.opacity(0) as Color).isEmpty)
  }

  @Test("a background reaches into the safe area that it touches, and no further edge")
  func safeArea() throws {
    let host = ViewHost()
    host.setRoot(
      Color.clear.frame(height: 40).background(.black).frame(maxHeight: .infinity, alignment: .top),
      size: CGSize(width: 100, height: 200), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0),
      environment: EnvironmentValues())
    host.update()
    guard case .fill(let path, _, _) = try #require(host.draw(displayScale: 1).commands.first) else {
      throw Unexpected()
    }
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 60))
  }
}
