// The attributes that attributed strings have in SwiftUI.

extension AttributeScopes {
  /// SwiftUI's own attributes, with Foundation's.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextAttributes {
  /// Takes what a run of an attributed string says.
  mutating func take(_ run: AttributedString.Runs.Run) {
    if let link = run.link { self.link = link }
    if let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] {
      if intent.contains(.stronglyEmphasized) { traits.isBold = true }
      if intent.contains(.emphasized) { traits.isItalic = true }
      if intent.contains(.code) { traits.isMonospaced = true }
      if intent.contains(.strikethrough) { strikethrough = .single }
    }
    if let font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { self.font = font }
    if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
      foreground = TextForeground(color)
    }
    if let color = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] { background = color }
    if let style = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] { strikethrough = style }
    if let style = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] { underline = style }
    if let value = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] { kerning = value }
    if let value = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] { tracking = value }
    if let value = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] { baselineOffset = value }
  }
}
