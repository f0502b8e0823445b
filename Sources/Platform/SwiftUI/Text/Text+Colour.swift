// Colours of texts and of the lines under and through them.

extension Text {
  /// The colour of the text; nil leaves it.
  public func foregroundColor(_ color: Color?) -> Text { adding(.foreground(color.map { TextForeground($0) })) }

  /// The style the text is painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.foreground(TextForeground(style))) }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive ? LineStyle(color: color) : nil))
  }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }

  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
}

extension View {
  /// Draws a line under the texts inside.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through the texts inside.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
}
