// Robinhood's colours: every value once. `Color.rh…` is made from these.

import DesignTokens

extension ColorToken {
  // MARK: Canvas and surfaces

  public static let rhCanvas = ColorToken(
    "rhCanvas", .surface, light: 0xFFFFFF, dark: 0x000000, usage: "The ground of every screen")
  public static let rhSurfaceGray = ColorToken(
    "rhSurfaceGray", .surface, light: 0xF7F7F7, dark: 0x181B1F, usage: "Cards, fields, letter icons")
  public static let rhSurfaceGray2 = ColorToken(
    "rhSurfaceGray2", .surface, light: 0xEFEFEF, dark: 0x23272D, usage: "Pressed surfaces, tracks")
  public static let rhDivider = ColorToken(
    "rhDivider", .surface, light: 0xE6E6E6, dark: 0x2D3138, lightIncreased: 0x85898F, darkIncreased: 0x7E838A,
    usage: "Hairlines")

  // MARK: Text

  public static let rhTextPrimary = ColorToken(
    "rhTextPrimary", .text, light: 0x000000, dark: 0xFFFFFF, usage: "Titles, values, the trade button")
  public static let rhTextSecondary = ColorToken(
    "rhTextSecondary", .text, light: 0x5C6166, dark: 0xA4A8AD, lightIncreased: 0x3D4145, darkIncreased: 0xCDD1D6,
    usage: "Captions, tickers, explanations")
  public static let rhTextTertiary = ColorToken(
    "rhTextTertiary", .text, light: 0x9B9EA3, dark: 0x7E838A, lightIncreased: 0x5C6166, darkIncreased: 0xA4A8AD,
    usage: "Tabs not selected, decoration")
  public static let rhTextMuted = ColorToken(
    "rhTextMuted", .text, light: 0xC2C5CA, dark: 0x5C6166, lightIncreased: 0x6B6F75, darkIncreased: 0x9B9EA3,
    usage: "Placeholders, disabled")
  /// Text on a filled button of the primary text colour.
  public static let rhTextInverse = ColorToken(
    "rhTextInverse", .text, light: 0xFFFFFF, dark: 0x000000, usage: "On the trade button")
  /// Text on green, orange and the semantic colours.
  public static let rhTextOnColor = ColorToken(
    "rhTextOnColor", .text, light: 0xFFFFFF, dark: 0xFFFFFF, darkIncreased: 0x000000,
    usage: "On green and orange buttons")

  // MARK: Brand

  public static let rhGreen = ColorToken(
    "rhGreen", .brand, light: 0x00C805, lightIncreased: 0x007A03, darkIncreased: 0x00C805,
    usage: "Up, buy")
  public static let rhGreenPressed = ColorToken(
    "rhGreenPressed", .brand, light: 0x00A904, lightIncreased: 0x006102, darkIncreased: 0x00A904,
    usage: "Green under a finger")
  public static let rhGreenDim = ColorToken(
    "rhGreenDim", .brand, light: 0x21CE99, usage: "The green of the early years")
  public static let rhGreenBg = ColorToken(
    "rhGreenBg", .brand, light: 0xE6F9E0, dark: 0x0A2A0B, usage: "Behind what went up")
  public static let rhRed = ColorToken(
    "rhRed", .brand, light: 0xFF5000, lightIncreased: 0xB83A00, darkIncreased: 0xFF5000,
    usage: "Down, sell: an orange")
  public static let rhRedPressed = ColorToken(
    "rhRedPressed", .brand, light: 0xD94400, lightIncreased: 0x943000, darkIncreased: 0xD94400,
    usage: "Orange under a finger")
  public static let rhRedBg = ColorToken(
    "rhRedBg", .brand, light: 0xFFEDE5, dark: 0x331300, usage: "Behind what went down")

  // MARK: Semantic

  public static let rhErrorTrue = ColorToken(
    "rhErrorTrue", .semantic, light: 0xE62232, dark: 0xE62232, darkIncreased: 0xFF6B76, usage: "Errors: a true red")
  public static let rhWarning = ColorToken("rhWarning", .semantic, light: 0xFFB800, usage: "Warnings")
  public static let rhInfo = ColorToken(
    "rhInfo", .semantic, light: 0x1D6FF2, dark: 0x1D6FF2, darkIncreased: 0x6BA2FF, usage: "Hints")

  // MARK: Crypto accents

  public static let rhBitcoin = ColorToken("rhBitcoin", .accent, light: 0xF7931A, usage: "Bitcoin")
  public static let rhEthereum = ColorToken("rhEthereum", .accent, light: 0x627EEA, usage: "Ethereum")

  // MARK: Dark mode, as fixed colours

  public static let rhDarkCanvas = ColorToken("rhDarkCanvas", .dark, light: 0x000000, usage: "rhCanvas in the dark")
  public static let rhDarkSurface1 = ColorToken(
    "rhDarkSurface1", .dark, light: 0x181B1F, usage: "rhSurfaceGray in the dark")
  public static let rhDarkSurface2 = ColorToken(
    "rhDarkSurface2", .dark, light: 0x23272D, usage: "rhSurfaceGray2 in the dark")
  public static let rhDarkDivider = ColorToken("rhDarkDivider", .dark, light: 0x2D3138, usage: "rhDivider in the dark")
  public static let rhDarkTextPri = ColorToken(
    "rhDarkTextPri", .dark, light: 0xFFFFFF, usage: "rhTextPrimary in the dark")
  public static let rhDarkTextSec = ColorToken(
    "rhDarkTextSec", .dark, light: 0xA4A8AD, usage: "rhTextSecondary in the dark")

  /// Every colour of the system.
  public static let robinhood: [ColorToken] = [
    rhCanvas, rhSurfaceGray, rhSurfaceGray2, rhDivider,
    rhTextPrimary, rhTextSecondary, rhTextTertiary, rhTextMuted, rhTextInverse, rhTextOnColor,
    rhGreen, rhGreenPressed, rhGreenDim, rhGreenBg, rhRed, rhRedPressed, rhRedBg,
    rhErrorTrue, rhWarning, rhInfo,
    rhBitcoin, rhEthereum,
    rhDarkCanvas, rhDarkSurface1, rhDarkSurface2, rhDarkDivider, rhDarkTextPri, rhDarkTextSec,
  ]
}
