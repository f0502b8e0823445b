// Boxes whose content is made of where they are: looked after when layout or scrolling has moved them.

/// The boxes that have to be made anew when they move without changing their size.
@MainActor
package final class PlaceWatch {
  private struct Watched { weak var box: GeometryReaderLayoutNode? }
  private var boxes: [ObjectIdentifier: Watched] = [:]

  init() {}

  func watch(_ box: GeometryReaderLayoutNode) { boxes[ObjectIdentifier(box)] = Watched(box: box) }

  /// Marks the boxes that have moved since their content was made. Cost: the boxes watched, times their depth.
  ///
  /// - Returns: Whether there were any.
  func invalidateMoved() -> Bool {
    guard !boxes.isEmpty else { return false }
    var hasMoved = false
    for (key, watched) in boxes {
      guard let box = watched.box, box.owner?.isDestroyed == false, box.readsPlace else {
        boxes[key] = nil
        continue
      }
      if box.checkPlace() { hasMoved = true }
    }
    return hasMoved
  }
}
