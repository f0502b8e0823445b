// Grids, lazy containers, scroll views, geometry readers, custom layouts.

import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Containers")
struct ContainerTests {
  @Test("a grid's columns are as wide as their widest rigid cell, its rows as tall as their tallest")
  func grid() {
    let probe = Probe(CGSize(width: 200, height: 200)) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Block("a", 30, 10)
          Block("b", 20, 40)
        }
        GridRow {
          Block("c", 50, 10)
          Block("d", 10, 10)
        }
      }
    }
    let origin = probe["a"]?.origin ?? .zero
    #expect(probe["b"]?.minX == origin.x + 60)
    #expect(probe["c"]?.minY == origin.y + 45)
    #expect(probe["d"]?.minX == origin.x + 60)
  }

  @Test("flexible cells of a grid share what is left equally")
  func flexibleGrid() {
    let probe = Probe(CGSize(width: 220, height: 100)) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Block("a", nil, 20)
          Block("b", nil, 20)
          Block("c", 40, 20)
        }
      }
    }
    #expect(probe["a"]?.width == 80)
    #expect(probe["b"]?.width == 80)
    #expect(probe["c"]?.width == 40)
  }

  @Test("a lazy grid clamps flexible tracks and does not share what is left over again")
  func lazyGrid() {
    let probe = Probe(CGSize(width: 308, height: 300)) {
      LazyVGrid(
        columns: [GridItem(.fixed(100)), GridItem(.flexible(maximum: 50)), GridItem(.flexible())], spacing: 4
      ) {
        ForEach(0..<4) { Block("\($0)", nil, 30) }
      }
    }
    #expect(probe["0"]?.width == 100)
    #expect(probe["1"]?.width == 50)
    #expect(probe["2"]?.width == 142)
    #expect(close(probe["3"].map { $0.minY - (probe["0"]?.maxY ?? 0) }, 4))
  }

  @Test("adaptive tracks: as many as fit, equally wide")
  func adaptiveGrid() {
    let probe = Probe(CGSize(width: 300, height: 300)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 10)], spacing: 0) {
        ForEach(0..<3) { Block("\($0)", nil, 30) }
      }
    }
    #expect(close(probe["0"]?.width, (300.0 - 20) / 3))
    #expect(close(probe["2"]?.maxX, 300))
  }

  @Test("rows of several views keep a lazy stack's spacing")
  func lazyRows() {
    let probe = Probe {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<2) { row in
            Block("a\(row)", 50, 20)
            Block("b\(row)", 50, 20)
          }
        }
      }
    }
    #expect(probe["b0"]?.minY == 20)
    #expect(probe["b1"]?.minY == 60)
  }

  @Test("content margins scroll with the content and count for sizes relative to the container")
  func contentMargins() {
    let probe = Probe(CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Block("page", nil, 40).containerRelativeFrame(.horizontal)
          Block("next", 100, 40)
        }
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
    }
    #expect(probe["page"]?.minX == 20)
    #expect(probe["page"]?.width == 160)
    #expect(probe["next"]?.minX == 180)
  }

  @Test("a vertical scroll view is as wide as its content and as tall as its room")
  func scrollView() {
    #expect(size(100, 100) { ScrollView { Block("a", 140, 300) } } == CGSize(width: 140, height: 100))
    let probe = Probe(CGSize(width: 100, height: 100)) { ScrollView { Block("a", 50, 30) } }
    #expect(probe["a"]?.minY == 0)
  }

  @Test("a row for 100,000 elements makes only the rows in sight")
  func laziness() {
    let counter = Counter()
    let probe = Probe(CGSize(width: 100, height: 400)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000) { index in
            let _ = counter.count += 1
            Block("\(index)", nil, 40)
          }
        }
      }
    }
    #expect(probe["9"] == CGRect(x: 0, y: 360, width: 100, height: 40))
    #expect(probe["40"] == nil)
    #expect(counter.count < 40)
  }

  @Test("a scroll view that begins at the end shows the last rows")
  func scrollAnchor() {
    let probe = Probe(CGSize(width: 100, height: 400)) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Block("\($0)", nil, 40) } }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(probe["999"]?.maxY == 400)
    #expect(probe["0"] == nil)
  }

  @Test("content shorter than its scroll view lies where a default anchor says")
  func shortContentAtAnAnchor() {
    let probe = Probe(CGSize(width: 100, height: 400)) {
      ScrollView { Block("only", nil, 40) }.defaultScrollAnchor(.bottom)
    }
    #expect(probe["only"]?.maxY == 400)
  }

  @Test("a spacer in an erased row is as flat as in a row")
  func spacersInErasedLayouts() {
    let probe = Probe(CGSize(width: 200, height: 400)) {
      let layout = AnyLayout(HStackLayout(spacing: 0))
      layout {
        Block("left", 20, 10)
        Spacer()
        Block("right", 20, 10)
      }
      .probed("row")
    }
    #expect(probe["row"]?.size == CGSize(width: 200, height: 10))
    #expect(probe["right"]?.minX == 180)
  }

  @Test("a geometry reader takes its room and puts its content at the top leading corner")
  func geometryReader() {
    let probe = Probe(CGSize(width: 120, height: 80)) {
      GeometryReader { proxy in
        Block("half", proxy.size.width / 2, 10)
      }
    }
    #expect(probe["half"] == CGRect(x: 0, y: 0, width: 60, height: 10))
  }

  @Test("a view that fits is preferred in order")
  func viewThatFits() {
    func probe(_ width: CGFloat) -> Probe {
      Probe(CGSize(width: width, height: 50)) {
        ViewThatFits(in: .horizontal) {
          Block("wide", 200, 10)
          Block("narrow", 80, 10)
          Block("last", 60, 10)
        }
      }
    }
    #expect(probe(250)["wide"] != nil)
    #expect(probe(100)["narrow"] != nil)
    #expect(probe(100)["wide"] == nil)
    #expect(probe(10)["last"] != nil)
  }

  @Test("a layout of one's own places its views, and a change of layout keeps their state")
  func customLayout() {
    let probe = Probe(CGSize(width: 100, height: 100)) {
      Diagonal {
        Block("a", 10, 10)
        Block("b", 20, 20)
      }
    }
    #expect(probe["a"]?.origin == CGPoint(x: 35, y: 35))
    #expect(probe["b"]?.origin == CGPoint(x: 45, y: 45))
    let mirrored = Probe(CGSize(width: 100, height: 100), direction: .rightToLeft) {
      Diagonal {
        Block("a", 10, 10)
        Block("b", 20, 20)
      }
    }
    #expect(mirrored["a"]?.origin == CGPoint(x: 55, y: 35))
  }

  @Test("a layout that answers infinity does not spoil its neighbours")
  func infiniteLayout() {
    let probe = Probe(CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Endless { Block("inside", 10, 10) }
        Block("below", 10, 10)
      }
    }
    #expect(probe["below"]?.minY.isFinite == true)
  }
}

/// Counts across evaluations.
private final class Counter { var count = 0 }

private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: ProposedViewSize(size))
      point.x += size.width
      point.y += size.height
    }
  }
}

private struct Endless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
