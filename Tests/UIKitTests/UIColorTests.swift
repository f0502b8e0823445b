// Colours that follow traits.

import Testing
import UIKit

@Suite("UIColor") struct UIColorTests {
  let light = UITraitCollection(userInterfaceStyle: .light)
  let dark = UITraitCollection(userInterfaceStyle: .dark)

  func hex(_ color: UIColor, _ traits: UITraitCollection) -> UInt32 {
    let (red, green, blue, _) = color.resolve(with: traits).sRGBComponents
    return [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  @Test("system colours differ by style, contrast and level") func palette() {
    #expect(hex(.systemBlue, light) == 0x007AFF)
    #expect(hex(.systemBlue, dark) == 0x0A84FF)
    let contrast = UITraitCollection(accessibilityContrast: .high)
    #expect(hex(.systemBlue, UITraitCollection(traitsFrom: [light, contrast])) == 0x0040DD)
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(hex(.systemBackground, dark) == 0x000000)
    #expect(hex(.systemBackground, UITraitCollection(traitsFrom: [dark, raised])) == 0x1C1C1E)
    #expect(abs(UIColor.secondaryLabel.resolve(with: light).alpha - 0.6) < 1e-9)
  }

  @Test("a provider is asked for the traits the colour is resolved with") func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
  }

  @Test("a faded dynamic colour stays dynamic, and the last fade counts") func fading() {
    let faded = UIColor.systemRed.withAlphaComponent(0.5).withAlphaComponent(0.25)
    #expect(hex(faded, dark) == 0xFF453A)
    #expect(faded.resolve(with: dark).alpha == 0.25)
    #expect(faded == UIColor.systemRed.withAlphaComponent(0.5).withAlphaComponent(0.25))
  }

  @Test("equality is by components, or by name for palette entries") func equality() {
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) == .white)
    #expect(UIColor.systemRed == .systemRed)
    #expect(UIColor.systemRed != .systemBlue)
    #expect(Set([UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1)]).count == 1)
  }

  @Test("hue, saturation and brightness come back", arguments: [0.0, 0.1, 0.35, 0.6, 0.9])
  func hueRoundTrip(hue: Double) {
    var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: hue, saturation: 0.7, brightness: 0.8, alpha: 0.5).getHue(
      &h, saturation: &s, brightness: &b, alpha: &a)
    for (value, expected) in zip([h, s, b, a], [hue, 0.7, 0.8, 0.5]) { #expect(abs(value - expected) < 1e-9) }
  }

  @Test("a provider that leads to itself gives clear") func endless() {
    final class Knot: @unchecked Sendable { var color = UIColor.clear }
    let knot = Knot()
    knot.color = UIColor { _ in knot.color }
    #expect(knot.color.resolve(with: light).alpha == 0)
  }
}
