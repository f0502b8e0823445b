// The colours as views use them. They follow colour scheme and contrast; the `rhDark…` ones are fixed.

import DesignTokens
import SwiftUI

extension Color {
  public static let rhCanvas = ColorToken.rhCanvas.color
  public static let rhSurfaceGray = ColorToken.rhSurfaceGray.color
  public static let rhSurfaceGray2 = ColorToken.rhSurfaceGray2.color
  public static let rhDivider = ColorToken.rhDivider.color

  public static let rhTextPrimary = ColorToken.rhTextPrimary.color
  public static let rhTextSecondary = ColorToken.rhTextSecondary.color
  public static let rhTextTertiary = ColorToken.rhTextTertiary.color
  public static let rhTextMuted = ColorToken.rhTextMuted.color
  public static let rhTextInverse = ColorToken.rhTextInverse.color
  public static let rhTextOnColor = ColorToken.rhTextOnColor.color

  public static let rhGreen = ColorToken.rhGreen.color
  public static let rhGreenPressed = ColorToken.rhGreenPressed.color
  public static let rhGreenDim = ColorToken.rhGreenDim.color
  public static let rhGreenBg = ColorToken.rhGreenBg.color
  public static let rhRed = ColorToken.rhRed.color
  public static let rhRedPressed = ColorToken.rhRedPressed.color
  public static let rhRedBg = ColorToken.rhRedBg.color

  public static let rhErrorTrue = ColorToken.rhErrorTrue.color
  public static let rhWarning = ColorToken.rhWarning.color
  public static let rhInfo = ColorToken.rhInfo.color

  public static let rhBitcoin = ColorToken.rhBitcoin.color
  public static let rhEthereum = ColorToken.rhEthereum.color

  public static let rhDarkCanvas = ColorToken.rhDarkCanvas.color
  public static let rhDarkSurface1 = ColorToken.rhDarkSurface1.color
  public static let rhDarkSurface2 = ColorToken.rhDarkSurface2.color
  public static let rhDarkDivider = ColorToken.rhDarkDivider.color
  public static let rhDarkTextPri = ColorToken.rhDarkTextPri.color
  public static let rhDarkTextSec = ColorToken.rhDarkTextSec.color
}
