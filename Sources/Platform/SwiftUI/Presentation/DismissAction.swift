// How a view goes away.

/// How the nearest presentation or pushed screen ends.
package struct PresentationDismissal {
  package let isPresented: Bool
  package let dismiss: @MainActor () -> Void
  package init(isPresented: Bool, dismiss: @escaping @MainActor () -> Void) {
    self.isPresented = isPresented
    self.dismiss = dismiss
  }
}

/// Ends the nearest presentation, or goes back to the screen before.
@MainActor @preconcurrency
public struct DismissAction {
  let action: @MainActor () -> Void
  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

/// Whether a view is presented: the form before iOS 15.
public struct PresentationMode {
  public let isPresented: Bool
  private let action: @MainActor () -> Void

  init(isPresented: Bool, action: @escaping @MainActor () -> Void) {
    self.isPresented = isPresented
    self.action = action
  }

  public mutating func dismiss() {
    let action = SendableBox(action)
    onMainActorNow { action.value() }
  }
}

private struct DismissalKey: EnvironmentKey { static var defaultValue: PresentationDismissal? { nil } }
private struct IsInSheetKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  package var presentationDismissal: PresentationDismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// Whether the view lies in a sheet, where navigation bars are taller.
  package var isInSheet: Bool {
    get { self[IsInSheetKey.self] }
    set { self[IsInSheetKey.self] = newValue }
  }

  /// Ends the nearest presentation.
  public var dismiss: DismissAction {
    let dismissal = presentationDismissal
    return DismissAction { dismissal?.dismiss() }
  }

  /// Whether the view is presented by another.
  public var isPresented: Bool { presentationDismissal?.isPresented ?? false }

  /// Whether the view is presented, and the way to end it.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = presentationDismissal
    let mode = PresentationMode(isPresented: dismissal?.isPresented ?? false) { dismissal?.dismiss() }
    return Binding(get: { mode }, set: { _ in })
  }
}
