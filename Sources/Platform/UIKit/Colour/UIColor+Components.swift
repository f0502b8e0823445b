// A colour's components, written through pointers as UIKit does.

import Foundation

extension UIColor {
  /// Writes the colour in extended sRGB under the current traits.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.sRGBComponents
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the colour's gray; false if it is not one.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor.sRGBComponents
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation and brightness, each from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue, opacity) = cgColor.sRGBComponents
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    var turn: CGFloat = 0
    if spread > 0 {
      if most == red {
        turn = (green - blue) / spread / 6
      } else if most == green {
        turn = ((blue - red) / spread + 2) / 6
      } else {
        turn = ((red - green) / spread + 4) / 6
      }
      if turn < 0 { turn += 1 }
    }
    hue?.pointee = turn
    saturation?.pointee = most > 0 ? spread / most : 0
    brightness?.pointee = most
    alpha?.pointee = opacity
    return true
  }
}
