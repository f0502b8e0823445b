// What the environment says of the device and its user: scale, colour scheme, text size, direction, locale.

import Foundation

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Whether colours keep more contrast than usual.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// The direction that lines and rows run in.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// How much room there is on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The user's text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

/// How much text is drawn bolder.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0) ?? TimeZone.current }
}
private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = TimeZoneKey.defaultValue
    return calendar
  }
}
private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// Points in a pixel.
  public var pixelLength: CGFloat { 1 / displayScale }
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  package var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
  package var _accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateKey.self] }
  package var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }
  public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
  public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverKey.self] }
  public var accessibilitySwitchControlEnabled: Bool { self[SwitchControlKey.self] }
}
