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

  public static let systemRed = UIColor(paletteName: "systemRed", .red)
  public static let systemGreen = UIColor(paletteName: "systemGreen", .green)
  public static let systemBlue = UIColor(paletteName: "systemBlue", .blue)
  public static let systemOrange = UIColor(paletteName: "systemOrange", .orange)
  public static let systemYellow = UIColor(paletteName: "systemYellow", .yellow)
  public static let systemPink = UIColor(paletteName: "systemPink", .pink)
  public static let systemPurple = UIColor(paletteName: "systemPurple", .purple)
  public static let systemTeal = UIColor(paletteName: "systemTeal", .teal)
  public static let systemIndigo = UIColor(paletteName: "systemIndigo", .indigo)
  public static let systemBrown = UIColor(paletteName: "systemBrown", .brown)
  public static let systemMint = UIColor(paletteName: "systemMint", .mint)
  public static let systemCyan = UIColor(paletteName: "systemCyan", .cyan)
  public static let tintColor = UIColor(paletteName: "tintColor", .blue)
  public static let link = UIColor(paletteName: "link", .link)

  // MARK: Grays

  public static let systemGray = UIColor(paletteName: "systemGray", .gray)
  public static let systemGray2 = UIColor(paletteName: "systemGray2", .gray2)
  public static let systemGray3 = UIColor(paletteName: "systemGray3", .gray3)
  public static let systemGray4 = UIColor(paletteName: "systemGray4", .gray4)
  public static let systemGray5 = UIColor(paletteName: "systemGray5", .gray5)
  public static let systemGray6 = UIColor(paletteName: "systemGray6", .gray6)

  // MARK: Text

  public static let label = UIColor(paletteName: "label", .label)
  public static let secondaryLabel = UIColor(paletteName: "secondaryLabel", .secondaryLabel)
  public static let tertiaryLabel = UIColor(paletteName: "tertiaryLabel", .tertiaryLabel)
  public static let quaternaryLabel = UIColor(paletteName: "quaternaryLabel", .quaternaryLabel)
  public static let placeholderText = UIColor(paletteName: "placeholderText", .placeholderText)
  public static let lightText = UIColor(paletteName: "lightText", .lightText)
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: Lines and fills

  public static let separator = UIColor(paletteName: "separator", .separator)
  public static let opaqueSeparator = UIColor(paletteName: "opaqueSeparator", .opaqueSeparator)
  public static let systemFill = UIColor(paletteName: "systemFill", .fill)
  public static let secondarySystemFill = UIColor(paletteName: "secondarySystemFill", .secondaryFill)
  public static let tertiarySystemFill = UIColor(paletteName: "tertiarySystemFill", .tertiaryFill)
  public static let quaternarySystemFill = UIColor(paletteName: "quaternarySystemFill", .quaternaryFill)

  // MARK: Backgrounds

  public static let systemBackground = UIColor(paletteName: "systemBackground", .background)
  public static let secondarySystemBackground = UIColor(paletteName: "secondarySystemBackground", .secondaryBackground)
  public static let tertiarySystemBackground = UIColor(paletteName: "tertiarySystemBackground", .tertiaryBackground)
  public static let systemGroupedBackground = UIColor(paletteName: "systemGroupedBackground", .groupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(
    paletteName: "secondarySystemGroupedBackground", .secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(
    paletteName: "tertiarySystemGroupedBackground", .tertiaryGroupedBackground)

}
