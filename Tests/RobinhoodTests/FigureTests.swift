// Figures are of one width wherever they stand.

import DesignTokens
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's figures")
struct FigureTests {
  @Test("every price, percentage and count of every page has figures of one width")
  func tabular() {
    for entry in RobinhoodCatalogue.entries where entry.group != .tokens {
      let stage = Stage(.standard, fit: entry.isScreen ? .screen : .content(width: 393), displayScale: 1) { entry.view }
      if stage.nextFrameTime != nil { stage.advance(untilIdle: 1) }
      for words in Look(stage).words where words.text.contains(where: "$%".contains) || words.text.contains("share") {
        #expect(words.hasTabularFigures, "\(entry.id): \(words.text)")
      }
    }
  }

  @Test("a pill never speaks by colour alone: a sign, or an arrow beside a price")
  func pills() {
    func look(_ change: Double, _ content: DayChangePill.Content) -> Look {
      Look { DayChangePill(Change(amount: change, fraction: change / 100), showing: content) }
    }
    #expect(look(1.2, .percent).text.hasPrefix("+") && look(-1.2, .percent).text.hasPrefix("−"))
    #expect(look(1.2, .amount).text.hasPrefix("+") && look(-1.2, .amount).text.hasPrefix("−"))
    // The pill and nothing else, or an arrow on it.
    #expect(look(1.2, .price(9)).shapes.count > look(1.2, .percent).shapes.count)
    #expect(look(-1.2, .price(9)).shapes.count > look(-1.2, .percent).shapes.count)
  }
}
