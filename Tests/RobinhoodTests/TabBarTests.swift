// The tab bar's figures, measured on what is drawn.

import DesignTokens
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's tab bar")
struct TabBarTests {
  private func bar(_ tab: RobinhoodTabView.Tab = .investing, _ traits: Traits = Traits()) -> Look {
    Look(traits: traits, isScreen: true) { RobinhoodTabView(initialTab: tab).environment(RobinhoodModel.still) }
  }

  @Test("labels have ten points at every text size, black once selected, else grey")
  func labels() throws {
    for size in [DynamicTypeSize.xSmall, .large, .accessibility5] {
      let bar = bar(.cash, Traits(dynamicTypeSize: size))
      for tab in RobinhoodTabView.Tab.allCases {
        let label = try #require(bar.words.last { $0.text == tab.rawValue }, "\(tab)")
        #expect(label.size == 10 && label.weight == 600, "\(tab) at \(size)")
        let color = tab == .cash ? RGB(0x000000) : RGB(0x9B9EA3)
        #expect(color.matches(try #require(label.color)), "\(tab)")
      }
    }
  }

  @Test("the bar is opaque, in the colour of the canvas, under a line in the divider's colour")
  func ground() throws {
    for (traits, appearance) in [
      (Traits(), ColorToken.Appearance.light), (Traits(colorScheme: .dark), .dark),
    ] {
      let bar = bar(.investing, traits)
      let top = try #require(bar.elements.first { $0.role == .tab }).frame.minY
      let ground = try #require(
        bar.filled(.rhCanvas, appearance).last { $0.frame.width == 393 && $0.frame.maxY >= 851 && $0.frame.minY > 700 })
      #expect(ground.frame.minY <= top)
      let line = bar.filled(.rhDivider, appearance).last { $0.frame.width == 393 && $0.frame.minY > 700 }
      #expect(try #require(line).frame.height <= 1)
    }
  }

  @Test("the selected tab's symbol is filled, the others are not")
  func symbols() {
    for tab in [RobinhoodTabView.Tab.crypto, .cash, .account] {
      #expect(tab.symbol.name(isSelected: true).hasSuffix(".fill"))
      #expect(!tab.symbol.name(isSelected: false).hasSuffix(".fill"))
    }
    #expect(RobinhoodTabView.Tab.allCases.map(\.symbol.size) == [24, 24, 24, 24, 24])
  }
}
