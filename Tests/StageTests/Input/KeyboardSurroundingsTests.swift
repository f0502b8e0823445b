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

@MainActor
@Suite("The keyboard and what it would cover")
struct KeyboardRoomTests {
  enum Kind: CaseIterable { case scroll, form, list, navigation, tabs, sheet, inset, aside }

  private struct Page: View {
    let kind: Kind
    @State private var text = ""
    @State private var isShown = true
    var body: some View {
      switch kind {
      case .scroll: ScrollView { VStack { fields } }
      case .form: Form { fields }
      case .list: List { ForEach(0..<30, id: \.self) { row($0) } }
      case .navigation: NavigationStack { Form { fields }.navigationTitle("Title") }
      case .tabs: TabView { NavigationStack { ScrollView { VStack { fields } } }.tabItem { Text("Tab") } }
      case .sheet: Color.white.sheet(isPresented: $isShown) { NavigationStack { Form { fields } } }
      case .aside:
        ScrollView { VStack { ForEach(0..<30) { index in ScrollView(.horizontal) { row(index).frame(width: 200) } } } }
      case .inset: ScrollView { LazyVStack { fields } }.safeAreaInset(edge: .bottom) { Button("Foot") {} }
      }
    }
    private func row(_ index: Int) -> some View {
      TextField("Field \(index)", text: $text).frame(height: 30)
    }
    @ViewBuilder private var fields: some View { ForEach(0..<30) { row($0) } }
  }

  @Test("a field stays above the keyboard when the device is turned", arguments: Kind.allCases)
  func turned(_ kind: Kind) throws {
    let stage = Stage(.iPhone15) { Page(kind: kind) }
    for name in ["Field 3", "Field 8"] {
      stage.tap(name)
      stage.advance(untilIdle: 3)
      for orientation in [Device.Orientation.landscape, .portrait] {
        stage.set(stage.device.turned(to: orientation))
        stage.advance(untilIdle: 3)
        #expect(stage.keyboardHeight > 0)
        let field = try #require(stage.element(name)?.frame, "\(kind) \(orientation) \(name)")
        #expect(field.maxY <= stage.size.height - stage.keyboardHeight, "\(kind) \(orientation) \(name)")
        #expect(field.minY >= 0, "\(kind) \(orientation) \(name)")
      }
    }
  }

  @Test("a bottom bar lies above the keyboard", arguments: [0, 1, 2])
  func bottomBar(around: Int) throws {
    struct Screen: View {
      let around: Int
      @State private var text = ""
      @State private var isShown = true
      var body: some View {
        switch around {
        case 0: stack
        case 1: TabView { stack.tabItem { Text("Tab") } }
        default: Color.white.sheet(isPresented: $isShown) { stack }
        }
      }
      private var stack: some View {
        NavigationStack {
          ScrollView { TextField("Field", text: $text) }
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Act") {} } }
        }
      }
    }
    let stage = Stage(.iPhone15) { Screen(around: around) }
    stage.tap("Field")
    stage.advance(untilIdle: 3)
    let bar = try #require(stage.element("Act")?.frame)
    let top = stage.size.height - stage.keyboardHeight
    #expect(bar.maxY <= top && bar.minY >= top - 60)
  }
}
