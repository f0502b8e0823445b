// Haptics as a device would give them, with their times.

import UIKit

/// One haptic event.
package struct TimedFeedback: Equatable, Sendable {
  /// Seconds since the stage's start.
  package let time: Double
  /// "success", "impact(medium)".
  package let kind: String
}

extension InputSystem {
  /// Takes note of a haptic.
  package func feedback(_ feedback: SensoryFeedback) { record(feedback.spelled) }

  /// Takes note of what feedback generators do from now on.
  package func listenToGenerators() {
    let this = SendableBox(WeakInput(self))
    UIFeedbackGenerator.observer = { event in
      onMainActor { this.value.input?.record(event.spelled) }
    }
  }

  package func record(_ kind: String) { haptics.append(TimedFeedback(time: host.time, kind: kind)) }
}

private final class WeakInput {
  weak var input: InputSystem?
  init(_ input: InputSystem) { self.input = input }
}

extension SensoryFeedback {
  /// The feedback's name, with what it depends on in brackets.
  var spelled: String {
    func amount(_ intensity: Double) -> String { intensity == 1 ? "" : ", \(intensity)" }
    switch kind {
    case .named(let name): return name
    case .weight(let weight, let intensity):
      let name = weight == .light ? "light" : weight == .heavy ? "heavy" : "medium"
      return "impact(\(name)\(amount(intensity)))"
    case .flexibility(let flexibility, let intensity):
      let name = flexibility == .rigid ? "rigid" : flexibility == .soft ? "soft" : "solid"
      return "impact(\(name)\(amount(intensity)))"
    }
  }
}

extension FeedbackEvent {
  /// As the feedback of a view is spelled.
  package var spelled: String {
    switch self {
    case .impact(let style, let intensity):
      let name =
        switch style {
        case .light: "light"
        case .medium: "medium"
        case .heavy: "heavy"
        case .soft: "soft"
        case .rigid: "rigid"
        }
      return "impact(\(name)\(intensity == 1 ? "" : ", \(Double(intensity))"))"
    case .notification(let type):
      return switch type {
      case .success: "success"
      case .warning: "warning"
      case .error: "error"
      }
    case .selection: return "selection"
    }
  }
}
