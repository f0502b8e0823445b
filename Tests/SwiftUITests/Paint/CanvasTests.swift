// Canvas: the pen's state and what it draws.

import Drawing
import Testing

@testable import SwiftUI

@Suite @MainActor struct CanvasTests {
  private let dot = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func commands(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DrawCommand] {
    // Without the clip to the canvas around it.
    Array(drawing(of: Canvas(renderer: renderer).frame(width: 60, height: 60)).dropFirst().dropLast())
  }

  @Test("a canvas clips to its frame and draws from its corner")
  func frame() throws {
    let dot = dot
    let all = drawing(
      of: Canvas { context, size in
        #expect(size == CGSize(width: 60, height: 60))
        context.fill(dot, with: .color(.black))
      }.frame(width: 60, height: 60))
    guard case .pushClip(let clip, _) = all[0], case .fill(let path, _, _) = all[1], all[2] == .popClip else {
      throw Unexpected()
    }
    #expect(clip.boundingBox == CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(path.boundingBox == CGRect(x: 20, y: 20, width: 10, height: 10))
  }

  @Test("a copy of the context keeps its state to itself")
  func copies() throws {
    let dot = dot
    let all = commands { context, _ in
      var copy = context
      copy.translateBy(x: 5, y: 0)
      copy.opacity = 0.5
      copy.fill(dot, with: .color(.black))
      context.fill(dot, with: .color(.black))
    }
    guard case .fill(let moved, .color(let faded), _) = all[0], case .fill(let plain, .color(let full), _) = all[1]
    else { throw Unexpected() }
    #expect(moved.boundingBox.minX == 25 && faded.alpha == 0.5)
    #expect(plain.boundingBox.minX == 20 && full.alpha == 1)
  }

  @Test("filters wrap each drawing, the last added innermost")
  func filters() {
    let dot = dot
    let all = commands { context, _ in
      context.addFilter(.blur(radius: 2))
      context.addFilter(.grayscale(1))
      context.fill(dot, with: .color(.black))
      context.fill(dot, with: .color(.black))
    }
    let filters = all.compactMap { if case .pushLayer(let layer) = $0 { layer.filters } else { nil } }
    let blur: [Drawing.Filter] = [.blur(radius: 2, isOpaque: false)]
    #expect(filters.filter { !$0.isEmpty } == [blur, [.grayscale(1)], blur, [.grayscale(1)]])
    #expect(DrawList(size: .zero, commands: all).checkInvariants())
  }

  @Test("brackets close in order whatever is nested")
  func nesting() {
    let dot = dot
    let all = commands { context, _ in
      context.blendMode = .multiply
      context.clip(to: dot, options: .inverse)
      context.clipToLayer(opacity: 0.5) { $0.fill(dot, with: .foreground) }
      context.addFilter(.shadow(radius: 2))
      context.addFilter(.projectionTransform(ProjectionTransform()))
      context.rotate(by: .degrees(10))
      context.drawLayer { layer in
        layer.clip(to: dot)
        layer.stroke(dot, with: .palette([.color(.red)]))
      }
    }
    #expect(DrawList(size: .zero, commands: all).checkInvariants())
  }

  @Test("a repeated gradient covers the path with copies of its stops")
  func repeating() throws {
    let all = commands { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 40, y: 0),
          options: .repeat))
    }
    guard case .fill(_, .linear(let stops, let from, let to), _) = try #require(all.first) else { throw Unexpected() }
    #expect(stops.stops.count == 6)
    #expect(from.x == 20 && to.x == 80)
  }

  @Test("symbols are found by tag and drawn at their ideal size")
  func symbols() throws {
    let view = Canvas { context, _ in
      #expect(context.resolveSymbol(id: "none") == nil)
      if let symbol = context.resolveSymbol(id: 7) {
        #expect(symbol.size == CGSize(width: 8, height: 8))
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
      }
    } symbols: {
      Color.red.frame(width: 4, height: 4).tag(6)
      Color.black.frame(width: 8, height: 8).tag(7)
    }
    let fills = drawing(of: view).compactMap { command -> CGRect? in
      if case .fill(let path, .color(.black), _) = command { path.boundingBox } else { nil }
    }
    #expect(fills == [CGRect(x: 46, y: 46, width: 8, height: 8)])
  }
}
