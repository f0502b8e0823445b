// From a Text and its environment to runs of characters with fonts, ready for the typesetter.

import Drawing
import Typesetting

/// A text with everything decided but its lines.
package struct ResolvedText {
  /// What a run's glyphs are drawn with.
  package struct Style: Equatable {
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    package var link: URL?
    package var foreground: TextForeground?
    package var background: Color?
    /// The picture that stands here instead of characters.
    package var image: Image?
    /// Em size in points and CSS weight, for the thickness of lines.
    package var size: CGFloat
    package var weight: CGFloat
    package var font = FontRequest()
  }

  package var styled = StyledText(runs: [])
  /// What the runs' tags point into.
  package var styles: [Style] = []
  package var followsTime = false
  package var warnings: [String] = []

  /// What the text says, pictures left out.
  package var string: String { styled.runs.filter { $0.attachment == nil }.map(\.text).joined() }
  package var isEmpty: Bool { styled.runs.isEmpty }

  package init(_ text: Text, environment: EnvironmentValues, now: Date) {
    var resolver = TextResolver(environment: environment, now: now)
    resolver.append(text, TextAttributes(environment))
    self = resolver.result
  }

  fileprivate init() {}
}

private struct TextResolver {
  let environment: EnvironmentValues
  let now: Date
  let locale: Locale
  let fontContext: FontContext
  var result = ResolvedText()

  init(environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
    locale = environment.locale
    fontContext = FontContext(environment)
  }

  mutating func append(_ text: Text, _ outer: TextAttributes) {
    var attributes = outer
    for modifier in text.modifiers.reversed() { attributes.apply(modifier) }
    switch text.storage {
    case .verbatim(let string): append(string, attributes)
    case .localized(let key, let table, let bundle): append(key, table: table, bundle: bundle, attributes)
    case .attributed(let string): append(string, attributes)
    case .image(let image): append(image, attributes)
    case .provided(let provider):
      if provider.followsTime { result.followsTime = true }
      switch provider.resolve(in: environment, now: now) {
      case .plain(let string): append(string, attributes)
      case .attributed(let string): append(string, attributes)
      }
    case .concatenated(let parts): for part in parts { append(part, attributes) }
    }
  }

  // MARK: Keys

  mutating func append(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, _ attributes: TextAttributes) {
    let format =
      StringTables.shared.string(
        for: key.key, table: table, bundle: bundle?.bundlePath, locale: locale,
        count: { key.arguments.indices.contains($0) ? key.arguments[$0].count : nil }) ?? key.fallback ?? key.key
    guard key.isFormat else {
      appendMarkdown(format, arguments: [], attributes)
      return
    }
    // Values must not be read as Markdown: they travel through the parser as private characters.
    var text = ""
    var arguments: [(FormatSpecifier, LocalizedStringKey.Argument?)] = []
    for piece in FormatSpecifier.parse(format) {
      switch piece {
      case .literal(let literal): text += literal
      case .argument(let index, let specifier):
        arguments.append((specifier, key.arguments.indices.contains(index) ? key.arguments[index] : nil))
        text.append(Self.placeholder(arguments.count - 1))
      }
    }
    appendMarkdown(text, arguments: arguments, attributes)
  }

  private static let firstPlaceholder: UInt32 = 0xF_0000

  private static func placeholder(_ index: Int) -> Character {
    Unicode.Scalar(firstPlaceholder + UInt32(min(index, 0xFFF0))).map { Character($0) } ?? "\u{FFFD}"
  }

  private mutating func appendMarkdown(
    _ text: String, arguments: [(FormatSpecifier, LocalizedStringKey.Argument?)], _ attributes: TextAttributes
  ) {
    guard InlineMarkdown.mayContainMarkup(text) else {
      appendWithArguments(text, arguments, attributes)
      return
    }
    for span in Inflection.applied(
      to: InlineMarkdown.parse(text).map { withNumbersWritten($0, arguments) },
      language: locale.language.languageCode?.identifier)
    {
      var inner = attributes
      if span.style.contains(.strong) { inner.traits.isBold = true }
      if span.style.contains(.emphasis) { inner.traits.isItalic = true }
      if span.style.contains(.code) { inner.traits.isMonospaced = true }
      if span.style.contains(.strikethrough) { inner.strikethrough = .single }
      if let link = span.link { inner.link = URL(string: link) }
      appendWithArguments(span.text, arguments, inner)
    }
  }

