// Pictures made from bytes in other layouts: eight-bit gray and RGB, alpha first or last, either byte order.

import Foundation

extension CGImage {
  /// A picture from raw bytes. Layouts other than eight bits a component in gray or RGB give nil.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let bytesPerPixel = bitsPerPixel / 8
    guard bitsPerComponent == 8, bitsPerPixel % 8 == 0, !bitmapInfo.contains(.floatComponents),
      let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue),
      let layout = PixelLayout(
        colors: space.numberOfComponents, bytesPerPixel: bytesPerPixel, alpha: alphaInfo,
        isReversed: bitmapInfo.contains(.byteOrder32Little)),
      let bytes = Self.rows(
        of: provider, width: width, height: height, bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow)
    else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        layout.append(bytes, at: row * bytesPerRow + column * bytesPerPixel, to: &pixels)
      }
    }
    if space != .standard, space.primaries == .displayP3 || space.curve == .linear {
      Self.convertToSRGB(&pixels, from: space)
    }
    self.init(width: width, height: height, pixels: pixels, shouldInterpolate: shouldInterpolate)
  }

  /// A mask from eight-bit samples: 0 paints, 255 leaves out.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8,
      let bytes = Self.rows(of: provider, width: width, height: height, bytesPerPixel: 1, bytesPerRow: bytesPerRow)
    else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        pixels.append(contentsOf: [0, 0, 0, 255 - bytes[row * bytesPerRow + column]])
      }
    }
    self.init(width: width, height: height, pixels: pixels, isMask: true, shouldInterpolate: shouldInterpolate)
  }

  /// The picture in a PNG file's bytes.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let image = ImageDecoder.decode(source.bytes) else { return nil }
    self.init(
      width: image.width, height: image.height, pixels: image.pixels, shouldInterpolate: shouldInterpolate)
  }

  /// The picture in a JPEG file's bytes.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(
      pngDataProviderSource: source, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// The provider's bytes, if they hold all the rows.
  private static func rows(
    of provider: CGDataProvider, width: Int, height: Int, bytesPerPixel: Int, bytesPerRow: Int
  ) -> [UInt8]? {
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, bytesPerPixel > 0, bytesPerPixel <= 16,
      bytesPerRow >= width * bytesPerPixel, bytesPerRow <= 1 << 28,
      provider.bytes.count >= (height - 1) * bytesPerRow + width * bytesPerPixel
    else { return nil }
    return Array(provider.bytes)
  }

  private static func convertToSRGB(_ pixels: inout [UInt8], from space: CGColorSpace) {
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
      let alpha = CGFloat(pixels[start + 3])
      let values = (0..<3).map { CGFloat(pixels[start + $0]) / alpha }
      let components = space.numberOfComponents == 1 ? [values[0], 1] : values + [1]
      let color = CGColor(space: space, values: components).sRGBComponents
      for (offset, value) in [color.red, color.green, color.blue].enumerated() {
        pixels[start + offset] = UInt8((min(max(value, 0), 1) * alpha).rounded())
      }
    }
  }
}

/// Where the components of a pixel lie among its bytes.
private struct PixelLayout {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int?
  var isPremultiplied: Bool

  init?(colors: Int, bytesPerPixel: Int, alpha info: CGImageAlphaInfo, isReversed: Bool) {
    guard colors == 1 || colors == 3 else { return nil }
    let first: Int
    switch info {
    case .none:
      guard bytesPerPixel == colors else { return nil }
      (first, alpha) = (0, nil)
    case .premultipliedLast, .last: (first, alpha) = (0, colors)
    case .premultipliedFirst, .first: (first, alpha) = (1, 0)
    case .noneSkipLast: (first, alpha) = (0, nil)
    case .noneSkipFirst: (first, alpha) = (1, nil)
    case .alphaOnly: return nil
    }
    guard info == .none || bytesPerPixel == colors + 1 else { return nil }
    func place(_ index: Int) -> Int { isReversed && bytesPerPixel == 4 ? 3 - index : index }
    red = place(first)
    green = place(colors == 1 ? first : first + 1)
    blue = place(colors == 1 ? first : first + 2)
    alpha = alpha.map(place)
    isPremultiplied = info != .first && info != .last
  }

  func append(_ bytes: [UInt8], at start: Int, to pixels: inout [UInt8]) {
    let opacity = alpha.map { bytes[start + $0] } ?? 255
    for place in [red, green, blue] {
      let value = bytes[start + place]
      // A premultiplied component cannot exceed its alpha.
      pixels.append(isPremultiplied ? min(value, opacity) : UInt8((Int(value) * Int(opacity) + 127) / 255))
    }
    pixels.append(opacity)
  }
}
