// The modifiers of marks: style, symbols, position, order.

import SwiftUI

/// Content with its style changed.
public struct _StyledChartContent<Content> {
  package let content: Content
  package let change: MarkStyleChange
}

extension _StyledChartContent: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    let outer = collector.style
    collector.style = collector.styles.style(content.change, inside: outer) { collector.makeEffectID() }
    Content._collect(content.content, into: collector)
    collector.style = outer
  }
}

/// Modifiers hand their content on instead of copying it: charts of many marks call them for each, frame after frame.
extension ChartContent {
  nonisolated package consuming func styled(_ change: consuming MarkStyleChange) -> _StyledChartContent<Self> {
    _StyledChartContent(content: self, change: change)
  }

  // MARK: Colour and line

  /// Paints the marks with a style.
  nonisolated public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    styled(MarkStyleChange(foreground: style))
  }

  /// Paints the marks with the colour that a scale gives a value.
  nonisolated public consuming func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled(.foregroundBy(value.field))
  }

  /// Multiplies the marks' opacity.
  nonisolated public consuming func opacity(_ value: Double) -> some ChartContent {
    styled(.opacity(value))
  }

  nonisolated public consuming func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled(.line(style))
  }

  nonisolated public consuming func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled(.lineBy(value.field))
  }

  /// How lines and areas run between their points.
  nonisolated public consuming func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled(.interpolation(method))
  }

  /// Lets gradients run over the whole plot rather than each mark.
  nonisolated public consuming func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    styled(.alignsWithPlotArea(aligns))
  }

  // MARK: Symbols

  nonisolated public consuming func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    styled(.symbol(symbol))
  }

  nonisolated public consuming func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled(.symbolBy(value.field))
  }

  /// Draws a view at each point.
  nonisolated public consuming func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return styled(
      .other { mark in
        mark.symbol = .view(view)
        mark.symbolBy = nil
      })
  }

  /// The area of symbols, in square points.
  nonisolated public consuming func symbolSize(_ area: CGFloat) -> some ChartContent {
    styled(.symbolSize(.area(area)))
  }

  nonisolated public consuming func symbolSize(_ size: CGSize) -> some ChartContent {
    styled(.symbolSize(.size(size)))
  }

  nonisolated public consuming func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled(.symbolSizeBy(value.field))
  }

  // MARK: Place and order

  /// Puts marks of different values side by side.
  nonisolated public consuming func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    styled(.position(value.field, axis, span))
  }

  nonisolated public consuming func offset(_ value: CGSize) -> some ChartContent {
    moved(xStart: value.width, xEnd: value.width, yStart: value.height, yEnd: value.height)
  }

  nonisolated public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  @_disfavoredOverload
  nonisolated public consuming func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent
  {
    moved(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  @_disfavoredOverload
  nonisolated public consuming func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
  {
    moved(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  @_disfavoredOverload
  nonisolated public consuming func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    moved(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
  }

  nonisolated private consuming func moved(
    xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat
  ) -> _StyledChartContent<Self> {
    styled(.offset(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)))
  }

  nonisolated public consuming func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    styled(.corners(radius, style))
  }

  /// Draws marks of a higher value in front.
  nonisolated public consuming func zIndex(_ value: Double) -> some ChartContent {
    styled(.zIndex(value))
  }

  // MARK: Effects

  nonisolated private consuming func affected(_ kind: MarkEffect.Kind) -> _StyledChartContent<Self> {
    styled(.other { mark in mark.effects.append(MarkEffect(kind: kind)) })
  }

  /// Blurs the marks. Radius in points.
  nonisolated public consuming func blur(radius: CGFloat) -> some ChartContent { affected(.blur(radius)) }

  nonisolated public consuming func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    affected(.shadow(color, radius: radius, x: x, y: y))
  }

  nonisolated public consuming func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent
  {
    affected(.clip(shape, style))
  }

  /// Shows the marks only where others are.
  nonisolated public consuming func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    affected(.mask(content()))
  }

  /// Draws the marks as one layer.
  nonisolated public consuming func compositingLayer() -> some ChartContent { affected(.layer) }

  // MARK: Accessibility

  nonisolated public consuming func accessibilityLabel(_ label: Text) -> some ChartContent {
    styled(.accessibilityLabel(.text(label)))
  }

  nonisolated public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    styled(.accessibilityLabel(.key(labelKey)))
  }

  @_disfavoredOverload
  nonisolated public consuming func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    styled(.accessibilityLabel(.string(String(label))))
  }

  nonisolated public consuming func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    styled(.accessibilityValue(.text(valueDescription)))
  }

  nonisolated public consuming func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    styled(.accessibilityValue(.key(valueKey)))
  }

  @_disfavoredOverload
  nonisolated public consuming func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    styled(.accessibilityValue(.string(String(value))))
  }

  nonisolated public consuming func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styled(.accessibilityHidden(hidden))
  }

  nonisolated public consuming func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    styled(.accessibilityIdentifier(identifier))
  }
}
