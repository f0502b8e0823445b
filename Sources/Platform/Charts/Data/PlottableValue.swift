// A value together with the name of what it measures.

import Foundation
import SwiftUI

/// A labelled value that a mark plots.
public struct PlottableValue<Value: Plottable> {
  @usableFromInline package let field: PlotField
}

/// A labelled value without its type.
@usableFromInline
package struct PlotField: Equatable {
  package enum Label: Equatable {
    case text(Text)
    case key(LocalizedStringKey)
    case string(String)
  }

  package enum Content: Equatable {
    case single(_PlotDatum)
    case range(_PlotDatum, _PlotDatum)
    /// The unit of the calendar that a date lies in: a day, a month.
    case unit(Date, Calendar.Component, Calendar?)
  }

  package let label: Label
  package let content: Content

  /// Where the value begins and ends on its scale; the same for a single value.
  package func bounds(calendar: Calendar) -> (start: _PlotDatum, end: _PlotDatum) {
    switch content {
    case .single(let datum): return (datum, datum)
    case .range(let start, let end): return (start, end)
    case .unit(let date, let unit, let own):
      guard let interval = (own ?? calendar).dateInterval(of: unit, for: date) else {
        return (.date(date), .date(date))
      }
      return (.date(interval.start), .date(interval.end))
    }
  }

  package var isBinned: Bool {
    if case .single = content { return false }
    return true
  }
}

extension PlottableValue {
  private init(_ label: consuming PlotField.Label, _ content: consuming PlotField.Content) {
    field = PlotField(label: label, content: content)
  }

  /// A value with a label that people read.
  public static func value(_ labelKey: consuming LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), .single(value.datum))
  }

  public static func value(_ label: consuming Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.text(label), .single(value.datum))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), .single(value.datum))
  }
}

extension PlottableValue where Value: Comparable {
  /// An interval of values.
  public static func value(_ labelKey: consuming LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), .range(range.lowerBound.datum, range.upperBound.datum))
  }

  public static func value(_ label: consuming Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(.text(label), .range(range.lowerBound.datum, range.upperBound.datum))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), .range(range.lowerBound.datum, range.upperBound.datum))
  }

  /// A bin of values.
  public static func value(_ labelKey: consuming LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<
    Value
  > {
    PlottableValue(.key(labelKey), .range(range.lowerBound.datum, range.upperBound.datum))
  }

  public static func value(_ label: consuming Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(.text(label), .range(range.lowerBound.datum, range.upperBound.datum))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), .range(range.lowerBound.datum, range.upperBound.datum))
  }
}

extension PlottableValue where Value == Date {
  /// The calendar unit that a date lies in, such as its day.
  public static func value(
    _ labelKey: consuming LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), .unit(date, unit, calendar))
  }

  public static func value(
    _ label: consuming Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.text(label), .unit(date, unit, calendar))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), .unit(date, unit, calendar))
  }
}
