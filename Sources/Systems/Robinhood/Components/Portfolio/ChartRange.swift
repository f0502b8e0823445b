// The spans of time that a chart can show, and the chips that choose among them.

import DesignTokens
import SwiftUI

/// Chips in a row, one of them underlined in the colour of the movement.
public struct ChartRangeChips: View {
  /// A span of time up to now.
  public enum Range: String, CaseIterable, Hashable, Sendable {
    case d = "1D"
    case w = "1W"
    case m = "1M"
    case m3 = "3M"
    case ytd = "YTD"
    case y = "1Y"
    case y5 = "5Y"
    case all = "ALL"
  }

  @Binding private var selected: Range
  private let isUp: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init(selected: Binding<Range>, isUp: Bool) {
    _selected = selected
    self.isUp = isUp
  }

  public var body: some View {
    ViewThatFits(in: .horizontal) {
      chips.padding(.horizontal, .rhGutter)
      ScrollViewReader { proxy in
        ScrollView(.horizontal) { chips.padding(.horizontal, .rhGutter) }
          .scrollIndicators(.hidden)
          .onChange(of: selected, initial: true) { old, range in
            guard old != range else { return proxy.scrollTo(range) }
            // The neighbours of what is chosen come into reach.
            withAnimation(MotionToken.rhRangeSwitch.animation(reduceMotion: reduceMotion)) {
              proxy.scrollTo(range, anchor: .center)
            }
          }
          // In a room of another width, what is chosen stays in sight.
          .background {
            GeometryReader { room in
              Color.clear.onChange(of: room.size.width) { proxy.scrollTo(selected) }
            }
          }
      }
    }
    .haptic(.rhRangeChip, trigger: selected)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Chart range")
  }

  private var chips: some View {
    HStack(spacing: .rhSpace8) {
      ForEach(Range.allCases, id: \.self) { range in
        Button {
          withAnimation(MotionToken.rhRangeSwitch.animation(reduceMotion: reduceMotion)) { selected = range }
        } label: {
          ChartRangeChip(range: range, color: selected == range ? activeColor : nil)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(range.spoken)
        .accessibilityShowsLargeContentViewer()
        .accessibilityAddTraits(selected == range ? .isSelected : [])
      }
    }
  }

  private var activeColor: Color { isUp ? .rhGreen : .rhRed }
}

/// One chip.
private struct ChartRangeChip: View {
  let range: ChartRangeChips.Range
  /// Nil unless the chip is selected.
  let color: Color?

  var body: some View {
    Text(range.rawValue)
      .textRole(.rhRangeChip)
      .foregroundStyle(color ?? .rhTextSecondary)
      .padding(.bottom, .rhSpace4 + .rhUnderline)
      .frame(minWidth: .rhChipWidth)
      // As wide as the chip, which is as wide as its text needs.
      .overlay(alignment: .bottom) {
        Rectangle().fill(color ?? .clear).frame(height: .rhUnderline)
      }
      .frame(minHeight: .rhChipHeight)
      .fixedSize()
      .contentShape(Rectangle())
  }
}

extension ChartRangeChips.Range {
  /// As VoiceOver says it.
  public var spoken: String {
    switch self {
    case .d: "1 day"
    case .w: "1 week"
    case .m: "1 month"
    case .m3: "3 months"
    case .ytd: "Year to date"
    case .y: "1 year"
    case .y5: "5 years"
    case .all: "All time"
    }
  }

  /// What a movement over the span is called: "Today", "Past week".
  public var period: String {
    switch self {
    case .d: "Today"
    case .w: "Past week"
    case .m: "Past month"
    case .m3: "Past 3 months"
    case .ytd: "Year to date"
    case .y: "Past year"
    case .y5: "Past 5 years"
    case .all: "All time"
    }
  }
}

struct ChartRangeChips_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: .rhGutter) {
      ChartRangeChips(selected: .constant(.d), isUp: true)
      ChartRangeChips(selected: .constant(.m3), isUp: false)
    }
    .padding(.vertical, .rhGutter)
    .background(Color.rhCanvas)
  }
}
