// Colours as the painter's words.

import Drawing
import Foundation

extension RGBA {
  /// Premultiplied 0xAARRGGBB, clamped to sRGB.
  func word(opacity: Double = 1) -> UInt32 {
    let clear = Self.unit(alpha * opacity)
    func component(_ value: Double) -> UInt32 { UInt32((Self.unit(value) * clear * 255).rounded()) }
    return UInt32((clear * 255).rounded()) << 24 | component(red) << 16 | component(green) << 8 | component(blue)
  }

  static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
