// `traits:` of `#Preview`: how large the canvas is and which way the device is held.

/// A preview; here only the place of its kinds of traits.
public struct Preview {
  /// The traits that previews of views take.
  public enum ViewTraits {}
}

/// A setting of a preview.
@MainActor
public struct PreviewTrait<T> {
  package var settings: PreviewSettings

  init(_ settings: PreviewSettings) { self.settings = settings }

  /// Several traits as one.
  public init(_ traits: PreviewTrait<T>...) {
    settings = traits.reduce(into: PreviewSettings()) { $0.merge($1.settings) }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(PreviewSettings(layout: .device)) }
  /// The view's own size.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(PreviewSettings(layout: .sizeThatFits)) }
  /// A canvas of the given size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(PreviewSettings(layout: .fixed(width: width, height: height)))
  }
  public static var portrait: PreviewTrait { PreviewTrait(PreviewSettings(isLandscape: false)) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(PreviewSettings(isLandscape: false)) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(PreviewSettings(isLandscape: true)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(PreviewSettings(isLandscape: true)) }
}

/// What a preview asks of its canvas.
package struct PreviewSettings {
  package enum Layout: Hashable, Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
  }
  package var layout: Layout?
  package var isLandscape: Bool?
  /// A device by name.
  package var device: String?
  /// What the canvas calls the preview.
  package var name: String?
  /// What preview modifiers put around the view, the innermost first.
  package var wrappers: [@MainActor (AnyView) -> AnyView] = []

  /// Takes over what the other has set.
  mutating func merge(_ other: PreviewSettings) {
    layout = other.layout ?? layout
    isLandscape = other.isLandscape ?? isLandscape
    device = other.device ?? device
    name = other.name ?? name
    wrappers += other.wrappers
  }
}
