// NSUserActivity and UndoManager: which Foundation on Linux lacks.

import Foundation

/// What a person is doing, for other devices and for search.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var keywords: Set<String> = []
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}

  /// Keeps a value as the activity's payload.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    addUserInfoEntries(from: ["payload": try JSONEncoder().encode(payload)])
  }

  /// The value kept as the activity's payload.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let data = userInfo?["payload"] as? Data else { throw CocoaError(.coderValueNotFound) }
    return try JSONDecoder().decode(type, from: data)
  }
}

/// Changes that can be taken back, the last first.
@MainActor
open class UndoManager {
  private var undoStack: [() -> Void] = []
  private var redoStack: [() -> Void] = []
  private var isUndoing = false
  private var undoName = ""

  public nonisolated init() {}

  open var canUndo: Bool { !undoStack.isEmpty }
  open var canRedo: Bool { !redoStack.isEmpty }
  open var undoActionName: String { undoName }
  open func setActionName(_ actionName: String) { undoName = actionName }

  /// Keeps what takes a change back.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    let action: () -> Void = { [weak target] in if let target { handler(target) } }
    if isUndoing { redoStack.append(action) } else { undoStack.append(action) }
  }

  open func undo() {
    guard let action = undoStack.popLast() else { return }
    isUndoing = true
    action()
    isUndoing = false
  }

  open func redo() { redoStack.popLast()?() }

  open func removeAllActions() {
    undoStack = []
    redoStack = []
  }
}
