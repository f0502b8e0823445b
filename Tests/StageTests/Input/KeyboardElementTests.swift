// The keyboard and pickers as elements: for those who listen, and for the page of the preview.

import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

private struct Fields: View {
  @State private var name = ""
  @State private var seat = "aisle"

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Picker("Seat", selection: $seat) {
        ForEach(["window", "middle", "aisle"], id: \.self) { Text($0.capitalized) }
      }
      Text("At the \(seat)")
    }
  }
}

@MainActor
@Suite struct KeyboardElementTests {
  private func keyboard(_ stage: Stage) -> Semantics.Element? {
    stage.semantics.elements.first { $0.identifier == "keyboard" }
  }

  private func labels(_ stage: Stage) -> Set<String> {
    Set(keyboard(stage).map { [$0].flatMap(\.children).map(\.label) } ?? [])
  }

  @Test("the keyboard is the same element however often somebody looks")
  func id() throws {
    let stage = Stage(.standard) { Fields() }
    stage.tap("Name")
    stage.advance(by: 1)
    let first = try #require(keyboard(stage)).id
    stage.type("a")
    stage.advance(by: 1)
    #expect(keyboard(stage)?.id == first)
  }

  @Test("the keyboard offers a capital where the text begins, and again once it is empty")
  func capitals() {
    let stage = Stage(.standard) { Fields() }
    stage.tap("Name")
    stage.advance(by: 1)
    #expect(labels(stage).contains("Q") && !labels(stage).contains("q"))
    stage.type("a")
    stage.advance(by: 1)
    #expect(labels(stage).contains("q") && !labels(stage).contains("Q"))
    stage.press(.delete)
    stage.advance(by: 1)
    #expect(labels(stage).contains("Q"))
  }

  private struct Chat: View {
    @State private var draft = ""
    @State private var name = ""
    @State private var secret = ""

    var body: some View {
      VStack {
        Button("Send") { draft = "" }
        TextField("Message", text: $draft, axis: .vertical)
        TextField("Full name", text: $name).textInputAutocapitalization(.words)
        SecureField("Password", text: $secret)
      }
    }
  }

  @Test("capitals come back when the app empties the text, and where a sentence or a word begins")
  func capitalsFollow() {
    let stage = Stage(.standard) { Chat() }
    func offers(_ label: String) -> Bool {
      stage.advance(by: 1)
      return labels(stage).contains(label)
    }
    stage.tap("Message")
    #expect(offers("Q"))
    stage.type("on my way")
    #expect(offers("q"))
    stage.tap("Send")
    #expect(offers("Q"))
    stage.type("Here. ")
    #expect(offers("Q"))
    stage.type("two")
    #expect(offers("q"))
    // Where the caret goes, the keyboard follows.
    for _ in 0..<3 { stage.press(.leftArrow) }
    #expect(offers("Q"))
    stage.press(.leftArrow)
    #expect(offers("q"))
    stage.type("\n")
    #expect(offers("Q"))
    stage.tap("Full name")
    stage.type("Ada")
    #expect(offers("q"))
    stage.type(" ")
    #expect(offers("Q"))
    stage.tap("Password")
    #expect(offers("q"))
  }

  @Test("a picker tells its options, and takes one by its place")
  func options() throws {
    let stage = Stage(.standard) { Fields() }
    let all = stage.semantics.elements.flatMap(\.flattened)
    let picker = try #require(all.first { $0.role == .picker })
    let options = try #require(stage.pickerOptions(ofElement: picker.id))
    #expect(options.names == ["Window", "Middle", "Aisle"] && options.picked == 2)
    stage.pickOption(0, ofElement: picker.id)
    #expect(stage.element("At the window") != nil)
    #expect(stage.pickerOptions(ofElement: picker.id)?.picked == 0)
  }
}
