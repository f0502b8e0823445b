// The figures of the guide's components, measured on what is drawn.

import DesignTokens
import Drawing
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's measures")
struct MeasureTests {
  private func row(_ traits: Traits = Traits()) -> Look {
    Look(traits: traits) {
      PositionRow(
        ticker: "AAPL", company: "Apple Inc.", shares: 4, marketValue: 1247.92, dayChange: 24.13, dayChangePct: 0.0197,
        logo: nil)
    }
  }

  // MARK: Position row

  @Test("a position row is 56 points high and ends in a hairline of half a point")
  func rowHeight() throws {
    let row = row()
    #expect(row.size == CGSize(width: 393, height: 56))
    let line = try #require(row.filled(.rhDivider).first)
    #expect(line.frame == CGRect(x: 0, y: 55.5, width: 393, height: 0.5))
  }

  @Test("its icon is a square of 32 with corners of 8, 16 from the edge; the text begins 12 behind it")
  func rowIcon() throws {
    let row = row()
    let icon = try #require(row.filled(.rhSurfaceGray).first)
    #expect(icon.frame == CGRect(x: 16, y: 12, width: 32, height: 32))
    #expect(icon.isRounded(8) && !icon.isRounded(9))
    #expect(abs(try #require(row.word("Apple Inc.")).origin.x - 60) < 0.5)
    let letter = try #require(row.word("A"))
    #expect(letter.size == 14 && letter.weight == 700)
    #expect(RGB(0x000000).matches(try #require(letter.color)))
  }

