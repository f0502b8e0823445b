// What modifiers say about the marks inside them.

import Foundation
import SwiftUI

/// The style that a mark was added with. A modifier nearer to the mark wins over one farther away.
///
/// Marks that nothing tells apart share one; modifiers change a copy before the first mark has it.
package final class MarkStyle {
  package var foreground: AnyShapeStyle?
  package var foregroundBy: PlotField?
  package var opacity: Double = 1
  package var line: StrokeStyle?
  package var lineBy: PlotField?
  package var interpolation: InterpolationMethod?
  package var symbol: SymbolChoice?
  package var symbolBy: PlotField?
  package var symbolSize: SymbolSize?
  package var symbolSizeBy: PlotField?
  package var positionBy: (field: PlotField, axis: Axis?, span: MarkDimension)?
  package var cornerRadius: CGFloat?
  package var cornerStyle: RoundedCornerStyle = .continuous
  package var offset = MarkOffset()
  package var zIndex: Double = 0
  package var annotations: [MarkAnnotation] = []
  package var effects: [MarkEffect] = []
  package var alignsWithPlotArea = false
  package var accessibilityLabel: PlotField.Label?
  package var accessibilityValue: PlotField.Label?
  package var accessibilityIdentifier: String?
  package var isAccessibilityHidden = false

  package init() {}

  /// The same style again, to be changed.
  package func copy() -> MarkStyle {
    let copy = MarkStyle()
    copy.foreground = foreground
    copy.foregroundBy = foregroundBy
    copy.opacity = opacity
    copy.line = line
    copy.lineBy = lineBy
    copy.interpolation = interpolation
    copy.symbol = symbol
    copy.symbolBy = symbolBy
    copy.symbolSize = symbolSize
    copy.symbolSizeBy = symbolSizeBy
    copy.positionBy = positionBy
    copy.cornerRadius = cornerRadius
    copy.cornerStyle = cornerStyle
    copy.offset = offset
    copy.zIndex = zIndex
    copy.annotations = annotations
    copy.effects = effects
    copy.alignsWithPlotArea = alignsWithPlotArea
    copy.accessibilityLabel = accessibilityLabel
    copy.accessibilityValue = accessibilityValue
    copy.accessibilityIdentifier = accessibilityIdentifier
    copy.isAccessibilityHidden = isAccessibilityHidden
    return copy
  }
}

package enum SymbolChoice {
  case shape(any ChartSymbolShape)
  case view(AnyView)
}

package enum SymbolSize: Hashable {
  /// Square points.
  case area(CGFloat)
  case size(CGSize)
}

/// How far a mark's edges are moved, in points.
package struct MarkOffset: Hashable {
  package var xStart: CGFloat = 0
  package var xEnd: CGFloat = 0
  package var yStart: CGFloat = 0
  package var yEnd: CGFloat = 0
}

/// Something done to marks as a group.
package struct MarkEffect {
  package enum Kind {
    case blur(CGFloat)
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    case clip(any Shape, FillStyle)
    case mask(any ChartContent)
    case layer
  }
  /// Marks with the same number are drawn as one group.
  package var id = 0
  package let kind: Kind
}

/// A mark with the style it was added with.
package struct Mark {
  package let record: MarkRecord
  package let style: MarkStyle

  package var shape: Shape { record.shape }

  package enum Shape: Equatable {
    case line(x: PlotField, y: PlotField, series: PlotField?)
    case area(AreaExtent, series: PlotField?, stacking: MarkStackingMethod)
    case bar(x: Extent, y: Extent, stacking: MarkStackingMethod)
    case point(x: Extent, y: Extent)
    case rule(x: Extent, y: Extent)
    case rectangle(x: Extent, y: Extent)
    case sector(
      angle: PlotField, innerRadius: MarkDimension, outerRadius: MarkDimension, angularInset: CGFloat?)
  }

  package enum AreaExtent: Equatable {
    /// From the baseline.
    case toBaseline(x: PlotField, y: PlotField)
    case vertical(x: PlotField, yStart: PlotField, yEnd: PlotField)
    case horizontal(xStart: PlotField, xEnd: PlotField, y: PlotField)
  }

  /// What a mark covers along one axis.
  package enum Extent: Equatable {
    /// One value, as wide as the dimension says.
    case value(PlotField, MarkDimension)
    case between(PlotField, PlotField)
    /// Points of the plot, nil for the plot's edge.
    case points(CGFloat?, CGFloat?)
  }
}

extension Mark {
  /// How many marks at the beginning of two lists are the same: the objects that they were.
  package static func sharedPrefix(_ left: [Mark], _ right: [Mark]) -> Int {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        let most = min(left.count, right.count)
        return (0..<most).first { left[$0].record !== right[$0].record || left[$0].style !== right[$0].style } ?? most
      }
    }
  }
}

extension Mark.Extent {
  package var fields: [PlotField] {
    switch self {
    case .value(let field, _): [field]
    case .between(let start, let end): [start, end]
    case .points: []
    }
  }
}

extension Mark {
  /// The values that the mark has on the x and y scales.
  package var fields: (x: [PlotField], y: [PlotField]) {
    switch shape {
    case .line(let x, let y, _): ([x], [y])
    case .area(.toBaseline(let x, let y), _, _): ([x], [y])
    case .area(.vertical(let x, let yStart, let yEnd), _, _): ([x], [yStart, yEnd])
    case .area(.horizontal(let xStart, let xEnd, let y), _, _): ([xStart, xEnd], [y])
    case .bar(let x, let y, _), .point(let x, let y), .rule(let x, let y), .rectangle(let x, let y):
      (x.fields, y.fields)
    case .sector: ([], [])
    }
  }
}
