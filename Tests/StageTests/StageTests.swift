// What a stage promises: the same frame every time, and a defined picture for whatever it is given.

import Drawing
import Foundation
import Painting
import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Stage")
struct StageTests {
  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Balance").font(.headline)
        Text(1234.5, format: .currency(code: "USD")).foregroundStyle(.secondary)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(height: 40)
      }
      .padding()
      .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
    }
  }

  @Test("the same view gives the same frame and the same bytes")
  func determinism() throws {
    let frames = (0..<3).map { _ in Stage(.standard) { Card() }.frame }
    #expect(Set(frames).count == 1)
    #expect(frames[0].drawing.checkInvariants())
    let pictures = try (0..<2).map { _ in try Stage(.standard) { Card() }.picture().pngData() }
    #expect(pictures[0] == pictures[1])
  }

  @Test("a screen is as large as its device, a fitted view as its ideal rounded up to pixels")
  func sizes() {
    #expect(Stage(.standard) { Color.red }.size == CGSize(width: 393, height: 852))
    let fitted = Stage(.standard, fit: .content()) { Color.red.frame(width: 40.1, height: 20) }
    #expect(abs(fitted.size.width - 121.0 / 3) < 0.001)
    #expect(fitted.size.height == 20)
  }

  @Test("a row fitted to its ideal width truncates nothing")
  func fittedRow() {
    let stage = Stage(.standard, fit: .content()) {
      HStack {
        Text("A label that is long")
        Color.red.frame(minWidth: 30, maxWidth: .infinity, maxHeight: 10)
        Text("another")
      }
    }
    let labels = stage.frame.semantics.elements.map(\.label)
    #expect(labels == ["A label that is long", "another"])
    let wide = Stage(.standard, fit: .content()) { Text("A label that is long") }.size.width
    #expect(stage.size.width > wide)
  }

  @Test("traits reach the views, and a change keeps the stage running")
  func traits() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let stage = Stage(.standard) { Scheme() }
    #expect(stage.frame.semantics.elements.first?.label == "light")
    stage.set(Traits(colorScheme: .dark))
    #expect(stage.frame.semantics.elements.first?.label == "dark")
  }

  @Test("an empty body is an empty picture")
  func emptyBody() throws {
    let stage = Stage(.standard, fit: .content()) { EmptyView() }
    #expect(stage.frame.drawing.commands.isEmpty)
    #expect(try stage.picture().width >= 1)
  }

  @Test("a tree of 5,000 views in each other lays out and draws")
  func depth() throws {
    var view = AnyView(Color.red.frame(width: 4, height: 4))
    for level in 0..<5000 {
      view = level.isMultiple(of: 2) ? AnyView(view.padding(0)) : AnyView(view.opacity(0.9999))
    }
    let stage = Stage(Device(named: "50x50@1") ?? .standard) { view }
    #expect(stage.frame.drawing.checkInvariants())
    #expect(try stage.picture().width == 50)
  }

  @Test("a text of a megabyte is laid out")
  func longText() {
    let text = String(repeating: "All work and no play. ", count: 50_000)
    let stage = Stage(.standard) { Text(text) }
    #expect(stage.frame.semantics.elements.first?.label.utf8.count == text.utf8.count)
  }

  @Test("a picture larger than can be painted is refused with a remedy")
  func hugePicture() {
    let stage = Stage(.standard, fit: .content(), displayScale: 1) { Color.red.frame(width: 20_000, height: 10) }
    #expect(throws: PaintingError.self) { try stage.picture() }
  }

  @Test("the picture of a device is the screen's and its body's")
  func framed() {
    let stage = Stage(.standard) { Card() }
    let framed = stage.framedDrawing
    #expect((framed?.size.width ?? 0) > stage.size.width)
    #expect(framed?.checkInvariants() == true)
    #expect(Stage(.standard, fit: .content()) { Card() }.framedDrawing == nil)
  }

  @Test("the tree names views and modifiers with their frames")
  func tree() {
    let stage = Stage(.standard) { Color.red.frame(width: 50, height: 20).padding(5) }
    func names(_ box: ViewBox) -> [String] { [box.name] + box.children.flatMap(names) }
    #expect(names(stage.viewTree) == ["screen", "padding", "frame", "Color"])
  }
}
