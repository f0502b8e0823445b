// What marks say together: the data along the axes and of the visual scales.

import Foundation
import SwiftUI

/// What a chart knows once it has looked at each mark, one after the other.
///
/// A value: kept from before the first mark that changed, it saves looking at those that did not.
package struct MarkSurvey {
  package private(set) var x: ScaleInference
  package private(set) var y: ScaleInference
  /// The data of the visual scales and of `position(by:)`, by mark.
  package private(set) var colors: [_PlotDatum] = []
  package private(set) var symbols: [_PlotDatum] = []
  package private(set) var symbolSizes: [_PlotDatum] = []
  package private(set) var lineStyles: [_PlotDatum] = []
  package private(set) var groups: [_PlotDatum] = []
  /// How many marks were looked at when the last one came that stands on others.
  package private(set) var stackedMarks = 0
  package private(set) var sectors = 0
  package private(set) var hasX = false
  package private(set) var hasY = false
  /// Whether there are views among the marks: annotations, or symbols.
  package private(set) var hasViews = false
  package private(set) var count = 0
  let calendar: Calendar
  private var lastStyle: MarkStyle?
  /// Whether the last style has data of its own.
  private var hasData = false
  private let keepsAll: (x: Bool, y: Bool)

  package init(_ configuration: ChartConfiguration, calendar: Calendar) {
    keepsAll = (configuration.x.domain?.modify != nil, configuration.y.domain?.modify != nil)
    x = ScaleInference(keepsAll: keepsAll.x)
    y = ScaleInference(keepsAll: keepsAll.y)
    self.calendar = calendar
  }

  /// Whether marks would have been looked at in the same way under another configuration.
  func fits(_ other: MarkSurvey) -> Bool { keepsAll == other.keepsAll && calendar == other.calendar }

  package mutating func add(_ mark: Mark) {
    count += 1
    switch mark.shape {
    case .line(let xField, let yField, _):
      // By far the most there are.
      x.add(xField, calendar: calendar)
      y.add(yField, calendar: calendar)
      (hasX, hasY) = (true, true)
    case .area(.toBaseline(let x, let y), _, _):
      add([x], [y])
      stackedMarks = count
    case .area(.vertical(let x, let yStart, let yEnd), _, _): add([x], [yStart, yEnd])
    case .area(.horizontal(let xStart, let xEnd, let y), _, _): add([xStart, xEnd], [y])
    case .bar(let x, let y, _):
      add(x.fields, y.fields)
      stackedMarks = count
    case .point(let x, let y), .rule(let x, let y), .rectangle(let x, let y): add(x.fields, y.fields)
    case .sector: sectors += 1
    }
    let style = mark.style
    if style === lastStyle, !hasData { return }
    if let field = style.foregroundBy { colors.append(field.bounds(calendar: calendar).start) }
    if let field = style.symbolBy { symbols.append(field.bounds(calendar: calendar).start) }
    if let field = style.symbolSizeBy { symbolSizes.append(field.bounds(calendar: calendar).start) }
    if let field = style.lineBy { lineStyles.append(field.bounds(calendar: calendar).start) }
    if let position = style.positionBy { groups.append(position.field.bounds(calendar: calendar).start) }
    if !style.annotations.isEmpty { hasViews = true }
    if case .view = style.symbol { hasViews = true }
    hasData =
      style.foregroundBy != nil || style.symbolBy != nil || style.symbolSizeBy != nil || style.lineBy != nil
      || style.positionBy != nil
    lastStyle = style
  }

  private mutating func add(_ xFields: [PlotField], _ yFields: [PlotField]) {
    for field in xFields { x.add(field, calendar: calendar) }
    for field in yFields { y.add(field, calendar: calendar) }
    hasX = hasX || !xFields.isEmpty
    hasY = hasY || !yFields.isEmpty
  }
}
