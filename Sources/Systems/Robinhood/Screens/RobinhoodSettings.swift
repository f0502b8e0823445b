// What the user can set, and where it is kept.

import SwiftUI

/// The keys and values of the settings.
public enum RobinhoodSettings {
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case system, light, dark

    public var title: String {
      switch self {
      case .system: "Like the device"
      case .light: "Light"
      case .dark: "Dark"
      }
    }

    public var colorScheme: ColorScheme? {
      switch self {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }

  /// What the pills of lists show.
  public enum Pill: String, Hashable, Sendable, CaseIterable {
    case percent, amount

    public var title: String {
      switch self {
      case .percent: "Change in percent"
      case .amount: "Change in dollars"
      }
    }

    public var content: DayChangePill.Content { self == .percent ? .percent : .amount }
  }

  /// What the amount of a new order is counted in.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case dollars, shares

    public var title: String { self == .dollars ? "Dollars" : "Shares" }
  }

  public static let appearanceKey = "robinhood.appearance"
  public static let pillKey = "robinhood.pill"
  public static let unitKey = "robinhood.unit"
}
