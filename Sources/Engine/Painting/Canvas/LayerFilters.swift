// A layer's filters as passes over its pixels.

import CPaint
import CPixels
import Drawing
import Foundation

extension Surface {
  /// Applies filters in order; runs of colour filters share one pass.
  func apply(_ filters: [Filter], scale: Double) throws(PaintingError) {
    var matrices: [Float] = []
    let (width, height) = (Int32(frame.width), Int32(frame.height))
    func flush() {
      guard !matrices.isEmpty else { return }
      touch(frame) { px_color_matrices($0, width, height, stride, matrices, Int32(matrices.count / 20)) }
      matrices = []
    }
    for filter in filters {
      if let matrix = filter.matrix {
        matrices += matrix
        continue
      }
      flush()
      switch filter {
      case .blur(let radius, let isOpaque):
        let sigma = limitedSigma(radius, CGFloat(scale))
        guard sigma > 0 else { continue }
        guard isOpaque else {
          try blur(sigma: sigma)
          continue
        }
        let original = try Surface(frame: frame)
        cairo_surface_flush(handle)
        original.words.update(from: words, count: frame.width * frame.height)
        try blur(sigma: sigma)
        touch(frame) { px_restore_alpha($0, stride, original.words, original.stride, width, height) }
      case .luminanceToAlpha: touch(frame) { px_luminance_to_alpha($0, width, height, stride) }
      case .alphaThreshold(let low, let high, let color):
        touch(frame) { px_alpha_threshold($0, width, height, stride, low, high, color.word()) }
      default: break
      }
    }
    flush()
  }
}

extension Filter {
  /// The filter as a 4 x 5 matrix on un-premultiplied gamma sRGB, row-major; nil if it is none.
  var matrix: [Float]? {
    switch self {
    case .brightness(let amount): Self.scaled(1, plus: amount)
    case .contrast(let amount): Self.scaled(amount, plus: 0.5 - 0.5 * amount)
    case .saturation(let amount): Self.saturated(amount)
    case .grayscale(let amount): Self.saturated(1 - min(max(amount, 0), 1))
    case .hueRotation(let angle): Self.turned(angle)
    case .invert(let amount): Self.scaled(1 - 2 * amount, plus: amount)
    case .multiply(let color):
      [
        Float(color.red), 0, 0, 0, 0, 0, Float(color.green), 0, 0, 0, 0, 0, Float(color.blue), 0, 0, 0, 0, 0,
        Float(color.alpha), 0,
      ]
    case .colorMatrix(let matrix): matrix.count == 20 ? matrix : nil
    case .blur, .luminanceToAlpha, .alphaThreshold: nil
    }
  }

  private static func scaled(_ factor: Double, plus term: Double) -> [Float] {
    let (f, t) = (Float(factor), Float(term))
    return [f, 0, 0, 0, t, 0, f, 0, 0, t, 0, 0, f, 0, t, 0, 0, 0, 1, 0]
  }

  /// Luminance weights of Rec. 709.
  private static func saturated(_ amount: Double) -> [Float] {
    let weights = [0.2126, 0.7152, 0.0722]
    return rows { row, column in weights[column] * (1 - amount) + (row == column ? amount : 0) }
  }

  /// The hueRotate matrix of SVG (Filter Effects 1, 9.6).
  private static func turned(_ angle: Double) -> [Float] {
    let (c, s) = (cos(angle), sin(angle))
    let base = [0.213, 0.715, 0.072, 0.213, 0.715, 0.072, 0.213, 0.715, 0.072]
    let cosine = [0.787, -0.715, -0.072, -0.213, 0.285, -0.072, -0.213, -0.715, 0.928]
    let sine = [-0.213, -0.715, 0.928, 0.143, 0.140, -0.283, -0.787, 0.715, 0.072]
    return rows { row, column in
      let at = 3 * row + column
      return base[at] + cosine[at] * c + sine[at] * s
    }
  }

  private static func rows(_ entry: (Int, Int) -> Double) -> [Float] {
    var matrix = [Float](repeating: 0, count: 20)
    for row in 0..<3 {
      for column in 0..<3 { matrix[5 * row + column] = Float(entry(row, column)) }
    }
    matrix[18] = 1
    return matrix
  }
}
