// Tokens are values: they can be walked, measured and turned into what views use.

import Drawing
import Stage
import SwiftUI
import Testing

@testable import DesignTokens

@MainActor
@Suite("Design tokens")
struct TokenTests {
  @Test("a colour is read from and written as hex")
  func hex() {
    #expect(RGB(0x00C805).hex == "#00C805")
    #expect(RGB(0xFFFFFF).luminance == 1 && RGB(0x000000).luminance == 0)
    #expect(abs(RGB(0x777777).contrast(with: RGB(0xFFFFFF)) - 4.48) < 0.01)
    #expect(RGB(0x123456).contrast(with: RGB(0x654321)) == RGB(0x654321).contrast(with: RGB(0x123456)))
  }

  @Test("what a token leaves out it takes from light, and for contrast from its scheme")
  func defaults() {
    let token = ColorToken("t", .text, light: 1, dark: 2)
    #expect(ColorToken.Appearance.allCases.map { token.value($0) } == [RGB(1), RGB(2), RGB(1), RGB(2)])
    #expect(ColorToken("t", .text, light: 1).isConstant && !token.isConstant)
  }

  @Test("a token's colour follows scheme and contrast where it is used")
  func following() {
    let token = ColorToken(
      "t", .text, light: 0x112233, dark: 0x445566, lightIncreased: 0x778899, darkIncreased: 0xAABBCC)
    for (scheme, increased, hex) in [
      (ColorScheme.light, false, 0x112233), (.dark, false, 0x445566), (.light, true, 0x778899), (.dark, true, 0xAABBCC),
    ] as [(ColorScheme, Bool, UInt32)] {
      let stage = Stage(
        .standard, traits: Traits(colorScheme: scheme, isContrastIncreased: increased), fit: .content()
      ) { token.color.frame(width: 4, height: 4) }
      #expect(
        stage.frame.drawing.commands.contains { command in
          if case .fill(_, .color(let color), _) = command { color == RGBA(hex: hex) } else { false }
        })
    }
  }

  @Test("a face is named by family and weight")
  func faces() {
    let family = FontFamily("Some Sans", facePrefix: "SomeSans", fallbacks: ["Inter"])
    #expect(
      FontWeight.allCases.map { family.face($0) } == [
        "SomeSans-Regular", "SomeSans-Medium", "SomeSans-Semibold", "SomeSans-Bold",
      ])
  }

  @Test("lines of a role with a line height are that far apart")
  func lineHeight() {
    let family = FontFamily("Some Sans", facePrefix: "SomeSans", fallbacks: ["Inter"])
    let plain = TypeRole("a", family, .regular, size: 20)
    let tall = TypeRole("b", family, .regular, size: 20, lineHeight: 40)
    func height(_ role: TypeRole) -> CGFloat {
      Stage(.standard, fit: .content()) { Text("one\ntwo").textRole(role) }.size.height
    }
    #expect(abs(height(tall) - height(plain) - 16) < 0.51)
  }
}
