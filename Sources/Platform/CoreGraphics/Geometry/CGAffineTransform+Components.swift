// An affine transform taken apart into scale, shear, rotation and translation, and put together again.

import Foundation

/// The parts of an affine transform, in the order they act: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  /// Shift of x per unit of y.
  public var horizontalShear: CGFloat
  /// Radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The transform that `components` describe.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = scale.concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The parts this transform is made of.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let determinant = a * d - b * c
    let length = hypot(a, b)
    guard length > 0 else {
      let height = hypot(c, d)
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), horizontalShear: 0, rotation: height > 0 ? atan2(-c, d) : 0,
        translation: translation)
    }
    let height = determinant / length
    return CGAffineTransformComponents(
      scale: CGSize(width: length, height: height),
      horizontalShear: height == 0 ? 0 : (a * c + b * d) / length / height, rotation: atan2(b, a),
      translation: translation)
  }
}
