// The settings of the device in hand, by the names that the page and the command line give them.

import Foundation
import Stage
import SwiftUI

/// The device, how it is held, and its user's settings.
package struct DeviceSettings: Sendable {
  package var device: Device
  package var traits: Traits
  /// Pixels in a point; nil for the device's.
  package var displayScale: CGFloat?

  package init(device: Device = .standard, traits: Traits = Traits(), displayScale: CGFloat? = nil) {
    self.device = device
    self.traits = traits
    self.displayScale = displayScale
  }

  package static let typeSizes: [(name: String, size: DynamicTypeSize)] = [
    ("xSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large), ("xLarge", .xLarge),
    ("xxLarge", .xxLarge), ("xxxLarge", .xxxLarge), ("accessibility1", .accessibility1),
    ("accessibility2", .accessibility2), ("accessibility3", .accessibility3), ("accessibility4", .accessibility4),
    ("accessibility5", .accessibility5),
  ]

  static let locales: [(id: String, name: String)] = [
    ("en_US", "English"), ("en_GB", "English (UK)"), ("de", "Deutsch"), ("fr", "Français"), ("es", "Español"),
    ("it", "Italiano"), ("pt_BR", "Português"), ("nl", "Nederlands"), ("pl", "Polski"), ("tr", "Türkçe"),
    ("ja", "日本語"), ("ko", "한국어"), ("zh_Hans", "简体中文"), ("hi", "हिन्दी"), ("ar", "العربية"), ("he", "עברית"),
  ]

  /// Changes one setting; false if there is no such setting or value.
  mutating func set(_ setting: String, _ value: String) -> Bool {
    let flag = value == "true"
    switch setting {
    case "device":
      guard let device = Device(named: value) else { return false }
      self.device = device.turned(to: self.device.orientation)
    case "orientation":
      guard let orientation = Device.Orientation(rawValue: value) else { return false }
      device = device.turned(to: orientation)
    case "scheme":
      guard value == "light" || value == "dark" else { return false }
      traits.colorScheme = value == "dark" ? .dark : .light
    case "typeSize":
      guard let size = Self.typeSizes.first(where: { $0.name == value })?.size else { return false }
      traits.dynamicTypeSize = size
    case "locale":
      guard value.count < 32, value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
        return false
      }
      traits.locale = Locale(identifier: value)
      traits.layoutDirection = traits.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case "rightToLeft": traits.layoutDirection = flag ? .rightToLeft : .leftToRight
    case "reduceMotion": traits.isMotionReduced = flag
    case "increaseContrast": traits.isContrastIncreased = flag
    case "boldText": traits.isTextBold = flag
    case "differentiateWithoutColor": traits.differentiatesWithoutColor = flag
    default: return false
    }
    return true
  }

  /// All of it, for a page.
  var members: [(String, JSON)] {
    let safe = device.safeArea
    return [
      ("device", .string(device.turned(to: .portrait).shortName)), ("deviceName", .string(device.name)),
      ("orientation", .string(device.orientation.rawValue)),
      ("width", JSON(device.size.width)), ("height", JSON(device.size.height)),
      ("cornerRadius", JSON(device.cornerRadius)), ("cutout", .string("\(device.cutout)")),
      ("safeArea", ["top": JSON(safe.top), "left": JSON(safe.left), "bottom": JSON(safe.bottom)]),
      ("hasHomeIndicator", .bool(device.hasHomeIndicator)),
      ("scheme", .string(traits.colorScheme == .dark ? "dark" : "light")),
      ("typeSize", .string(Self.typeSizes.first { $0.size == traits.dynamicTypeSize }?.name ?? "large")),
      ("locale", .string(traits.locale.identifier)),
      ("rightToLeft", .bool(traits.layoutDirection == .rightToLeft)), ("reduceMotion", .bool(traits.isMotionReduced)),
      ("increaseContrast", .bool(traits.isContrastIncreased)), ("boldText", .bool(traits.isTextBold)),
      ("differentiateWithoutColor", .bool(traits.differentiatesWithoutColor)),
    ]
  }

  /// What a page must know once.
  static var hello: JSON {
    [
      "kind": "hello",
      "devices": .array(Device.all.map { ["id": .string($0.shortName), "name": .string($0.name)] }),
      "typeSizes": .array(typeSizes.map { .string($0.name) }),
      "locales": .array(locales.map { ["id": .string($0.id), "name": .string($0.name)] }),
    ]
  }
}
