// The common row of a control: label at the leading edge, the control itself at the trailing one.

/// A label and a control, as wide as there is room; only the control where labels are hidden.
struct LabeledControlRow<Label: View, Control: View> {
  let label: Label
  let control: Control
  /// Whether the control goes below its label.
  let stacks: Bool
  @Environment(\.areLabelsHidden) private var isLabelHidden

  init(label: Label, stacks: Bool = false, @ViewBuilder control: () -> Control) {
    self.label = label
    self.stacks = stacks
    self.control = control()
  }
}

extension LabeledControlRow: View {
  var body: some View {
    if isLabelHidden {
      control.spokenLabel(label)
    } else if stacks {
      VStack(alignment: .leading, spacing: 8) {
        ControlLabel(label: label)
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 8) {
        ControlLabel(label: label).layoutPriority(1)
        Spacer(minLength: 0)
        control
      }
    }
  }
}

/// Gives a control a line's height in a list's row, so that the row keeps its own; the control hangs over.
private struct LineHeightInRows: ViewModifier {
  let height: CGFloat
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.defaultMinListRowHeight) private var rowHeight

  func body(content: Content) -> some View {
    content.padding(.vertical, isInListRow ? -max(height - line, 0) / 2 : 0)
  }

  /// What a row's insets leave.
  private var line: CGFloat { max(rowHeight - 2 * ListMetrics.rowInset, 0) }
}

extension View {
  /// - Parameter height: The control's own height in points.
  func lineHeightInRows(_ height: CGFloat) -> some View { modifier(LineHeightInRows(height: height)) }
}
