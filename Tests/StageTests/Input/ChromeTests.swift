// Bars, rows and indicators as a finger meets them: more tabs than fit, rows that light up, indicators that flash, and
// the ids of what is read out.

import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Model {
  var tab = 0
  var count = 0
  var items = ["a", "b", "c"]
}

@MainActor
@Suite("Chrome")
struct ChromeTests {
  private struct Tabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        ForEach(0..<7) { index in
          Text("Page \(index)").tabItem { Label("Tab \(index)", systemImage: "star") }.tag(index)
        }
      }
    }
  }

  @Test("of seven tabs four are in the bar; More lists the rest and leads to them")
  func more() {
    let model = Model()
    let stage = phone { Tabs(model: model) }
    #expect(stage.element("Tab 3") != nil && stage.element("Tab 4") == nil)
    stage.tap("More")
    stage.advance(untilIdle: 2)
    #expect(stage.element("Tab 4") != nil && stage.element("Tab 6") != nil && stage.element("Page 0") == nil)
    #expect(
      stage.semantics.elements.flatMap(\.flattened).contains {
        $0.label == "More" && $0.role == .tab
          && $0.traits.contains(.selected)
      })
    stage.tap("Tab 5")
    stage.advance(untilIdle: 2)
    #expect(model.tab == 5 && stage.element("Page 5") != nil)
    // Back to the list, then to a tab of the bar.
    stage.tap(at: CGPoint(x: 20, y: 22))
    stage.advance(untilIdle: 2)
    #expect(stage.element("Page 5") == nil && stage.element("Tab 6") != nil)
    stage.tap("Tab 1")
    stage.advance(untilIdle: 2)
    #expect(model.tab == 1 && stage.element("Page 1") != nil)
  }

  @Test("code chooses a tab that is not in the bar")
  func moreByCode() {
    let model = Model()
    model.tab = 6
    let stage = phone { Tabs(model: model) }
    #expect(stage.element("Page 6") != nil)
    model.tab = 2
    #expect(stage.element("Page 2") != nil)
    model.tab = 4
    stage.advance(untilIdle: 2)
    #expect(stage.element("Page 4") != nil)
  }

  /// Whether something as wide as the list is filled with the grey of pressed rows.
  private func isLit(_ stage: Stage) -> Bool {
    zip(stage.filled, stage.paints).contains { rect, paint in
      guard rect.width > 300, rect.height < 60, case .color(let color) = paint else { return false }
      return abs(color.red - 209 / 255) < 0.01 && abs(color.blue - 214 / 255) < 0.01
    }
  }

  private struct Rows: View {
    let log: Log
    var body: some View {
      NavigationStack {
        List {
          Button("Button") { log("button") }
          NavigationLink("Link") { Text("Next") }
          Button("Bordered") {}.buttonStyle(.bordered)
          Text("Text")
        }
      }
    }
  }

  @Test("a row with a button or a link lights up under a finger that stays", arguments: ["Button", "Link"])
  func rows(_ name: String) throws {
    let stage = phone { Rows(log: Log()) }
    let frame = try #require(stage.element(name)).frame
    stage.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(!isLit(stage), "it may be the beginning of a scroll")
    stage.advance(by: 0.2)
    #expect(isLit(stage))
    stage.touch(.moved, at: CGPoint(x: frame.midX, y: frame.midY - 30))
    #expect(!isLit(stage), "it was")
    stage.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY - 30))
  }

  @Test("rows of plain text, and of buttons with a style, stay as they are", arguments: ["Bordered", "Text"])
  func others(_ name: String) throws {
    let stage = phone { Rows(log: Log()) }
    let frame = try #require(stage.element(name)).frame
    stage.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 0.3)
    #expect(!isLit(stage))
  }

  @Test("indicators flash when a view appears, and when a value changes")
  func flash() {
    struct Flashing: View {
      let model: Model
      var body: some View {
        ScrollView { Color.blue.frame(height: 3000) }
          .scrollIndicatorsFlash(onAppear: true)
          .scrollIndicatorsFlash(trigger: model.count)
      }
    }
    func hasIndicator(_ stage: Stage) -> Bool { stage.filled.contains { $0.width == 3 } }
    let model = Model()
    let stage = phone { Flashing(model: model) }
    #expect(hasIndicator(stage))
    stage.advance(untilIdle: 3)
    #expect(!hasIndicator(stage))
    model.count = 1
    #expect(hasIndicator(stage))
    stage.advance(untilIdle: 3)
    #expect(!hasIndicator(stage))
  }

  @Test("what is read out keeps its id while its view keeps its identity")
  func ids() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          if model.count > 0 { Text("New") }
          Text("Count \(model.count)")
          ForEach(model.items, id: \.self) { Text($0) }
          Button("Last") {}
        }
      }
    }
    let model = Model()
    let stage = phone { Screen(model: model) }
    func id(_ label: String) -> Int { stage.element(label)?.id ?? -1 }
    let (b, c, last, count) = (id("b"), id("c"), id("Last"), id("Count 0"))
    stage.advance(by: 1)
    #expect(id("b") == b)
    model.count = 1
    model.items = ["c", "x", "b"]
    #expect(id("b") == b && id("c") == c && id("Last") == last && id("Count 1") == count)
    let (new, x) = (id("New"), id("x"))
    #expect(![b, c, last, count, new, x].contains(-1))
    #expect(![b, c, last, count].contains(new) && ![b, c, last, count, new].contains(x))
    let all = stage.semantics.elements.flatMap(\.flattened).map(\.id)
    #expect(Set(all).count == all.count)
  }
}
