// The protocol that marks and everything made of marks conform to.

import SwiftUI

/// A piece of a chart, described by marks and other pieces.
@MainActor
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor var body: Body { get }

  /// Adds the marks of a piece, in order.
  static func _collect(_ content: Self, into collector: _MarkCollector)
}

extension ChartContent {
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    Body._collect(content.body, into: collector)
  }
}

extension Never: ChartContent {
  public static func _collect(_ content: Never, into collector: _MarkCollector) {}
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
  private var nextEffect = 0

  /// - Parameter styles: What the chart's last evaluation left.
  package init(styles: MarkStyles = MarkStyles()) {
    self.styles = styles
    style = styles.plain
    styles.begin()
    marks.reserveCapacity(styles.markCount)
  }

  package func add(_ shape: Mark.Shape) { marks.append(Mark(shape: shape, style: style)) }

  package func makeEffectID() -> Int {
    nextEffect += 1
    return nextEffect
  }
}
