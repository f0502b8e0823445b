// Frames, padding, ratios, positions, backgrounds.

import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Frames")
struct FrameTests {
  @Test("a colour takes what it is offered, and 10 where nothing is offered")
  func colour() {
    #expect(size(120, 80) { Color.red } == CGSize(width: 120, height: 80))
    #expect(size(nil, 80) { Color.red } == CGSize(width: 10, height: 80))
  }

  @Test("a flexible frame answers by the bounds it has")
  func flexibleFrame() {
    // min and max: the clamped offer.
    #expect(size(200, 10) { Block("a", 50, 10).frame(minWidth: 100, maxWidth: 150) }.width == 150)
    #expect(size(20, 10) { Block("a", 50, 10).frame(minWidth: 100, maxWidth: 150) }.width == 100)
    // max only: fills up to it.
    #expect(size(200, 10) { Block("a", 50, 10).frame(maxWidth: .infinity) }.width == 200)
    #expect(size(20, 10) { Block("a", 50, 10).frame(maxWidth: 40) }.width == 40)
    // min only: the child, at least the minimum.
    #expect(size(200, 10) { Block("a", 50, 10).frame(minWidth: 80) }.width == 80)
    #expect(size(200, 10) { Block("a", 150, 10).frame(minWidth: 80) }.width == 150)
    // Nothing offered: ideal, else the child within the bounds.
    #expect(size(nil, 10) { Block("a", 50, 10).frame(idealWidth: 70) }.width == 70)
    #expect(size(nil, 10) { Block("a", 50, 10).frame(minWidth: 80, maxWidth: .infinity) }.width == 80)
  }

  @Test("bounds that make no sense are put in order")
  func badBounds() {
    #expect(size(nil, nil) { Color.red.frame(minWidth: -10, idealWidth: -20) }.width == 0)
    #expect(size(nil, nil) { Color.red.frame(minWidth: 50, idealWidth: 20) }.width == 50)
    #expect(size(300, nil) { Color.red.frame(minWidth: 50, maxWidth: 20) }.width == 50)
  }

  @Test("negative, infinite and NaN lengths are as if not given")
  func nonsenseLengths() {
    #expect(size(100, 100) { Color.red.frame(width: -5, height: .nan) } == CGSize(width: 100, height: 100))
    #expect(size(100, 100) { Color.red.frame(width: .infinity) } == CGSize(width: 100, height: 100))
    #expect(size(100, 100) { Color.red.padding(.nan) } == CGSize(width: 100, height: 100))
  }

  @Test("a frame aligns a child that is too large without clipping it")
  func overflow() {
    let probe = Probe(CGSize(width: 100, height: 100)) {
      Block("child", 80, 80).frame(width: 40, height: 40, alignment: .topLeading)
    }
    #expect(probe["child"] == CGRect(x: 30, y: 30, width: 80, height: 80))
  }

  @Test("padding is 16 points unless said, and lessens the offer")
  func padding() {
    #expect(size(nil, nil) { Block("a", 10, 10).padding() } == CGSize(width: 42, height: 42))
    let probe = Probe(CGSize(width: 100, height: 100)) {
      Block("a").padding(.leading, 20).padding(.vertical, 5)
    }
    #expect(probe["a"] == CGRect(x: 20, y: 5, width: 80, height: 90))
  }

  @Test("leading padding is on the right when the layout runs right to left")
  func mirroredPadding() {
    let probe = Probe(CGSize(width: 100, height: 100), direction: .rightToLeft) { Block("a").padding(.leading, 20) }
    #expect(probe["a"] == CGRect(x: 0, y: 0, width: 80, height: 100))
  }

  @Test("a ratio offers the largest rectangle inside or the smallest outside")
  func ratio() {
    #expect(size(200, 100) { Color.red.aspectRatio(1, contentMode: .fit) } == CGSize(width: 100, height: 100))
    #expect(size(200, 100) { Color.red.aspectRatio(1, contentMode: .fill) } == CGSize(width: 200, height: 200))
    #expect(size(200, nil) { Color.red.aspectRatio(2, contentMode: .fit) } == CGSize(width: 200, height: 100))
  }

