// The marks of an axis as values: what `AxisMarks` comes down to.

import SwiftUI

/// What `AxisMarks` describes: a row of marks at some values, on one side of the plot.
package struct AxisRow {
  package let preset: AxisMarkPreset
  package let position: AxisMarkPosition
  package let values: AxisMarkValues.Kind
  package let marks: Marks

  package enum Marks {
    /// Grid line, tick and label in the usual look, with this format.
    case standard(AxisLabelFormat?, StrokeStyle?)
    case custom((AxisValue) -> AnyAxisMark)
  }
}

package struct AxisElementStyle {
  package var foreground: AnyShapeStyle?
  package var font: Font?
  package var offset: CGSize = .zero
}

package struct AxisElement {
  package enum Kind {
    case gridLine(isCentered: Bool?, StrokeStyle?)
    case tick(isCentered: Bool?, AxisTick.Length, StrokeStyle?)
    case label(AxisLabel)
  }
  package let kind: Kind
  package let style: AxisElementStyle
}

/// Turns a value of an axis into text.
package struct AxisLabelFormat {
  package let string: (_PlotDatum, EnvironmentValues) -> String?

  package init<Format: FormatStyle>(_ format: Format)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    string = { datum, environment in
      Format.FormatInput(datum: datum).map { format.inEnvironment(environment).format($0) }
    }
  }
}

package struct AxisLabel {
  package enum Content {
    case automatic
    case format(AxisLabelFormat)
    case view(AnyView)
  }
  package var content: Content = .automatic
  package var isCentered: Bool?
  package var anchor: UnitPoint?
  package var collision: AxisValueLabelCollisionResolution = .automatic
  package var orientation: AxisValueLabelOrientation = .automatic
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?
}

/// A value that an axis has marks at.
public struct AxisValue {
  package let datum: _PlotDatum
  /// Where the value comes among those of its row.
  public let index: Int
  /// How many values the row has.
  public let count: Int

  /// The value as a type, nil if it is none.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}
