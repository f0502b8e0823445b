// ImageRenderer: a view as a picture.

import Drawing
import Observation

/// Makes pictures from draw lists. The painter is a module above this one; it installs itself.
package enum PictureMaking {
  /// Paints a drawing at a scale on a transparent or white ground.
  nonisolated(unsafe) package static var paint: ((DrawList, _ scale: CGFloat, _ isOpaque: Bool) -> CGImage?)?
}

/// Draws a view into a picture.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public final let objectWillChange = PassthroughSubject<Void, Never>()
  public final var content: Content { willSet { objectWillChange.send() } }
  /// The size that the view is offered; its ideal size where nothing is said.
  public final var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels in a point.
  public final var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the picture has no transparency.
  public final var isOpaque = false { willSet { objectWillChange.send() } }
  public final var colorMode = ColorRenderingMode.nonLinear
  public final var isObservationEnabled = false

  public init(content view: Content) { content = view }

  /// The view as a picture; nil where nothing can be drawn.
  public final var cgImage: CGImage? {
    guard scale > 0, let drawing = makeDrawing(), drawing.size.width > 0, drawing.size.height > 0 else { return nil }
    return PictureMaking.paint?(drawing, scale, isOpaque)
  }

  /// The view as a picture; nil where nothing can be drawn.
  public final var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  private func makeDrawing() -> DrawList? {
    let host = ViewHost()
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let isFree = (proposedSize.width == nil, proposedSize.height == nil)
    let room = CGSize(width: proposedSize.width ?? 10_000, height: proposedSize.height ?? 10_000)
    host.setRoot(
      content.fixedSize(horizontal: isFree.0, vertical: isFree.1), size: room, safeArea: EdgeInsets(),
      environment: environment)
    let wanted = host.rootSize(for: proposedSize)
    guard wanted.width.isFinite, wanted.height.isFinite else { return nil }
    let size = CGSize(
      width: (wanted.width * scale).rounded(.up) / scale, height: (wanted.height * scale).rounded(.up) / scale)
    host.reconfigure(size: size, safeArea: EdgeInsets(), environment: environment)
    host.update()
    return host.draw(displayScale: scale)
  }
}
