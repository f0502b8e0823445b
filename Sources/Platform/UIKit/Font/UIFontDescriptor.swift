// The description of a font, and descriptions derived from it.

import Foundation
import Typesetting

/// What a font should be like, apart from the file it will come from.
open class UIFontDescriptor: Hashable, @unchecked Sendable {
  /// The companions of the system face.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits that have a bit.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait that has a value.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  package let request: FontRequest
  let textStyle: UIFont.TextStyle?
  let styleLineHeight: CGFloat?

  init(request: FontRequest, textStyle: UIFont.TextStyle?, styleLineHeight: CGFloat?) {
    self.request = request
    self.textStyle = textStyle
    self.styleLineHeight = styleLineHeight
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      request: FontRequest(family: .named(fontName), size: UIFont.usable(size)), textStyle: nil, styleLineHeight: nil)
  }

  /// The description that `attributes` give; what they leave out is the system font's.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(
      request: FontRequest(weight: UIFont.Weight.regular.css), textStyle: nil, styleLineHeight: nil)
    let described = plain.addingAttributes(attributes)
    self.init(request: described.request, textStyle: nil, styleLineHeight: nil)
  }

  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let known =
      category == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : category
    let entry = style.metrics(at: known)
    let natural = entry.size * (1950 + 494) / 2048
    let request = FontRequest(
      size: entry.size, weight: style.weight.css, leading: entry.line - natural)
    return UIFontDescriptor(request: request, textStyle: style, styleLineHeight: entry.line)
  }

  open var pointSize: CGFloat { request.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if (request.weight ?? 400) >= 600 { traits.insert(.traitBold) }
    if request.width > 100 { traits.insert(.traitExpanded) }
    if request.width < 100 { traits.insert(.traitCondensed) }
    if request.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The companion of the system face; nil for a named face.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = request.family else { return nil }
    return changed { request in
      switch design {
      case .serif: request.family = .system(.serif)
      case .rounded: request.family = .system(.rounded)
      case .monospaced: request.family = .system(.monospaced)
      default: request.family = .system(.default)
      }
    }
  }

  /// The same face with exactly these traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { request in
      request.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) {
        // Bold is semibold on the smaller text styles.
        let isLarge = textStyle.map { [.extraLargeTitle, .largeTitle, .title1, .title2].contains($0) } ?? true
        request.weight = isLarge ? 700 : 600
      } else if self.symbolicTraits.contains(.traitBold) {
        request.weight = 400
      }
      if symbolicTraits.contains(.traitCondensed) { request.width = 75 }
      if symbolicTraits.contains(.traitExpanded) { request.width = 125 }
      if symbolicTraits.contains(.traitMonoSpace), case .system = request.family {
        request.family = .system(.monospaced)
      }
    }
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var request = request
    request.size = UIFont.usable(newPointSize)
    request.leading = nil
    return UIFontDescriptor(request: request, textStyle: nil, styleLineHeight: nil)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = .named(newFamily) } }

  /// The description with more attributes: name, family, size, and the weight, slant and width among traits.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { request in
      if let family = attributes[.family] as? String { request.family = .named(family) }
      if let name = attributes[.name] as? String { request.family = .named(name) }
      if let size = number(attributes[.size]) { request.size = UIFont.usable(size) }
      guard let traits = attributes[.traits] as? [TraitKey: Any] else { return }
      if let weight = traits[.weight] as? UIFont.Weight {
        request.weight = weight.css
      } else if let weight = number(traits[.weight]) {
        request.weight = UIFont.Weight(rawValue: weight).css
      }
      if let slant = number(traits[.slant]) { request.isItalic = slant > 0 }
      if let width = number(traits[.width]) { request.width = 100 + width * 125 }
    }
  }

  private func changed(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
    var request = request
    change(&request)
    return UIFontDescriptor(request: request, textStyle: textStyle, styleLineHeight: styleLineHeight)
  }

  public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool {
    lhs === rhs || (lhs.request == rhs.request && lhs.styleLineHeight == rhs.styleLineHeight)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}

/// An attribute's number, whichever Swift type it was written in.
private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  default: nil
  }
}
