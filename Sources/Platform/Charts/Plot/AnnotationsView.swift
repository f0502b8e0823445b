// Views that are attached to marks: annotations and symbols that are views.

import SwiftUI

/// A view with its place at a mark.
package struct PlacedAnnotation: Sendable {
  package let target: CGRect
  package let position: AnnotationPosition
  package let alignment: Alignment
  package let spacing: CGFloat
  package let overflow: AnnotationOverflowResolution
}

/// The views attached to the marks of a plot of a size.
@MainActor
package struct AnnotationsView {
  package let plan: ChartPlan
  package let size: CGSize
}

extension AnnotationsView: View {
  package var body: some View {
    let (places, views) = contents
    AnnotationLayout(places: places, plot: size, chart: chartBounds) {
      ForEach(views.indices, id: \.self) { index in
        ZStack { views[index] }
      }
    }
  }

  /// The chart's bounds in the plot's coordinates.
  private var chartBounds: CGRect {
    CGRect(x: -plan.plotFrame.minX, y: -plan.plotFrame.minY, width: plan.size.width, height: plan.size.height)
  }

  private var contents: ([PlacedAnnotation], [AnyView]) {
    var places: [PlacedAnnotation] = []
    var views: [AnyView] = []
    for target in plan.items(in: size).targets {
      let mark = plan.marks[target.mark]
      if case .view(let view) = plan.symbol(of: mark), mark.hasSymbol {
        places.append(
          PlacedAnnotation(
            target: target.frame, position: .overlay, alignment: .center, spacing: 0,
            overflow: AnnotationOverflowResolution(x: .disabled, y: .disabled)))
        views.append(AnyView(view.foregroundStyle(plan.style(of: mark))))
      }
      for annotation in mark.style.annotations {
        places.append(
          PlacedAnnotation(
            target: target.frame,
            position: annotation.position == .automatic ? target.outside : annotation.position,
            alignment: annotation.alignment, spacing: annotation.spacing ?? 4, overflow: annotation.overflow))
        views.append(annotation.content(AnnotationContext(targetSize: target.frame.size)))
      }
    }
    return (places, views)
  }
}

extension Mark {
  /// Whether the mark is a point or a line's point, which can have a symbol.
  package var hasSymbol: Bool {
    switch shape {
    case .line, .point: true
    default: false
    }
  }
}

/// Puts each view where its mark is.
package struct AnnotationLayout: Layout {
  let places: [PlacedAnnotation]
  let plot: CGSize
  let chart: CGRect

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { plot }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places) {
      let offer: ProposedViewSize =
        place.position == .overlay && place.target.width > 0 && place.target.height > 0
        ? ProposedViewSize(place.target.size) : .unspecified
      let size = subview.sizeThatFits(offer)
      let origin = place.origin(of: size, plot: plot, chart: chart)
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offer)
    }
  }
}

extension PlacedAnnotation {
  package func origin(of size: CGSize, plot: CGSize, chart: CGRect) -> CGPoint {
    /// The shares of the alignment: 0 leading or top, 1 trailing or bottom.
    let h: CGFloat =
      alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let v: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    let alongX = target.minX + (target.width - size.width) * h
    let alongY = target.minY + (target.height - size.height) * v
    let (left, right) = (target.minX - spacing - size.width, target.maxX + spacing)
    let (above, below) = (target.minY - spacing - size.height, target.maxY + spacing)
    var origin: CGPoint =
      switch position.place {
      case .overlay: CGPoint(x: alongX, y: alongY)
      case .top, .automatic: CGPoint(x: alongX, y: above)
      case .bottom: CGPoint(x: alongX, y: below)
      case .leading: CGPoint(x: left, y: alongY)
      case .trailing: CGPoint(x: right, y: alongY)
      case .topLeading: CGPoint(x: left, y: above)
      case .topTrailing: CGPoint(x: right, y: above)
      case .bottomLeading: CGPoint(x: left, y: below)
      case .bottomTrailing: CGPoint(x: right, y: below)
      }
    let plotBounds = CGRect(origin: .zero, size: plot)
    func bounds(_ strategy: AnnotationOverflowResolution.Strategy, automatic: CGRect?) -> CGRect? {
      switch strategy.kind {
      case .disabled, .padScale: nil
      case .automatic: automatic
      case .fit(let boundary): boundary.kind == .plot ? plotBounds : chart
      }
    }
    if let room = bounds(overflow.x, automatic: chart) {
      origin.x = max(min(origin.x, room.maxX - size.width), room.minX)
    }
    if let room = bounds(overflow.y, automatic: nil) {
      origin.y = max(min(origin.y, room.maxY - size.height), room.minY)
    }
    return origin
  }
}
