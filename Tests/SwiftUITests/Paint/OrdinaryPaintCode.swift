// Spellings of styles and shapes that ordinary code uses: they have to compile, and to draw.

import Drawing
import SwiftUI
import Testing

private struct Card: View {
  var isOn = true
  var tone: Color?
  let gradient = Gradient(colors: [.red, .blue])

  var body: some View {
    VStack {
      Circle().fill(isOn ? .green : .gray)
      Circle().fill(isOn ? Color.accentColor : Color.gray.opacity(0.3))
      Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
      Capsule().fill(.white.opacity(0.2)).foregroundColor(tone)
      Rectangle().fill(.tint.opacity(0.2))
      Rectangle().fill(.secondary.opacity(0.2)).tint(.pink)
      Rectangle().fill(Color(.systemGray6)).tint(nil)
      Rectangle().fill(.red.gradient).tint(tone)
      Rectangle().fill(.blue.gradient.shadow(.inner(radius: 2)))
      Rectangle().fill(gradient.colorSpace(.device))
    }
    .foregroundStyle(isOn ? .primary : .secondary)
    .background(Color.red)
    .background(Color.red.opacity(0.5))
    .background(Color.blue.gradient)
    .background(RoundedRectangle(cornerRadius: 8).fill(.blue))
    .background(RoundedRectangle(cornerRadius: 8).stroke(Color.blue, lineWidth: 1))
    .background(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
    .background(.ultraThinMaterial)
    .background(.thinMaterial, in: .rect(cornerRadius: 8))
    .modifier(Grounds())
  }
}

private struct Grounds: ViewModifier {
  var isOn = true

  func body(content: Content) -> some View {
    content
      .background(in: .capsule)
      .background(.background.secondary)
      .background(isOn ? Color.white : Color.clear)
      .background { Color.yellow }
      .background(Color.green.ignoresSafeArea())
      .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.separator))
      .overlay(isOn ? nil : Color.red, alignment: .top)
      .overlay(.black.opacity(0.1))
      .overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
      .modifier(Trimmings())
  }
}

private struct Trimmings: ViewModifier {
  func body(content: Content) -> some View {
    content
      .clipShape(.rect(cornerRadius: 10))
      .clipShape(.rect(topLeadingRadius: 10, topTrailingRadius: 10))
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      .contentShape(Rectangle())
      .contentShape(.rect)
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
      .shadow(radius: 3)
      .mask(LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom))
      .scaleEffect(0.9)
      .scaleEffect(x: -1, y: 1)
      .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
      .foregroundStyle(.blue, .gray)
      .border(.red)
      .border(Color.red, width: 2)
      .containerShape(.rect(cornerRadius: 12))
  }
}

private struct Badge: Shape {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * progress), clockwise: false)
    }
  }
}

private struct Hexagon: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

private struct Skew: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
  }
}

extension ShapeStyle where Self == Color {
  fileprivate static var brand: Color { Color(red: 0.1, green: 0.2, blue: 0.3) }
}

@Suite @MainActor struct OrdinaryPaintCode {
  @Test("ordinary spellings compile and draw balanced commands")
  func draws() {
    let view = VStack {
      Card()
      Badge(progress: 0.3).stroke(.brand, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      Badge(progress: 0.3).trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2)).fill(.brand)
      Hexagon().strokeBorder(.brand, lineWidth: 2).modifier(Skew(amount: 0.1))
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 4, height: 4)) }.fill(Color.brand)
      AnyShape(Circle()).fill(.foreground)
    }
    let commands = drawing(of: view, size: CGSize(width: 200, height: 600))
    #expect(commands.count > 30)
    #expect(DrawList(size: .zero, commands: commands).checkInvariants())
  }
}
