// Cards over the screen, and what they leave of it.

import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Cards")
struct CardTests {
  private struct Screen: View {
    @State var shows = false
    let detent: PresentationDetent
    var body: some View {
      Button("Show") { shows = true }
        .sheet(isPresented: $shows) {
          VStack {
            Text("Top")
            Spacer()
            Button("Close") { shows = false }
          }
          .presentationDetents([detent])
        }
    }
  }

  @Test("the status bar is white over what a card of full height leaves black")
  func statusBar() {
    let stage = Stage(.standard) { Screen(detent: .large) }
    #expect(stage.statusBarInk == .black)
    stage.tap("Show")
    stage.advance(by: 1)
    #expect(stage.statusBarInk == .white)
    #expect(stage.indicatorInk == .black)
    stage.tap("Close")
    stage.advance(by: 1)
    #expect(stage.statusBarInk == .black)
    let low = Stage(.standard) { Screen(detent: .medium) }
    low.tap("Show")
    low.advance(by: 1)
    #expect(low.statusBarInk == .black)
  }
}
