// What moves on a stage.

/// Something that changes with time alone.
@MainActor
package protocol Moving: AnyObject {
  /// Shows what is to be seen at a time, in seconds since the stage's start.
  ///
  /// - Parameter isFrame: Whether a frame of the screen is due; only then do animations end.
  /// - Returns: Whether it moves on.
  func move(to time: Double, isFrame: Bool) -> Bool
}

/// What moves now. Things that are gone drop out.
@MainActor
package final class MotionRegistry {
  private struct Entry { weak var mover: (any Moving)? }
  private var entries: [Entry] = []
  private var known: Set<ObjectIdentifier> = []
  /// Actions of animations that are over, for the frame.
  private var endings: [() -> Void] = []

  package var isEmpty: Bool { !entries.contains { $0.mover != nil } && endings.isEmpty }

  package func add(_ mover: any Moving) {
    if known.contains(ObjectIdentifier(mover)), entries.contains(where: { $0.mover === mover }) { return }
    known.insert(ObjectIdentifier(mover))
    entries.append(Entry(mover: mover))
  }

  /// Something has come to rest by itself.
  package func remove(_ mover: any Moving) {
    guard known.remove(ObjectIdentifier(mover)) != nil else { return }
    entries.removeAll { $0.mover === mover || $0.mover == nil }
  }

  /// Runs an action in the next frame.
  package func end(with action: @escaping () -> Void) { endings.append(action) }

  package func move(to time: Double, isFrame: Bool) {
    let moving = entries
    entries = []
    known = []
    for entry in moving {
      guard let mover = entry.mover, mover.move(to: time, isFrame: isFrame) else { continue }
      add(mover)
    }
    if isFrame { runEndings() }
  }

  private func runEndings() {
    let due = endings
    endings = []
    for action in due { action() }
  }
}
