// The font object: a face, a size, and its measures.

import Foundation
import Typesetting

/// A font at a size. It holds what was asked for; the typesetter matches it to a file.
open class UIFont: Hashable, @unchecked Sendable {
  /// Heaviness on Apple's axis from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The same heaviness on CSS's axis from 1 to 1000, linear between the named weights.
    package var css: CGFloat {
      let steps: [(CGFloat, CGFloat)] = [
        (-1, 1), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
        (0.62, 900), (1, 1000),
      ]
      for (low, high) in zip(steps, steps.dropFirst()) where rawValue <= high.0 {
        return low.1 + (high.1 - low.1) * max(0, (rawValue - low.0) / (high.0 - low.0))
      }
      return 1000
    }
  }

  /// Width on Apple's axis; 0 is normal.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The font's request to the typesetter.
  package let request: FontRequest
  /// Line height in points that a text style asks for; nil for a font by size.
  private let styleLineHeight: CGFloat?

  package init(request: FontRequest, styleLineHeight: CGFloat? = nil) {
    self.request = request
    self.styleLineHeight = styleLineHeight
  }

  /// The face called `fontName` (full, PostScript or family name); nil if the name is empty.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(request: FontRequest(family: .named(fontName), size: Self.usable(fontSize)))
  }

  /// The font that `descriptor` describes; a `pointSize` above zero replaces its size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    if pointSize > 0 { request.size = pointSize }
    self.init(request: request, styleLineHeight: pointSize > 0 ? nil : descriptor.styleLineHeight)
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: FontRequest(size: usable(fontSize), weight: weight.css))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      request: FontRequest(size: usable(fontSize), weight: weight.css, width: 100 + width.rawValue * 125))
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: FontRequest(size: usable(fontSize), weight: Weight.regular.css, isItalic: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: FontRequest(family: .system(.monospaced), size: usable(fontSize), weight: weight.css))
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: FontRequest(size: usable(fontSize), weight: weight.css, features: ["tnum": 1]))
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = request
    request.size = Self.usable(fontSize)
    return UIFont(request: request)
  }

  /// Em size in points.
  open var pointSize: CGFloat { request.size }

  open var familyName: String {
    switch request.family {
    case .system: ".AppleSystemUIFont"
    case .named(let name): String(name.prefix { $0 != "-" })
    }
  }

  open var fontName: String {
    switch request.family {
    case .system: ".SFUI-Regular"
    case .named(let name): name
    }
  }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(request: request, textStyle: nil, styleLineHeight: styleLineHeight)
  }

  /// Points from the baseline to the top of the line.
  open var ascender: CGFloat { metrics.ascent }
  /// Points from the baseline to the bottom of the line; below zero.
  open var descender: CGFloat { -metrics.descent }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.ascent + metrics.descent }
  /// Extra points between two lines.
  open var leading: CGFloat { styleLineHeight.map { $0 - lineHeight } ?? metrics.leading }

  /// SF Pro's own measures for the system faces, the matched file's for a named one.
  private var metrics: FontMetrics {
    if case .named = request.family { return Typesetter.shared.metrics(for: request) }
    let size = request.size
    return FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048,
      xHeight: size * 1078 / 2048)
  }

  /// A size that can be drawn: the system's for anything not above zero, as UIKit has it.
  static func usable(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs === rhs || (lhs.request == rhs.request && lhs.styleLineHeight == rhs.styleLineHeight)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}
