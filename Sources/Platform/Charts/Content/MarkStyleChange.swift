// What modifiers change, as values that can be compared: so that marks can share a style, and keep it from one evaluation
// of a chart to the next.

import Foundation
import SwiftUI

/// What a modifier changes of the style of the marks inside it.
package enum MarkStyleChange {
  case foreground(AnyShapeStyle)
  /// The commonest foreground, which is compared without finding out what it is.
  case color(Color)
  case foregroundBy(PlotField)
  case opacity(Double)
  case line(StrokeStyle)
  case lineBy(PlotField)
  case interpolation(InterpolationMethod)
  case alignsWithPlotArea(Bool)
  case symbol(any ChartSymbolShape)
  case symbolBy(PlotField)
  case symbolSize(SymbolSize)
  case symbolSizeBy(PlotField)
  case position(PlotField, Axis?, MarkDimension)
  case offset(MarkOffset)
  case corners(CGFloat, RoundedCornerStyle)
  case zIndex(Double)
  case accessibilityLabel(PlotField.Label)
  case accessibilityValue(PlotField.Label)
  case accessibilityHidden(Bool)
  case accessibilityIdentifier(String)
  /// A change that is like no other: views, and effects on marks as one.
  case other((MarkStyle) -> Void)

  /// The change to a style of any type.
  package init<S: ShapeStyle>(foreground style: S) {
    self = S.self == Color.self ? .color(identical(style, as: Color.self)) : .foreground(AnyShapeStyle(style))
  }

  package func apply(to style: MarkStyle) {
    switch self {
    case .foreground(let value): (style.foreground, style.foregroundBy) = (value, nil)
    case .color(let value): (style.foreground, style.foregroundBy) = (AnyShapeStyle(value), nil)
    case .foregroundBy(let field): (style.foreground, style.foregroundBy) = (nil, field)
    case .opacity(let value): style.opacity *= value
    case .line(let value): (style.line, style.lineBy) = (value, nil)
    case .lineBy(let field): (style.line, style.lineBy) = (nil, field)
    case .interpolation(let method): style.interpolation = method
    case .alignsWithPlotArea(let aligns): style.alignsWithPlotArea = aligns
    case .symbol(let shape): (style.symbol, style.symbolBy) = (.shape(shape), nil)
    case .symbolBy(let field): (style.symbol, style.symbolBy) = (nil, field)
    case .symbolSize(let size): (style.symbolSize, style.symbolSizeBy) = (size, nil)
    case .symbolSizeBy(let field): (style.symbolSize, style.symbolSizeBy) = (nil, field)
    case .position(let field, let axis, let span): style.positionBy = (field, axis, span)
    case .offset(let more):
      style.offset.xStart += more.xStart
      style.offset.xEnd += more.xEnd
      style.offset.yStart += more.yStart
      style.offset.yEnd += more.yEnd
    case .corners(let radius, let corners): (style.cornerRadius, style.cornerStyle) = (radius, corners)
    case .zIndex(let value): style.zIndex = value
    case .accessibilityLabel(let label): style.accessibilityLabel = label
    case .accessibilityValue(let value): style.accessibilityValue = value
    case .accessibilityHidden(let isHidden): style.isAccessibilityHidden = isHidden
    case .accessibilityIdentifier(let identifier): style.accessibilityIdentifier = identifier
    case .other(let change): change(style)
    }
  }

  /// Whether two changes make the same of a style, as far as can be told.
  package func isSame(as other: MarkStyleChange) -> Bool {
    if case .color(let color) = self, case .color(let otherColor) = other { return color == otherColor }
    return switch (self, other) {
    case (.foreground(let a), .foreground(let b)): a.isSame(as: b)
    case (.foregroundBy(let a), .foregroundBy(let b)), (.lineBy(let a), .lineBy(let b)),
      (.symbolBy(let a), .symbolBy(let b)), (.symbolSizeBy(let a), .symbolSizeBy(let b)):
      a == b
    case (.opacity(let a), .opacity(let b)), (.zIndex(let a), .zIndex(let b)): a == b
    case (.line(let a), .line(let b)): a == b
    case (.interpolation(let a), .interpolation(let b)): a == b
    case (.alignsWithPlotArea(let a), .alignsWithPlotArea(let b)): a == b
    case (.symbol(let a), .symbol(let b)): areSame(a, b)
    case (.symbolSize(let a), .symbolSize(let b)): a == b
    case (.position(let a, let axisA, let spanA), .position(let b, let axisB, let spanB)):
      a == b && axisA == axisB && spanA == spanB
    case (.offset(let a), .offset(let b)): a == b
    case (.corners(let a, let styleA), .corners(let b, let styleB)): a == b && styleA == styleB
    case (.accessibilityLabel(let a), .accessibilityLabel(let b)),
      (.accessibilityValue(let a), .accessibilityValue(let b)):
      a == b
    case (.accessibilityHidden(let a), .accessibilityHidden(let b)): a == b
    case (.accessibilityIdentifier(let a), .accessibilityIdentifier(let b)): a == b
    default: false
    }
  }
}

