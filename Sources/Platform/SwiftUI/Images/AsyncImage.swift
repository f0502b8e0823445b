// AsyncImage: a picture by its address.

/// A picture from a URL, with something else in its place while it loads.
///
/// Files and `data:` addresses are there at once. Nothing is fetched from a network, so that a frame is the same on
/// every run: such a picture stays in its empty phase.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    self.scale = scale
    content = { $0.image ?? Self.standardPlaceholder }
  }

  /// Fills the room there is with the palette's gray fill, until there is a picture.
  private static var standardPlaceholder: Image {
    // 120, 120, 128 at 16 %: the system's fill colour, multiplied by its alpha.
    guard let pixel = CGImage(width: 1, height: 1, pixels: [19, 19, 21, 41]) else { return Image("") }
    return Image(source: .bitmap(pixel, scale: 1, .up)).resizable()
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.scale = scale
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  public var body: some View { content(LoadedImages.phase(for: url, scale: scale)) }
}

/// How far a picture's loading has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Pictures loaded by address.
private enum LoadedImages {
  private static let cache = Lock<[URL: AsyncImagePhase]>([:])

  static func phase(for url: URL?, scale: CGFloat) -> AsyncImagePhase {
    guard let url else { return .empty }
    if url.isFileURL {
      guard ImageFileSize.size(ofFile: url.path) != nil else {
        return .failure(CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path]))
      }
      return .success(Image(source: .file(url.path, scale: scale)))
    }
    guard url.scheme?.lowercased() == "data" else { return .empty }
    if let known = cache.withLock({ $0[url] }) { return known }
    let phase = decode(url, scale: scale)
    cache.withLock { $0[url] = phase }
    return phase
  }

  private static func decode(_ url: URL, scale: CGFloat) -> AsyncImagePhase {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else { return .failure(CocoaError(.fileReadCorruptFile)) }
    let body = String(text[text.index(after: comma)...])
    let data =
      text[..<comma].hasSuffix(";base64")
      ? Data(base64Encoded: body.removingPercentEncoding ?? body)
      : (body.removingPercentEncoding ?? body).data(using: .utf8)
    guard let data, let image = ImageDecoder.decode(data) else {
      return .failure(CocoaError(.fileReadCorruptFile))
    }
    return .success(Image(source: .bitmap(image, scale: scale, .up)))
  }
}