  @Test("a logo stands in the letter's place: as large, with its corners, whatever shape it has")
  func rowLogo() throws {
    for size in [CGSize(width: 80, height: 20), CGSize(width: 10, height: 90)] {
      let logo = Image(size: size) { $0.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.rhInfo)) }
      let row = Look {
        PositionRow(
          ticker: "AAPL", company: "Apple Inc.", shares: 4, marketValue: 1247.92, dayChange: 24.13,
          dayChangePct: 0.0197,
          logo: logo)
      }
      let square = CGRect(x: 16, y: 12, width: 32, height: 32)
      #expect(row.clips.contains { $0.frame == square && $0.isRounded(8) })
      let drawn = row.images + row.filled(.rhInfo).map(\.frame)
      #expect(drawn.contains { $0.insetBy(dx: -0.1, dy: -0.1).contains(square) }, "\(drawn)")
      #expect(row.word("A") == nil && row.size.height == 56)
    }
  }

  @Test("a row's ground is the canvas, light and dark")
  func rowGround() {
    for (scheme, appearance) in [(ColorScheme.light, ColorToken.Appearance.light), (.dark, .dark)] {
      let row = row(Traits(colorScheme: scheme))
      #expect(row.filled(.rhCanvas, appearance).first?.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
    }
  }

  @Test("its figures end 16 before the edge, and the two lines lie 2 apart")
  func rowFigures() throws {
    let row = row()
    let value = try #require(row.word("$1,247.92"))
    #expect(abs(value.origin.x + value.width - 377) < 1)
    #expect(value.size == 17 && value.hasTabularFigures)
    let change = try #require(row.word("(+1.97%)"))
    #expect(abs(change.origin.x + change.width - 377) < 1)
    #expect(change.size == 13)
    let amount = try #require(row.word("+$24.13"))
    #expect(abs(change.origin.x - (amount.origin.x + amount.width) - 4) < 1)
    // From baseline to baseline: what is below the first, the gap, what is above the second.
    let (title, detail) = (try line("Apple Inc.", .rhPositionTitle), try line("AAPL", .rhTicker))
    let (first, second) = (try #require(row.word("Apple Inc.")), try #require(row.word("AAPL")))
    #expect(abs(second.origin.y - first.origin.y - (title.below + 2 + detail.above)) < 0.26)
    let (worth, day) = (try line("$1,247.92", .rhPositionValue), try line("+$24.13", .rhPositionChange))
    #expect(abs(amount.origin.y - value.origin.y - (worth.below + 2 + day.above)) < 0.26)
    let shares = try #require(row.word("· 4 shares"))
    #expect(abs(shares.origin.x - (second.origin.x + second.width) - 4) < 0.5)
  }

  /// How far a line reaches above its baseline and below.
  private func line(_ text: String, _ role: TypeRole) throws -> (above: CGFloat, below: CGFloat) {
    let look = Look { Text(text).textRole(role) }
    let baseline = try #require(look.words.first).origin.y
    return (baseline, look.size.height - baseline)
  }

  @Test("large text makes the row higher, never cuts it")
  func rowGrows() {
    for size in DynamicTypeSize.allCases {
      let row = row(Traits(dynamicTypeSize: size))
      #expect(row.size.height >= 56)
      if size <= .large { #expect(row.size.height == 56) }
      #expect(row.text.contains("$1,247.92"), "\(size)")
    }
  }

  // MARK: Buttons

  @Test("the trade button is 48 high with corners of 8, 16 from the sides and from below, and black")
  func tradeButton() throws {
    let look = Look { TradeButton(label: "Trade") {} }
    #expect(look.size == CGSize(width: 393, height: 64))
    let ground = try #require(look.filled(.rhTextPrimary).first)
    #expect(ground.frame == CGRect(x: 16, y: 0, width: 361, height: 48))
    #expect(ground.isRounded(8))
    let label = try #require(look.word("Trade"))
    #expect(label.size == 16 && label.weight == 600)
    #expect(RGB(0xFFFFFF).matches(try #require(label.color)))
  }

  @Test("in the dark the trade button turns white with black letters")
  func tradeButtonDark() throws {
    let look = Look(traits: Traits(colorScheme: .dark)) { TradeButton(label: "Trade") {} }
    #expect(look.filled(.rhTextPrimary, .dark).count == 1)
    #expect(RGB(0x000000).matches(try #require(look.word("Trade")?.color)))
  }

  @Test("sell is orange and on the left, buy is green, 12 apart and 48 high")
  func buyAndSell() throws {
    let look = Look { BuySellButtons(onBuy: {}, onSell: {}) }
    let sell = try #require(look.filled(.rhRed).first).frame
    let buy = try #require(look.filled(.rhGreen).first).frame
    #expect(sell.minX == 16 && buy.maxX == 377)
    #expect(buy.minX - sell.maxX == 12)
    #expect(sell.height == 48 && buy.height == 48 && sell.width == buy.width)
    for shape in look.filled(.rhRed) + look.filled(.rhGreen) { #expect(shape.isRounded(8)) }
    for name in ["Sell", "Buy"] {
      let label = try #require(look.word(name))
      #expect(label.size == 16 && label.weight == 600)
      #expect(RGB(0xFFFFFF).matches(try #require(label.color)))
    }
    #expect(look.spoken == ["Sell", "Buy"])
  }

  // MARK: Hero

  @Test("the hero lies 24 from the side and 16 from above; its lines are 8 apart")
  func hero() throws {
    let look = Look { PortfolioHero(portfolioValue: 24_847.93, dayChange: 847.93, dayChangePct: 0.0352) }
    let caption = try #require(look.word("BUYING POWER"))
    let value = try #require(look.word("$24,847.93"))
    let change = try #require(look.word("+$847.93"))
    for words in [caption, value, change] { #expect(abs(words.origin.x - 24) < 1, "\(words.text)") }
    #expect(caption.size == 11 && value.size == 40 && change.size == 16)
    func height(_ role: TypeRole) -> CGFloat { Look { Text("0").textRole(role) }.size.height }
    let lines = height(.rhAllCaps) + height(.rhPortfolioHero) + height(.rhDayChange)
    #expect(look.size.height == 16 + lines + 2 * 8)
    #expect(value.hasTabularFigures && change.hasTabularFigures)
  }

  @Test("the change is green going up, orange going down, and carries a sign")
  func heroColors() throws {
    let up = Look { PortfolioHero(portfolioValue: 1, dayChange: 1, dayChangePct: 0.01) }
    #expect(RGB(0x00C805).matches(try #require(up.word("+$1.00")?.color)))
    let down = Look { PortfolioHero(portfolioValue: 1, dayChange: -1, dayChangePct: -0.01) }
    #expect(RGB(0xFF5000).matches(try #require(down.word("−$1.00")?.color)))
    #expect(down.word("(−1.00%)") != nil)
    #expect(down.word("Today") != nil)
    let words = try ["−$1.00", "(−1.00%)", "Today"].map { try #require(down.word($0)) }
    for (word, next) in zip(words, words.dropFirst()) {
      #expect(abs(next.origin.x - (word.origin.x + word.width) - 4) < 0.5)
    }
    #expect(RGB(0x5C6166).matches(try #require(up.word("BUYING POWER")?.color)))
    #expect(RGB(0x000000).matches(try #require(up.word("$1.00")?.color)))
  }

  // MARK: Chart and chips

  @Test("the chart is 220 points high, its line is green going up and orange going down")
  func chart() throws {
    let up = Look { PortfolioChart(points: Samples.rising, isUp: true) }
    #expect(up.size.height == 220)
    #expect(!up.filled(.rhGreen).isEmpty && up.filled(.rhRed).isEmpty)
    let down = Look { PortfolioChart(points: Samples.falling, isUp: false) }
    #expect(!down.filled(.rhRed).isEmpty && down.filled(.rhGreen).isEmpty)
  }

  @Test("its line goes straight from point to point, on nothing: no ground, no grid, no legend")
  func chartLine() throws {
    let look = Look { PortfolioChart(points: Samples.rising, isUp: true) }
    let line = try #require(look.filled(.rhGreen).first { $0.lineWidth != nil && $0.frame.width > 200 })
    var kinds: [CGPathElementType] = []
    line.path.applyWithBlock { kinds.append($0.pointee.type) }
    #expect(kinds == [.moveToPoint] + Array(repeating: .addLineToPoint, count: Samples.rising.count - 1))
    #expect(look.shapes.filter { ($0.color?.alpha ?? 1) > 0 }.count == 1, "\(look.shapes.map(\.frame))")
  }

  @Test("the axis marks every second hour in eleven points, whatever the text size")
  func chartAxis() throws {
    for size in [DynamicTypeSize.large, .accessibility5] {
      let look = Look(traits: Traits(dynamicTypeSize: size)) { PortfolioChart(points: Samples.rising, isUp: true) }
      let labels = look.words.map { $0.text.replacingOccurrences(of: "\u{202F}", with: " ") }
      #expect(labels == ["2 PM", "4 PM", "6 PM"])
      #expect(look.words.allSatisfy { $0.size == 11 })
      #expect(look.words.allSatisfy { $0.color.map { RGB(0x5C6166).matches($0) } ?? false })
    }
  }

  @Test(
    "chips are 44 by 32, 8 apart, 16 from the edge; the chosen one has a line of 2 points in the colour of the change")
  func chips() throws {
    let look = Look(width: 600) { ChartRangeChips(selected: .constant(.w), isUp: true) }
    let chips = look.elements.filter { $0.role == .button }
    #expect(chips.count == 8)
    for (chip, next) in zip(chips, chips.dropFirst()) {
      #expect(chip.frame.width >= 44 && chip.frame.height == 32)
      #expect(abs(next.frame.minX - chip.frame.maxX - 8) < 0.01)
    }
    #expect(chips.first?.frame.width == 44)
    let line = try #require(look.filled(.rhGreen).first { $0.frame.height == 2 })
    #expect(line.frame.width == 44)
    // The line lies 4 below the word.
    let label = try #require(look.word("1W"))
    #expect(abs(line.frame.minY - (label.origin.y + (try self.line("1W", .rhRangeChip)).below) - 4) < 0.26)
    #expect(chips[1].traits.contains(.selected) && !chips[0].traits.contains(.selected))
    let word = try #require(look.word("1W"))
    #expect(word.size == 13)
    #expect(RGB(0x00C805).matches(try #require(word.color)))
    let other = try #require(look.word("1M"))
    #expect(RGB(0x5C6166).matches(try #require(other.color)))
  }

  @Test("all eight ranges are there, and on a phone they begin 16 from the edge")
  func chipsOnPhone() throws {
    #expect(ChartRangeChips.Range.allCases.map(\.rawValue) == ["1D", "1W", "1M", "3M", "YTD", "1Y", "5Y", "ALL"])
    let look = Look { ChartRangeChips(selected: .constant(.d), isUp: false) }
    #expect(look.elements.first { $0.role == .button }?.frame.minX == 16)
    #expect(look.filled(.rhRed).contains { $0.frame.height == 2 })
  }

  // MARK: Symbols

  @Test("the symbols have the guide's names and sizes")
  func symbols() {
    let guide: [(SymbolToken, String, String?, CGFloat)] = [
      (.rhInvestingTab, "chart.line.uptrend.xyaxis", nil, 24), (.rhSearchTab, "magnifyingglass", nil, 24),
      (.rhCryptoTab, "bitcoinsign.circle", "bitcoinsign.circle.fill", 24),
      (.rhCashTab, "wallet.pass", "wallet.pass.fill", 24),
      (.rhAccountTab, "person.crop.circle", "person.crop.circle.fill", 24),
      (.rhSearchField, "magnifyingglass", nil, 16), (.rhAlert, "bell", "bell.fill", 18),
      (.rhAddToList, "plus.circle", "checkmark.circle.fill", 18), (.rhBack, "chevron.left", nil, 18),
      (.rhShare, "square.and.arrow.up", nil, 18), (.rhOrderPlaced, "checkmark.circle.fill", nil, 32),
      (.rhOrderFailed, "xmark.circle.fill", nil, 32),
    ]
    for (token, name, selected, size) in guide {
      #expect(token.symbol == name && token.selectedSymbol == selected && token.size == size)
    }
  }

  @Test("every symbol is drawn, about as large as it says")
  func drawnSymbols() {
    for token in SymbolToken.robinhood {
      let look = Look { token.image() }
      #expect(look.stage.warnings.isEmpty, "\(token.symbol): \(look.stage.warnings)")
      #expect(look.size.height > token.size * 0.5 && look.size.height < token.size * 1.5, "\(token.symbol)")
    }
  }

  // MARK: Motion and haptics

  @Test("motion has the guide's curves and durations")
  func motion() {
    #expect(MotionToken.rhRangeSwitch.curve == .spring(response: 0.2, dampingFraction: 0.8))
    #expect(MotionToken.rhRangeSwitch.animation == .spring(response: 0.2, dampingFraction: 0.8))
    #expect(MotionToken.rhScrub.animation == .snappy(duration: 0.1))
    #expect(MotionToken.rhValue.animation == .snappy)
    #expect(MotionToken.rhScrubber.animation == nil)
    for motion in MotionToken.robinhood { #expect(motion.animation(reduceMotion: true) == nil) }
  }

  @Test("haptics are the guide's")
  func haptics() {
    #expect(HapticToken.rhTrade.feedback == .impact(weight: .medium))
    #expect(HapticToken.rhOrderPlaced.feedback == .success)
    #expect(HapticToken.rhTabSwitch.feedback == .selection)
    #expect(HapticToken.rhRangeChip.feedback == .selection)
    #expect(OrderConfirmation.haptic(for: .placed).feedback == .success)
    #expect(OrderConfirmation.haptic(for: .failed).feedback == .error)
  }
}
