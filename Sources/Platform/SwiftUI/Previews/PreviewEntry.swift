// What a module compiled by `vitrine` registers for each of its previews.

/// One thing that can be drawn.
@MainActor
public struct _PreviewEntry {
  /// The number that the source reader gave it.
  public let id: Int
  private let traits: PreviewSettings
  private var makeView: @MainActor () -> AnyView

  @preconcurrency
  public init(
    id: Int, traits: [PreviewTrait<Preview.ViewTraits>] = [], makeView: @escaping @MainActor () -> AnyView
  ) {
    self.id = id
    self.traits = traits.reduce(into: PreviewSettings()) { $0.merge($1.settings) }
    self.makeView = makeView
  }

  /// An app's first window.
  public init<A: App>(id: Int, app: A.Type) {
    self.init(id: id) { AnyView(AppContent(A())) }
  }

  /// The previews that a provider's view holds: one for each view in its group. Of what is not a group, the entry itself.
  package var parts: [(name: String?, entry: _PreviewEntry)] {
    let views = previewParts(of: ViewHost.atStart(makeView))
    guard views.count > 1 else { return [(make().settings.name, self)] }
    // Each part is made anew when it is drawn: making a view may set the looks of bars.
    return views.indices.map { index in
      var part = self
      part.makeView = { [makeView] in
        let views = previewParts(of: makeView())
        return index < views.count ? AnyView(views[index]) : AnyView(EmptyView())
      }
      return (part.make().settings.name, part)
    }
  }

  /// Makes the view, and says what it asks of its canvas.
  package func make() -> (view: AnyView, settings: PreviewSettings) {
    let view = ViewHost.atStart(makeView)
    var settings = traits
    if let configuring = view.base as? any CanvasConfiguring { settings.merge(configuring.canvasSettings) }
    return (settings.wrappers.reduce(view) { $1($0) }, settings)
  }
}
