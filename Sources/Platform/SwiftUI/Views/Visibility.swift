// Whether something is shown: the answer that many modifiers take.

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the system thinks fit.
  case automatic
  case visible
  case hidden
}
