// Who looks at the screen, and how: the settings of a device that change what a view draws.

import Foundation
import SwiftUI
import UIKit

/// The user's settings that a stage shows a view under.
public struct Traits: Sendable {
  public var colorScheme: ColorScheme
  public var dynamicTypeSize: DynamicTypeSize
  public var layoutDirection: LayoutDirection
  /// The locale of dates and numbers. The machine's own is never used.
  public var locale: Locale
  /// GMT unless said otherwise.
  public var timeZone: TimeZone
  public var isMotionReduced: Bool
  public var isContrastIncreased: Bool
  public var differentiatesWithoutColor: Bool
  public var isTextBold: Bool
  /// The folder that file importers and exporters show as the device's documents; nil for a device without any.
  public var documents: URL?
  /// What the clocks say when the stage's time begins; nil for a Tuesday at 9:41.
  public var date: Date?

  public init(
    colorScheme: ColorScheme = .light, dynamicTypeSize: DynamicTypeSize = .large,
    layoutDirection: LayoutDirection = .leftToRight, locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone? = nil, isMotionReduced: Bool = false, isContrastIncreased: Bool = false,
    differentiatesWithoutColor: Bool = false, isTextBold: Bool = false, documents: URL? = nil,
    date: Date? = nil
  ) {
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.timeZone = timeZone ?? EnvironmentValues().timeZone
    self.isMotionReduced = isMotionReduced
    self.isContrastIncreased = isContrastIncreased
    self.differentiatesWithoutColor = differentiatesWithoutColor
    self.isTextBold = isTextBold
    self.documents = documents
    self.date = date
  }

  /// The environment that a root view sees on a device.
  func environment(on device: Device, displayScale: CGFloat) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.displayScale = displayScale
    values.documentsFolder = documents
    if let date { values.startDate = date }
    values.colorScheme = colorScheme
    values.dynamicTypeSize = dynamicTypeSize
    values.layoutDirection = layoutDirection
    values.locale = locale
    values.timeZone = timeZone
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    values.calendar = calendar
    values._colorSchemeContrast = isContrastIncreased ? .increased : .standard
    values._accessibilityReduceMotion = isMotionReduced
    values._accessibilityDifferentiateWithoutColor = differentiatesWithoutColor
    values.legibilityWeight = isTextBold ? .bold : .regular
    values.horizontalSizeClass = device.isWidthRegular ? .regular : .compact
    values.verticalSizeClass = device.isHeightCompact ? .compact : .regular
    return values
  }

  /// Tells UIKit's traits and screen, which colours and code ask.
  @MainActor
  func applyToUIKit(on device: Device, displayScale: CGFloat) {
    StringTables.shared.locale = locale
    var values = UITraitCollection.Values()
    values.userInterfaceStyle = colorScheme == .dark ? .dark : .light
    values.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
    values.horizontalSizeClass = device.isWidthRegular ? .regular : .compact
    values.verticalSizeClass = device.isHeightCompact ? .compact : .regular
    values.displayScale = displayScale
    values.accessibilityContrast = isContrastIncreased ? .high : .normal
    values.legibilityWeight = isTextBold ? .bold : .regular
    values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    UITraitCollection.current = UITraitCollection(values: values)
    UIScreen.main.bounds = CGRect(origin: .zero, size: device.size)
    UIScreen.main.scale = displayScale
  }
}
