// The shape that a view is hit and previewed by.

import Drawing

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Taps and gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// Gives a view a shape for hits.
public struct _ContentShapeModifier<ContentShape: Shape> {
  public var shape: ContentShape
  public var kinds: ContentShapeKinds
  public var eoFill: Bool
}

extension _ContentShapeModifier: UnaryLayoutModifier, ContentShaping {
  public typealias Body = Never

  package func contains(_ point: CGPoint, in size: CGSize, environment: EnvironmentValues) -> Bool? {
    guard kinds.contains(.interaction) else { return nil }
    let path = shape.drawnPath(in: CGRect(origin: .zero, size: size), environment: environment)
    return path.contains(point, using: eoFill ? .evenOdd : .winding, transform: .identity)
  }
  package func affectsLayout(comparedTo old: _ContentShapeModifier<ContentShape>) -> Bool { false }
  package static var displayName: String { "contentShape" }
}

/// A modifier that decides whether a point of its box is hit.
@MainActor
package protocol ContentShaping {
  /// Whether a point in the box's coordinates is inside; nil if the modifier has no say.
  func contains(_ point: CGPoint, in size: CGSize, environment: EnvironmentValues) -> Bool?
}

extension View {
  /// Sets the shape that taps have to hit.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(shape: shape, kinds: kind, eoFill: eoFill))
  }
}
