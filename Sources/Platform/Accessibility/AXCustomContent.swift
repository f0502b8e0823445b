// What is read of an element when somebody asks for more.

/// Information about an element that is read besides its label; here only how important it is.
public enum AXCustomContent {
  /// Whether custom content is read with the element or only when asked for.
  public enum Importance: UInt, Hashable, Sendable { case `default`, high }
}
