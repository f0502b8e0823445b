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
