// Colours in environments.

import Drawing
import Testing

@testable import SwiftUI

@Suite @MainActor struct ColorTests {
  @Test("system colours follow the colour scheme")
  func schemes() {
    #expect(firstPaint(of: Color.red) == .color(RGBA(hex: 0xFF3B30)))
    #expect(firstPaint(of: Color.red, scheme: .dark) == .color(RGBA(hex: 0xFF453A)))
  }

  @Test("system colours keep more contrast where that is asked for")
  func contrast() {
    let paint = firstPaint(of: Color.blue) { $0._colorSchemeContrast = .increased }
    #expect(paint == .color(RGBA(hex: 0x0040DD)))
  }

  @Test("backgrounds on raised surfaces are a step lighter in the dark")
  func elevation() {
    let paint = firstPaint(of: Rectangle().fill(.background), scheme: .dark) { $0.isElevated = true }
    #expect(paint == .color(RGBA(hex: 0x1C1C1E)))
  }

  @Test("opacities multiply")
  func opacity() throws {
    let paint = try #require(firstPaint(of: Color.secondary.opacity(0.5).opacity(0.5)))
    guard case .color(let color) = paint else { throw Unexpected() }
    #expect(abs(color.alpha - 0.15) < 1e-9)
  }

  nonisolated private static let hues: [(Double, Double, Double, UInt32)] = [
    (0, 1, 1, 0xFF0000), (1.0 / 3, 1, 1, 0x00FF00), (2.0 / 3, 1, 1, 0x0000FF), (0.5, 0.5, 1, 0x80FFFF),
    (1, 1, 1, 0xFF0000), (-1, 0, 0.2, 0x333333),
  ]

  @Test("hue, saturation and brightness make red, green and blue", arguments: hues)
  func hue(hue: Double, saturation: Double, brightness: Double, hex: UInt32) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    #expect(color.resolve(in: EnvironmentValues()).description == "#\(hexText(hex))FF")
  }

  private func hexText(_ hex: UInt32) -> String {
    let text = String(hex, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - text.count) + text
  }

  @Test("Display P3 becomes extended sRGB")
  func displayP3() throws {
    let color = try #require(Color(.displayP3, red: 1, green: 0, blue: 0).constantRGBA)
    #expect(color.red > 1 && color.green < 0)
  }

  @Test("resolving gives linear light")
  func linear() {
    let resolved = Color(white: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(resolved.linearRed - 0.2140411) < 1e-5)
    #expect(abs(resolved.red - 0.5) < 1e-5)
  }

  @Test("a UIColor's rule is asked for the scheme of where it is used")
  func dynamic() {
    let color = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(firstPaint(of: color) == .color(.black))
    #expect(firstPaint(of: color, scheme: .dark) == .color(.white))
  }

  @Test("colours say what they are")
  func descriptions() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color.primary)" == "primary")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
    #expect("\(Color.blue.opacity(0.5))" == "50% blue")
  }

  @Test("equal colours are equal, others are not")
  func equality() {
    #expect(Color.red == Color.red)
    #expect(Color.red != Color(red: 1, green: 0, blue: 0))
    #expect(Color(uiColor: .systemRed) == Color(uiColor: .systemRed))
  }
}

struct Unexpected: Error {}
