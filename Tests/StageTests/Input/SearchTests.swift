// Searching: the field in the bar, Cancel, suggestions, and what the content is told.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Model {
  var text = ""
  var isPresented = false
}

@MainActor
@Suite("Searching")
struct SearchTests {
  private struct Content: View {
    let model: Model
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      VStack {
        Text(isSearching ? "searching" : "not searching")
        Button("End") { dismissSearch() }
      }
    }
  }

  private struct Screen: View {
    @Bindable var model: Model
    let log: Log
    var body: some View {
      NavigationStack {
        Content(model: model)
          .navigationTitle("Fruit")
          .searchable(text: $model.text, prompt: "Find fruit")
          .onSubmit(of: .search) { log("search \(model.text)") }
          .onSubmit { log("text") }
      }
    }
  }

  @Test("a tap on the field begins the search: the bar makes room, Cancel comes, the content is told")
  func beginAndCancel() {
    let model = Model()
    let stage = phone { Screen(model: model, log: Log()) }
    #expect(stage.element("not searching") != nil && stage.element("Cancel") == nil)
    stage.tap("Find fruit")
    stage.advance(untilIdle: 2)
    #expect(stage.keyboardHeight > 0)
    #expect(stage.element("searching") != nil)
    #expect(stage.element("Fruit") == nil, "the title has gone")
    stage.type("ap")
    #expect(model.text == "ap")
    stage.tap("Cancel")
    stage.advance(untilIdle: 2)
    #expect(model.text == "" && stage.keyboardHeight == 0)
    #expect(stage.element("not searching") != nil && stage.element("Cancel") == nil && stage.element("Fruit") != nil)
  }

  @Test("the field is named by its prompt, also once there is text")
  func name() {
    let stage = phone { Screen(model: Model(), log: Log()) }
    #expect(stage.element("Find fruit")?.role == .searchField)
    stage.tap("Find fruit")
    stage.advance(by: 1)
    stage.type("pear")
    stage.advance(by: 1)
    #expect(stage.element("Find fruit")?.value == "pear")
    #expect(stage.element("Find fruit")?.role == .searchField)
  }

  @Test("the return key submits the search and nothing else, and the search goes on")
  func submit() {
    let (model, log) = (Model(), Log())
    let stage = phone { Screen(model: model, log: log) }
    stage.tap("Find fruit")
    stage.type("kiwi\n")
    #expect(log.lines == ["search kiwi"])
    stage.advance(untilIdle: 2)
    #expect(stage.element("searching") != nil && stage.keyboardHeight == 0)
  }

  @Test("the content can end the search, the clear button empties the field")
  func dismissAndClear() {
    let model = Model()
    let stage = phone { Screen(model: model, log: Log()) }
    stage.tap("Find fruit")
    stage.type("pear")
    stage.advance(untilIdle: 2)
    stage.tap("Clear text")
    #expect(model.text == "" && stage.element("searching") != nil)
    stage.type("pear")
    stage.tap("End")
    stage.advance(untilIdle: 2)
    #expect(model.text == "" && stage.element("not searching") != nil)
  }

  @Test("suggestions cover the content while somebody searches, and complete the text")
  func suggestions() {
    struct Suggesting: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          Text("Content")
            .searchable(text: $model.text)
            .searchSuggestions {
              ForEach(
                ["apple", "apricot", "banana"].filter { $0.hasPrefix(model.text) && $0 != model.text }, id: \.self
              ) {
                Text($0).searchCompletion($0)
              }
            }
        }
      }
    }
    let model = Model()
    let stage = phone { Suggesting(model: model) }
    #expect(stage.element("apple") == nil)
    stage.tap("Search")
    stage.advance(untilIdle: 2)
    #expect(stage.element("apple") != nil && stage.element("banana") != nil && stage.element("Content") == nil)
    stage.type("ap")
    #expect(stage.element("apricot") != nil && stage.element("banana") == nil)
    stage.tap("apricot")
    stage.advance(untilIdle: 2)
    #expect(model.text == "apricot")
    #expect(stage.element("Content") != nil, "nothing more is suggested")
  }

  @Test("a search can be begun and ended by its binding")
  func presented() {
    struct Bound: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          Content(model: model).searchable(text: $model.text, isPresented: $model.isPresented)
        }
      }
    }
    let model = Model()
    let stage = phone { Bound(model: model) }
    _ = stage.frame
    model.isPresented = true
    stage.advance(untilIdle: 2)
    #expect(stage.keyboardHeight > 0 && stage.element("searching") != nil)
    stage.tap("Cancel")
    stage.advance(untilIdle: 2)
    #expect(!model.isPresented && stage.keyboardHeight == 0)
  }
}
