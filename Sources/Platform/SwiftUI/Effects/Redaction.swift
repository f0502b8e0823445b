// Redaction: content hidden as a placeholder or for privacy. Text and images read the reasons when they draw.

import Drawing

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why content is hidden where the environment holds.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether content here is private.
  package var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and images draw a placeholder instead of themselves.
  package var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension View {
  /// Hides the content of texts and images inside.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Shows content again inside a redacted view.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks the view as private.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
