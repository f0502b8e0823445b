// The named colours: fixed ones, and the system's, which follow traits.

import Foundation

extension UIColor {
  // MARK: Fixed

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: Adaptive hues

  public static let systemRed = UIColor(paletteName: "systemRed") { PaletteEntry.red.color(for: $0) }
  public static let systemGreen = UIColor(paletteName: "systemGreen") { PaletteEntry.green.color(for: $0) }
  public static let systemBlue = UIColor(paletteName: "systemBlue") { PaletteEntry.blue.color(for: $0) }
  public static let systemOrange = UIColor(paletteName: "systemOrange") { PaletteEntry.orange.color(for: $0) }
  public static let systemYellow = UIColor(paletteName: "systemYellow") { PaletteEntry.yellow.color(for: $0) }
  public static let systemPink = UIColor(paletteName: "systemPink") { PaletteEntry.pink.color(for: $0) }
  public static let systemPurple = UIColor(paletteName: "systemPurple") { PaletteEntry.purple.color(for: $0) }
  public static let systemTeal = UIColor(paletteName: "systemTeal") { PaletteEntry.teal.color(for: $0) }
  public static let systemIndigo = UIColor(paletteName: "systemIndigo") { PaletteEntry.indigo.color(for: $0) }
  public static let systemBrown = UIColor(paletteName: "systemBrown") { PaletteEntry.brown.color(for: $0) }
  public static let systemMint = UIColor(paletteName: "systemMint") { PaletteEntry.mint.color(for: $0) }
  public static let systemCyan = UIColor(paletteName: "systemCyan") { PaletteEntry.cyan.color(for: $0) }
  public static let tintColor = UIColor(paletteName: "tintColor") { PaletteEntry.blue.color(for: $0) }
  public static let link = UIColor(paletteName: "link") { PaletteEntry.blue.color(for: $0) }

  // MARK: Grays

  public static let systemGray = UIColor(paletteName: "systemGray") { PaletteEntry.gray.color(for: $0) }
  public static let systemGray2 = UIColor(paletteName: "systemGray2") { PaletteEntry.gray2.color(for: $0) }
  public static let systemGray3 = UIColor(paletteName: "systemGray3") { PaletteEntry.gray3.color(for: $0) }
  public static let systemGray4 = UIColor(paletteName: "systemGray4") { PaletteEntry.gray4.color(for: $0) }
  public static let systemGray5 = UIColor(paletteName: "systemGray5") { PaletteEntry.gray5.color(for: $0) }
  public static let systemGray6 = UIColor(paletteName: "systemGray6") { PaletteEntry.gray6.color(for: $0) }

  // MARK: Text

  public static let label = UIColor(paletteName: "label") { PaletteEntry.label.color(for: $0) }
  public static let secondaryLabel = UIColor(paletteName: "secondaryLabel") {
    PaletteEntry.secondaryLabel.color(for: $0)
  }
  public static let tertiaryLabel = UIColor(paletteName: "tertiaryLabel") { PaletteEntry.tertiaryLabel.color(for: $0) }
  public static let quaternaryLabel = UIColor(paletteName: "quaternaryLabel") {
    PaletteEntry.quaternaryLabel.color(for: $0)
  }
  public static let placeholderText = UIColor(paletteName: "placeholderText") {
    PaletteEntry.tertiaryLabel.color(for: $0)
  }
  public static let lightText = UIColor(paletteName: "lightText") { PaletteEntry.lightText.color(for: $0) }
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: Lines and fills

  public static let separator = UIColor(paletteName: "separator") { PaletteEntry.separator.color(for: $0) }
  public static let opaqueSeparator = UIColor(paletteName: "opaqueSeparator") {
    PaletteEntry.opaqueSeparator.color(for: $0)
  }
  public static let systemFill = UIColor(paletteName: "systemFill") { PaletteEntry.fill.color(for: $0) }
  public static let secondarySystemFill = UIColor(paletteName: "secondarySystemFill") {
    PaletteEntry.secondaryFill.color(for: $0)
  }
  public static let tertiarySystemFill = UIColor(paletteName: "tertiarySystemFill") {
    PaletteEntry.tertiaryFill.color(for: $0)
  }
  public static let quaternarySystemFill = UIColor(paletteName: "quaternarySystemFill") {
    PaletteEntry.quaternaryFill.color(for: $0)
  }

  // MARK: Backgrounds

  public static let systemBackground = UIColor(paletteName: "systemBackground") {
    PaletteEntry.background.color(for: $0)
  }
  public static let secondarySystemBackground = UIColor(paletteName: "secondarySystemBackground") {
    PaletteEntry.secondaryBackground.color(for: $0)
  }
  public static let tertiarySystemBackground = UIColor(paletteName: "tertiarySystemBackground") {
    PaletteEntry.tertiaryBackground.color(for: $0)
  }
  public static let systemGroupedBackground = UIColor(paletteName: "systemGroupedBackground") {
    PaletteEntry.groupedBackground.color(for: $0)
  }
  public static let secondarySystemGroupedBackground = UIColor(paletteName: "secondarySystemGroupedBackground") {
    PaletteEntry.secondaryGroupedBackground.color(for: $0)
  }
  public static let tertiarySystemGroupedBackground = UIColor(paletteName: "tertiarySystemGroupedBackground") {
    PaletteEntry.tertiaryGroupedBackground.color(for: $0)
  }

}