  /// A span whose words agree with a number, with its values in their places; other spans as they are.
  private func withNumbersWritten(
    _ span: MarkdownSpan, _ arguments: [(FormatSpecifier, LocalizedStringKey.Argument?)]
  ) -> MarkdownSpan {
    guard span.style.contains(.inflected), !arguments.isEmpty else { return span }
    var span = span
    for (index, (specifier, argument)) in arguments.enumerated() {
      guard case .value(let value)? = argument else { continue }
      span.text = span.text.replacing(
        String(Self.placeholder(index)), with: specifier.string(for: value, locale: locale))
    }
    return span
  }

  private mutating func appendWithArguments(
    _ text: String, _ arguments: [(FormatSpecifier, LocalizedStringKey.Argument?)], _ attributes: TextAttributes
  ) {
    guard !arguments.isEmpty else {
      append(text, attributes)
      return
    }
    var literal = ""
    for character in text {
      guard let scalar = character.unicodeScalars.first, scalar.value >= Self.firstPlaceholder,
        arguments.indices.contains(Int(scalar.value - Self.firstPlaceholder))
      else {
        literal.append(character)
        continue
      }
      let (specifier, argument) = arguments[Int(scalar.value - Self.firstPlaceholder)]
      switch argument {
      case .value(let value): literal += specifier.string(for: value, locale: locale)
      case .text(let inner):
        append(literal, attributes)
        literal = ""
        append(inner, attributes)
      case nil: literal += "(null)"
      }
      // Marks that combine with a value's last character belong to the text.
      literal.unicodeScalars.append(contentsOf: character.unicodeScalars.dropFirst())
    }
    append(literal, attributes)
  }

  // MARK: Attributed strings

  mutating func append(_ string: AttributedString, _ attributes: TextAttributes) {
    for run in string.runs {
      var inner = attributes
      inner.take(run)
      append(String(string.characters[run.range]), inner)
    }
  }

  // MARK: Characters

  mutating func append(_ string: String, _ attributes: TextAttributes) {
    guard !string.isEmpty else { return }
    var text = string
    switch attributes.textCase {
    case .uppercase: text = string.uppercased(with: locale)
    case .lowercase: text = string.lowercased(with: locale)
    case nil: break
    }
    let (request, tracking) = font(attributes)
    let style = ResolvedText.Style(
      underline: attributes.underline, strikethrough: attributes.strikethrough, link: attributes.link,
      foreground: attributes.foreground, background: attributes.background,
      size: request.size, weight: request.weight ?? 400)
    let run = StyledText.Run(
      text: text, font: request, kerning: attributes.kerning, tracking: tracking,
      baselineOffset: attributes.baselineOffset, language: attributes.language, tag: tag(for: style))
    if let last = result.styled.runs.last, last.tag == run.tag, last.attachment == nil, last.font == run.font,
      last.kerning == run.kerning, last.tracking == run.tracking, last.baselineOffset == run.baselineOffset,
      last.language == run.language
    {
      result.styled.runs[result.styled.runs.count - 1].text += text
    } else {
      result.styled.runs.append(run)
    }
  }

  /// A picture among the characters, as high as a symbol of the font's size or as its own pixels ask.
  private mutating func append(_ image: Image, _ attributes: TextAttributes) {
    let (request, tracking) = font(attributes)
    let resolved = ResolvedImage(image, environment: environment, font: request)
    if let warning = resolved.warning { result.warnings.append(warning) }
    guard resolved.size.width > 0, resolved.size.height > 0 else { return }
    let style = ResolvedText.Style(
      link: attributes.link, foreground: attributes.foreground, image: image, size: request.size,
      weight: request.weight ?? 400, font: request)
    let descent = resolved.size.height - (resolved.baseline ?? resolved.size.height)
    result.styled.runs.append(
      StyledText.Run(
        text: "\u{FFFC}", font: request, tracking: tracking, baselineOffset: attributes.baselineOffset,
        attachment: .init(size: resolved.size, descent: descent), tag: tag(for: style)))
  }

  private func font(_ attributes: TextAttributes) -> (FontRequest, tracking: CGFloat) {
    var request = attributes.font.request(fontContext, traits: attributes.traits)
    guard attributes.scale.isSecondary else { return (request, attributes.tracking) }
    // Secondary text is a fifth smaller, less so the bolder it is, on a line of the same height.
    let weight = request.weight ?? 400
    let factor: CGFloat = weight >= 700 ? 0.85 : weight >= 600 ? 0.84 : 0.8
    let line = request.size * Font.systemLineHeight + (request.leading ?? 0)
    request.size *= factor
    request.leading = line - request.size * Font.systemLineHeight
    return (request, attributes.tracking == 0 ? 0.25 : attributes.tracking)
  }

  private mutating func tag(for style: ResolvedText.Style) -> Int {
    if result.styles.last == style { return result.styles.count - 1 }
    result.styles.append(style)
    return result.styles.count - 1
  }
}
