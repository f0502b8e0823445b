// Transforms of the plane with perspective.

import Drawing

/// A 3 x 3 matrix that maps points (x, y, 1) as rows.
public struct ProjectionTransform: Equatable, Sendable, BitwiseCopyable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The transform that changes nothing.
  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public mutating func invert() -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    m11 = (old.m22 * old.m33 - old.m23 * old.m32) / determinant
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The inverse; the transform itself if it has none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// This transform, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// The same transform with a point as its origin.
  package func about(_ origin: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
  }

  package func point(_ point: CGPoint) -> CGPoint {
    let w = point.x * m13 + point.y * m23 + m33
    let scale = w == 0 ? 0 : 1 / w
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) * scale, y: (point.x * m12 + point.y * m22 + m32) * scale)
  }

  package func bounds(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(point)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else { return rect }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  package var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}

extension DrawContext {
  /// Draws through a transform of the coordinates whose origin is the current box.
  package mutating func projected(by transform: ProjectionTransform, _ body: (inout DrawContext) -> Void) {
    guard transform.isFinite else { return }
    guard !transform.isIdentity else {
      body(&self)
      return
    }
    let absolute = transform.about(origin)
    if transform.isAffine {
      // A plane seen edge-on shows nothing.
      guard abs(transform.m11 * transform.m22 - transform.m12 * transform.m21) > 1e-12 else { return }
      transformed(by: absolute.affine, body)
      return
    }
    let (savedVisible, savedFlag) = (visible, isTransformed)
    visible = nil
    isTransformed = true
    let m = absolute
    add(
      .pushProjection(
        Projection(rows: [m.m11, m.m21, m.m31, m.m12, m.m22, m.m32, m.m13, m.m23, m.m33].map { Double($0) })))
    body(&self)
    add(.popProjection)
    (visible, isTransformed) = (savedVisible, savedFlag)
  }
}
