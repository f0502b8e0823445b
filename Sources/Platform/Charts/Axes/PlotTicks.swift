// The ticks of axes, drawn outside the plot; and labels that layout may hide or turn.

import Drawing
import SwiftUI

/// The ticks of all axes of a chart.
@MainActor
package struct PlotTicks {
  package let plan: ChartPlan
  /// How long a tick is that says nothing and has no label beside it, in points.
  nonisolated package static let standardLength: CGFloat = 4
}

extension PlotTicks: LeafView {
  package func sizeThatFits(_ proposal: ProposedViewSize, node: LeafLayoutNode<Self>) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func draw(_ node: LeafLayoutNode<Self>, into context: inout DrawContext) {
    let plot = plan.plotFrame.offsetBy(dx: context.origin.x, dy: context.origin.y)
    for axis in plan.axes {
      let longest = axis.labels.reduce(CGFloat(0)) { longest, label in
        plan.labelFrames[label.id].map { max(longest, reach($0, axis)) } ?? longest
      }
      for tick in axis.ticks where tick.line.fraction >= -1e-6 && tick.line.fraction <= 1 + 1e-6 {
        let own = tick.label.flatMap { plan.labelFrames[$0] }.map { reach($0, axis) } ?? 0
        let length: CGFloat =
          switch tick.length.kind {
          case .fixed(let length): length
          case .label(let more): own + more
          case .longestLabel(let more): longest + more
          case .automatic:
            axis.isX && axis.labels.contains { !$0.isCentered } ? longest : Self.standardLength
          }
        guard length != 0 else { continue }
        let stroke = tick.line.stroke
        let width = max((stroke.lineWidth * context.displayScale).rounded(), 1) / context.displayScale
        func snap(_ place: CGFloat) -> CGFloat {
          guard !context.isTransformed else { return place }
          return ((place - width / 2) * context.displayScale).rounded() / context.displayScale + width / 2
        }
        let path = CGMutablePath()
        if axis.isX {
          let x = snap(plot.minX + plan.x.position(fraction: tick.line.fraction, length: plot.width))
          let (from, to) =
            axis.side == .top ? (plot.minY, plot.minY - length) : (plot.maxY, plot.maxY + length)
          path.move(to: CGPoint(x: x + tick.line.offset.width, y: from + tick.line.offset.height))
          path.addLine(to: CGPoint(x: x + tick.line.offset.width, y: to + tick.line.offset.height))
        } else {
          let y = snap(plot.maxY - plan.y.position(fraction: tick.line.fraction, length: plot.height))
          let (from, to) =
            axis.side == .left ? (plot.minX, plot.minX - length) : (plot.maxX, plot.maxX + length)
          path.move(to: CGPoint(x: from + tick.line.offset.width, y: y + tick.line.offset.height))
          path.addLine(to: CGPoint(x: to + tick.line.offset.width, y: y + tick.line.offset.height))
        }
        let style = resolveStyle(tick.line.style, bounds: path.boundingBoxOfPath, environment: node.environment)
        context.stroke(path, with: style, stroke.drawn())
      }
    }
  }

  /// How far a label reaches from the plot.
  private func reach(_ frame: CGRect, _ axis: PlannedAxis) -> CGFloat {
    switch axis.side {
    case .bottom: max(frame.maxY - plan.plotFrame.maxY, 0)
    case .top: max(plan.plotFrame.minY - frame.minY, 0)
    case .left: max(plan.plotFrame.minX - frame.minX, 0)
    case .right: max(frame.maxX - plan.plotFrame.maxX, 0)
    }
  }
}

/// Leaves a label out that the chart's layout found no room for.
@MainActor
package struct AxisLabelVisibility {
  package let plan: ChartPlan
  package let id: Int
}

extension AxisLabelVisibility: UnaryLayoutModifier {
  package typealias Body = Never
  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    if !plan.hiddenLabels.contains(id) { child.drawPlaced(into: &context) }
  }
  package func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    if !plan.hiddenLabels.contains(id) { child.collectSemanticsPlaced(into: &context) }
  }
}

/// Turns text by a quarter, and its room with it.
package struct QuarterTurn {
  /// Whether the text reads downwards.
  package let isClockwise: Bool
}

extension QuarterTurn: UnaryLayoutModifier {
  package typealias Body = Never

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize {
    let size = child.sizeThatFits(ProposedViewSize(width: proposal.height, height: proposal.width))
    return CGSize(width: size.height, height: size.width)
  }

  package func place(_ child: LayoutNode, in node: LayoutNode) {
    child.place(at: .zero, proposal: ProposedViewSize(width: node.size.height, height: node.size.width))
  }

  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    let origin = context.origin
    let turn =
      isClockwise
      ? CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: origin.x + node.size.width, ty: origin.y)
      : CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: origin.x, ty: origin.y + node.size.height)
    context.transformed(by: turn) { context in
      context.origin = .zero
      child.drawPlaced(into: &context)
      context.origin = origin
    }
  }
}
