// A colour as three numbers: what a token holds, an exporter writes and a contrast rule measures.

import Foundation

/// An opaque colour in sRGB with eight bits a channel.
public struct RGB: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// - Parameter hex: 0xRRGGBB. Bits above are ignored.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// "#RRGGBB".
  public var hex: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// WCAG 2's relative luminance, 0 for black to 1 for white.
  public var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2's contrast ratio with another colour, 1 to 21.
  public func contrast(with other: RGB) -> Double {
    let (bright, dim) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (bright + 0.05) / (dim + 0.05)
  }
}

extension RGB: CustomStringConvertible {
  public var description: String { hex }
}
