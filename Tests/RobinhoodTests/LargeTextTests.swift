// Large text and narrow screens: nothing is cut, no figure is broken.

import DesignTokens
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood in large text")
struct LargeTextTests {
  nonisolated private static let sizes: [DynamicTypeSize] = [
    .xSmall, .large, .xxxLarge, .accessibility1, .accessibility5,
  ]

  @Test("a figure of the stat grid is never broken, however long", arguments: [320, 375, 430])
  func statGrid(_ width: CGFloat) {
    let figures = [
      Figure("Quantity", "0.04213377"), Figure("Market value", "$2,896.67"), Figure("Average cost", "$51,229.93"),
      Figure("Portfolio share", "11.83%"),
    ]
    for size in Self.sizes {
      let look = Look(width: width, traits: Traits(dynamicTypeSize: size)) { StatGrid(figures) }
      for figure in figures {
        #expect(look.word(figure.value) != nil, "\(figure.value) at \(size): \(look.text)")
        if size <= .xxxLarge { #expect(look.word(figure.label) != nil, "\(figure.label) at \(size): \(look.text)") }
      }
    }
  }

  @Test("short figures stand in two columns, long ones in one")
  func columns() throws {
    let short = Look(width: 375) { StatGrid([Figure("Open", "$226.10"), Figure("Volume", "48.2M")]) }
    #expect(try #require(short.word("Volume")).origin.x > 187)
    #expect(short.size.height == 44)
    let long = Look(width: 375) {
      StatGrid([Figure("Average cost", "$51,229.93"), Figure("Portfolio share of all", "11.83%")])
    }
    #expect(long.size.height == 88)
    #expect(try #require(long.word("Average cost")).origin.x < 20)
  }

  @Test("figures of rows are whole at every text size on the narrowest phone", arguments: sizes)
  func rows(_ size: DynamicTypeSize) {
    let look = Look(width: 375, traits: Traits(dynamicTypeSize: size)) {
      VStack(spacing: 0) {
        PositionRow(
          ticker: "AAPL", company: "Apple Inc.", shares: 1_250.3333, marketValue: 1_512_345.67, dayChange: 12_345.67,
          dayChangePct: 0.0247, logo: nil)
        CryptoRow(
          symbol: "BTC", name: "Bitcoin", price: 67_512.34, dayChange: 812.4, dayChangePct: 0.0122, holding: 0.0421,
          holdingValue: 2_842.27)
        PortfolioHero(portfolioValue: 12_345_678.9, dayChange: -98_765.43, dayChangePct: -0.0081, period: "Past week")
      }
    }
    for figure in ["$1,512,345.67", "+$12,345.67", "(+2.47%)", "$67,512.34", "+1.22%", "$12,345,678.90", "−$98,765.43"]
    {
      #expect(look.word(figure) != nil, "\(figure): \(look.text)")
    }
    #expect(!look.text.contains("…") || size < .accessibility1, "\(look.text)")
    for words in look.words { #expect(words.origin.x >= 0 && words.origin.x + words.width <= 376, "\(words.text)") }
  }

  @Test("two buttons stand below each other where their words would break")
  func buttons() throws {
    func look(_ size: DynamicTypeSize) -> Look {
      Look(traits: Traits(dynamicTypeSize: size), isScreen: true, device: Device(named: "iphone-se") ?? .standard) {
        RobinhoodTabView(initialTab: .cash).environment(RobinhoodModel.still)
      }
    }
    let large = look(.large)
    #expect(
      try #require(large.element("Deposit")).frame.minY == (try #require(large.element("Withdraw"))).frame.minY)
    let largest = look(.accessibility5)
    #expect(
      try #require(largest.element("Deposit")).frame.minY > (try #require(largest.element("Withdraw"))).frame.maxY)
  }

  @Test("the number pad and the button below it stay on the screen at every text size", arguments: sizes)
  func pad(_ size: DynamicTypeSize) throws {
    let model = RobinhoodModel.still
    let instrument = try #require(model.instrument("AAPL"))
    let look = Look(
      traits: Traits(dynamicTypeSize: size), isScreen: true, device: Device(named: "iphone-se") ?? .standard
    ) { TradeView(instrument: instrument, side: .buy).environment(model) }
    for name in ["1", "5", "9", "0", "Delete", "Review"] {
      let frame = try #require(look.element(name)).frame
      #expect(frame.minY >= 0 && frame.maxY <= 667, "\(name) at \(frame)")
    }
  }

  @Test("on a small phone the figures of an order are in sight with the largest words, and the last one is scrolled to")
  func fields() throws {
    let model = RobinhoodModel.still
    let instrument = try #require(model.instrument("AAPL"))
    var draft = OrderDraft(side: .buy, instrument: instrument.instrument, unit: .shares)
    draft.kind = .stopLimit
    let stage = Stage(
      Device(named: "iphone-se") ?? .standard, traits: Traits(dynamicTypeSize: .accessibility5)
    ) { TradeView(instrument: instrument, draft: draft).environment(model) }
    let pad = try #require(Look(stage).element("1")).frame.minY
    #expect(try #require(Look(stage).element("Shares")).frame.maxY <= pad)
    #expect(try #require(Look(stage).element("Stop price")).frame.minY < pad - 20)
    stage.drag(from: CGPoint(x: 187, y: pad - 20), to: CGPoint(x: 187, y: pad - 220), over: 0.3)
    stage.advance(untilIdle: 3)
    #expect(try #require(Look(stage).element("Limit price")).frame.minY < pad - 44)
    #expect(stage.tap("Limit price"))
    #expect(try #require(Look(stage).element("Limit price")).traits.contains(.selected))
  }

  @Test("in lines to the left the dot stays between ticker and figure")
  func dot() throws {
    let look = Look(traits: Traits(layoutDirection: .rightToLeft)) {
      PositionRow(
        ticker: "AAPL", company: "Apple Inc.", shares: 4, marketValue: 1, dayChange: 0, dayChangePct: 0, logo: nil)
    }
    let ticker = try #require(look.word("AAPL")).origin.x
    let line = look.words.filter { $0.text.contains("·") || $0.text.contains("4 shares") }
    let dot = try #require(line.first { $0.text.contains("·") })
    let shares = try #require(line.first { $0.text.contains("4 shares") })
    #expect(dot.origin.x < ticker && shares.origin.x < dot.origin.x, "\(look.text)")
  }

  @Test("a long word gets smaller with its line rather than broken, and short ones stay as large as they are wanted")
  func wholeWords() throws {
    func look(_ text: String, _ size: DynamicTypeSize, width: CGFloat = 300) -> Look {
      Look(width: width, traits: Traits(dynamicTypeSize: size)) { WholeWords(text, .rhScreenTitle) }
    }
    func whole(_ text: String) -> CGFloat? {
      let look = look(text, .accessibility5)
      return look.words.allSatisfy { words in words.text.split(separator: " ").allSatisfy { text.contains($0) } }
        ? look.words.first?.size : nil
    }
    let wanted = try #require(look("Ford", .accessibility5).words.first).size
    #expect(whole("Ford Motor") == wanted)
    let smaller = try #require(whole("Communications Group"))
    #expect(smaller < wanted && smaller > 22)
    #expect(look("Communications Group", .accessibility5).words.contains { $0.text.contains("Communications") })
    // Nothing that fits could be read: as large as it is wanted, in pieces.
    #expect(look("Robinhood/Documents/Books.sqlite", .accessibility5).words.first?.size == wanted)
    #expect(look("Communications Group", .large).words.first?.size == 22)
  }

  @Test("the longest words of a text are found once each, and a hyphen ends one")
  func longestWords() {
    #expect(WholeWords.longest(in: "The Coca-Cola Company Company of Atlanta") == ["Company", "Atlanta", "Coca-"])
    #expect(WholeWords.longest(in: "") == [] && WholeWords.longest(in: "  -\n") == ["-"])
  }

  @Test("no word of any screen is broken at the largest text size on the narrowest phone")
  func screens() {
    let traits = Traits(dynamicTypeSize: .accessibility5)
    func words(_ texts: [String]) -> [String] {
      texts.flatMap { $0.split { $0.isWhitespace || "-,;:.".contains($0) } }.map(String.init)
    }
    // A file that somebody has pasted is as wide as it is.
    let pasted = ["Import, filled in", "Import, refused", "App"]
    for entry in RobinhoodCatalogue.entries
    where entry.group == .screens && !pasted.contains(where: entry.id.hasSuffix) {
      func look(_ traits: Traits) -> Look {
        Look(Stage(Device(named: "iphone-se") ?? .standard, traits: traits, displayScale: 1) { entry.view })
      }
      let (normal, large) = (look(Traits()), look(traits))
      let known = Set(words((normal.words + large.words.filter { $0.size < 20 }).map(\.text) + normal.spoken))
      // A piece of a word begins or ends another one that is written whole at the ordinary size.
      for piece in words(large.words.map(\.text)) where piece.count > 1 && !known.contains(piece) {
        let parts = known.filter { $0.count > piece.count && ($0.hasPrefix(piece) || $0.hasSuffix(piece)) }
        #expect(parts.isEmpty, "\(entry.id): \(piece) of \(parts)")
      }
    }
  }
}
