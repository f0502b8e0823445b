// A scroll view's position by the id of a view: where the first view rests, and places that are sums of many lengths.

import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Positions by id")
struct ScrollPositionTests {
  private struct Padded: View {
    @State var id: Int? = 0
    var isLazy = true
    var body: some View {
      ScrollView {
        Group {
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
        .scrollTargetLayout()
        .padding(.vertical, 30)
      }
      .scrollPosition(id: $id)
      .overlay(alignment: .bottom) {
        HStack {
          Button("First") { id = 0 }
          Button("Tenth") { id = 10 }
        }
      }
    }
    private var rows: some View { ForEach(0..<50) { Text("Row \($0)").frame(height: 100).id($0) } }
  }

  @Test("a position at the first view leaves the padding before it, others lie at the edge", arguments: [true, false])
  func padding(isLazy: Bool) {
    let stage = phone { Padded(isLazy: isLazy) }
    #expect(stage.element("Row 0")?.frame.midY == 80)
    stage.tap("Tenth")
    stage.advance(untilIdle: 1)
    #expect(stage.element("Row 10")?.frame.midY == 50)
    stage.tap("First")
    stage.advance(untilIdle: 1)
    #expect(stage.element("Row 0")?.frame.midY == 80)
  }

  @Test("a screen that starts at the end is the same to the last digit whatever was measured before")
  func exactSums() {
    struct FromEnd: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 1.1) {
            ForEach(0..<40) { Text("Row \($0)").padding(.vertical, 0.1 * Double($0 % 7)) }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    let bold = Traits(isTextBold: true)
    let changed = phone { FromEnd() }
    _ = changed.frame
    changed.set(bold)
    let fresh = phone(traits: bold) { FromEnd() }
    #expect(changed.frame.drawing == fresh.frame.drawing)
    #expect(changed.semantics.elements.map(\.frame) == fresh.semantics.elements.map(\.frame))
  }

  @Test("rows taken to be as long as others are the same to a screen that was turned and one that began so")
  func turned() {
    struct Uneven: View {
      var isList: Bool
      var body: some View {
        if isList {
          List(0..<30) { text($0) }
        } else {
          ScrollView {
            LazyVStack { ForEach(0..<30) { text($0) } }
            Text("End")
          }
        }
      }
      private func text(_ number: Int) -> some View {
        Text(String(repeating: "word ", count: 1 + number * number)).id(number)
      }
    }
    for isList in [true, false] {
      let small = Device(name: "small", idiom: .phone, portraitSize: CGSize(width: 320, height: 480), scale: 2)
      let changed = phone { Uneven(isList: isList) }
      _ = changed.frame
      changed.set(small)
      _ = changed.frame
      changed.set(small.turned(to: .landscape))
      let fresh = Stage(small.turned(to: .landscape)) { Uneven(isList: isList) }
      #expect(changed.frame.drawing == fresh.frame.drawing)
      changed.scroll(by: CGSize(width: 0, height: 100_000), at: CGPoint(x: 100, y: 100))
      fresh.scroll(by: CGSize(width: 0, height: 100_000), at: CGPoint(x: 100, y: 100))
      #expect(changed.frame.drawing == fresh.frame.drawing)
    }
  }
}
