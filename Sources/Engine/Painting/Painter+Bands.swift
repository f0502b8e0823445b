// Pictures that go straight to a file: painted and compressed a band at a time, so that only a part is in memory.

import CPixels
import Drawing
import Foundation

extension Painter {
  /// A PNG file of a list, the bytes of `paint(_:scale:background:)` and `Bitmap.pngData()`.
  ///
  /// Takes a third of their memory for a phone's screen, and a little longer: what lies across the border of two bands is
  /// painted for both. `bandIsPainted` is called when a band is painted and not yet compressed, so that memory can be given
  /// back.
  public static func pngData(
    of list: DrawList, scale: CGFloat, background: RGBA?, bandIsPainted: () -> Void = {}
  ) throws(PaintingError) -> Data {
    // Four megabytes.
    try pngData(of: list, scale: scale, background: background, pixelsInBand: 1 << 20, bandIsPainted: bandIsPainted)
  }

  static func pngData(
    of list: DrawList, scale: CGFloat, background: RGBA?, pixelsInBand: Int, bandIsPainted: () -> Void = {}
  ) throws(PaintingError) -> Data {
    let (width, height) = try pixelSize(of: list.size, scale: scale)
    let canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let plan = PaintPlan(list.commands, transform: transform, canvas: canvas)
    let rowsAtOnce = Int(px_png_rows_in_block(Int32(width), 3))
    let rows = max(pixelsInBand / width / rowsAtOnce, 1) * rowsAtOnce
    guard background?.alpha == 1, rows < height else {
      return try paint(list, scale: scale, background: background).pngData()
    }
    guard let file = px_png_open(Int32(width), Int32(height), 3) else {
      throw .outOfMemory("a PNG of \(width) x \(height) pixels")
    }
    do throws(PaintingError) {
      for top in stride(from: 0, to: height, by: rows) {
        // Bands differ in size; the last one's memory does not wait for a picture that never comes.
        PixelMemory.releaseSpare()
        let band = PixelRect(minX: 0, minY: top, maxX: width, maxY: min(top + rows, height))
        let (_, surface) = try part(list.commands, plan, band, of: canvas, scale: scale, background: background)
        bandIsPainted()
        switch px_png_add(file, surface.words(atX: 0, y: top), Int(surface.stride), Int32(band.height)) {
        case PX_PNG_DONE: break
        case PX_PNG_NOT_OPAQUE:
          // Something cut a hole into the background.
          px_png_discard(file)
          return try paint(list, scale: scale, background: background).pngData()
        default: throw PaintingError.outOfMemory("a PNG of \(width) x \(height) pixels")
        }
      }
    } catch {
      px_png_discard(file)
      throw error
    }
    var length = 0
    guard let bytes = px_png_close(file, &length) else {
      throw .outOfMemory("a PNG of \(width) x \(height) pixels")
    }
    return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
  }
}
