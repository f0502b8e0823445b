// Coordinate spaces and where boxes lie in them.

/// A frame of reference for points.
public enum CoordinateSpace {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A frame of reference that a view can be asked about.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The name of the space that a scroll view's content moves in.
  package static var scrollViewName: AnyHashable { AnyHashable("Vitrine.scrollView") }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: NamedCoordinateSpace.scrollViewName)
  }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension LayoutNode {
  /// Where this box's origin lies on the screen. Cost: the depth of the box.
  package var globalOrigin: CGPoint {
    var point = CGPoint.zero
    var node: LayoutNode? = self
    while let current = node {
      point.x += current.origin.x + current.contentShift.width
      point.y += current.origin.y + current.contentShift.height
      node = current.parent
    }
    point.x -= contentShift.width
    point.y -= contentShift.height
    return point
  }

  package var globalFrame: CGRect { CGRect(origin: globalOrigin, size: size) }

  /// The box that bears a coordinate space's name, above this one.
  package func ancestor(named name: AnyHashable) -> LayoutNode? {
    var node = parent
    while let current = node {
      if current.coordinateSpaceName == name { return current }
      node = current.parent
    }
    return nil
  }

  package func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return globalFrame
    case .named(let name):
      guard let origin = ancestor(named: name)?.globalOrigin else { return globalFrame }
      return globalFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

/// Names a coordinate space.
struct CoordinateSpaceModifier: @unchecked Sendable { let name: AnyHashable }

extension CoordinateSpaceModifier: UnaryLayoutModifier {
  typealias Body = Never
  var coordinateSpaceName: AnyHashable? { name }
  func affectsLayout(comparedTo old: CoordinateSpaceModifier) -> Bool { false }
  static var displayName: String { "coordinateSpace" }
}

extension View {
  /// Names this view's coordinate space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
