// How a symbol is to be drawn: size, weight, scale and colours.

import Foundation

extension UIImage {
  /// How a picture is to be drawn.
  open class Configuration: @unchecked Sendable {
    init() {}
  }

  /// Small, medium or large beside the text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  /// The heaviness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// The weight of the font that goes with the symbol.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How a symbol is to be drawn. What is not given comes from where it is drawn.
  public final class SymbolConfiguration: Configuration, Hashable, @unchecked Sendable {
    package struct Values: Hashable, Sendable {
      package var pointSize: CGFloat?
      package var weight: SymbolWeight?
      package var scale: SymbolScale?
      package var paletteColors: [UIColor] = []
      package var hierarchicalColor: UIColor?
      package var prefersMulticolor = false
    }

    package let values: Values
    package var pointSize: CGFloat? { values.pointSize }

    private init(values: Values) {
      self.values = values
      super.init()
    }

    public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }
    public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(values: Values(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(values: Values(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale))
    }

    public convenience init(font: UIFont) { self.init(values: Values(pointSize: font.pointSize)) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(values: Values(pointSize: font.pointSize, scale: scale))
    }

    public convenience init(paletteColors: [UIColor]) { self.init(values: Values(paletteColors: paletteColors)) }
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: Values(hierarchicalColor: hierarchicalColor))
    }

    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(values: Values(prefersMulticolor: true))
    }

    /// This configuration with what `other` gives on top.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var values = values
      values.pointSize = other.values.pointSize ?? values.pointSize
      values.weight = other.values.weight ?? values.weight
      values.scale = other.values.scale ?? values.scale
      if !other.values.paletteColors.isEmpty { values.paletteColors = other.values.paletteColors }
      values.hierarchicalColor = other.values.hierarchicalColor ?? values.hierarchicalColor
      values.prefersMulticolor = other.values.prefersMulticolor || values.prefersMulticolor
      return SymbolConfiguration(values: values)
    }

    public static func == (lhs: SymbolConfiguration, rhs: SymbolConfiguration) -> Bool { lhs.values == rhs.values }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }
}
