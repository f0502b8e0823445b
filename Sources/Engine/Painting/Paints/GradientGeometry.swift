// Where a gradient lies: from device pixels to its own space.

import CPixels
import Drawing
import Foundation

/// A gradient placed in device space, ready for the pixel loop.
struct GradientGeometry {
  var kind: Int32
  /// Takes device pixels to the gradient's space (see `px_gradient`).
  var inverse: CGAffineTransform
  var start: Double
  var end: Double

  /// The placement of a gradient paint; nil for other paints or a gradient without a size.
  init?(_ paint: Paint, _ transform: CGAffineTransform) {
    var own = CGAffineTransform.identity
    switch paint {
    case .linear(_, let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      // A gradient of no length shows its end.
      guard dx != 0 || dy != 0 else {
        (kind, inverse, start, end) = (Int32(PX_LINEAR), CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0), 0, 1)
        return
      }
      own = CGAffineTransform(a: dx, b: dy, c: -dy, d: dx, tx: from.x, ty: from.y)
      (kind, start, end) = (Int32(PX_LINEAR), 0, 1)
    case .radial(_, let center, let startRadius, let endRadius):
      own = CGAffineTransform(translationX: center.x, y: center.y)
      (kind, start, end) = (Int32(PX_RADIAL), Double(startRadius), Double(endRadius))
    case .elliptical(_, let frame, let center, let startRadius, let endRadius):
      own = CGAffineTransform(a: frame.width, b: 0, c: 0, d: frame.height, tx: center.x, ty: center.y)
      (kind, start, end) = (Int32(PX_RADIAL), Double(startRadius), Double(endRadius))
    case .angular(_, let center, let from, let to):
      own = CGAffineTransform(translationX: center.x, y: center.y)
      (kind, start, end) = (Int32(PX_ANGULAR), Double(from), Double(to))
    default: return nil
    }
    let total = own.concatenating(transform)
    let determinant = total.a * total.d - total.b * total.c
    guard determinant != 0, determinant.isFinite, total.isFinite, start.isFinite, end.isFinite else { return nil }
    inverse = total.inverted()
    guard inverse.isFinite else { return nil }
  }

  /// Fills the pixels of `frame`, a part of device space.
  func fill(_ words: UnsafeMutablePointer<UInt32>, stride: Int, frame: PixelRect, table: [UInt32]) {
    let corner = CGPoint(x: frame.minX, y: frame.minY).applying(inverse)
    let matrix = [inverse.a, inverse.b, inverse.c, inverse.d, corner.x, corner.y].map(Double.init)
    px_gradient(
      words, Int32(frame.width), Int32(frame.height), stride, kind, matrix, start, end, table, Int32(table.count))
  }
}

extension Paint {
  /// The stops of a gradient.
  var gradientStops: GradientStops? {
    switch self {
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _),
      .angular(let stops, _, _, _):
      stops
    default: nil
    }
  }
}