  @Test("position takes the room and centres the view on the point")
  func position() {
    let probe = Probe(CGSize(width: 100, height: 100)) { Block("a", 20, 10).position(x: 30, y: 40) }
    #expect(probe["a"] == CGRect(x: 20, y: 35, width: 20, height: 10))
    let mirrored = Probe(CGSize(width: 100, height: 100), direction: .rightToLeft) {
      Block("a", 20, 10).position(x: 30, y: 40)
    }
    #expect(mirrored["a"] == CGRect(x: 20, y: 35, width: 20, height: 10))
  }

  @Test("an offset moves the drawing, not the layout")
  func offset() {
    let probe = Probe(CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        Block("a", 20, 20).offset(x: 5, y: 7)
        Block("b", 20, 20)
      }
    }
    #expect(probe["a"]?.origin == CGPoint(x: 35, y: 47))
    #expect(probe["b"]?.minX == 50)
  }

  @Test("a background and an overlay take the view's size and change nothing")
  func layers() {
    let probe = Probe(CGSize(width: 100, height: 100)) {
      Block("a", 40, 20)
        .background { Block("behind") }
        .overlay(alignment: .topTrailing) { Block("badge", 10, 10) }
    }
    #expect(probe["a"] == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(probe["behind"] == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(probe["badge"] == CGRect(x: 60, y: 40, width: 10, height: 10))
  }

  @Test("a modifier on a group applies to each of its views")
  func groups() {
    #expect(
      size(nil, nil) {
        VStack(spacing: 0) {
          Group {
            Block("a", 10, 10)
            Block("b", 10, 10)
          }
          .padding(5)
        }
      } == CGSize(width: 20, height: 40))
  }

  @Test("a fixed size asks for the ideal")
  func fixedSize() {
    #expect(size(200, 100) { Color.red.fixedSize() } == CGSize(width: 10, height: 10))
    #expect(size(200, 100) { Color.red.fixedSize(horizontal: true, vertical: false) } == CGSize(width: 10, height: 100))
  }
}

@MainActor
@Suite("Safe areas")
struct SafeAreaTests {
  private let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  @Test("content keeps clear of the safe area, and reaches into it when asked")
  func screen() {
    let room = CGSize(width: 393, height: 852)
    let probe = Probe(room, safeArea: insets) {
      ZStack {
        Block("ground").ignoresSafeArea()
        Block("content")
      }
    }
    #expect(probe["content"] == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(probe["ground"] == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("only edges that touch the boundary grow")
  func edges() {
    let probe = Probe(CGSize(width: 393, height: 852), safeArea: insets) {
      VStack(spacing: 0) {
        Block("top").ignoresSafeArea()
        Block("middle", 100, 100)
        Block("inner").padding(.bottom, 10).ignoresSafeArea()
      }
    }
    #expect(probe["top"]?.minY == 0)
    #expect(probe["top"]?.maxY == probe["middle"]?.minY)
    #expect(probe["inner"]?.maxY == 842)
  }

  @Test("a bar below other content does not grow over it, though bars without height lie in between")
  func nestedBars() {
    let probe = Probe(CGSize(width: 393, height: 852), safeArea: insets) {
      VStack(spacing: 0) {
        Block("above", nil, 60)
        Block("below").safeAreaInset(edge: .top, spacing: 0) { Block("bar", nil, 0).ignoresSafeArea() }
      }
      .safeAreaInset(edge: .top, spacing: 0) { Block("outer", nil, 0).ignoresSafeArea() }
    }
    #expect(probe["bar"]?.minY == 119 && probe["bar"]?.height == 0)
  }

  @Test("a bar at the bottom shrinks a plain view")
  func inset() {
    let probe = Probe(CGSize(width: 100, height: 200)) {
      Block("content").safeAreaInset(edge: .bottom, spacing: 0) { Block("bar", nil, 50) }
    }
    #expect(probe["content"] == CGRect(x: 0, y: 0, width: 100, height: 150))
    #expect(probe["bar"] == CGRect(x: 0, y: 150, width: 100, height: 50))
  }
}
