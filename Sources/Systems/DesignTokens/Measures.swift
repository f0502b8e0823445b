// Lengths and depths of a design system: spacing, radii, sizes, elevation.

import SwiftUI

/// A named length in points.
public struct LengthToken: Hashable, Sendable {
  public enum Group: String, Hashable, Sendable, CaseIterable { case spacing, radius, size, stroke }

  /// The name that code uses.
  public let name: String
  public let group: Group
  public let points: CGFloat
  /// What it is for, in a few words.
  public let usage: String

  public init(_ name: String, _ group: Group, _ points: CGFloat, usage: String = "") {
    self.name = name
    self.group = group
    self.points = points
    self.usage = usage
  }
}

/// How far something seems to float above what lies under it.
public struct ElevationToken: Hashable, Sendable {
  /// The name that code uses.
  public let name: String
  /// Opacity of the black shadow, 0...1.
  public let opacity: Double
  /// Blur and downward offset of the shadow, in points.
  public let radius: CGFloat
  public let y: CGFloat

  public init(_ name: String, opacity: Double, radius: CGFloat, y: CGFloat) {
    self.name = name
    self.opacity = opacity
    self.radius = radius
    self.y = y
  }
}

extension View {
  /// Throws the shadow of an elevation.
  nonisolated public func elevation(_ token: ElevationToken) -> some View {
    shadow(color: .black.opacity(token.opacity), radius: token.radius, y: token.y)
  }
}
