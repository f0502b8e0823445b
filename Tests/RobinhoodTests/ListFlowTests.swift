// Lists, alerts and sharing, by hand: every button of these screens does what it says.

import Brokerage
import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's lists in use")
struct ListFlowTests {
  private func press(_ label: String, _ stage: Stage, line: Int = #line) async {
    #expect(
      stage.tap(label), "\(label): \(Look(stage).spoken)",
      sourceLocation: SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1))
    await stage.settle()
  }

  @Test("a name that is taken is refused where it was typed, and stays to be changed")
  func takenNameInSheet() async throws {
    let (_, model) = try app()
    let instrument = try #require(model.instrument("NVDA"))
    let stage = Stage(.standard) { AddToListView(instrument: instrument).environment(model) }
    await press("Name", stage)
    stage.type("My First List")
    await press("Create", stage)
    let refusal = "There is a list named My First List already. Choose another name."
    #expect(Look(stage).spoken.contains(refusal) && model.problem == nil)
    stage.type(" 2")
    #expect(!Look(stage).spoken.contains(refusal))
    await press("Create", stage)
    #expect(model.watchlists.last?.name == "My First List 2" && model.watchlists.last?.symbols == ["NVDA"])
  }

  @Test("a list is made, filled, renamed, emptied and deleted")
  func list() async throws {
    let (stage, model) = try app()
    #expect(stage.perform(.activate, on: "New list"))
    await stage.settle()
    await press("Name", stage)
    stage.type("Chips")
    await press("Create", stage)
    #expect(model.watchlists.map(\.name) == ["My First List", "Chips"])
    #expect(stage.keyboardHeight == 0, "the keyboard goes with the question")

    #expect(stage.perform(.activate, on: "instrument.NVDA"))
    await stage.settle()
    await press("Add to list", stage)
    await press("Chips", stage)
    #expect(model.watchlists.last?.symbols == ["NVDA"])
    // A list of its own, from here.
    await press("Name", stage)
    stage.type("Cards")
    await press("Create", stage)
    #expect(model.watchlists.last?.name == "Cards" && model.watchlists.last?.symbols == ["NVDA"])
    await press("Done", stage)
    await press("Back", stage)

    #expect(stage.perform(.activate, on: "Chips, 1 item"))
    await stage.settle()
    await press("More", stage)
    await press("Rename", stage)
    await press("Name", stage)
    stage.press("a", modifiers: .command)
    stage.type("Silicon")
    await press("Rename", stage)
    #expect(model.watchlists.map(\.name) == ["My First List", "Silicon", "Cards"])
    await press("Remove NVDA from list", stage)
    #expect(model.watchlists[1].symbols.isEmpty && stage.element("Nothing on this list") != nil)
    await press("More", stage)
    await press("Delete", stage)
    await press("Delete list", stage)
    #expect(model.watchlists.map(\.name) == ["My First List", "Cards"])
    #expect(stage.element("Cards, 1 item") != nil, "back where the lists are")
  }

  @Test("a name that is taken is refused in plain words")
  func takenName() async throws {
    let (stage, model) = try app()
    #expect(stage.perform(.activate, on: "New list"))
    await stage.settle()
    await press("Name", stage)
    stage.type("My First List")
    await press("Create", stage)
    #expect(stage.element("There is a list named My First List already. Choose another name.") != nil)
    await press("OK", stage)
    #expect(model.watchlists.count == 1 && model.problem == nil)
  }

  @Test("what is searched is found by name and put on a list from the row")
  func search() async throws {
    let (stage, model) = try app(.search)
    await press("Search", stage)
    stage.type("costco")
    await stage.settle()
    #expect(Look(stage).elements.filter { $0.label.hasPrefix("Costco Wholesale") }.count == 1)
    #expect(stage.element("Apple Inc.") == nil)
    let before = model.watchlists[0].symbols
    await press(try #require(Look(stage).spoken.first { $0.contains("COST") && $0.contains("list") }), stage)
    await press("My First List", stage)
    #expect(model.watchlists[0].symbols == before + ["COST"])
    await press("Done", stage)
    await press("Clear search", stage)
    #expect(stage.element("Stocks") != nil)
  }

  @Test("an alert is set and removed, and a price is shared as a sentence")
  func alertAndShare() async throws {
    let (stage, model) = try app()
    await press("instrument.AAPL", stage)
    await press("Set alert", stage)
    #expect(stage.element("Price alert") != nil)
    await press("OK", stage)
    #expect(model.instrument("AAPL")?.alert != nil)
    await press("Remove alert", stage)
    await press("OK", stage)
    #expect(model.instrument("AAPL")?.alert == nil)
    await press("Share", stage)
    guard case .share(let items)? = stage.requests.last, items.count == 1 else {
      Issue.record("nothing was shared")
      return
    }
    #expect(try items[0].wholeMatch(of: Regex(#"Apple Inc\. \(AAPL\): \$\d+\.\d\d"#)) != nil, "\(items)")
  }
}
