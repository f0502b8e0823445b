// What is written on every page against what it is written on.

import DesignTokens
import Drawing
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's contrast, as drawn")
struct ContrastTests {
  private struct Pair: Hashable {
    let ink: RGB
    let ground: RGB
  }

  /// The words of all components and screens, as ink on ground. What is switched off is left out: it need not be read.
  private func pairs(_ traits: Traits) -> [Pair: String] {
    var pairs: [Pair: String] = [:]
    // The app trades on a market of its own; its screens are there one by one.
    for entry in RobinhoodCatalogue.entries where entry.group != .tokens && !entry.id.hasSuffix("App") {
      let look = Look(traits: traits, isScreen: entry.isScreen) { entry.view }
      let off = look.elements.filter { $0.traits.contains(.disabled) }
      for words in look.words {
        guard let ink = words.color, ink.alpha > 0.99, let ground = words.ground,
          !off.contains(where: { $0.frame.insetBy(dx: -1, dy: -1).contains(words.origin) })
        else { continue }
        pairs[Pair(ink: RGB(ink), ground: RGB(ground))] = "\(entry.id): \(words.text)"
      }
    }
    return pairs
  }

  @Test("with increased contrast everything written meets AA, light and dark", arguments: [ColorScheme.light, .dark])
  func increased(_ scheme: ColorScheme) {
    let pairs = pairs(Traits(colorScheme: scheme, isContrastIncreased: true))
    #expect(pairs.count > 5)
    for (pair, example) in pairs {
      #expect(pair.ink.contrast(with: pair.ground) >= 4.5, "\(pair.ink) on \(pair.ground), \(example)")
    }
  }

  @Test(
    "without it all but the brand's own colours and the labels of tabs meet AA", arguments: [ColorScheme.light, .dark])
  func standard(_ scheme: ColorScheme) {
    let appearance = ColorToken.Appearance(scheme)
    // They stay as they are in every scheme; they stand on the canvas, or white stands on them.
    let brand = [ColorToken.rhGreen, .rhRed, .rhBitcoin, .rhEthereum].map { $0.value(appearance) }
    let tertiary = ColorToken.rhTextTertiary.value(appearance)
    for (pair, example) in pairs(Traits(colorScheme: scheme)) {
      if brand.contains(pair.ink) || brand.contains(pair.ground) || pair.ink == tertiary { continue }
      #expect(pair.ink.contrast(with: pair.ground) >= 4.5, "\(pair.ink) on \(pair.ground), \(example)")
    }
  }
}

extension RGB {
  fileprivate init(_ color: RGBA) {
    func channel(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
  }
}
