// The type roles: every figure of the guide, as tokens and as drawn, at every text size.

import DesignTokens
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's type")
struct TypeTests {
  private static let guide: [(String, String, CGFloat, Font)] = [
    ("rhPortfolioHero", "CapsuleSansDisplay-Bold", 40, .rhPortfolioHero),
    ("rhOrderEntry", "CapsuleSansDisplay-Bold", 48, .rhOrderEntry),
    ("rhScreenTitle", "CapsuleSansText-Bold", 22, .rhScreenTitle),
    ("rhSectionHeader", "CapsuleSansText-Semibold", 18, .rhSectionHeader),
    ("rhPositionTitle", "CapsuleSansText-Semibold", 16, .rhPositionTitle),
    ("rhPositionValue", "CapsuleSansText-Medium", 17, .rhPositionValue),
    ("rhDayChange", "CapsuleSansText-Medium", 16, .rhDayChange),
    ("rhBody", "CapsuleSansText-Regular", 15, .rhBody),
    ("rhBodySmall", "CapsuleSansText-Regular", 13, .rhBodySmall),
    ("rhTicker", "CapsuleSansText-Medium", 13, .rhTicker),
    ("rhPositionChange", "CapsuleSansText-Medium", 13, .rhPositionChange),
    ("rhChartAxis", "CapsuleSansText-Medium", 11, .rhChartAxis),
    ("rhRangeChip", "CapsuleSansText-Semibold", 13, .rhRangeChip),
    ("rhTab", "CapsuleSansText-Semibold", 10, .rhTab),
    ("rhAllCaps", "CapsuleSansText-Bold", 11, .rhAllCaps),
    ("rhButton", "CapsuleSansText-Semibold", 16, .rhButton),
    ("rhButtonSmall", "CapsuleSansText-Medium", 15, .rhButtonSmall),
  ]

  private static let weights = ["Regular": 400.0, "Medium": 500, "Semibold": 600, "Bold": 700]

  private func drawn(_ font: Font, _ size: DynamicTypeSize = .large) -> Look.Words? {
    Look(traits: Traits(dynamicTypeSize: size)) { Text("Sample 100").font(font) }.words.first
  }

  private func drawn(_ role: TypeRole, _ size: DynamicTypeSize = .large) -> Look.Words? {
    Look(traits: Traits(dynamicTypeSize: size)) { Text("111 808").textRole(role) }.words.first
  }

  @Test("each role has the guide's face and size, and is drawn in that size and weight")
  func roles() throws {
    for (name, face, size, font) in Self.guide {
      let role = try #require(TypeRole.robinhood.first { $0.name == name }, "\(name)")
      #expect(role.face == face)
      #expect(role.size == size)
      let words = try #require(drawn(font))
      #expect(words.size == size, "\(name)")
      let suffix = String(face.split(separator: "-")[1])
      #expect(words.weight == Self.weights[suffix], "\(name)")
    }
  }

  @Test("the system's stand-in is made of size and weight")
  func standIn() throws {
    let words = try #require(drawn(.rh(19, weight: .semibold)))
    #expect(words.size == 19 && words.weight == 600)
    #expect(FontFamily.capsuleSansText.fallbacks == ["SF Pro Text", "Inter"])
  }

  @Test("tickers, chips and capitals are letter-spaced")
  func tracking() throws {
    #expect(TypeRole.rhTicker.tracking == 0.3)
    #expect(TypeRole.rhRangeChip.tracking == 0.3)
    #expect(TypeRole.rhAllCaps.tracking == 0.6)
    for (role, font) in [(TypeRole.rhTicker, Font.rhTicker), (.rhRangeChip, .rhRangeChip), (.rhAllCaps, .rhAllCaps)] {
      let plain = try #require(Look { Text("AAPL").font(font) }.words.first)
      let spaced = try #require(Look { Text("AAPL").textRole(role) }.words.first)
      #expect(abs(spaced.width - plain.width - 4 * role.tracking) < 0.01, "\(role.name)")
    }
  }

  @Test("roles of numbers have figures of one width")
  func tabular() throws {
    for role in [
      TypeRole.rhPortfolioHero, .rhOrderEntry, .rhPositionValue, .rhDayChange, .rhPositionChange, .rhChartAxis,
    ] {
      #expect(try #require(drawn(role)).hasTabularFigures, "\(role.name)")
    }
  }

  @Test("the hero grows with the text size and stops at 56 points")
  func hero() throws {
    var last: CGFloat = 0
    for size in DynamicTypeSize.allCases {
      let points = try #require(drawn(TypeRole.rhPortfolioHero, size)).size
      #expect(points >= last && points <= 56, "\(size)")
      last = points
    }
    #expect(try #require(drawn(TypeRole.rhPortfolioHero, .large)).size == 40)
    #expect(try #require(drawn(TypeRole.rhPortfolioHero, .xxxLarge)).size > 40)
    #expect(try #require(drawn(TypeRole.rhPortfolioHero, .accessibility5)).size == 56)
  }

  @Test("tabs, axis labels and chips are fixed; everything else grows")
  func scaling() throws {
    let fixed: Set<String> = ["rhTab", "rhChartAxis", "rhRangeChip", "rhIconLetter"]
    for role in TypeRole.robinhood {
      let small = try #require(drawn(role, .xSmall)).size
      let large = try #require(drawn(role, .accessibility5)).size
      if fixed.contains(role.name) {
        #expect(small == role.size && large == role.size, "\(role.name)")
      } else {
        #expect(small < role.size && large > role.size, "\(role.name)")
      }
    }
  }
}
