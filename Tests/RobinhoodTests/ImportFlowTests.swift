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

  @Test("a chosen file is read as text; what is none is refused by name")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
      let url = folder.appendingPathComponent(name)
      try Data(bytes).write(to: url)
      return url
    }
    #expect(try ActivityFile.text(of: file("a.csv", Array("Zürich,2\r\n".utf8))) == "Zürich,2\r\n")
    #expect(try ActivityFile.text(of: file("b.csv", [0xEF, 0xBB, 0xBF] + Array("A".utf8))) == "A")
    for bytes: [UInt8] in [[0xFF, 0xD8, 0xFF, 0xE0], [0x50, 0x00, 0x4B]] {
      #expect(throws: ActivityFile.Problem.noText("c.png")) { try ActivityFile.text(of: file("c.png", bytes)) }
    }
    let missing = folder.appendingPathComponent("none.csv")
    #expect(throws: ActivityFile.Problem.unreadable("none.csv")) { try ActivityFile.text(of: missing) }
  }

  @Test("the dialog for files opens, and cancelling it leaves everything as it was")
  func dialog() async throws {
    let model = try model()
    let stage = Stage(.standard) { ImportView(text: "kept").environment(model) }
    #expect(stage.tap("Choose file"))
    await stage.settle()
    #expect(stage.tap("Cancel"))
    await stage.settle()
    #expect(stage.element("Pasted text, 1 line") != nil)
  }

  @Test("nothing can be imported before there is a text")
  func empty() throws {
    let model = try model()
    let stage = Stage(.standard) { ImportView().environment(model) }
    let button = try #require(stage.element("Import"))
    #expect(button.traits.contains(.disabled))
  }
}
