// The legend that a chart makes of its scales.

import SwiftUI

/// The entries of a chart's colours and symbols: in rows above or below, in a column beside the plot.
@MainActor
package struct ChartLegend {
  package let plan: ChartPlan
}

extension ChartPlan {
  /// Whether a legend is shown that nobody asked for: when colours or symbols stand for data.
  package var needsLegend: Bool {
    switch configuration.legend.visibility {
    case .hidden: false
    case .visible: configuration.legend.content != nil || hasScales
    case .automatic: hasScales
    }
  }

  private var hasScales: Bool {
    !(survey.colors.isEmpty && survey.symbols.isEmpty && survey.lineStyles.isEmpty && survey.symbolSizes.isEmpty)
  }
}

extension ChartLegend: View {
  private struct Entry {
    let datum: _PlotDatum
    let style: AnyShapeStyle
    let symbol: AnyChartSymbolShape
    let line: StrokeStyle?
    /// The symbol's diameter in points.
    var diameter: CGFloat = 8
  }

  package var body: some View {
    if let own = plan.configuration.legend.content {
      own
    } else {
      VStack(alignment: .leading, spacing: 6) {
        if plan.foreground.isContinuous, !plan.survey.colors.isEmpty {
          gradient
        }
        let entries = self.entries
        if !entries.isEmpty, isBeside {
          ForEach(entries.indices, id: \.self) { row(entries[$0]) }
        } else if !entries.isEmpty {
          FlowLayout(spacing: 12, rowSpacing: 4) {
            ForEach(entries.indices, id: \.self) { row(entries[$0]) }
          }
        }
      }
    }
  }

  private var isBeside: Bool {
    switch plan.configuration.legend.position.place {
    case .leading, .trailing: true
    default: false
    }
  }

  private var entries: [Entry] {
    let usesColor = !plan.survey.colors.isEmpty && !plan.foreground.isContinuous
    let usesSymbol = !plan.survey.symbols.isEmpty
    let usesLine = !plan.survey.lineStyles.isEmpty
    let usesSize = !plan.survey.symbolSizes.isEmpty
    let standard = AnyChartSymbolShape(BasicChartSymbolShape.circle)
    let neutral = AnyShapeStyle(usesColor ? AnyShapeStyle(.secondary) : AnyShapeStyle(StandardVisuals.colors[0]))
    var entries: [Entry] = []
    if usesColor {
      // Scales of the same data share their entries.
      for datum in plan.foreground.domain {
        entries.append(
          Entry(
            datum: datum, style: plan.foreground.value(for: datum) ?? neutral,
            symbol: usesSymbol ? plan.symbols.value(for: datum) ?? standard : standard,
            line: usesLine ? plan.lineStyles.value(for: datum) : nil))
      }
    }
    let known = Set(entries.map(\.datum))
    if usesSymbol {
      for datum in plan.symbols.domain where !known.contains(datum) {
        entries.append(
          Entry(datum: datum, style: neutral, symbol: plan.symbols.value(for: datum) ?? standard, line: nil))
      }
    }
    if usesLine, !usesColor {
      for datum in plan.lineStyles.domain where !known.contains(datum) {
        entries.append(
          Entry(datum: datum, style: neutral, symbol: standard, line: plan.lineStyles.value(for: datum)))
      }
    }
    if usesSize {
      for datum in plan.symbolSizes.domain where !known.contains(datum) {
        let area = plan.symbolSizes.value(for: datum) ?? StandardVisuals.symbolArea
        entries.append(
          Entry(
            datum: datum, style: neutral, symbol: standard, line: nil, diameter: max(area, 0).squareRoot()))
      }
    }
    return entries
  }

  private func row(_ entry: Entry) -> some View {
    HStack(spacing: 4) {
      if let line = entry.line {
        LegendLine().stroke(entry.style, style: line).frame(width: 16, height: 8)
      } else {
        entry.symbol.fill(entry.style).frame(width: entry.diameter, height: entry.diameter)
      }
      Text(verbatim: plan.text(entry.datum)).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var gradient: some View {
    let domain = plan.foreground.domain
    let ends = domain.compactMap(\.number)
    let (lower, upper) = (ends.first ?? 0, ends.last ?? 1)
    let steps = 24
    return HStack(spacing: 6) {
      Text(verbatim: domain.first.map { plan.text($0) } ?? "")
      HStack(spacing: 0) {
        ForEach(0..<steps, id: \.self) { step in
          let share = (Double(step) + 0.5) / Double(steps)
          Rectangle().fill(
            plan.foreground.value(for: .number(lower + (upper - lower) * share)) ?? AnyShapeStyle(.clear))
        }
      }
      .frame(width: 96, height: 8)
      Text(verbatim: domain.last.map { plan.text($0) } ?? "")
    }
    .font(.caption).foregroundStyle(.secondary)
  }
}

/// A line from the middle of one side to that of the other.
private struct LegendLine: Shape {
  typealias AnimatableData = EmptyAnimatableData
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// Views in rows that break where they are full.
package struct FlowLayout: Layout {
  let spacing: CGFloat
  let rowSpacing: CGFloat

  private func rows(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], size: CGSize) {
    var frames: [CGRect] = []
    var (x, y, height, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let size = ideal.width > width ? subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) : ideal
      if x > 0, x + size.width > width + 0.01 {
        y += height + rowSpacing
        (x, height) = (0, 0)
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + spacing
      height = max(height, size.height)
      widest = max(widest, x - spacing)
    }
    return (frames, CGSize(width: widest, height: y + height))
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rows(subviews, width: proposal.width ?? .infinity).size
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, rows(subviews, width: bounds.width).frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}
