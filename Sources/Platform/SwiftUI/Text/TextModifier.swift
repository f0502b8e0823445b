// What modifiers do to a text.

import Typesetting

/// A change to the look of a text's characters.
package enum TextModifier: Equatable, @unchecked Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case width(Font.Width?)
  case design(Font.Design?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
  case language(String)
  case foreground(TextForeground?)
}

/// What letters are painted with.
package struct TextForeground: Equatable, Sendable {
  package var style: any ShapeStyle

  package init(_ style: any ShapeStyle) { self.style = (style as? AnyShapeStyle)?.base ?? style }

  package static func == (a: TextForeground, b: TextForeground) -> Bool {
    func isSame<S: ShapeStyle>(_ style: S) -> Bool {
      (b.style as? S).map { ValueComparison.areEqual(style, $0) } ?? false
    }
    return isSame(a.style)
  }
}

/// The look of some characters, while a text is resolved.
package struct TextAttributes {
  package var font: Font
  package var traits: FontTraits
  package var kerning: CGFloat
  package var tracking: CGFloat
  package var baselineOffset: CGFloat
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var scale: Text.Scale
  package var textCase: Text.Case?
  package var language: String
  package var link: URL?
  package var foreground: TextForeground?
  package var background: Color?

  package init(_ environment: EnvironmentValues) {
    font = environment.font ?? .body
    traits = environment.fontTraits
    kerning = environment.textKerning
    tracking = environment.textTracking
    baselineOffset = environment.textBaselineOffset
    underline = environment.underlineStyle
    strikethrough = environment.strikethroughStyle
    scale = environment.textScale
    textCase = environment.textCase
    language = environment.typesettingLanguage
  }

  package mutating func apply(_ modifier: TextModifier) {
    switch modifier {
    case .font(let value): if let value { font = value }
    case .weight(let value): traits.weight = value
    case .width(let value): traits.width = value
    case .design(let value): traits.design = value
    case .bold(let value): traits.isBold = value
    case .italic(let value): traits.isItalic = value
    case .monospaced(let value): traits.isMonospaced = value
    case .monospacedDigit: traits.hasMonospacedDigits = true
    case .kerning(let value): kerning = value
    case .tracking(let value): tracking = value
    case .baselineOffset(let value): baselineOffset = value
    case .underline(let value): underline = value
    case .strikethrough(let value): strikethrough = value
    case .scale(let value): scale = value
    case .language(let value): language = value
    case .foreground(let value): if let value { foreground = value }
    }
  }
}

extension Text {
  package func adding(_ modifier: TextModifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  public func bold() -> Text { adding(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  public func italic() -> Text { adding(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  /// Points between characters; ligatures are kept.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// Points between characters; wins over kerning.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// Points the text is raised by.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.scale(scale)) : self
  }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.language(language.minimalIdentifier)) : self
  }

  // What speech does with a text says nothing about its looks.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
