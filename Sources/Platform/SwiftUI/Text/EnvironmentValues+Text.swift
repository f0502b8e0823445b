// What the environment says about text.

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct FontTraitsKey: EnvironmentKey { static var defaultValue: FontTraits { FontTraits() } }
private struct KerningKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TrackingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct BaselineOffsetKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct UnderlineKey: EnvironmentKey { static var defaultValue: Text.LineStyle? { nil } }
private struct StrikethroughKey: EnvironmentKey { static var defaultValue: Text.LineStyle? { nil } }
private struct TextScaleKey: EnvironmentKey { static var defaultValue: Text.Scale { .default } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct TypesettingLanguageKey: EnvironmentKey { static var defaultValue: String { "" } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LowerLineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct CurrentDateKey: EnvironmentKey {
  // A Tuesday morning at 9:41, the time on Apple's own pictures.
  static var defaultValue: Date { Date(timeIntervalSince1970: 1_767_692_460) }
}

extension EnvironmentValues {
  /// The font of text; nil stands for body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// What modifiers above added to whatever font a text has.
  package var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }
  package var fontWeightTrait: Font.Weight? {
    get { fontTraits.weight }
    set { fontTraits.weight = newValue }
  }
  package var fontWidthTrait: Font.Width? {
    get { fontTraits.width }
    set { fontTraits.width = newValue }
  }
  package var fontDesignTrait: Font.Design? {
    get { fontTraits.design }
    set { fontTraits.design = newValue }
  }
  package var boldTrait: Bool {
    get { fontTraits.isBold }
    set { fontTraits.isBold = newValue }
  }
  package var italicTrait: Bool {
    get { fontTraits.isItalic }
    set { fontTraits.isItalic = newValue }
  }
  package var monospacedTrait: Bool {
    get { fontTraits.isMonospaced }
    set { fontTraits.isMonospaced = newValue }
  }
  package var monospacedDigitTrait: Bool {
    get { fontTraits.hasMonospacedDigits }
    set { fontTraits.hasMonospacedDigits = newValue }
  }
  package var textKerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }
  package var textTracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }
  package var textBaselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }
  package var underlineStyle: Text.LineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }
  package var strikethroughStyle: Text.LineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }
  package var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
  /// Whether text is shown in capital or small letters.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  package var typesettingLanguage: String {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
  /// The most lines a text may take; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// Lines a text takes room for even if it has fewer.
  package var lowerLineLimit: Int? {
    get { self[LowerLineLimitKey.self] }
    set { self[LowerLineLimitKey.self] = newValue }
  }
  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How lines of one text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// Which end of a line that is too long goes.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
  /// How small text may become before it is truncated, 0...1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
  /// Whether letters may move closer before text is truncated.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
  package var isTextSelectable: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
  /// The date at the stage's time 0, for texts that count time.
  package var startDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }
}
