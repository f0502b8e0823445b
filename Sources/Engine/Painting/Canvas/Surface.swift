// A piece of the canvas in memory, with the Cairo context that draws on it.

import CPaint
import CPixels
import Foundation

/// Premultiplied pixels for a rectangle of device space. Its context draws in device coordinates: Cairo's matrix stays
/// the shift to the rectangle's corner, and geometry is transformed before it is handed over.
final class Surface {
  let frame: PixelRect
  let words: UnsafeMutablePointer<UInt32>
  let stride: Int
  let handle: OpaquePointer
  let context: OpaquePointer
  private let ownsMemory: Bool

  /// A transparent surface.
  init(frame: PixelRect) throws(PaintingError) {
    let name = "a layer of \(frame.width) x \(frame.height) pixels"
    guard !frame.isEmpty, frame.width <= 32_000, frame.height <= 32_000,
      let memory = PixelMemory.allocate(frame.width * frame.height)
    else { throw .outOfMemory(name) }
    words = memory
    stride = frame.width * 4
    self.frame = frame
    ownsMemory = true
    guard let handle = Self.surface(on: words, frame, stride), let context = cairo_create(handle) else {
      PixelMemory.release(memory, frame.width * frame.height)
      throw .outOfMemory(name)
    }
    (self.handle, self.context) = (handle, context)
    prepare()
  }

  /// A surface on memory that outlives it; `words` is the pixel at the frame's corner.
  init(frame: PixelRect, words: UnsafeMutablePointer<UInt32>, stride: Int) throws(PaintingError) {
    self.frame = frame
    self.words = words
    self.stride = stride
    ownsMemory = false
    guard let handle = Self.surface(on: words, frame, stride), let context = cairo_create(handle) else {
      throw .outOfMemory("a canvas of \(frame.width) x \(frame.height) pixels")
    }
    (self.handle, self.context) = (handle, context)
    prepare()
  }

  private static func surface(on words: UnsafeMutablePointer<UInt32>, _ frame: PixelRect, _ stride: Int)
    -> OpaquePointer?
  {
    words.withMemoryRebound(to: UInt8.self, capacity: stride * frame.height) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(frame.width), Int32(frame.height), Int32(stride))
    }
  }

  private func prepare() {
    cairo_surface_set_device_offset(handle, Double(-frame.minX), Double(-frame.minY))
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
    cairo_set_tolerance(context, 0.05)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(handle)
    cairo_surface_destroy(handle)
    if ownsMemory { PixelMemory.release(words, frame.width * frame.height) }
  }

  /// The first pixel of a place in device space.
  func words(atX x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    words + (y - frame.minY) * (stride / 4) + (x - frame.minX)
  }

  /// Direct access to the pixels of a rectangle, which must lie inside the frame.
  func touch(_ rect: PixelRect, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    cairo_surface_flush(handle)
    body(words(atX: rect.minX, y: rect.minY))
    cairo_surface_mark_dirty(handle)
  }
}

/// An 8-bit mask for a rectangle of device space.
final class Mask {
  let frame: PixelRect
  let bytes: UnsafeMutablePointer<UInt8>
  let stride: Int

  init(frame: PixelRect) throws(PaintingError) {
    stride = (frame.width + 3) & ~3
    guard !frame.isEmpty, frame.width <= 32_000, frame.height <= 32_000,
      let memory = calloc(stride * frame.height, 1)
    else { throw .outOfMemory("a mask of \(frame.width) x \(frame.height) pixels") }
    bytes = memory.bindMemory(to: UInt8.self, capacity: stride * frame.height)
    self.frame = frame
  }

  deinit { free(bytes) }

  func bytes(atX x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + (y - frame.minY) * stride + (x - frame.minX)
  }

  /// Calls `body` with a Cairo surface on the mask.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(frame.width), Int32(frame.height), Int32(stride))
    else { return }
    cairo_surface_set_device_offset(surface, Double(-frame.minX), Double(-frame.minY))
    body(surface)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Gaussian blur; sigma in pixels.
  func blur(sigma: Double) throws(PaintingError) {
    guard px_blur(bytes, Int32(frame.width), Int32(frame.height), stride, 1, sigma, 0) != 0 else {
      throw .outOfMemory("a blur of \(frame.width) x \(frame.height) pixels")
    }
  }
}

extension Surface {
  /// Gaussian blur; sigma in pixels.
  func blur(sigma: Double, extendsEdges: Bool = false) throws(PaintingError) {
    cairo_surface_flush(handle)
    let done = words.withMemoryRebound(to: UInt8.self, capacity: stride * frame.height) {
      px_blur($0, Int32(frame.width), Int32(frame.height), stride, 4, sigma, extendsEdges ? 1 : 0)
    }
    guard done != 0 else { throw .outOfMemory("a blur of \(frame.width) x \(frame.height) pixels") }
    cairo_surface_mark_dirty(handle)
  }

  /// The alpha of these pixels, moved, as a mask.
  func alpha(in frame: PixelRect, movedX dx: Int = 0, y dy: Int = 0) throws(PaintingError) -> Mask {
    let mask = try Mask(frame: frame)
    cairo_surface_flush(handle)
    px_alpha(
      mask.bytes, mask.stride, Int32(frame.width), Int32(frame.height), words, stride, Int32(self.frame.width),
      Int32(self.frame.height), Int32(self.frame.minX + dx - frame.minX), Int32(self.frame.minY + dy - frame.minY))
    return mask
  }
}
