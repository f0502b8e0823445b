// Names of images and colours in asset catalogs, as constants rather than strings.

/// The name of an image in an asset catalog.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
  /// For modules made by `vitrine`, whose catalogs are found beside their sources.
  public init(_name name: String) {
    self.name = name
    bundlePath = nil
  }
}

/// The name of a colour in an asset catalog.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
  /// For modules made by `vitrine`, whose catalogs are found beside their sources.
  public init(_name name: String) {
    self.name = name
    bundlePath = nil
  }
}

extension Image {
  public init(_ resource: ImageResource) {
    self.init(source: .named(resource.name, bundle: resource.bundlePath))
  }
}

extension Color {
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundlePath.flatMap { Bundle(path: $0) })
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension UIImage {
  /// An image of an asset catalog.
  public convenience init(resource: ImageResource) {
    self.init(content: (UIImage(named: resource.name) ?? UIImage()).content)
  }
}

extension UIColor {
  /// A colour of an asset catalog.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