/// Whether two values of any types are of one type and the same.
private func areSame(_ left: Any, _ right: Any) -> Bool {
  func open<Value>(_ left: Value) -> Bool {
    guard let right = right as? Value else { return false }
    return ValueComparison.areEqual(left, right)
  }
  return open(left)
}

extension AnyShapeStyle {
  /// Whether two styles are of one type and the same.
  package func isSame(as other: AnyShapeStyle) -> Bool {
    func open<Style: ShapeStyle>(_ left: Style) -> Bool {
      // Almost always the same bits; casts cost more than all the rest.
      func areIdentical<Other: ShapeStyle>(_ right: Other) -> Bool {
        guard Style.self == Other.self else { return false }
        return withUnsafeBytes(of: left) { left in
          withUnsafeBytes(of: right) { right in
            guard let l = left.baseAddress, let r = right.baseAddress else { return true }
            return memcmp(l, r, left.count) == 0
          }
        }
      }
      if areIdentical(other.base) { return true }
      guard let right = other.base as? Style else { return false }
      return ValueComparison.areEqual(left, right)
    }
    return open(base)
  }
}

/// The styles that a chart's marks had in its last evaluation.
///
/// Where the same modifiers stand around marks again, they get the same style object again: then marks can be compared
/// at the cost of a few words each, and those that stayed as they were keep all that was made of them.
@MainActor
package final class MarkStyles {
  private final class Step {
    let outer: MarkStyle
    let change: MarkStyleChange
    let made: MarkStyle

    init(outer: MarkStyle, change: MarkStyleChange, made: MarkStyle) {
      self.outer = outer
      self.change = change
      self.made = made
    }
  }

  /// The style of marks without modifiers.
  let plain = MarkStyle()
  /// Styles made in this evaluation, in order, and in the last one.
  private var steps: [Step] = []
  private var last: [Step] = []
  /// The steps that were asked for lately.
  private var recent: [Step] = []
  private static let mostRecent = 6
  /// How many marks there may be, with some to spare.
  var markCount = 0

  package init() {}

  /// Begins another evaluation.
  func begin() {
    last = steps
    steps = []
    steps.reserveCapacity(last.count)
    recent = []
  }

  func style(_ change: MarkStyleChange, inside outer: MarkStyle, effectID: () -> Int) -> MarkStyle {
    if case .other = change { return make(change, inside: outer, effectID) }
    for step in recent where step.outer === outer && step.change.isSame(as: change) { return step.made }
    let step: Step
    if steps.count < last.count, last[steps.count].outer === outer, last[steps.count].change.isSame(as: change) {
      step = last[steps.count]
    } else {
      step = Step(outer: outer, change: change, made: make(change, inside: outer, effectID))
    }
    recent.insert(step, at: 0)
    if recent.count > Self.mostRecent { recent.removeLast() }
    steps.append(step)
    return step.made
  }

  private func make(_ change: MarkStyleChange, inside outer: MarkStyle, _ effectID: () -> Int) -> MarkStyle {
    let style = outer.copy()
    change.apply(to: style)
    for index in outer.effects.count..<max(style.effects.count, outer.effects.count) {
      style.effects[index].id = effectID()
    }
    return style
  }
}
