// How wide marks are, and how they stack.

import SwiftUI

/// The width or height of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// The room there is, less so many points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A share of the room there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  nonisolated public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  nonisolated public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

  /// The length within a room of so many points.
  package func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): max(value, 0)
    case .inset(let value): max(room - 2 * value, 0)
    case .ratio(let value): max(room * value, 0)
    }
  }

  package var isAutomatic: Bool { kind == .automatic }
}

/// How marks at the same place share it.
public struct MarkStackingMethod: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
  package let kind: Kind
  /// One on top of the other, from zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// As shares of their sum.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// One on top of the other, about the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Over each other.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
