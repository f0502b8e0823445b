// Removals and moves by offsets, and sums of angles.

import Foundation
import SwiftUI
import Testing

@Suite struct CollectionEditsTests {
  @Test func removesTheElementsAtOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: IndexSet([0, 2, 9]))
    #expect(letters == ["b", "d"])
  }

  @Test func movesElementsInFrontOfTheOneAtTheDestination() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.move(fromOffsets: IndexSet(integer: 3), toOffset: 0)
    #expect(letters == ["c", "b", "d", "a"])
  }

  @Test func anglesAddUp() {
    #expect(Angle.radians(2) - .radians(0.5) == .radians(1.5))
    #expect(Angle.radians(2) + .radians(1) == .radians(3))
  }
}
