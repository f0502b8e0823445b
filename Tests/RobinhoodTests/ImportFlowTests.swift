// Bringing an account along: the import screen in use.

import Brokerage
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's import")
struct ImportFlowTests {
  private let clock = SteppedMarketClock(Date(timeIntervalSince1970: 1_763_580_600))

  private func model() throws -> RobinhoodModel {
    try RobinhoodModel.loaded(PaperBroker.sample(at: nil, clock: clock), clock: clock)
  }

  @Test("the sample becomes an account that can be shown, and every row that was left out is named")
  func sample() async throws {
    let model = try model()
    let stage = Stage(.standard) { RobinhoodTabView(initialTab: .account).environment(model) }
    #expect(stage.perform(.activate, on: "Import activity"))
    await stage.settle()
    #expect(stage.tap("Use sample"))
    #expect(stage.tap("Import"))
    await stage.settle()
    let spoken = Look(stage).spoken
    #expect(spoken.contains("9 rows imported"), "\(spoken)")
    #expect(spoken.contains("3 rows are left out. Each is named below."))
    for line in ["Line 3", "Line 7", "Line 19"] { #expect(spoken.contains { $0.contains(line) }, "\(line)") }
    #expect(spoken.contains { $0.contains("Mergers are not supported.") })
    #expect(stage.tap("Show account"))
    await stage.settle()
    #expect(model.account?.name == "Imported" && model.account?.kind == .imported)
    #expect(model.portfolio?.cash == Decimal(string: "1322.28"))
    #expect(model.freeAccountName == "Imported 2")
    #expect(stage.haptics.map(\.kind).contains("success"))
  }

  @Test("a text that is no export is refused in plain words, with line and remedy, and can be mended")
  func refused() async throws {
    let model = try model()
    let stage = Stage(.standard) { ImportView(text: "Symbol,Shares\nAAPL,2").environment(model) }
    #expect(stage.tap("Import"))
    await stage.settle()
    #expect(
      stage.semantics.elements.contains {
        $0.label.contains("pasted text, line 1: this is no activity export") && $0.label.contains("Choose a file")
      })
    #expect(stage.haptics.map(\.kind).last == "error")
    #expect(model.accounts.count == 1)
    #expect(stage.tap("Use sample"))
    #expect(stage.tap("Import"))
    await stage.settle()
    #expect(Look(stage).spoken.contains("9 rows imported"))
  }

  @Test("nothing can be imported before there is a text")
  func empty() throws {
    let model = try model()
    let stage = Stage(.standard) { ImportView().environment(model) }
    let button = try #require(stage.element("Import"))
    #expect(button.traits.contains(.disabled))
  }
}
