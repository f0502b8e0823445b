// The small chart of a row.

import DesignTokens
import SwiftUI

/// A line through values, scaled to the room it gets; a dotted line marks where the day began.
public struct Sparkline: View {
  let values: [Double]
  let baseline: Double?
  let isUp: Bool

  /// - Parameter baseline: The value that a dotted line marks, such as yesterday's close.
  public init(values: [Double], baseline: Double? = nil, isUp: Bool) {
    self.values = values
    self.baseline = baseline
    self.isUp = isUp
  }

  public var body: some View {
    ZStack {
      if let baseline {
        SparklineShape(values: [baseline, baseline], bounds: bounds)
          .stroke(
            Color.rhTextMuted, style: StrokeStyle(lineWidth: .rhRule, lineCap: .round, dash: [.rhRule, .rhSpace4]))
      }
      SparklineShape(values: values, bounds: bounds)
        .stroke(
          isUp ? Color.rhGreen : .rhRed,
          style: StrokeStyle(lineWidth: .rhSparklineStroke, lineCap: .round, lineJoin: .round))
    }
    .frame(width: .rhSparklineWidth, height: .rhSparklineHeight)
    // Time runs to the right in every language.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityHidden(true)
  }

  private var bounds: ClosedRange<Double> {
    let all = (values + (baseline.map { [$0] } ?? [])).filter(\.isFinite)
    guard let low = all.min(), let high = all.max(), low < high else {
      let middle = all.first ?? 0
      return middle - 1...middle + 1
    }
    return low...high
  }
}

/// The line of a sparkline.
struct SparklineShape: Shape {
  let values: [Double]
  let bounds: ClosedRange<Double>

  func path(in rect: CGRect) -> Path {
    let finite = values.filter(\.isFinite)
    guard finite.count > 1 else { return Path() }
    let inset = rect.insetBy(dx: .rhRule, dy: .rhRule)
    let span = bounds.upperBound - bounds.lowerBound
    return Path { path in
      for (index, value) in finite.enumerated() {
        let point = CGPoint(
          x: inset.minX + inset.width * CGFloat(index) / CGFloat(finite.count - 1),
          y: inset.maxY - inset.height * CGFloat((value - bounds.lowerBound) / span))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

struct Sparkline_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: .rhSpace12) {
      Sparkline(values: Samples.rising.map(\.1), baseline: Samples.rising.first?.1, isUp: true)
      Sparkline(values: Samples.falling.map(\.1), baseline: Samples.falling.first?.1, isUp: false)
      Sparkline(values: [1, 1, 1], isUp: true)
    }
    .padding(.rhGutter)
    .background(Color.rhCanvas)
  }
}
