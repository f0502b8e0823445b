// The palette: every value of the guide, as tokens and as drawn, and what is claimed about contrast.

import DesignTokens
import Drawing
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's colours")
struct ColorTests {
  private static let guide: [(String, UInt32, Color)] = [
    ("rhCanvas", 0xFFFFFF, .rhCanvas), ("rhSurfaceGray", 0xF7F7F7, .rhSurfaceGray),
    ("rhSurfaceGray2", 0xEFEFEF, .rhSurfaceGray2), ("rhDivider", 0xE6E6E6, .rhDivider),
    ("rhTextPrimary", 0x000000, .rhTextPrimary), ("rhTextSecondary", 0x5C6166, .rhTextSecondary),
    ("rhTextTertiary", 0x9B9EA3, .rhTextTertiary), ("rhTextMuted", 0xC2C5CA, .rhTextMuted),
    ("rhGreen", 0x00C805, .rhGreen), ("rhGreenPressed", 0x00A904, .rhGreenPressed),
    ("rhGreenDim", 0x21CE99, .rhGreenDim), ("rhGreenBg", 0xE6F9E0, .rhGreenBg), ("rhRed", 0xFF5000, .rhRed),
    ("rhRedBg", 0xFFEDE5, .rhRedBg), ("rhErrorTrue", 0xE62232, .rhErrorTrue), ("rhWarning", 0xFFB800, .rhWarning),
    ("rhInfo", 0x1D6FF2, .rhInfo), ("rhBitcoin", 0xF7931A, .rhBitcoin), ("rhEthereum", 0x627EEA, .rhEthereum),
    ("rhDarkCanvas", 0x000000, .rhDarkCanvas), ("rhDarkSurface1", 0x181B1F, .rhDarkSurface1),
    ("rhDarkSurface2", 0x23272D, .rhDarkSurface2), ("rhDarkDivider", 0x2D3138, .rhDarkDivider),
    ("rhDarkTextPri", 0xFFFFFF, .rhDarkTextPri), ("rhDarkTextSec", 0xA4A8AD, .rhDarkTextSec),
  ]

  /// What a colour of the light palette becomes in the dark.
  private static let dark: [(ColorToken, ColorToken)] = [
    (.rhCanvas, .rhDarkCanvas), (.rhSurfaceGray, .rhDarkSurface1), (.rhSurfaceGray2, .rhDarkSurface2),
    (.rhDivider, .rhDarkDivider), (.rhTextPrimary, .rhDarkTextPri), (.rhTextSecondary, .rhDarkTextSec),
  ]

  private func drawn(_ color: Color, _ traits: Traits = Traits()) -> RGBA? {
    Look(width: 10, traits: traits) { color.frame(width: 10, height: 10) }.shapes.first?.color
  }

  @Test("each token has the guide's value, and is drawn with it")
  func values() throws {
    for (name, hex, color) in Self.guide {
      let token = try #require(ColorToken.robinhood.first { $0.name == name }, "\(name)")
      #expect(token.value(.light) == RGB(hex), "\(name)")
      let found = try #require(drawn(color))
      #expect(RGB(hex).matches(found), "\(name) is drawn as \(found)")
    }
  }

  @Test("the palette switches as a whole in the dark; green and orange stay")
  func darkMode() throws {
    for (token, dark) in Self.dark { #expect(token.value(.dark) == dark.value(.light), "\(token.name)") }
    for token in [ColorToken.rhGreen, .rhRed] { #expect(token.value(.dark) == token.value(.light)) }
    let traits = Traits(colorScheme: .dark)
    #expect(RGB(0x181B1F).matches(try #require(drawn(.rhSurfaceGray, traits))))
    #expect(RGB(0x00C805).matches(try #require(drawn(.rhGreen, traits))))
    #expect(RGB(0x181B1F).matches(try #require(drawn(.rhDarkSurface1))))
  }

  @Test("increased contrast changes what is drawn")
  func increasedContrast() throws {
    let traits = Traits(isContrastIncreased: true)
    #expect(
      ColorToken.rhTextSecondary.value(.lightIncreasedContrast).matches(try #require(drawn(.rhTextSecondary, traits))))
    #expect(ColorToken.rhGreen.value(.lightIncreasedContrast).matches(try #require(drawn(.rhGreen, traits))))
  }

  @Test("no two colours share a name, and every one of the guide is in the list")
  func list() {
    #expect(Set(ColorToken.robinhood.map(\.name)).count == ColorToken.robinhood.count)
    #expect(Set(Self.guide.map(\.0)).isSubset(of: ColorToken.robinhood.map(\.name)))
  }

  // MARK: Contrast

  @Test("black on white is the maximum")
  func maximum() {
    #expect(abs(ColorToken.rhTextPrimary.contrast(on: .rhCanvas) - 21) < 0.001)
    #expect(abs(ColorToken.rhTextPrimary.contrast(on: .rhCanvas, .dark) - 21) < 0.001)
  }

  @Test("secondary text meets AA on every surface, light and dark")
  func secondary() {
    for ground in [ColorToken.rhCanvas, .rhSurfaceGray, .rhSurfaceGray2] {
      for appearance in ColorToken.Appearance.allCases {
        #expect(ColorToken.rhTextSecondary.contrast(on: ground, appearance) >= 4.5, "\(ground.name) \(appearance)")
        #expect(ColorToken.rhTextPrimary.contrast(on: ground, appearance) >= 7, "\(ground.name) \(appearance)")
      }
    }
    #expect(ColorToken.rhDarkTextSec.contrast(on: .rhDarkSurface1) >= 4.5)
  }

  @Test("tertiary on white is for decoration only: 2.7 to 1, less than large text needs; more contrast makes it text")
  func tertiary() {
    let ratio = ColorToken.rhTextTertiary.contrast(on: .rhCanvas)
    #expect(ratio > 2.6 && ratio < 3)
    #expect(ColorToken.rhTextTertiary.contrast(on: .rhCanvas, .lightIncreasedContrast) >= 4.5)
    #expect(ColorToken.rhTextTertiary.contrast(on: .rhCanvas, .dark) >= 4.5)
  }

  @Test("green and orange read electric on black, and become readable on white with increased contrast")
  func brand() {
    for token in [ColorToken.rhGreen, .rhRed] {
      #expect(token.contrast(on: .rhCanvas, .dark) >= 4.5)
      #expect(token.contrast(on: .rhCanvas, .lightIncreasedContrast) >= 4.5)
    }
    for ground in [ColorToken.rhGreen, .rhRed] {
      #expect(ColorToken.rhTextOnColor.contrast(on: ground, .lightIncreasedContrast) >= 4.5)
      #expect(ColorToken.rhTextOnColor.contrast(on: ground, .darkIncreasedContrast) >= 4.5)
    }
  }

  @Test("what stands on the pills' grounds meets AAA")
  func pills() {
    for ground in [ColorToken.rhGreenBg, .rhRedBg] {
      for appearance in ColorToken.Appearance.allCases {
        #expect(ColorToken.rhTextPrimary.contrast(on: ground, appearance) >= 7)
      }
    }
  }
}
