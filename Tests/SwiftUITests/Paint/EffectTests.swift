// Effects: layers, clips and transforms.

import Drawing
import Testing

@testable import SwiftUI

@Suite @MainActor struct EffectTests {
  private func layers(_ view: some View) -> [Layer] {
    drawing(of: view).compactMap { if case .pushLayer(let layer) = $0 { layer } else { nil } }
  }

  @Test("effects that change nothing add nothing")
  func trivial() {
    let plain = drawing(of: Color.black)
    #expect(drawing(of: Color.black.opacity(1) as Color) == plain)
    #expect(drawing(of: Rectangle().fill(.black).opacity(1)) == plain)
    #expect(drawing(of: Rectangle().fill(.black).scaleEffect(1)) == plain)
    #expect(drawing(of: Rectangle().fill(.black).rotationEffect(.zero)) == plain)
    #expect(drawing(of: Rectangle().fill(.black).blur(radius: 0)) == plain)
    #expect(drawing(of: Rectangle().fill(.black).saturation(1).contrast(1).brightness(0)) == plain)
    #expect(drawing(of: Rectangle().fill(.black).shadow(color: .clear, radius: 5)) == plain)
  }

  @Test("opacity fades the group; at 0 nothing is drawn or read out")
  func opacity() {
    #expect(
      layers(
        HStack {
          Rectangle()
          Circle()
        }.opacity(0.5)
      ).map(\.opacity) == [0.5])
    #expect(drawing(of: Rectangle().opacity(0)).isEmpty)
  }

  @Test("a shadow's radius is the Gaussian's sigma")
  func shadow() {
    let shadow = layers(Rectangle().shadow(color: .black, radius: 7, x: 1, y: 2)).first?.shadow
    #expect(
      shadow == PaintShadow(color: .black, radius: 7, offset: CGSize(width: 1, height: 2), isInner: false))
  }

  @Test("the outer effect is the outer layer")
  func order() {
    let nested = layers(Rectangle().blur(radius: 2).opacity(0.5))
    #expect(nested.map(\.opacity) == [0.5, 1])
    #expect(nested.last?.filters == [.blur(radius: 2, isOpaque: false)])
  }

  @Test("a rotation turns clockwise about its anchor")
  func rotation() throws {
    let view = Color.black.frame(width: 20, height: 20).rotationEffect(.degrees(90), anchor: .topLeading)
    guard case .pushTransform(let transform) = try #require(drawing(of: view).first) else { throw Unexpected() }
    let corner = CGPoint(x: 60, y: 40).applying(transform)
    #expect(abs(corner.x - 40) < 1e-9 && abs(corner.y - 60) < 1e-9)
  }

  @Test("turned about the vertical axis the trailing side goes away")
  func perspective() {
    let effect = _Rotation3DEffect(angle: .degrees(60), axis: (x: 0, y: 1, z: 0))
    let transform = effect.transform(size: CGSize(width: 100, height: 100))
    let leading = transform.point(CGPoint(x: 0, y: 0))
    let trailing = transform.point(CGPoint(x: 100, y: 0))
    #expect(leading.y < 0 && trailing.y > 0)
    let middle = transform.point(CGPoint(x: 50, y: 50))
    #expect(abs(middle.x - 50) < 1e-9 && abs(middle.y - 50) < 1e-9)
  }

  @Test("a projection and its inverse undo each other")
  func inverse() {
    let effect = _Rotation3DEffect(angle: .degrees(30), axis: (x: 1, y: 1, z: 0))
    let transform = effect.transform(size: CGSize(width: 80, height: 40))
    let there = transform.point(CGPoint(x: 12, y: 34))
    let back = transform.inverted().point(there)
    #expect(abs(back.x - 12) < 1e-9 && abs(back.y - 34) < 1e-9)
  }

  @Test("a clip takes the shape of the view's bounds")
  func clip() throws {
    let commands = drawing(of: Color.black.clipShape(.circle))
    guard case .pushClip(let path, _) = try #require(commands.first) else { throw Unexpected() }
    #expect(path == Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath)
  }

  @Test("effects of a size that is not finite or scale to nothing draw nothing wrong")
  func badValues() {
    #expect(drawing(of: Rectangle().fill(.black).scaleEffect(0)).isEmpty)
    #expect(drawing(of: Rectangle().fill(.black).scaleEffect(.nan)).isEmpty)
    #expect(layers(Rectangle().fill(.black).blur(radius: .nan)).isEmpty)
    #expect(
      DrawList(size: .zero, commands: drawing(of: Rectangle().rotationEffect(.degrees(.infinity)))).checkInvariants())
  }

  @Test("a visual effect sees the view's size, steps apply from the inside out")
  func visualEffect() throws {
    let view = Color.black.visualEffect { $0.offset(x: $1.size.width / 4).opacity(0.5) }
    let commands = drawing(of: view)
    guard case .pushLayer(let layer) = commands[0], case .pushTransform(let transform) = commands[1] else {
      throw Unexpected()
    }
    #expect(layer.opacity == 0.5)
    #expect(transform.tx == 25)
  }

  @Test("redaction adds up inside and ends where it is taken back")
  func redaction() {
    var seen: RedactionReasons?
    func probe(_ reasons: RedactionReasons) -> Color {
      seen = reasons
      return .clear
    }
    struct Probe: View {
      @Environment(\.redactionReasons) var reasons
      let note: @MainActor (RedactionReasons) -> Color
      var body: some View { note(reasons) }
    }
    _ = drawing(of: Probe(note: probe).redacted(reason: .privacy).redacted(reason: .placeholder))
    #expect(seen == [.privacy, .placeholder])
    _ = drawing(of: Probe(note: probe).unredacted().redacted(reason: .placeholder))
    #expect(seen == [])
  }
}
