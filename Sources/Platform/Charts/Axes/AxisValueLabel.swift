// Labels at the values of an axis.

import SwiftUI

/// A label at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  package let label: AxisLabel

  @MainActor public static func _collect(_ mark: Self, into marks: _AxisMarkCollector) {
    marks.add(.label(mark.label))
  }

  nonisolated private init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    label = AxisLabel(
      content: content, isCentered: centered, anchor: anchor, collision: collision, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// A label with content of its own.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

extension AxisValueLabel where Content == Never {
  /// The value as text.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// The value in a format.
  nonisolated public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format(AxisLabelFormat(format)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// A text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(titleKey))), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(verbatim: String(title)))), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

/// What happens to labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, disabled, truncate
    case greedy(priority: Double, minimumSpacing: CGFloat?)
  }
  package let kind: Kind
  public static var automatic: Self { .init(kind: .automatic) }
  public static var disabled: Self { .init(kind: .disabled) }
  /// Labels are cut to the room they have.
  public static var truncate: Self { .init(kind: .truncate) }
  public static var greedy: Self { greedy() }
  /// A label goes if it overlaps one that was there before, or one of a higher priority.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    .init(kind: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
}

/// The direction that labels read in.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  package let kind: Kind
  public static var automatic: Self { .init(kind: .automatic) }
  public static var horizontal: Self { .init(kind: .horizontal) }
  public static var vertical: Self { .init(kind: .vertical) }
  public static var verticalReversed: Self { .init(kind: .verticalReversed) }
}
