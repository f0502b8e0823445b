// Custom layouts: words that flow, items around a dial, layout values, and a layout that another takes the place of.

import SwiftUI

/// Puts its subviews in lines, as words are.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, within: proposal.width ?? .infinity)
    return CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last.map { $0.y + $0.height } ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for line in lines(of: subviews, within: bounds.width) {
      for item in line.items {
        subviews[item.index].place(
          at: CGPoint(x: bounds.minX + item.x, y: bounds.minY + line.y + line.height / 2), anchor: .leading,
          proposal: .unspecified)
      }
    }
  }

  private struct Line {
    var y: CGFloat
    var width: CGFloat = 0
    var height: CGFloat = 0
    var items: [(index: Int, x: CGFloat)] = []
  }

  private func lines(of subviews: Subviews, within width: CGFloat) -> [Line] {
    var lines = [Line(y: 0)]
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      var line = lines[lines.count - 1]
      var x = line.items.isEmpty ? 0 : line.width + spacing
      if !line.items.isEmpty, x + size.width > width {
        line = Line(y: line.y + line.height + spacing)
        lines.append(line)
        x = 0
      }
      line.items.append((index, x))
      line.width = x + size.width
      line.height = max(line.height, size.height)
      lines[lines.count - 1] = line
    }
    return lines
  }
}

private struct TurnKey: LayoutValueKey { static let defaultValue = 0.0 }

extension View {
  /// Where on a dial a view goes, in turns from the top.
  func turn(_ value: Double) -> some View { layoutValue(key: TurnKey.self, value: value) }
}

/// Puts each subview on a circle, at the turn it asks for.
struct DialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.map { max($0.width, $0.height) }.max() ?? 0
    let radius = (bounds.width - largest) / 2
    for subview in subviews {
      let angle = (subview[TurnKey.self] - 0.25) * 2 * .pi
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)), anchor: .center,
        proposal: .unspecified)
    }
  }
}

struct MoodTags: View {
  private let tags = [
    "calm", "curious", "a little tired", "hopeful", "hungry", "in love with the sea", "brave", "late", "grateful",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("How was the day?").font(.title2.bold())
      FlowLayout {
        ForEach(Array(tags.enumerated()), id: \.element) { index, tag in
          Text(tag)
            .font(.callout.weight(.medium))
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .foregroundStyle(index % 3 == 0 ? .white : .primary)
            .background(
              index % 3 == 0 ? AnyShapeStyle(.indigo.gradient) : AnyShapeStyle(.indigo.opacity(0.12)), in: .capsule)
        }
      }
    }
    .padding(24)
  }
}

struct TeaTimer: View {
  var body: some View {
    DialLayout {
      ForEach(0..<12) { hour in
        Text("\(hour == 0 ? 12 : hour)").font(.title3.weight(hour % 3 == 0 ? .bold : .regular)).turn(Double(hour) / 12)
      }
    }
    .overlay {
      Circle().trim(from: 0, to: 0.35).stroke(.green, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90)).padding(52)
      VStack {
        Text("4:12").font(.largeTitle.monospacedDigit())
        Text("Sencha").foregroundStyle(.secondary)
      }
    }
    .frame(width: 300, height: 300)
    .background(.quaternary.opacity(0.5), in: .circle)
    .padding(24)
  }
}

struct SwitchedLayouts: View {
  var body: some View {
    VStack(spacing: 24) {
      ForEach(0..<3) { index in
        let layout = [
          AnyLayout(HStackLayout(spacing: 12)), AnyLayout(VStackLayout(alignment: .leading)), AnyLayout(ZStackLayout()),
        ][index]
        layout {
          Circle().fill(.pink.opacity(0.8)).frame(width: 70)
          Circle().fill(.orange.opacity(0.8)).frame(width: 50)
          Circle().fill(.yellow.opacity(0.8)).frame(width: 30)
        }
      }
    }
    .padding(24)
  }
}

#Preview("Tags that flow") { MoodTags() }
#Preview("Tags that flow, dark") { MoodTags().preferredColorScheme(.dark) }
#Preview("Dial", traits: .sizeThatFitsLayout) { TeaTimer() }
#Preview("One layout or another", traits: .sizeThatFitsLayout) { SwitchedLayouts() }
