// Opening and closing windows, and other things of the scene in the environment. A stage has one window.

/// Opens a window. A stage has one and keeps it.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window. A stage has one and keeps it.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Lets the user rename what the view shows.
public struct RenameAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

/// A button that renames what the view around it shows.
public struct RenameButton<Label: View> {
  let label: Label
}

extension RenameButton: View {
  public var body: some View { RenameButtonBody(label: label) }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  public init() { label = SwiftUI.Label(String("Rename"), systemImage: "pencil") }
}

private struct RenameButtonBody<Label: View>: View {
  let label: Label
  @Environment(\.rename) private var rename
  init(label: Label) { self.label = label }
  var body: some View {
    Button(action: { rename?() }) { label }.disabled(rename == nil)
  }
}

private struct OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction() } }
private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction() }
}
private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
private struct UndoManagerKey: EnvironmentKey {
  static let shared = UndoManager()
  static var defaultValue: UndoManager? { shared }
}
private struct SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}
private struct SceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReducedLuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The size of a sidebar's rows.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// How much the ground behind a view stands out, such as that of a selected row.
public struct BackgroundProminence: Hashable, Sendable {
  private let rank: Int
  public static let standard = BackgroundProminence(rank: 0)
  public static let increased = BackgroundProminence(rank: 1)
}

extension EnvironmentValues {
  /// Opens a window.
  public var openWindow: OpenWindowAction { self[OpenWindowKey.self] }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { self[DismissWindowKey.self] }
  /// Whether the app can have several windows.
  public var supportsMultipleWindows: Bool { false }
  /// Renames what the view shows; nil where that cannot be renamed.
  public var rename: RenameAction? { self[RenameKey.self] }
  var _rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
  /// What takes changes back.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
  /// Whether the screen is being recorded.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }
  /// Whether the screen is dimmed, as an always-on display is.
  public var isLuminanceReduced: Bool {
    get { self[ReducedLuminanceKey.self] }
    set { self[ReducedLuminanceKey.self] = newValue }
  }
}

extension View {
  /// What renames the thing that the view shows.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\._rename, RenameAction(action: action))
  }

  /// Moves the focus to a field that renames.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }

  /// Which activities from outside the view's window takes. A stage has one window.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Tells the system what a person is doing in the view.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    onAppear {
      guard isActive else { return }
      update(NSUserActivity(activityType: activityType))
    }
  }

  /// Tells the system what a person is doing with something.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    onAppear { if let element { update(element, NSUserActivity(activityType: activityType)) } }
  }

  /// Goes on with what a person did elsewhere. Nobody did anything elsewhere.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// The store of the `@AppStorage` values inside.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageDefaults, store)
  }
}

/// The distance of content from the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
}

extension View {
  /// Keeps the view away from the edges as the scene's margins are.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, 16)
  }
}

/// When a window can be resized. Windows of a phone cannot.
public struct WindowResizability: Sendable {
  private let rank: Int
  public static var automatic: WindowResizability { WindowResizability(rank: 0) }
  public static var contentSize: WindowResizability { WindowResizability(rank: 1) }
  public static var contentMinSize: WindowResizability { WindowResizability(rank: 2) }
}

/// Work that the system runs while the app is not on screen. Nothing runs it here.
public struct BackgroundTask<Request, Response>: Sendable {
  init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
    BackgroundTask()
  }
}

extension Scene {
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(self) { AnyView($0.environmentObject(object)) }
  }
}
