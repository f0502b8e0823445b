// CoreText's font, which is UIKit's under another name.

import CoreGraphics
import UIKit

/// A font at a size.
public typealias CTFont = UIFont

/// The font of a name at a size in points; the system's font if there is none of that name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// A font's size in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
