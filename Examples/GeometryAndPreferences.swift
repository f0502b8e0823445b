// Geometry: readers, preferences that carry sizes up, anchors that an overlay resolves, coordinate spaces.

import SwiftUI

private struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct SelectionKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// Labels that all take the width of the widest one.
struct EqualLabels: View {
  @State private var width: CGFloat?
  private let rows = [("Sky", "clear"), ("Visibility", "twelve miles"), ("Swell", "half a metre")]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(rows, id: \.0) { row in
        HStack {
          Text(row.0)
            .font(.headline)
            .fixedSize()
            .background(GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) })
            .frame(width: width, alignment: .trailing)
          Text(row.1).foregroundStyle(.secondary)
        }
      }
    }
    .onPreferenceChange(WidestKey.self) { width = $0 }
    .padding(24)
  }
}

/// A segmented row whose underline lies where the chosen word is.
struct UnderlinedTabs: View {
  var selection = "Upcoming"

  var body: some View {
    HStack(spacing: 22) {
      ForEach(["All", "Upcoming", "Past trips"], id: \.self) { title in
        Text(title)
          .fontWeight(title == selection ? .semibold : .regular)
          .foregroundStyle(title == selection ? .primary : .secondary)
          .anchorPreference(key: SelectionKey.self, value: .bounds) { title == selection ? $0 : nil }
      }
    }
    .padding(.bottom, 8)
    .overlayPreferenceValue(SelectionKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Capsule().fill(.tint).frame(width: proxy[anchor].width, height: 3).offset(
            x: proxy[anchor].minX, y: proxy.size.height - 3)
        }
      }
    }
    .padding(24)
  }
}

/// A bar that fills a share of whatever room it gets.
struct ShareBar: View {
  var shares: [(tint: Color, share: Double)]

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 2) {
        ForEach(shares.indices, id: \.self) { index in
          shares[index].tint.frame(width: (proxy.size.width - CGFloat(shares.count - 1) * 2) * shares[index].share)
        }
      }
    }
    .frame(height: 14)
    .clipShape(.capsule)
  }
}

struct CoordinateProbe: View {
  var body: some View {
    VStack(spacing: 12) {
      ForEach(0..<3) { row in
        GeometryReader { proxy in
          let frame = proxy.frame(in: .named("board"))
          Text("y \(Int(frame.minY)), \(Int(frame.width)) × \(Int(frame.height))")
            .font(.callout.monospaced())
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.blue.opacity(0.12 + Double(row) * 0.12), in: .rect(cornerRadius: 10))
        }
        .frame(height: 44)
      }
    }
    .padding(16)
    .coordinateSpace(.named("board"))
    .padding(8)
  }
}

#Preview("Geometry", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 0) {
    EqualLabels()
    UnderlinedTabs()
    ShareBar(shares: [(.indigo, 0.5), (.teal, 0.3), (.mint, 0.2)]).padding(24)
    CoordinateProbe()
  }
  .frame(width: 390)
}
#Preview("Geometry, dark", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 0) {
    UnderlinedTabs(selection: "Past trips")
    ShareBar(shares: [(.orange, 0.2), (.pink, 0.7), (.purple, 0.1)]).padding(24)
  }
  .frame(width: 390)
  .preferredColorScheme(.dark)
}
