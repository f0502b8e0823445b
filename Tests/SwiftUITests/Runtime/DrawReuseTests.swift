// Frames made from the frame before: what changed is drawn, the rest is taken over.

import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Writes states from outside, and counts what is drawn.
@MainActor
private final class Desk {
  var write: [String: (CGFloat) -> Void] = [:]
  var drawn: [String] = []
}

private struct Tile: View {
  let desk: Desk
  let name: String
  @State private var height: CGFloat = 10
  @State private var inset: CGFloat = 0

  var body: some View {
    let _ = desk.write[name] = { height = $0 }
    let _ = desk.write[name + " inset"] = { inset = $0 }
    CountedRectangle(desk: desk, name: name, inset: inset).frame(width: 20, height: height)
  }
}

private struct CountedRectangle: Shape, @unchecked Sendable {
  let desk: Desk
  let name: String
  let inset: CGFloat

  func path(in rect: CGRect) -> Path {
    onMainActorNow { desk.drawn.append(name) }
    return Path(rect.insetBy(dx: inset, dy: inset))
  }
}

@MainActor
@Suite("frames from the frame before")
struct DrawReuseTests {
  private func host<V: View>(@ViewBuilder _ view: () -> V) -> ViewHost {
    let host = ViewHost()
    host.setRoot(
      view(), size: CGSize(width: 100, height: 100), safeArea: EdgeInsets(), environment: EnvironmentValues())
    host.update()
    return host
  }

  /// The commands of the next frame, and what was drawn for them.
  private func draw(_ host: ViewHost, _ desk: Desk) -> (commands: [DrawCommand], drawn: [String]) {
    host.update()
    desk.drawn = []
    host.checksDrawing = false
    return (host.draw(displayScale: 1).commands, desk.drawn)
  }

  private func drawAnew(_ host: ViewHost) -> [DrawCommand] {
    host.forgetDrawing()
    return host.draw(displayScale: 1).commands
  }

  @Test("only a view whose state changed is drawn")
  func drawsWhatChanged() {
    let desk = Desk()
    let host = host {
      HStack(spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { Tile(desk: desk, name: $0) }
      }
    }
    #expect(draw(host, desk).drawn == ["a", "b", "c"])
    #expect(draw(host, desk).drawn == [])
    desk.write["b inset"]?(2)
    let changed = draw(host, desk)
    #expect(changed.drawn == ["b"])
    #expect(changed.commands == drawAnew(host))
    desk.write["c inset"]?(3)
    let again = draw(host, desk)
    #expect(again.drawn == ["c"])
    #expect(again.commands == drawAnew(host))
  }

  @Test("views that a change moves are drawn where they are now")
  func drawsWhatMoved() {
    let desk = Desk()
    let host = host {
      VStack(spacing: 0) {
        Tile(desk: desk, name: "a")
        Tile(desk: desk, name: "b")
      }
      .frame(height: 100, alignment: .top)
    }
    _ = draw(host, desk)
    desk.write["a"]?(30)
    let moved = draw(host, desk)
    #expect(moved.drawn == ["a", "b"])
    #expect(moved.commands == drawAnew(host))
  }

  @Test("parts found again lie where they lay inside of what was taken over with them")
  func findsNestedParts() {
    let desk = Desk()
    let host = host {
      HStack(spacing: 0) {
        Tile(desk: desk, name: "a").background { Tile(desk: desk, name: "under a") }
        VStack(spacing: 0) {
          Tile(desk: desk, name: "b")
          Tile(desk: desk, name: "c")
        }
      }
    }
    _ = draw(host, desk)
    // The stack of b and c is taken over whole, at another place in the list; later c alone changes in it.
    desk.write["under a inset"]?(1)
    #expect(draw(host, desk).drawn == ["under a"])
    desk.write["c inset"]?(1)
    let last = draw(host, desk)
    #expect(last.drawn == ["c"])
    #expect(last.commands == drawAnew(host))
  }

  @Test("a canvas draws its symbols as often as it likes")
  func drawsSymbolsAgain() {
    let desk = Desk()
    let host = host {
      VStack(spacing: 0) {
        Canvas { context, _ in
          guard let symbol = context.resolveSymbol(id: 1) else { return }
          for x in [10.0, 40, 70] { context.draw(symbol, at: CGPoint(x: x, y: 10)) }
        } symbols: {
          Tile(desk: desk, name: "symbol").tag(1)
        }
        Tile(desk: desk, name: "below")
      }
    }
    _ = draw(host, desk)
    desk.write["symbol inset"]?(2)
    let changed = draw(host, desk)
    #expect(changed.drawn == ["symbol", "symbol", "symbol"])
    #expect(changed.commands == drawAnew(host))
  }

  @Test("another scale draws everything")
  func drawsForAnotherScale() {
    let desk = Desk()
    let host = host { Tile(desk: desk, name: "a") }
    _ = draw(host, desk)
    desk.drawn = []
    _ = host.draw(displayScale: 2)
    #expect(desk.drawn == ["a"])
  }
}
