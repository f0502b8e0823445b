// Text: one or more lines of read-only text.

import Typesetting

/// Lines of read-only text.
///
/// A text is a value: what it says (a key, a string, a formatted value, other texts in a row) and what its modifiers
/// make of it. It is resolved against the environment once and then broken into lines for each width asked for.
public struct Text: Equatable, Sendable {
  package indirect enum Storage: Equatable, @unchecked Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case provided(TextProvider)
    case image(Image)
    case concatenated([Text])
  }

  package var storage: Storage
  /// In the order they were applied: earlier ones are nearer to the characters and win.
  package var modifiers: [TextModifier] = []
  /// What is read in its place.
  package var speech: TextSpeech?

  package init(storage: Storage) { self.storage = storage }

  /// Text that is shown as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Text by its key in a table of translations; the key may hold inline Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundle: bundle)
  }

  /// Text with attributes of its own. Disfavoured, since a literal could be an attributed string too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// A picture among the characters of a text.
  public init(_ image: Image) { storage = .image(image) }

  /// Two texts in a row, wrapped as one.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var parts: [Text] = []
    for side in [lhs, rhs] {
      if case .concatenated(let inner) = side.storage, side.modifiers.isEmpty {
        parts += inner
      } else {
        parts.append(side)
      }
    }
    return Text(storage: .concatenated(parts))
  }

  /// Which end of a line that is too long goes.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Letters that are all capital or all small.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// How large text is against its surroundings.
  public struct Scale: Hashable, Sendable {
    package let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }
}

/// How lines of text line up within the text.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// What a provider of text says.
package enum ProvidedText {
  /// A string, which is spared the way through attributes.
  case plain(String)
  case attributed(AttributedString)
}

/// Text that depends on the environment in ways of its own: formatted values, dates, timers.
package class TextProvider: Equatable, @unchecked Sendable {
  package init() {}
  package func resolve(in environment: EnvironmentValues, now: Date) -> ProvidedText { .plain("") }
  package func isEqual(to other: TextProvider) -> Bool { self === other }
  /// Whether the text changes as time passes.
  package var followsTime: Bool { false }
  package static func == (a: TextProvider, b: TextProvider) -> Bool { a === b || a.isEqual(to: b) }
}
