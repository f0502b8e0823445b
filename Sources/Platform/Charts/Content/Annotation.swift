// Views attached to marks.

import SwiftUI

/// What an annotation knows of its mark.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// Where an annotation or a legend goes.
public struct AnnotationPosition: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  package let place: Place

  public static let automatic = AnnotationPosition(place: .automatic)
  public static let overlay = AnnotationPosition(place: .overlay)
  public static let top = AnnotationPosition(place: .top)
  public static let bottom = AnnotationPosition(place: .bottom)
  public static let leading = AnnotationPosition(place: .leading)
  public static let trailing = AnnotationPosition(place: .trailing)
  public static let topLeading = AnnotationPosition(place: .topLeading)
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// What happens to an annotation that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What annotations are kept inside of.
  public struct Boundary: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case automatic, plot, chart }
    package let kind: Kind
    public static let automatic = Boundary(kind: .automatic)
    public static let plot = Boundary(kind: .plot)
    public static let chart = Boundary(kind: .chart)
  }

  /// What is done along one axis.
  public struct Strategy: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }
    package let kind: Kind
    public static let automatic = Strategy(kind: .automatic)
    public static let disabled = Strategy(kind: .disabled)
    public static let padScale = Strategy(kind: .padScale)
    public static let fit = Strategy(kind: .fit(.automatic))
    /// Moves the annotation until it fits.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  package let x: Strategy
  package let y: Strategy

  nonisolated public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static let automatic = AnnotationOverflowResolution()
}

/// A view to be placed at a mark.
package struct MarkAnnotation {
  package let position: AnnotationPosition
  package let alignment: Alignment
  package let spacing: CGFloat?
  package let overflow: AnnotationOverflowResolution
  package let content: (AnnotationContext) -> AnyView
}

extension ChartContent {
  nonisolated private func annotated(_ annotation: MarkAnnotation) -> _StyledChartContent<Self> {
    styled(.other { mark in mark.annotations.append(annotation) })
  }

  /// Puts a view at each mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotated(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: .automatic, content: { _ in view }))
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: .automatic,
        content: { AnyView(content($0)) }))
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotated(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
        content: { _ in view }))
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
        content: { AnyView(content($0)) }))
  }
}
