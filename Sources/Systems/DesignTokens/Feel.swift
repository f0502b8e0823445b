// What a design system does in time and in the hand: motion and haptics.

import SwiftUI

/// A named movement.
public struct MotionToken: Hashable, Sendable {
  public enum Curve: Hashable, Sendable {
    /// SwiftUI's `.snappy` of so many seconds.
    case snappy(duration: Double)
    /// A spring by its response in seconds and its damping fraction.
    case spring(response: Double, dampingFraction: Double)
    /// No movement: the new state at once.
    case instant
  }

  /// The name that code uses.
  public let name: String
  public let curve: Curve
  /// What moves, in a few words.
  public let usage: String

  public init(_ name: String, _ curve: Curve, usage: String = "") {
    self.name = name
    self.curve = curve
    self.usage = usage
  }

  /// Nil where nothing is to move.
  public var animation: Animation? {
    switch curve {
    case .snappy(let duration): .snappy(duration: duration)
    case .spring(let response, let damping): .spring(response: response, dampingFraction: damping)
    case .instant: nil
    }
  }

  /// The movement for a user who may have asked for less of it.
  public func animation(reduceMotion: Bool) -> Animation? { reduceMotion ? nil : animation }
}

/// A named feedback for the hand.
public struct HapticToken: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case selection, success, error, warning, impactMedium, impactLight }

  /// The name that code uses.
  public let name: String
  public let kind: Kind
  /// What it answers, in a few words.
  public let usage: String

  public init(_ name: String, _ kind: Kind, usage: String = "") {
    self.name = name
    self.kind = kind
    self.usage = usage
  }

  public var feedback: SensoryFeedback {
    switch kind {
    case .selection: .selection
    case .success: .success
    case .error: .error
    case .warning: .warning
    case .impactMedium: .impact(weight: .medium)
    case .impactLight: .impact(weight: .light)
    }
  }
}

extension View {
  /// Gives a feedback whenever a value changes.
  nonisolated public func haptic<Trigger: Equatable>(_ token: HapticToken, trigger: Trigger) -> some View {
    sensoryFeedback(token.feedback, trigger: trigger)
  }
}
