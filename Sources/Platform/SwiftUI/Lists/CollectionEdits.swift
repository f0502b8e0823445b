// What lists report as edits, applied to the collections behind them: removals and moves by offsets.

import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the beginning. Offsets beyond the end remove nothing.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to stand before the element that is now at another.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
