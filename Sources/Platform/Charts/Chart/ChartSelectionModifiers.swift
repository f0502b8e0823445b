// The modifiers for selecting and scrolling.

import SwiftUI

extension View {
  /// Follows the x value that a person selects.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.xSelection.value = Self.writer(value) }
  }

  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart {
      $0.xSelection.range = Self.rangeWriter(range)
      $0.xSelection.hasRange = true
    }
  }

  /// Follows the y value that a person selects.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.ySelection.value = Self.writer(value) }
  }

  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart {
      $0.ySelection.range = Self.rangeWriter(range)
      $0.ySelection.hasRange = true
    }
  }

  /// Follows the value of the sector that a person selects.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.angleSelection.value = Self.writer(value) }
  }

  nonisolated private static func writer<P: Plottable>(_ binding: Binding<P?>) -> (_PlotDatum?) -> Void {
    { datum in binding.wrappedValue = datum.flatMap { P(datum: $0) } }
  }

  nonisolated private static func rangeWriter<P: Plottable & Comparable>(
    _ binding: Binding<ClosedRange<P>?>
  ) -> ((_PlotDatum, _PlotDatum)?) -> Void {
    { ends in
      guard let ends, let a = P(datum: ends.0), let b = P(datum: ends.1) else {
        binding.wrappedValue = nil
        return
      }
      binding.wrappedValue = min(a, b)...max(a, b)
    }
  }

  // MARK: Scrolling

  /// The axes that the chart scrolls along.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrollableAxes = axes } }

  /// How much of the x domain is seen at once. Dates count seconds.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.xScroll.visibleLength = length.datum.number }
  }

  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.yScroll.visibleLength = length.datum.number }
  }

  /// Where the visible part of the x domain begins.
  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chart { configuration in
      configuration.xScroll.position = x.wrappedValue.datum
      configuration.xScroll.setPosition = Self.positionWriter(x)
    }
  }

  nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chart { configuration in
      configuration.yScroll.position = y.wrappedValue.datum
      configuration.yScroll.setPosition = Self.positionWriter(y)
    }
  }

  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    chart { $0.xScroll.position = initialX.datum }
  }

  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    chart { $0.yScroll.position = initialY.datum }
  }

  nonisolated private static func positionWriter<P: Plottable>(_ binding: Binding<P>) -> (_PlotDatum) -> Void {
    { datum in if let value = P(datum: datum) { binding.wrappedValue = value } }
  }
}
