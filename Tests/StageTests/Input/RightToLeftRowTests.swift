// Lazy rows that run from right to left, and scrolling in them.

import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import Stage

@MainActor
@Suite("Rows from right to left")
struct RightToLeftRowTests {
  private struct Rows: View {
    @State var id: Int?
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<60) { Text(verbatim: "n\($0)").frame(width: 100) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
        .frame(height: 100)
        Button("Jump") { id = 20 }
        Button("Lead") { proxy.scrollTo(30, anchor: .leading) }
      }
    }
  }

  private func rightToLeft<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    phone(traits: Traits(layoutDirection: .rightToLeft), content)
  }

  private func middle(_ stage: Stage, _ label: String) -> CGFloat? { stage.element(label)?.frame.midX }

  @Test("the first views are seen at the right, and no others are made")
  func start() {
    let stage = rightToLeft { Rows() }
    #expect(middle(stage, "n0") == 350)
    #expect(middle(stage, "n3") == 50)
    #expect(stage.element("n59") == nil)
  }

  @Test("scrolling brings the next ones in from the left")
  func scrolling() {
    let stage = rightToLeft { Rows() }
    stage.scroll(by: CGSize(width: -1000, height: 0), at: CGPoint(x: 200, y: 400))
    #expect(middle(stage, "n10") == 350)
    #expect(middle(stage, "n13") == 50)
    #expect(stage.element("n0") == nil)
  }

  @Test("a view is scrolled to by its id: leading is the right edge")
  func position() {
    let stage = rightToLeft { Rows() }
    stage.tap("Jump")
    stage.advance(untilIdle: 1)
    #expect(middle(stage, "n20") == 350)
    stage.tap("Lead")
    stage.advance(untilIdle: 1)
    #expect(middle(stage, "n30") == 350)
  }

  @Test("a screen turned round shows what one shows that began so")
  func turned() {
    let stage = phone { Rows() }
    stage.scroll(by: CGSize(width: 700, height: 0), at: CGPoint(x: 200, y: 400))
    #expect(middle(stage, "n7") == 50)
    stage.set(Traits(layoutDirection: .rightToLeft))
    #expect(middle(stage, "n7") == 350)
    let same = phone { Rows() }
    same.set(Traits(layoutDirection: .rightToLeft))
    #expect(same.frame.drawing == rightToLeft { Rows() }.frame.drawing)
  }

  @Test("aligned scrolling stops with a view at the right edge")
  func aligned() {
    let stage = rightToLeft {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<60) { Text(verbatim: "n\($0)").frame(width: 150) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    stage.touch(.began, at: CGPoint(x: 100, y: 400))
    stage.touch(.moved, at: CGPoint(x: 110, y: 400))
    stage.touch(.moved, at: CGPoint(x: 220, y: 400))
    stage.advance(by: 0.5)
    stage.touch(.ended, at: CGPoint(x: 220, y: 400))
    stage.advance(untilIdle: 3)
    #expect(middle(stage, "n1") == 325)
  }

  /// The phases other than the middle one that views went through.
  private final class Phases: Sendable {
    private let seen = Mutex<[Int: ScrollTransitionPhase]>([:])
    func note(_ phase: ScrollTransitionPhase, of number: Int) -> Double {
      if !phase.isIdentity { seen.withLock { $0[number] = phase } }
      return phase.isIdentity ? 1 : 0.5
    }
    subscript(number: Int) -> ScrollTransitionPhase? { seen.withLock { $0[number] } }
  }

  @Test("what leaves at the right leaves at the leading edge")
  func transition() {
    let phases = Phases()
    let stage = rightToLeft {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { number in
            Text(verbatim: "n\(number)").frame(width: 100)
              .scrollTransition(axis: .horizontal) { content, phase in
                content.opacity(phases.note(phase, of: number))
              }
          }
        }
      }
    }
    stage.scroll(by: CGSize(width: -50, height: 0), at: CGPoint(x: 200, y: 400))
    stage.advance(untilIdle: 2)
    _ = stage.frame
    #expect(phases[0] == .topLeading)
    #expect(phases[5] == .bottomTrailing)
    #expect(phases[2] == nil)
  }
}

@MainActor
@Suite("Rows of several views when the direction changes")
struct TurnedRowTests {
  enum Kind: CaseIterable { case stack, list, scroll, alone }

  private struct Rows: View {
    let kind: Kind
    var body: some View {
      switch kind {
      case .stack: ScrollView { LazyVStack(alignment: .leading, spacing: 0) { rows } }
      case .list: List { rows }
      case .scroll: ScrollView { rows }
      case .alone: rows
      }
    }
    private var rows: some View {
      ForEach(0..<3) { index in
        Text("A long title \(index)").frame(height: 33.3)
        Text("Below \(index)").padding(.horizontal, 7.1)
      }
    }
  }

  @Test("they lie where they do in a screen that began so", arguments: Kind.allCases)
  func turned(_ kind: Kind) {
    let mirrored = Traits(layoutDirection: .rightToLeft)
    let stage = Stage(.iPhone15) { Rows(kind: kind) }
    _ = stage.frame
    stage.set(mirrored)
    #expect(stage.frame == Stage(.iPhone15, traits: mirrored) { Rows(kind: kind) }.frame)
  }
}
