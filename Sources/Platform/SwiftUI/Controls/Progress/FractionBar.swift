// Bars and wheels that show a fraction.

/// A rounded bar filled from the leading edge.
struct FractionBar: View {
  let fraction: Double
  let fill: AnyShapeStyle
  var height = ProgressMetrics.bar

  var body: some View {
    GeometryReader { room in
      Capsule(style: .circular)
        .fill(Color(source: .system(.fill)))
        .overlay(alignment: .leading) {
          Capsule(style: .circular).fill(fill).frame(width: max(room.size.width * fraction, fraction > 0 ? height : 0))
        }
    }
    .frame(height: height)
  }
}

/// The wheel of spokes of a task whose end nobody knows.
struct Spinner: View {
  let tint: Color?
  @Environment(\.controlSize) private var size
  @Environment(\.tint) private var environmentTint
  @Environment(\.startDate) private var startDate

  init(tint: Color?) { self.tint = tint }

  private var side: CGFloat {
    size == .large || size == .extraLarge ? ProgressMetrics.largeSpinner : ProgressMetrics.spinner
  }

  private var ink: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return environmentTint ?? AnyShapeStyle(Color(source: .system(.gray)))
  }

  var body: some View {
    TimelineView(.periodic(from: startDate, by: ProgressMetrics.spinnerTurn / Double(ProgressMetrics.spokes))) {
      timeline in
      // The brightest spoke goes round clockwise.
      let step =
        timeline.date.timeIntervalSince(startDate) / ProgressMetrics.spinnerTurn * Double(ProgressMetrics.spokes)
      SpinnerSpokes(ink: ink, side: side, turned: Int(bounded: step.rounded()) % ProgressMetrics.spokes)
    }
    .frame(width: side, height: side)
  }
}

/// A wheel of spokes at one moment.
private struct SpinnerSpokes: View {
  let ink: AnyShapeStyle
  let side: CGFloat
  /// By how many spokes the wheel has turned.
  let turned: Int

  var body: some View {
    let count = ProgressMetrics.spokes
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        SpokeShape(index: index, count: count)
          .stroke(ink, style: StrokeStyle(lineWidth: side * 0.11, lineCap: .round))
          .opacity(1 - 0.72 * Double((index + turned) % count) / Double(count - 1))
      }
    }
  }
}

/// One spoke of a wheel, clockwise from the top.
struct SpokeShape: Shape {
  let index: Int
  let count: Int

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let angle = -Double(index) / Double(count) * 2 * .pi - .pi / 2
    let outer = min(rect.width, rect.height) / 2 * 0.88
    let inner = outer * 0.52
    return Path { path in
      path.move(to: CGPoint(x: rect.midX + inner * cos(angle), y: rect.midY + inner * sin(angle)))
      path.addLine(to: CGPoint(x: rect.midX + outer * cos(angle), y: rect.midY + outer * sin(angle)))
    }
  }
}
