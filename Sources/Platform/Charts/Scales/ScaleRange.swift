// What a scale's values turn into: positions, colours, shapes, sizes.

import SwiftUI

/// Something that says which visual values a scale gives.
public protocol ScaleRange {
  associatedtype VisualValue
  var _visualValues: [VisualValue] { get }
}

/// A range of positions.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  var _positions: _PositionRange { get }
}

/// Where a position scale begins and ends, in points.
public enum _PositionRange: Hashable, Sendable {
  /// From edge to edge of the plot, less these paddings.
  case plot(startPadding: CGFloat, endPadding: CGFloat)
  case fixed(CGFloat, CGFloat)
}

/// The plot area's length, with padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat
  package let startPadding: CGFloat
  package let endPadding: CGFloat
  public var _visualValues: [CGFloat] { [] }
  public var _positions: _PositionRange { .plot(startPadding: startPadding, endPadding: endPadding) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { .init(startPadding: 0, endPadding: 0) }

  /// The plot's length less a padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .init(startPadding: padding, endPadding: padding)
  }

  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    .init(startPadding: startPadding, endPadding: endPadding)
  }
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _visualValues: [Element] { self }
}

extension ClosedRange: ScaleRange {
  public typealias VisualValue = Bound
  public var _visualValues: [Bound] { [lowerBound, upperBound] }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _positions: _PositionRange { .fixed(lowerBound, upperBound) }
}

extension Range: ScaleRange {
  public typealias VisualValue = Bound
  public var _visualValues: [Bound] { [lowerBound, upperBound] }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _visualValues: [Color] { stops.map(\.color) }
}
