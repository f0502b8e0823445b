// Appearance proxies: one instance a class that holds what later instances start with.

/// A class whose instances can be styled together.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// The instance whose properties every later instance starts with.
  static func appearance() -> Self
  /// The same, for instances inside of the given containers only.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class whose instances may contain styled ones.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// The proxies made so far, by class and containers.
@MainActor package enum AppearanceProxies {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var containers: [ObjectIdentifier]
  }

  private static var proxies: [Key: AnyObject] = [:]

  /// The proxy of a class, made on first use.
  static func proxy<Object: AnyObject>(
    _ type: Object.Type, in containers: [any UIAppearanceContainer.Type] = [], make: () -> Object
  ) -> Object {
    let key = Key(type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) })
    if let known = proxies[key] as? Object { return known }
    let made = make()
    proxies[key] = made
    return made
  }

  /// Forgets all proxies, so that one program's styling does not reach the next one's pictures.
  package static func reset() { proxies = [:] }
}
