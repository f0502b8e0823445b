// Blend modes of a graphics context.

import Drawing

extension GraphicsContext {
  /// How a drawing mixes with what is there.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    init(_ mode: CGBlendMode) { self.init(rawValue: mode.rawValue) }
    var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

    public static var normal: BlendMode { .init(.normal) }
    public static var multiply: BlendMode { .init(.multiply) }
    public static var screen: BlendMode { .init(.screen) }
    public static var overlay: BlendMode { .init(.overlay) }
    public static var darken: BlendMode { .init(.darken) }
    public static var lighten: BlendMode { .init(.lighten) }
    public static var colorDodge: BlendMode { .init(.colorDodge) }
    public static var colorBurn: BlendMode { .init(.colorBurn) }
    public static var softLight: BlendMode { .init(.softLight) }
    public static var hardLight: BlendMode { .init(.hardLight) }
    public static var difference: BlendMode { .init(.difference) }
    public static var exclusion: BlendMode { .init(.exclusion) }
    public static var hue: BlendMode { .init(.hue) }
    public static var saturation: BlendMode { .init(.saturation) }
    public static var color: BlendMode { .init(.color) }
    public static var luminosity: BlendMode { .init(.luminosity) }
    public static var clear: BlendMode { .init(.clear) }
    public static var copy: BlendMode { .init(.copy) }
    public static var sourceIn: BlendMode { .init(.sourceIn) }
    public static var sourceOut: BlendMode { .init(.sourceOut) }
    public static var sourceAtop: BlendMode { .init(.sourceAtop) }
    public static var destinationOver: BlendMode { .init(.destinationOver) }
    public static var destinationIn: BlendMode { .init(.destinationIn) }
    public static var destinationOut: BlendMode { .init(.destinationOut) }
    public static var destinationAtop: BlendMode { .init(.destinationAtop) }
    public static var xor: BlendMode { .init(.xor) }
    public static var plusDarker: BlendMode { .init(.plusDarker) }
    public static var plusLighter: BlendMode { .init(.plusLighter) }
  }
}
