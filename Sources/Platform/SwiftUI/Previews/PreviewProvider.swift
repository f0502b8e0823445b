// Previews as types, from before `#Preview`.

/// A type that shows views in a canvas.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The platform to show them on; iOS here, whatever it says.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// A device by its name: `PreviewDevice(rawValue: "iPhone SE (3rd generation)")`, or as a string literal.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How large a preview's canvas is.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
  enum Kind: Hashable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
  let kind: Kind
  public var id: String { "\(kind)" }
  public static let portrait = InterfaceOrientation(kind: .portrait)
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Names the preview in a canvas.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    PreviewedView(content: self, settings: PreviewSettings(name: value))
  }

  /// Shows the preview on a device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    PreviewedView(content: self, settings: PreviewSettings(device: value?.rawValue))
  }

  /// Sets the size of the preview's canvas.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    let layout: PreviewSettings.Layout =
      switch value {
      case .device: .device
      case .sizeThatFits: .sizeThatFits
      case .fixed(let width, let height): .fixed(width: width, height: height)
      }
    return PreviewedView(content: self, settings: PreviewSettings(layout: layout))
  }

  /// Turns the preview's device.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    let isLandscape = value == .landscapeLeft || value == .landscapeRight
    return PreviewedView(content: self, settings: PreviewSettings(isLandscape: isLandscape))
  }
}

/// A view with settings for its canvas. Drawn anywhere else, it is its content.
struct PreviewedView<Content: View>: View {
  nonisolated(unsafe) var content: Content
  var settings: PreviewSettings

  nonisolated init(content: Content, settings: PreviewSettings) {
    self.content = content
    self.settings = settings
  }

  var body: some View { content }
}

@MainActor
protocol CanvasConfiguring {
  /// The settings made here and further inside; the inner ones win, as they were made first.
  var canvasSettings: PreviewSettings { get }
}

extension PreviewedView: CanvasConfiguring {
  var canvasSettings: PreviewSettings {
    var result = settings
    if let inner = content as? any CanvasConfiguring { result.merge(inner.canvasSettings) }
    return result
  }
}

extension ModifiedContent: CanvasConfiguring where Content: View, Modifier: ViewModifier {
  var canvasSettings: PreviewSettings { (content as? any CanvasConfiguring)?.canvasSettings ?? PreviewSettings() }
}
