// AttributedString(markdown:): which Foundation on Linux lacks.

import Foundation

/// How a stretch of text is marked in Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes.FoundationAttributes {
  /// The mark that Markdown leaves on a stretch of text.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    /// What is done about Markdown that cannot be read.
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Text with the Markdown in it read.
  ///
  /// Inline marks become attributes. Of blocks, paragraphs, headings, quotes and list items become their text one after
  /// the other, as `Text` shows them on iOS.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    let text = options.interpretedSyntax == .full ? Self.withoutBlocks(markdown) : markdown
    for span in Inflection.applied(to: InlineMarkdown.parse(text), language: nil) {
      var part = AttributedString(span.text)
      var intent: InlinePresentationIntent = []
      if span.style.contains(.emphasis) { intent.insert(.emphasized) }
      if span.style.contains(.strong) { intent.insert(.stronglyEmphasized) }
      if span.style.contains(.code) { intent.insert(.code) }
      if span.style.contains(.strikethrough) { intent.insert(.strikethrough) }
      if !intent.isEmpty { part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent }
      if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
      append(part)
    }
  }

  /// Text with the Markdown in it read.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// The text of blocks: marks at the beginnings of lines taken off, single line ends read as spaces, and nothing between
  /// blocks.
  private static func withoutBlocks(_ markdown: String) -> String {
    var blocks: [String] = []
    var current: [Substring] = []
    func end() {
      if !current.isEmpty { blocks.append(current.joined(separator: " ")) }
      current = []
    }
    for raw in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = raw.drop(while: { $0 == " " || $0 == "\t" })
      if line.isEmpty {
        end()
        continue
      }
      while line.hasPrefix("> ") { line = line.dropFirst(2) }
      let hashes = line.prefix(while: { $0 == "#" }).count
      if (1...6).contains(hashes), line.dropFirst(hashes).first == " " {
        end()
        blocks.append(String(line.dropFirst(hashes + 1)))
        continue
      }
      if line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("+ ") {
        end()
        line = line.dropFirst(2)
      } else if let dot = line.firstIndex(where: { !$0.isNumber }), dot != line.startIndex, line[dot] == ".",
        line[dot...].hasPrefix(". ")
      {
        end()
        line = line[dot...].dropFirst(2)
      }
      current.append(line)
    }
    end()
    return blocks.joined()
  }
}
