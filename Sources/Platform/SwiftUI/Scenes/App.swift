// App and Scene: programs and their windows.

import CRuntimeSupport

/// A program.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the program: serves a live preview of its first window, if the program is linked with the part of Vitrine that
  /// can; else says how to see its windows.
  @MainActor public static func main() {
    let program = ServedProgram(name: "\(Self.self)") { AnyView(AppContent(Self())) }
    if vitrine_serve_program(Unmanaged.passUnretained(program).toOpaque()) != 0 { return }
    print(
      """
      \(Self.self) has no screen to run on here. To see its first window, draw the file that holds it:
        vitrine render FILE.swift
      To use it, make its target depend on the product “Vitrine”, or run:
        vitrine preview FOLDER
      """)
  }
}

/// A program that wants to be seen: what is handed down to `vitrine_serve_program` and comes out in the module that
/// defines it. So a module above this one is reached without being known here.
@MainActor
package final class ServedProgram {
  package let name: String
  /// Makes the first window.
  package let makeWindow: @MainActor () -> AnyView

  package init(name: String, makeWindow: @escaping @MainActor () -> AnyView) {
    self.name = name
    self.makeWindow = makeWindow
  }
}

/// A part of a program's interface.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  static func _appendWindows(_ scene: Self, _ list: inout _SceneWindows)
}

/// Gathers the windows of scenes.
@MainActor
public struct _SceneWindows {
  var windows: [AnyView] = []
  /// The items of the program's menus.
  var commands: [AnyView] = []
  init() {}
}

extension Scene {
  public static func _appendWindows(_ scene: Self, _ list: inout _SceneWindows) {
    Body._appendWindows(scene.body, &list)
  }
}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body; the program takes it as it is") }
}

extension Never: Scene {
  public static func _appendWindows(_ scene: Never, _ list: inout _SceneWindows) {}
}

/// Builds scenes from closures.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<repeat each Content>
  {
    _TupleScene((repeat each content))
  }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { scene }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene> {
  let value: (repeat each Content)
  init(_ value: (repeat each Content)) { self.value = value }
}

extension _TupleScene: Scene {
  public typealias Body = Never
  public static func _appendWindows(_ scene: _TupleScene, _ list: inout _SceneWindows) {
    func append<C: Scene>(_ scene: C, _ list: inout _SceneWindows) { C._appendWindows(scene, &list) }
    repeat append(each scene.value, &list)
  }
}

/// A scene that may be missing.
public struct _OptionalScene<Content: Scene> {
  let content: Content?
  init(content: Content?) { self.content = content }
}

extension _OptionalScene: Scene {
  public typealias Body = Never
  public static func _appendWindows(_ scene: _OptionalScene, _ list: inout _SceneWindows) {
    if let content = scene.content { Content._appendWindows(content, &list) }
  }
}

/// What a program shows in its first window.
package struct AppContent<A: App> {
  var app: StyleHolder<A>
  package init(_ app: A) { self.app = StyleHolder(app) }
}

extension AppContent: View {
  package var body: some View { Self.firstWindow(of: app.style.body) }

  @MainActor private static func firstWindow<S: Scene>(of scene: S) -> AnyView? {
    var list = _SceneWindows()
    S._appendWindows(scene, &list)
    guard !list.commands.isEmpty else { return list.windows.first }
    return list.windows.first.map { AnyView($0.modifier(MenuBar(items: list.commands))) }
  }
}

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// Whether the scene is in use. In pictures it is.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
