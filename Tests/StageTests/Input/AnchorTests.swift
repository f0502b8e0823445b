// What is placed by something else: menus by what opened them, scrolled content by its anchor and its starting side.

import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct AnchorTests {
  private struct Offering: View {
    @State private var isShown = false
    let isMenu: Bool
    var body: some View {
      ScrollView {
        VStack {
          Color.clear.frame(height: 300)
          if isMenu {
            Menu("Open") { Button("Copy") {} }
          } else {
            Button("Open") { isShown = true }
              .popover(isPresented: $isShown) { Text("Copy").padding().presentationCompactAdaptation(.popover) }
          }
          Color.clear.frame(height: 1000)
        }
      }
    }
  }

  @Test("a menu and a popover stay at what opened them while it moves on", arguments: [true, false])
  func moving(isMenu: Bool) throws {
    let stage = phone { Offering(isMenu: isMenu) }
    // The content goes on moving by itself.
    stage.touch(.began, at: CGPoint(x: 200, y: 700))
    for step in 1...6 {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 200, y: 700 - 10 * Double(step)))
    }
    stage.touch(.ended, at: CGPoint(x: 200, y: 640))
    let element = try #require(stage.element("Open"))
    stage.perform("activate", onElement: element.id)
    let first = try #require(stage.element("Copy")).frame.minY
    stage.advance(by: 3)
    let last = try #require(stage.element("Copy")).frame.minY
    #expect(last < first - 5)
    #expect(stage.frame == stage.frame(renewing: .layout))
  }

  private struct Rows: View {
    var count: Int
    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) } } }
        .defaultScrollAnchor(.bottom)
    }
  }

  @Test("content that starts at its end stays there when the screen is turned, until it is scrolled away")
  func bottom() throws {
    let stage = phone { Rows(count: 40) }
    #expect(try #require(stage.element("Row 39")).frame.maxY.rounded() <= 800)
    stage.set(stage.device.turned(to: .landscape))
    #expect(abs(try #require(stage.element("Row 39")).frame.midY - 375) < 1)
    stage.set(stage.device.turned(to: .portrait))
    #expect(abs(try #require(stage.element("Row 39")).frame.midY - 775) < 1)
    stage.scroll(by: CGSize(width: 0, height: -500), at: CGPoint(x: 200, y: 400))
    let place = try #require(stage.element("Row 25")).frame.minY
    stage.set(stage.device.turned(to: .landscape))
    #expect(try #require(stage.element("Row 25")).frame.minY == place)
  }

  @Test("right-to-left content stays at its right when the screen is turned or the direction changes")
  func mirrored() throws {
    func strip() -> some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<30, id: \.self) { Text("Cell \($0)").frame(width: 100) } }
      }
    }
    let stage = phone { strip() }
    #expect(try #require(stage.element("Cell 0")).frame.midX == 50)
    var traits = stage.traits
    traits.layoutDirection = .rightToLeft
    stage.set(traits)
    #expect(try #require(stage.element("Cell 0")).frame.midX == 350)
    stage.set(stage.device.turned(to: .landscape))
    #expect(try #require(stage.element("Cell 0")).frame.midX == 750)
  }
}
