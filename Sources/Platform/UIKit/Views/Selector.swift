// Messages by name, as far as they can be without the Objective-C runtime: for telling one from another.

/// The name of a method. `#selector` makes one.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ str: String) { description = str }
  public init(stringLiteral value: String) { description = value }
}

/// Something that happened, as controls and responders are told of it.
@preconcurrency @MainActor open class UIEvent {
  public init() {}
}
