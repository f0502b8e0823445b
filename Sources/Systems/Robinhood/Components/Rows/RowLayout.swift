// The skeleton that all rows share: icon, two lines, two lines at the end, a hairline below.

import DesignTokens
import SwiftUI

/// A row of the system: 56 points high, higher where large text needs it. At accessibility sizes the end moves below.
struct RowLayout<Icon: View, Leading: View, Trailing: View>: View {
  let showsDivider: Bool
  let icon: Icon
  let leading: Leading
  let trailing: Trailing
  @Environment(\.dynamicTypeSize) private var typeSize

  init(
    showsDivider: Bool = true, @ViewBuilder icon: () -> Icon, @ViewBuilder leading: () -> Leading,
    @ViewBuilder trailing: () -> Trailing
  ) {
    self.showsDivider = showsDivider
    self.icon = icon()
    self.leading = leading()
    self.trailing = trailing()
  }

  var body: some View {
    HStack(spacing: .rhSpace12) {
      icon
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: .rhSpace4) {
          leading
          trailing
        }
        // A figure that is wider than the screen gets smaller rather than cut.
        .minimumScaleFactor(0.4)
        Spacer(minLength: 0)
      } else {
        // A frame rather than a spacer: a spacer would get half of the room that a long name needs.
        VStack(alignment: .leading, spacing: .rhSpace2) { leading }
          .frame(maxWidth: .infinity, alignment: .leading)
        VStack(alignment: .trailing, spacing: .rhSpace2) { trailing }
          // Figures are never cut: names give way.
          .layoutPriority(1)
      }
    }
    .padding(.horizontal, .rhGutter)
    // At the default text size two lines leave room; larger ones push the row apart.
    .padding(.vertical, .rhSpace8)
    .frame(minHeight: .rhRowHeight)
    .background(Color.rhCanvas)
    .overlay(alignment: .bottom) {
      if showsDivider { Hairline() }
    }
    .contentShape(Rectangle())
  }
}
