// Projections as 3 x 3 matrices.

import CoreGraphics

/// A row-major 3 x 3 matrix acting on columns (x, y, 1).
struct Matrix3 {
  var rows: [Double]

  init(rows: [Double]) { self.rows = rows }

  init(_ t: CGAffineTransform) {
    rows = [t.a, t.c, t.tx, t.b, t.d, t.ty, 0, 0, 1].map(Double.init)
  }

  static func * (lhs: Matrix3, rhs: Matrix3) -> Matrix3 {
    var result = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for k in 0..<3 { result[3 * row + column] += lhs.rows[3 * row + k] * rhs.rows[3 * k + column] }
      }
    }
    return Matrix3(rows: result)
  }

  /// The inverse, scaled so that points in front keep a positive third coordinate; nil for an edge-on plane.
  func inverted() -> Matrix3? {
    let m = rows
    let cofactors = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Matrix3(rows: cofactors.map { $0 / determinant })
  }
}
