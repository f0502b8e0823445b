// Affine transforms: composition order, inverses, and what they do to points and rectangles.

import CoreGraphics
import Testing

@Suite("Affine transforms") struct CGAffineTransformTests {
  @Test("translatedBy moves before the transform acts") func translationComesFirst() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 63))
  }

  @Test("concatenating acts after the transform") func concatenationComesLast() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
  }

  @Test("a positive angle turns the x axis towards the y axis") func rotationDirection() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
  }

  @Test("the inverse undoes, and a flat transform is its own") func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -5)
    let there = CGPoint(x: 3, y: 4).applying(transform)
    let back = there.applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a rectangle becomes the box around its turned corners; null and sizes are not moved") func rectangles() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
    #expect(CGRect(x: 0, y: 0, width: 4, height: 2).applying(quarter) == CGRect(x: 3, y: 0, width: 2, height: 4))
    #expect(CGRect.null.applying(quarter).isNull)
    #expect(CGSize(width: 4, height: 2).applying(quarter) == CGSize(width: -2, height: 4))
  }

  @Test(
    "taking apart and putting together gives the same transform",
    arguments: [
      CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -5), CGAffineTransform(scaleX: -1, y: 2), .identity,
      CGAffineTransform(a: 0, b: 0, c: 1, d: 2, tx: 0, ty: 0),
    ])
  func decomposition(transform: CGAffineTransform) {
    let again = CGAffineTransform(transform.decomposed())
    for (left, right) in zip(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      [again.a, again.b, again.c, again.d, again.tx, again.ty])
    {
      #expect(abs(left - right) < 1e-9)
    }
  }
}
