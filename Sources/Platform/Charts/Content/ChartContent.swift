// The protocol that marks and everything made of marks conform to.

import SwiftUI

/// A piece of a chart, described by marks and other pieces.
@MainActor
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor var body: Body { get }

  /// Adds the marks of a piece, in order.
  static func _collect(_ content: consuming Self, into collector: _MarkCollector)
}

extension ChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    Body._collect(content.body, into: collector)
  }
}

extension Never: ChartContent {
  public static func _collect(_ content: consuming Never, into collector: _MarkCollector) {}
}

/// Content without a body, which adds its own marks.
package protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { preconditionFailure("\(Self.self) adds its own marks and has no body") }
}

/// Gathers the marks of a chart. Modifiers change `style` around their content.
@MainActor
public final class _MarkCollector {
  package private(set) var marks: [Mark] = []
  package var style: MarkStyle
  let styles: MarkStyles
  private let lastMarks: [Mark]
  private var nextEffect = 0

  /// - Parameters:
  ///   - styles: What the chart's last evaluation left.
  ///   - lastMarks: The marks of that evaluation.
  package init(styles: MarkStyles = MarkStyles(), after lastMarks: [Mark] = []) {
    self.styles = styles
    self.lastMarks = lastMarks
    style = styles.plain
    styles.begin()
    marks.reserveCapacity(styles.markCount)
  }

  /// Adds a mark. One that says what it said in the last evaluation stays the object it was.
  package func add(_ record: MarkRecord) {
    var record = record
    if marks.count < lastMarks.count, lastMarks[marks.count].record.isSame(as: record) {
      record = lastMarks[marks.count].record
    }
    marks.append(Mark(record: record, style: style))
  }

  package func makeEffectID() -> Int {
    nextEffect += 1
    return nextEffect
  }
}
