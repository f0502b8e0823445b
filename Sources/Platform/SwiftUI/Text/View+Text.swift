// Modifiers that decide how the texts inside a view look.

extension View {
  /// The font of the texts inside; nil for body.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeightTrait, weight) }

  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidthTrait, width) }

  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesignTrait, design) }

  nonisolated public func bold(_ isActive: Bool = true) -> some View { environment(\.boldTrait, isActive) }

  nonisolated public func italic(_ isActive: Bool = true) -> some View { environment(\.italicTrait, isActive) }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.monospacedTrait, isActive)
  }

  nonisolated public func monospacedDigit() -> some View { environment(\.monospacedDigitTrait, true) }

  nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.textKerning, kerning) }

  nonisolated public func tracking(_ tracking: CGFloat) -> some View { environment(\.textTracking, tracking) }

  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textBaselineOffset, baselineOffset)
  }

  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    let identifier = language.minimalIdentifier
    return transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = identifier } }
  }

  // MARK: Lines

  /// The most lines of a text; nil for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max($0, 1) })
  }

  /// The fewest lines a text takes room for.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lowerLineLimit, limit.lowerBound).environment(\.lineLimit, nil)
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, max(limit.upperBound, 1)).environment(\.lowerLineLimit, nil)
  }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, max(limit.upperBound, 1)).environment(\.lowerLineLimit, limit.lowerBound)
  }

  /// - Parameter reservesSpace: Whether a text takes room for all the lines it may have.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, max(limit, 1)).environment(\.lowerLineLimit, reservesSpace ? limit : nil)
  }

  /// Points between lines; replaces the font's own leading where it is larger.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How small text may become before it is truncated.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  // MARK: Text size

  /// The text size inside.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size inside a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    let (lower, upper) = (sizes.first, sizes.last)
    return transformEnvironment(\.dynamicTypeSize) { size in
      if let lower, size < lower { size = lower }
      if let upper, size > upper { size = upper }
    }
  }

  /// Whether people can select text inside.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }

  // What speech does with text says nothing about its looks.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
