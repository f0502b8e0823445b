// The keyboard and what is shown with it: menus lie above it, and it follows the device's settings.

import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct KeyboardSurroundingsTests {
  private struct Page: View {
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Color.clear.frame(height: 250)
        Menu("Open") { ForEach(0..<5) { number in Button("Item \(number)") {} } }
        Spacer()
      }
      .padding()
    }
  }

  @Test("a menu lies above the keyboard, with all its items")
  func menu() throws {
    let stage = phone { Page() }
    stage.tap("Name")
    stage.advance(by: 1)
    let keyboard = try #require(stage.element("Keyboard")).frame
    stage.tap("Open")
    stage.advance(by: 1)
    var last: CGFloat = 0
    for number in 0..<5 {
      let item = try #require(stage.element("Item \(number)")).frame
      #expect(item.minY > last)
      last = item.maxY
    }
    #expect(last <= keyboard.minY)
  }

  private struct Carded: View {
    let detents: Set<PresentationDetent>
    @State private var name = ""
    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        VStack {
          TextField("Name", text: $name)
          Spacer()
        }
        .padding(.top, 30)
        .presentationDetents(detents)
      }
    }
  }

  /// How far a field in a sheet moves up as the keyboard comes for it, how far the keyboard reaches above the home indicator's inset,
  /// and how high the field lies then.
  private func lift(_ detents: Set<PresentationDetent>) throws -> (moved: CGFloat, keyboard: CGFloat, top: CGFloat) {
    let stage = phone { Carded(detents: detents) }
    stage.advance(by: 1)
    let before = try #require(stage.element("Name")).frame.minY
    stage.tap("Name")
    stage.advance(by: 1)
    let after = try #require(stage.element("Name")).frame.minY
    let keyboard = try #require(stage.element("Keyboard")).frame
    return (before - after, stage.size.height - keyboard.minY - stage.device.safeArea.bottom, after)
  }

  @Test("a sheet that is not at its full height goes up with the keyboard, as far as there is room")
  func sheets() throws {
    let low = try lift([.height(200)])
    #expect(low.moved > 200)
    #expect(abs(low.moved - low.keyboard) < 1)
    let full = try lift([.large])
    #expect(full.moved == 0)
    let high = try lift([.fraction(0.9)])
    #expect(high.moved > 0 && high.moved < low.moved)
    #expect(high.top == full.top)
  }

  @Test("the keyboard follows the colour scheme and the way the device is held")
  func settings() {
    let dark = Traits(colorScheme: .dark)
    let stage = phone { Page() }
    stage.tap("Name")
    stage.advance(by: 1)
    stage.set(dark)
    stage.set(stage.device.turned(to: .landscape))
    stage.set(stage.device.turned(to: .portrait))
    let fresh = phone(traits: dark) { Page() }
    fresh.tap("Name")
    fresh.advance(by: 1)
    #expect(stage.frame.drawing == fresh.frame.drawing)
  }
}
