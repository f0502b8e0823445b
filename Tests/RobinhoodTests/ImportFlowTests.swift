// Bringing an account along: the import screen in use.

import Brokerage
import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

extension Stage {
  /// The elements whose label is as asked for.
  fileprivate func elements(where isMeant: (String) -> Bool) -> [Semantics.Element] {
    Look(self).elements.filter { isMeant($0.label) }
  }
}

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

  /// A device whose documents are two exports, a picture, and a table that is none.
  private func documents() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Exports"), withIntermediateDirectories: true)
    let export = """
      Activity Date,Process Date,Settle Date,Instrument,Description,Trans Code,Quantity,Price,Amount
      10/15/2025,10/15/2025,10/15/2025,KO,Cash Div: 10 shares at 0.51,CDIV,,,$5.10
      10/6/2025,10/6/2025,10/7/2025,AAPL,AAPL 10/17/2025 Call $260.00,BTO,1,$2.15,($215.04)
      9/12/2025,9/12/2025,9/15/2025,ZED,"Zed Holdings
      CUSIP: 000000001",Buy,3,$10.00,($30.00)
      8/4/2025,8/4/2025,8/5/2025,F,Ford,Sell,4,$13.00,$52.00
      7/9/2025,7/9/2025,7/10/2025,KO,"Coca-Cola
      CUSIP: 191216100",Buy,10,$69.13,($691.30)
      5/1/2025,5/1/2025,5/1/2025,,ACH Deposit,ACH,,,"$1,000.00"
      ,,,,,,,,,"The data provided is for informational purposes only."
      """
    try Data([0xEF, 0xBB, 0xBF] + export.replacingOccurrences(of: "\n", with: "\r\n").utf8)
      .write(to: folder.appendingPathComponent("Exports/activity.csv"))
    try Data("Symbol,Shares\nAAPL,2\n".utf8).write(to: folder.appendingPathComponent("holdings.csv"))
    try Data([0xFF, 0xD8, 0xFF]).write(to: folder.appendingPathComponent("photo.jpeg"))
    return folder
  }

  @Test("a file that is picked becomes an account: positions, cash, activity, and each row that was skipped by name")
  func pick() async throws {
    let folder = try documents()
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = try model()
    let stage = Stage(.standard, traits: Traits(documents: folder)) {
      RobinhoodTabView().environment(model)
    }
    func tap(_ label: String, line: Int = #line) async {
      #expect(
        stage.tap(label), "\(label): \(Look(stage).spoken)",
        sourceLocation: SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1))
      await stage.settle()
    }
    await tap("Account")
    #expect(stage.perform(.activate, on: "Import activity"))
    await stage.settle()
    await tap("Choose file")
    #expect(try #require(stage.elements { $0.contains("photo.jpeg") }.first).traits.contains(.disabled))

    // A table that is no export is read, and refused with its name, line and remedy.
    await tap(try #require(stage.elements { $0.contains("holdings.csv") }.first).label)
    #expect(stage.element("holdings.csv, 2 lines") != nil)
    await tap("Import")
    #expect(stage.elements { $0.contains("holdings.csv, line 1: this is no activity export") }.count == 1)
    #expect(model.accounts.count == 1)

    await tap("Choose file")
    await tap(try #require(stage.elements { $0.contains("Exports") }.first).label)
    await tap(try #require(stage.elements { $0.contains("activity.csv") }.first).label)
    #expect(stage.element("activity.csv, 10 lines") != nil, "\(Look(stage).spoken)")
    await tap("Import")
    let spoken = Look(stage).spoken
    #expect(spoken.contains("4 rows imported") && spoken.contains("3 rows are left out. Each is named below."))
    for (line, reason) in [
      ("Line 3, BTO", "Options are not supported; -$215.04 of cash are not counted."),
      ("Line 6, Sell", "It takes 4 F and 0 are held by then; $52.00 of cash are not counted."),
      ("Line 10", "The file's closing remark."),
    ] {
      #expect(spoken.contains { $0.hasPrefix(line) && $0.hasSuffix(reason) }, "\(line): \(spoken)")
    }
    #expect(spoken.contains { $0.contains("Without a price here") && $0.contains("ZED") })
    await tap("Show account")

    #expect(model.account?.kind == .imported && model.portfolio?.cash == Decimal(string: "283.8"))
    #expect(Look(stage).spoken.contains { $0.contains("Without a price") && $0.contains("ZED") })
    await tap("Investing")
    let rows = stage.elements { $0.contains("shares, ") }.map(\.label)
    #expect(rows.count == 2)
    #expect(rows.contains { $0.hasPrefix("The Coca-Cola Company, K O, 10 shares, market value $") }, "\(rows)")
    // What has no price has no value either, and none is made up.
    #expect(rows.contains("Zed Holdings, Z E D, 3 shares, no price"), "\(rows)")
    await tap("Zed Holdings, Z E D, 3 shares, no price")
    #expect(stage.element("Market value, No price") != nil && stage.element("Zed Holdings") != nil)
    #expect(stage.elements { $0.contains("$0.00") || $0.contains("today") }.isEmpty, "\(Look(stage).spoken)")
    await tap("Back")
    await tap("Account")
    #expect(stage.perform(.activate, on: "Activity"))
    await stage.settle()
    for entry in ["ACH Deposit", "Bought 10 KO at $69.13", "Bought 3 ZED at $10.00", "Cash Div: 10 shares at 0.51"] {
      #expect(stage.elements { $0.contains(entry) }.count == 1, "\(entry): \(Look(stage).spoken)")
    }
    #expect(stage.warnings.isEmpty, "\(stage.warnings)")
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
