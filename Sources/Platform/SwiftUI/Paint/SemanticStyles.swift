// Styles named by their purpose: backgrounds, tint, separators, fills, links.

import Drawing

private struct AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// What `accentColor(_:)` set.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// What `tint(_:)` set.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style that `BackgroundStyle` stands for; nil for the system background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  package var resolvedAccentColor: RGBA {
    if let accentColor, accentColor != .accentColor { return accentColor.rgba(in: self) }
    return AssetCatalogs.color(named: "AccentColor", bundle: nil, in: self, isRequired: false)
      ?? SystemColor.blue.rgba(in: self)
  }
}

/// The tint of where it is used.
public struct TintShapeStyle: Sendable {
  public init() {}
}

extension TintShapeStyle: ShapeStyle {
  public static func _resolvedStyle(_ style: TintShapeStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    guard let tint = request.environment.tint, !(tint.base is TintShapeStyle) else {
      return ResolvedStyle(paint: .color(request.environment.resolvedAccentColor)).atLevel(request.level)
    }
    return AnyShapeStyle._resolvedStyle(tint, request)
  }
}

/// The background of where it is used.
public struct BackgroundStyle: Sendable {
  public init() {}
}

extension BackgroundStyle: ShapeStyle {
  public static func _resolvedStyle(_ style: BackgroundStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    if let own = request.environment.backgroundStyle, !(own.base is BackgroundStyle) {
      return AnyShapeStyle._resolvedStyle(own, request)
    }
    return systemStyle([.background, .secondaryBackground, .tertiaryBackground], request)
  }
}

/// The fill of shapes that lie on a background, such as the track of a slider.
public struct FillShapeStyle: Sendable {
  public init() {}
}

extension FillShapeStyle: ShapeStyle {
  public static func _resolvedStyle(_ style: FillShapeStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    systemStyle([.fill, .secondaryFill, .tertiaryFill, .quaternaryFill], request)
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: Sendable {
  public init() {}
}

extension SeparatorShapeStyle: ShapeStyle {
  public static func _resolvedStyle(_ style: SeparatorShapeStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    systemStyle([.separator], request)
  }
}

/// The colour of text that asks for input.
public struct PlaceholderTextShapeStyle: Sendable {
  public init() {}
}

extension PlaceholderTextShapeStyle: ShapeStyle {
  public static func _resolvedStyle(
    _ style: PlaceholderTextShapeStyle, _ request: _StyleRequest
  ) -> _ResolvedStyle { systemStyle([.placeholderText], request) }
}

/// The colour of links.
public struct LinkShapeStyle: Sendable {
  public init() {}
}

extension LinkShapeStyle: ShapeStyle {
  public static func _resolvedStyle(_ style: LinkShapeStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    systemStyle([.link], request)
  }
}

/// The background of what is selected.
public struct SelectionShapeStyle: Sendable {
  public init() {}
}

extension SelectionShapeStyle: ShapeStyle {
  public static func _resolvedStyle(_ style: SelectionShapeStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    TintShapeStyle._resolvedStyle(TintShapeStyle(), request)
  }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: Sendable {
  public init() {}
}

extension WindowBackgroundShapeStyle: ShapeStyle {
  public static func _resolvedStyle(
    _ style: WindowBackgroundShapeStyle, _ request: _StyleRequest
  ) -> _ResolvedStyle { systemStyle([.background, .secondaryBackground, .tertiaryBackground], request) }
}

/// The system colour of a level; levels beyond the last one fade it.
private func systemStyle(_ levels: [SystemColor], _ request: _StyleRequest) -> ResolvedStyle {
  let index = min(request.level, levels.count - 1)
  let style = ResolvedStyle(paint: .color(levels[index].rgba(in: request.environment)))
  return levels.count == 1 ? style.atLevel(request.level) : style
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
