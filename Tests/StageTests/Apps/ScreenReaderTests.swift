// What tabs, symbols and wheels say of themselves.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Tabs, symbols and wheels as they are read")
struct ScreenReaderTests {
  @Test("a tab with a badge says its title, then the badge, then its place")
  func tabs() {
    let stage = phone {
      TabView {
        Text("A").tabItem { Label("Photos", systemImage: "photo") }.badge(3)
        Text("B").tabItem { Label("Albums", systemImage: "folder") }.badge("New")
        Text("C").tabItem { Label("Search", systemImage: "magnifyingglass") }
      }
    }
    let tabs = stage.semantics.elements.filter { $0.role == .tab }
    #expect(tabs.map(\.label) == ["Photos", "Albums", "Search"])
    #expect(tabs.map(\.value) == ["3, 1 of 3", "New, 2 of 3", "3 of 3"])
  }

  @Test(
    "a button that is only a symbol says what the symbol stands for",
    arguments: [
      ("plus", "Add"), ("plus.circle.fill", "Add"), ("trash", "Delete"), ("ellipsis.circle", "More"),
      ("gearshape.fill", "Settings"), ("chevron.left", "Back"), ("xmark.circle.fill", "Close"),
      ("square.and.arrow.up", "Share"), ("square.and.pencil", "Compose"), ("square", "Square"),
      ("sun.max.fill", "Sun max"), ("nobody.knows.this", "Nobody knows this"),
    ])
  func symbols(_ symbol: String, _ spoken: String) {
    let stage = phone {
      Button {
      } label: {
        Image(systemName: symbol)
      }
    }
    #expect(stage.semantics.elements.map(\.label) == [spoken])
  }

  @Test("a text field that is called a search field is read as one, and takes text as ever")
  func searchField() {
    struct Screen: View {
      @State private var text = ""
      var body: some View { TextField("Search", text: $text).accessibilityAddTraits(.isSearchField) }
    }
    let stage = phone { Screen() }
    #expect(stage.semantics.elements.map(\.role) == [.searchField])
    #expect(stage.tap("Search"))
    stage.type("apple")
    #expect(stage.semantics.elements.first { $0.role == .searchField }?.value == "apple")
  }

  @Test("a symbol that says something else says only that")
  func labelled() {
    let stage = phone {
      Button {
      } label: {
        Image(systemName: "plus").accessibilityLabel("New list")
      }
    }
    #expect(stage.semantics.elements.map(\.label) == ["New list"])
  }

  private struct Alarm: View {
    @State var date = Date(timeIntervalSince1970: 1_700_000_000)
    var components: DatePickerComponents
    var body: some View {
      DatePicker("Alarm", selection: $date, displayedComponents: components)
        .datePickerStyle(.wheel)
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("each wheel of a date picker has a value that can be turned")
  func wheels() throws {
    let stage = phone { Alarm(components: .date) }
    var picker = try #require(stage.element("Alarm"))
    #expect(picker.children.map(\.value) == ["November", "14", "2023"])
    #expect(picker.children.allSatisfy { $0.traits.contains(.adjustable) })
    stage.perform("increment", onElement: picker.children[1].id)
    stage.perform("decrement", onElement: picker.children[2].id)
    picker = try #require(stage.element("Alarm"))
    #expect(picker.children.map(\.value) == ["November", "15", "2022"])
  }

  @Test("hours and minutes are read as such")
  func time() throws {
    let picker = try #require(phone { Alarm(components: .hourAndMinute) }.element("Alarm"))
    #expect(picker.children.map(\.value) == ["10 o’clock", "13 minutes", "PM"])
  }

  @Test("wheels that are disabled cannot be turned")
  func disabled() throws {
    let picker = try #require(phone { Alarm(components: .date).disabled(true) }.element("Alarm"))
    #expect(picker.children.count == 3)
    #expect(picker.children.allSatisfy { $0.traits.contains(.disabled) && $0.actions.isEmpty })
  }
}
