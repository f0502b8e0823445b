// What views write into their state, as a log tells it.

import Combine
import Observation
import Stage
import SwiftUI
import Testing

private struct Basket: Equatable {
  var fruit = "plum"
  var count = 0
}

@Observable private final class Watched {
  var level = 1
  var name = "low"
}

private final class Announcing: ObservableObject {
  @Published var total = 10
  @Published var tags: [String] = []
}

private struct Writer: View {
  @State private var count = 0
  @State private var basket: Basket?
  @State private var watched = Watched()
  @StateObject private var announcing = Announcing()
  @State private var list = Array(0..<1000)

  var body: some View {
    VStack {
      Text("\(watched.level) \(announcing.total)")
      Button("Count") { count += 1 }
      Button("Same") { count += 0 }
      Button("Basket") { basket = Basket(count: 2) }
      Button("Watched") {
        watched.level = 5
        watched.name = "high"
      }
      Button("Announcing") {
        announcing.total += 1
        announcing.total += 1
        announcing.tags.append("new")
      }
      Button("List") { list.append(7) }
      Toggle(
        "Inner",
        isOn: Binding {
          count > 3
        } set: {
          count = $0 ? 4 : 0
        })
    }
    .onAppear { count = 1 }
  }
}

@MainActor @Suite struct StateWriteTests {
  private func stage() -> Stage {
    Stage(.standard, traits: Traits(), displayScale: nil, followsStateWrites: true) { Writer() }
  }

  private func told(_ stage: Stage) -> [String] {
    _ = stage.frame
    return stage.takeStateWrites().map {
      "\($0.owner).\($0.property) \($0.old) → \($0.new)" + ($0.count > 1 ? " ×\($0.count)" : "")
    }
  }

  @Test("a write is told with its view, its property, the old value and the new one")
  func writes() {
    let stage = stage()
    #expect(told(stage) == ["Writer.count 0 → 1"])
    stage.tap("Count")
    #expect(told(stage) == ["Writer.count 1 → 2"])
    stage.tap("Same")
    #expect(told(stage) == [])
    stage.tap("Basket")
    #expect(told(stage) == [#"Writer.basket nil → Basket(fruit: "plum", count: 2)"#])
    stage.tap("Inner")
    #expect(told(stage) == ["Writer.count 2 → 4"])
  }

  @Test("writes of one property between two looks are one entry")
  func together() {
    let stage = stage()
    _ = told(stage)
    stage.tap("Count")
    stage.tap("Count")
    #expect(told(stage) == ["Writer.count 1 → 3 ×2"])
  }

  @Test("properties of models are told by the model's name")
  func models() {
    let stage = stage()
    _ = told(stage)
    stage.tap("Watched")
    #expect(told(stage) == ["Watched.level 1 → 5", #"Watched.name "low" → "high""#])
    stage.tap("Announcing")
    #expect(told(stage) == ["Announcing.total 10 → 12", #"Announcing.tags [] → ["new"]"#])
  }

  @Test("long values are told in short")
  func longValues() {
    let stage = stage()
    _ = told(stage)
    stage.tap("List")
    #expect(told(stage) == ["Writer.list [0, 1, 2, 3, … 1000 in all] → [0, 1, 2, 3, … 1001 in all]"])
  }

  @Test("nothing is gathered where nobody follows")
  func unfollowed() {
    let stage = Stage(.standard) { Writer() }
    stage.tap("Count")
    #expect(stage.takeStateWrites().isEmpty)
  }
}
