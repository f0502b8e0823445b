// What a stretch of text says to those who listen, when that is not what it shows.

import Drawing

extension Text {
  /// Sets what is read in place of the text.
  public func accessibilityLabel(_ label: Text) -> Text { speaking { $0.label = label } }
  /// Sets what is read in place of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
  /// Sets what is read in place of the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  /// Makes the text a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    speaking { $0.headingLevel = Int(level.rawValue) }
  }

  /// Says what kind of text it is.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  private func speaking(_ change: (inout TextSpeech) -> Void) -> Text {
    var copy = self
    let old = copy.speech
    var speech = TextSpeech(label: old?.label, headingLevel: old?.headingLevel)
    change(&speech)
    copy.speech = speech
    return copy
  }

  /// Whether the text, or a part of it, is read in other words than it shows.
  var hasSpeech: Bool {
    if speech != nil { return true }
    if case .concatenated(let parts) = storage { return parts.contains(where: \.hasSpeech) }
    return false
  }

  /// What is read out for the text.
  func spoken(in environment: EnvironmentValues) -> String {
    if let label = speech?.label { return label.spoken(in: environment) }
    if case .concatenated(let parts) = storage, hasSpeech {
      return parts.map { $0.spoken(in: environment) }.joined()
    }
    return ResolvedText(self, environment: environment, now: environment.startDate).string
  }
}

/// What a text says in place of what it shows.
package final class TextSpeech: Equatable, @unchecked Sendable {
  package fileprivate(set) var label: Text?
  package fileprivate(set) var headingLevel: Int?

  fileprivate init(label: Text?, headingLevel: Int?) {
    self.label = label
    self.headingLevel = headingLevel
  }

  package static func == (a: TextSpeech, b: TextSpeech) -> Bool {
    a === b || (a.label == b.label && a.headingLevel == b.headingLevel)
  }
}
