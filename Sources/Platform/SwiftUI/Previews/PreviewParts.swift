// The views of a preview provider one by one: a canvas shows each view of a group by itself.

/// A view that stands for several previews.
@MainActor
protocol PreviewSplitting {
  var previewParts: [any View] { get }
}

/// The views that a canvas shows for a view, in order.
@MainActor
func previewParts(of view: any View) -> [any View] {
  (view as? any PreviewSplitting)?.previewParts ?? [view]
}

extension AnyView: PreviewSplitting {
  var previewParts: [any View] { SwiftUI.previewParts(of: base) }
}

extension Group: PreviewSplitting where Content: View {
  var previewParts: [any View] { SwiftUI.previewParts(of: content) }
}

extension TupleView: PreviewSplitting {
  var previewParts: [any View] {
    Mirror(reflecting: value).children.flatMap { child -> [any View] in
      (child.value as? any View).map { SwiftUI.previewParts(of: $0) } ?? []
    }
  }
}

extension ForEach: PreviewSplitting where Content: View {
  var previewParts: [any View] { data.flatMap { SwiftUI.previewParts(of: content($0)) } }
}

extension _ConditionalContent: PreviewSplitting where TrueContent: View, FalseContent: View {
  var previewParts: [any View] {
    switch storage {
    case .trueContent(let content): SwiftUI.previewParts(of: content)
    case .falseContent(let content): SwiftUI.previewParts(of: content)
    }
  }
}

extension ModifiedContent: PreviewSplitting where Content: View, Modifier: ViewModifier {
  var previewParts: [any View] {
    func modified<Part: View>(_ part: Part) -> any View {
      ModifiedContent<Part, Modifier>(content: part, modifier: modifier)
    }
    let parts = SwiftUI.previewParts(of: content)
    return parts.count > 1 ? parts.map { modified($0) } : [self]
  }
}

extension PreviewedView: PreviewSplitting {
  var previewParts: [any View] {
    func configured<Part: View>(_ part: Part) -> any View { PreviewedView<Part>(content: part, settings: settings) }
    let parts = SwiftUI.previewParts(of: content)
    return parts.count > 1 ? parts.map { configured($0) } : [self]
  }
}
