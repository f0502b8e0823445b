// A named colour of a design system with its values for light and dark and for increased contrast.

import SwiftUI

/// A colour that a design system names.
///
///     static let rhTextSecondary = ColorToken("rhTextSecondary", .text, light: 0x5C6166, dark: 0xA4A8AD)
///     ColorToken.rhTextSecondary.value(.dark)   // what a list or an exporter reads
///     ColorToken.rhTextSecondary.color          // what a view paints with
public struct ColorToken: Hashable, Sendable {
  /// What a colour is for.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case surface, text, brand, semantic, accent, dark
  }

  /// The conditions that a colour has a value for.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark, lightIncreasedContrast, darkIncreasedContrast
  }

  /// The name that code uses.
  public let name: String
  public let group: Group
  /// What it is for, in a few words.
  public let usage: String
  private let light: RGB
  private let dark: RGB
  private let lightIncreased: RGB
  private let darkIncreased: RGB

  /// - Parameters:
  ///   - light: 0xRRGGBB on light surfaces.
  ///   - dark: On dark surfaces; the same as in light if nil.
  ///   - lightIncreased: On light surfaces when the user wants more contrast; as in light if nil.
  ///   - darkIncreased: On dark surfaces when the user wants more contrast; as in dark if nil.
  public init(
    _ name: String, _ group: Group, light: UInt32, dark: UInt32? = nil, lightIncreased: UInt32? = nil,
    darkIncreased: UInt32? = nil, usage: String = ""
  ) {
    self.name = name
    self.group = group
    self.usage = usage
    self.light = RGB(light)
    self.dark = RGB(dark ?? light)
    self.lightIncreased = RGB(lightIncreased ?? light)
    self.darkIncreased = RGB(darkIncreased ?? dark ?? light)
  }

  public func value(_ appearance: Appearance) -> RGB {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightIncreasedContrast: lightIncreased
    case .darkIncreasedContrast: darkIncreased
    }
  }

  /// Whether every appearance shows the same colour.
  public var isConstant: Bool { Set(Appearance.allCases.map(value)).count == 1 }

  /// The contrast ratio of the token as ink on another as ground.
  public func contrast(on ground: ColorToken, _ appearance: Appearance = .light) -> Double {
    value(appearance).contrast(with: ground.value(appearance))
  }
}

extension ColorToken.Appearance {
  /// - Parameter isContrastIncreased: Whether the user asked for more contrast.
  public init(_ scheme: ColorScheme, isContrastIncreased: Bool = false) {
    switch (scheme == .dark, isContrastIncreased) {
    case (false, false): self = .light
    case (true, false): self = .dark
    case (false, true): self = .lightIncreasedContrast
    case (true, true): self = .darkIncreasedContrast
    }
  }
}

extension ColorToken {
  /// The colour to paint with; it follows colour scheme and contrast of where it is used.
  ///
  /// Makes a new colour each time: keep it in a constant.
  public var color: Color { isConstant ? Color(light) : Color(uiColor: uiColor) }

  /// The same for UIKit, such as the appearance of a tab bar.
  public var uiColor: UIColor {
    let token = self
    return UIColor { traits in
      let appearance = Appearance(
        traits.userInterfaceStyle == .dark ? .dark : .light, isContrastIncreased: traits.accessibilityContrast == .high)
      return UIColor(token.value(appearance))
    }
  }
}

extension Color {
  public init(_ value: RGB) {
    self.init(
      red: Double(value.red) / 255, green: Double(value.green) / 255, blue: Double(value.blue) / 255)
  }
}

extension UIColor {
  public convenience init(_ value: RGB) {
    self.init(
      red: CGFloat(value.red) / 255, green: CGFloat(value.green) / 255, blue: CGFloat(value.blue) / 255, alpha: 1)
  }
}
