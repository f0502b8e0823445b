// Geometry that goes from one view to another.

import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Choice {
  var isBig = false
  var selection = 0
}

@MainActor
@Suite("Matched geometry on a stage")
struct MatchedMotionTests {
  @Test("a view that replaces another begins at its frame, and the old one goes along")
  func hero() {
    struct Hero: View {
      let choice: Choice
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          if choice.isBig {
            Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 200, height: 200)
              .frame(width: 300, height: 300, alignment: .bottomTrailing)
          } else {
            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
          }
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
      }
    }
    let choice = Choice()
    let stage = smallStage { Hero(choice: choice) }
    _ = stage.frame
    withAnimation(.linear(duration: 1)) { choice.isBig = true }
    #expect(stage.filled.allSatisfy { $0 == CGRect(x: 0, y: 0, width: 20, height: 20) })
    stage.advance(by: 0.5)
    #expect(stage.filled.count == 2)
    for frame in stage.filled {
      #expect(abs(frame.minX - 50) < 0.6 && abs(frame.minY - 50) < 0.6 && abs(frame.width - 110) < 0.6)
    }
    stage.advance(untilIdle: 2)
    #expect(stage.filled == [CGRect(x: 100, y: 100, width: 200, height: 200)])
  }

  @Test("a follower travels when what it follows changes")
  func follower() {
    struct Tabs: View {
      let choice: Choice
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.clear.frame(width: 100, height: 40).matchedGeometryEffect(id: index, in: space)
          }
        }
        .overlay { Color.red.matchedGeometryEffect(id: choice.selection, in: space, isSource: false) }
      }
    }
    let choice = Choice()
    let stage = smallStage { Tabs(choice: choice) }
    func place() -> CGFloat { stage.filled.last?.minX ?? -1 }
    #expect(place() == 0)
    withAnimation(.linear(duration: 1)) { choice.selection = 2 }
    stage.advance(by: 0.5)
    #expect(abs(place() - 100) < 0.6)
    stage.advance(untilIdle: 2)
    #expect(place() == 200)
  }
}
