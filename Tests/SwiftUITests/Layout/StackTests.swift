// How stacks divide their room, and where they put their children.

import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Stacks")
struct StackTests {
  @Test("flexible siblings share a row equally")
  func equalShares() {
    let probe = Probe(CGSize(width: 300, height: 50)) {
      HStack(spacing: 0) {
        Block("a")
        Block("b")
        Block("c")
      }
    }
    for (name, x) in [("a", 0.0), ("b", 100), ("c", 200)] {
      #expect(probe[name] == CGRect(x: x, y: 0, width: 100, height: 50))
    }
  }

  @Test("a rigid child takes its length first, the flexible one the rest")
  func rigidFirst() {
    let probe = Probe(CGSize(width: 300, height: 50)) {
      HStack(spacing: 10) {
        Block("flexible")
        Block("rigid", 60, 20)
      }
    }
    #expect(probe["flexible"]?.width == 230)
    #expect(probe["rigid"] == CGRect(x: 240, y: 15, width: 60, height: 20))
  }

  @Test("plain neighbours are 8 points apart, a spacer keeps no distance")
  func defaultGaps() {
    #expect(
      size(nil, nil) {
        HStack {
          Block("a", 10, 10)
          Block("b", 10, 10)
        }
      } == CGSize(width: 28, height: 10))
    #expect(
      size(nil, nil) {
        VStack {
          Block("a", 10, 10)
          Spacer(minLength: 0)
          Block("b", 10, 10)
        }
      }
        == CGSize(width: 10, height: 20))
    #expect(
      size(nil, nil) {
        HStack {
          Block("a", 10, 10)
          Spacer()
          Block("b", 10, 10)
        }
      }.width == 28)
  }

  @Test("a spacer pushes to the ends, and takes what is left last")
  func spacer() {
    let probe = Probe(CGSize(width: 300, height: 50)) {
      HStack {
        Block("a", 50, 10)
        Spacer()
        Block("b", 50, 10)
      }
    }
    #expect(probe["a"]?.minX == 0)
    #expect(probe["b"]?.maxX == 300)
  }

  @Test("a higher priority is served first, lower ones keep their minimum")
  func priority() {
    let probe = Probe(CGSize(width: 300, height: 50)) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 40).probed("low")
        Color.blue.layoutPriority(1).probed("high")
      }
    }
    #expect(probe["low"]?.width == 40)
    #expect(probe["high"]?.width == 260)
  }

  @Test("of two children that can grow without end, the one with the larger minimum is served first")
  func largerMinimumFirst() {
    let probe = Probe(CGSize(width: 300, height: 50)) {
      HStack(spacing: 0) {
        Color.red.probed("free")
        Color.blue.frame(minWidth: 200).probed("wide")
      }
    }
    #expect(probe["wide"]?.width == 200)
    #expect(probe["free"]?.width == 100)
  }

  @Test("the stack is as wide as its children are around the alignment guide")
  func guides() {
    let probe = Probe {
      VStack(alignment: .trailing, spacing: 0) {
        Block("a", 100, 10)
        Block("b", 40, 10).alignmentGuide(.trailing) { $0[.leading] }
      }
    }
    #expect(probe["a"]?.maxX == probe["b"]?.minX)
    #expect(
      size(nil, nil) {
        VStack(alignment: .trailing, spacing: 0) {
          Block("a", 100, 10)
          Block("b", 40, 10).alignmentGuide(.trailing) { $0[.leading] }
        }
      }.width == 140)
  }

  @Test("right to left mirrors a row and its alignment")
  func rightToLeft() {
    let probe = Probe(CGSize(width: 300, height: 50), direction: .rightToLeft) {
      HStack(spacing: 0) {
        Block("first", 50, 10)
        Spacer()
        Block("last", 30, 10)
      }
    }
    #expect(probe["first"] == CGRect(x: 250, y: 20, width: 50, height: 10))
    #expect(probe["last"]?.minX == 0)
  }

  @Test("content too large is centred by what is around it, not by the stack")
  func overflow() {
    let probe = Probe(CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Block("a", 50, 80)
        Block("b", 50, 80)
      }
    }
    #expect(probe["a"]?.minY == -30)
    #expect(probe["b"]?.maxY == 130)
  }

  @Test("a ZStack is as large as its children of the highest priority")
  func zStack() {
    #expect(
      size(nil, nil) {
        ZStack {
          Block("big", 200, 200)
          Block("first", 50, 60).layoutPriority(1)
        }
      } == CGSize(width: 50, height: 60))
    let probe = Probe(CGSize(width: 200, height: 200)) {
      ZStack(alignment: .bottomTrailing) {
        Block("ground", 200, 200)
        Block("corner", 20, 30)
      }
    }
    #expect(probe["corner"] == CGRect(x: 180, y: 170, width: 20, height: 30))
  }

  @Test("no child, no gap: an empty branch or collection leaves no trace")
  func emptyChildren() {
    let shows = false
    #expect(
      size(nil, nil) {
        VStack {
          Block("a", 10, 10)
          if shows { Block("never", 10, 10) }
          ForEach(0..<0) { _ in Block("none", 10, 10) }
          EmptyView()
          Block("b", 10, 10)
        }
      }.height == 28)
  }

  @Test("several views where one is expected make a centred column")
  func implicitStack() {
    let probe = Probe(CGSize(width: 100, height: 100)) {
      Group {
        Block("a", 20, 20)
        Block("b", 40, 20)
      }
    }
    #expect(probe["a"] == CGRect(x: 40, y: 26, width: 20, height: 20))
    #expect(probe["b"] == CGRect(x: 30, y: 54, width: 40, height: 20))
  }

  @Test("stacks of 100,000 children lay out")
  func manyChildren() {
    #expect(
      size(nil, nil) { VStack(spacing: 0) { ForEach(0..<100_000) { _ in Color.red.frame(width: 1, height: 1) } } }
        == CGSize(width: 1, height: 100_000))
  }
}
