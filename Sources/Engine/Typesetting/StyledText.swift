// The input of the typesetter: characters with fonts, spacing and attachments, and how lines are to be made of them.

import Foundation

/// Text with the attributes that decide its layout. Colours and decorations are the caller's: each run carries an
/// opaque `tag` that comes back with its glyphs.
public struct StyledText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: FontRequest
    /// Points added after each character; ligatures are kept.
    public var kerning: CGFloat
    /// Points added after each character; ligatures are broken. Wins over `kerning`.
    public var tracking: CGFloat
    /// Points the run is raised by.
    public var baselineOffset: CGFloat
    /// BCP 47 language of the run, "" for unknown.
    public var language: String
    /// An inline picture instead of the text: its size and how far its bottom lies below the baseline, in points.
    public var attachment: Attachment?
    /// Whatever the caller wants back with the glyphs.
    public var tag: Int

    public init(
      text: String, font: FontRequest, kerning: CGFloat = 0, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
      language: String = "", attachment: Attachment? = nil, tag: Int = 0
    ) {
      self.text = text
      self.font = font
      self.kerning = kerning
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.language = language
      self.attachment = attachment
      self.tag = tag
    }
  }

  public struct Attachment: Hashable, Sendable {
    public var size: CGSize
    public var descent: CGFloat
    public init(size: CGSize, descent: CGFloat) {
      self.size = size
      self.descent = descent
    }
  }

  public var runs: [Run]
  public init(runs: [Run]) { self.runs = runs }

  /// The characters; an attachment counts as one, U+FFFC. Ranges of lines refer to this string's UTF-16 view.
  public var string: String { runs.map { $0.attachment == nil ? $0.text : "\u{FFFC}" }.joined() }
}

/// How lines are made: everything of a paragraph that is not in its characters.
public struct ParagraphOptions: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: Hashable, Sendable { case head, middle, tail }
  public enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

  public var alignment: Alignment = .leading
  public var truncation: Truncation = .tail
  public var direction: Direction = .leftToRight
  /// The most lines allowed, nil for no limit.
  public var maximumLines: Int?
  /// Lines whose height is taken even when there are fewer.
  public var minimumLines: Int = 1
  /// Points between lines; replaces the font's leading where it is larger.
  public var lineSpacing: CGFloat = 0
  /// How small the text may be scaled before it is truncated, 0 < x <= 1.
  public var minimumScale: CGFloat = 1
  /// Whether letters may move closer before a line is truncated.
  public var allowsTightening: Bool = false
  /// Pixels in a point; sizes are rounded up to whole pixels.
  public var displayScale: CGFloat = 3
  /// Whether a last line of one word draws a second one down to it (Apple's default).
  public var avoidsOrphans: Bool = true

  public init() {}
}
