// The skeleton that all rows share: icon, two lines, two lines at the end, something to press, a hairline below.

import DesignTokens
import SwiftUI

/// A row of the system: 56 points high, higher where large text needs it. At accessibility sizes the end moves below.
struct RowLayout<Icon: View, Leading: View, Trailing: View, Accessory: View>: View {
  let icon: Icon
  let leading: Leading
  let trailing: Trailing
  let accessory: Accessory
  @Environment(\.dynamicTypeSize) private var typeSize
  /// About the height of a capital letter of the first line.
  @ScaledMetric(relativeTo: .body) private var capital = CGFloat.rhSpace12

  /// - Parameter accessory: A chevron, a check mark, a button: stays at the end at every text size.
  init(
    @ViewBuilder icon: () -> Icon, @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing,
    @ViewBuilder accessory: () -> Accessory
  ) {
    self.icon = icon()
    self.leading = leading()
    self.trailing = trailing()
    self.accessory = accessory()
  }

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize { stacked } else { line }
    }
    .padding(.horizontal, .rhGutter)
    // At the default text size two lines leave room; larger ones push the row apart.
    .padding(.vertical, .rhSpace8)
    .frame(minHeight: .rhRowHeight)
    .background(Color.rhCanvas)
    .overlay(alignment: .bottom) { Hairline() }
    .contentShape(Rectangle())
  }

  private var line: some View {
    HStack(spacing: .rhSpace12) {
      icon
      // A frame rather than a spacer: a spacer would get half of the room that a long name needs.
      VStack(alignment: .leading, spacing: .rhSpace2) { leading }
        .frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: .rhSpace8) {
        VStack(alignment: .trailing, spacing: .rhSpace2) { trailing }
        accessory
      }
      // Figures are never cut: names give way.
      .layoutPriority(1)
    }
  }

  /// Pictures stand beside the first line, everything written is in one column.
  private var stacked: some View {
    HStack(alignment: .firstTextBaseline, spacing: .rhSpace12) {
      icon.alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + capital / 2 }
      VStack(alignment: .leading, spacing: .rhSpace4) {
        leading
        trailing
      }
      // A figure that is wider than the screen gets smaller rather than cut.
      .minimumScaleFactor(0.4)
      .frame(maxWidth: .infinity, alignment: .leading)
      accessory.alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + capital / 2 }
    }
  }
}

extension RowLayout where Accessory == EmptyView {
  init(
    @ViewBuilder icon: () -> Icon, @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing
  ) {
    self.init(icon: icon, leading: leading, trailing: trailing, accessory: { EmptyView() })
  }
}
