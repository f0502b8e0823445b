// Font: a description of a font that is matched to a face when text is laid out.

/// A font that depends on the environment, such as the user's text size.
public struct Font: Hashable, Sendable {
  /// What the font starts from.
  package enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// - Parameter style: The text style the size grows with; nil for a fixed size.
    case custom(String, size: CGFloat, style: TextStyle?)
  }

  /// What is changed about it, in order.
  package enum Modifier: Hashable, Sendable {
    case bold, italic, monospaced, monospacedDigit, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
    case weight(Weight)
    case width(Width)
    case leading(Leading)
  }

  package var base: Base
  package var modifiers: [Modifier] = []

  package init(base: Base) { self.base = base }

  // MARK: Weight, width, design, leading

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// Apple's scale, -0.8...0.62; 0 is regular.
    package let value: CGFloat
    /// CSS's scale, 100...900.
    package let css: CGFloat

    public static let ultraLight = Weight(value: -0.8, css: 100)
    public static let thin = Weight(value: -0.6, css: 200)
    public static let light = Weight(value: -0.4, css: 300)
    public static let regular = Weight(value: 0, css: 400)
    public static let medium = Weight(value: 0.23, css: 500)
    public static let semibold = Weight(value: 0.3, css: 600)
    public static let bold = Weight(value: 0.4, css: 700)
    public static let heavy = Weight(value: 0.56, css: 800)
    public static let black = Weight(value: 0.62, css: 900)
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// Below 0 is narrower, above 0 wider than standard.
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// Percent of the normal width, as CSS counts it.
    package var percent: CGFloat { max(50, min(100 + value * 100, 150)) }
  }

  /// The kind of system face.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
}

// MARK: - Text styles

extension Font {
  /// The role of a text, which decides its size, weight and leading.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style, design: design, weight: weight))
  }

  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(base: .style(style, design: design, weight: nil))
  }

  /// The system font of a size in points, which does not grow with the user's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size, weight: weight, design: design))
  }

  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(base: .system(size: size, weight: weight, design: design))
  }

  /// A font by name, which grows like body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size: size, style: .body))
  }

  /// A font by name, which grows like a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name, size: size, style: textStyle))
  }

  /// A font by name and of a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, size: fixedSize, style: nil))
  }
}

// MARK: - Modifiers

extension Font {
  private func adding(_ modifier: Modifier) -> Font {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  public func bold() -> Font { adding(.bold) }
  public func italic() -> Font { adding(.italic) }
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  public func monospaced() -> Font { adding(.monospaced) }
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  public func smallCaps() -> Font { adding(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps) }
  public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps) }
}
