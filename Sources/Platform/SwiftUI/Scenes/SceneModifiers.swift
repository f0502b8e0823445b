// Modifiers of scenes.

import Foundation
import Observation

/// A scene whose windows a closure changes.
struct ModifiedScene<Content: Scene> {
  let content: Content
  let change: (AnyView) -> AnyView

  init(_ content: Content, change: @escaping (AnyView) -> AnyView) {
    self.content = content
    self.change = change
  }
}

extension ModifiedScene: Scene {
  typealias Body = Never
  static func _appendWindows(_ scene: ModifiedScene, _ list: inout _SceneWindows) {
    var inner = _SceneWindows()
    Content._appendWindows(scene.content, &inner)
    list.windows += inner.windows.map(scene.change)
    list.commands += inner.commands
  }
}

extension Scene {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(self) { AnyView($0.environment(keyPath, value)) }
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(self) { AnyView($0.environment(object)) }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedScene(self) { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { ModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) } }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { ModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) } }

  @available(*, deprecated, message: "Use onChange with a closure of two or no arguments.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { ModifiedScene(self) { AnyView($0.onChange(of: value) { action($1) }) } }

  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.appStorageDefaults, store)
  }
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Takes away the menus that the scene adds.
  nonisolated public func commandsRemoved() -> some Scene {
    CommandedScene(content: self, items: [], replacesItems: true)
  }
}
