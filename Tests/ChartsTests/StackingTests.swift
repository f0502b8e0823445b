// Stacks of bars and areas.

import Testing

@testable import Charts

@Suite("Stacking") struct StackingTests {
  private func spans(_ values: [Double], _ method: MarkStackingMethod) -> [[Double]] {
    let entries = values.enumerated().map { index, value in
      Stacker.Entry(
        index: index, isBar: true, axis: .vertical, place: .category("a"), group: nil, method: method, value: value)
    }
    let result = Stacker.spans(entries)
    return values.indices.map { index in result[index].map { [$0.start, $0.end] } ?? [] }
  }

  @Test("positive values go up, negative ones down")
  func standard() {
    #expect(spans([3, -1, 2, -4], .standard) == [[0, 3], [0, -1], [3, 5], [-1, -5]])
  }

  @Test("normalised values fill the unit")
  func normalized() {
    #expect(spans([3, 1], .normalized) == [[0, 0.75], [0.75, 1]])
    #expect(spans([0, 0], .normalized) == [[0, 0], [0, 0]])
  }

  @Test("centred stacks lie about zero")
  func centered() { #expect(spans([3, 1], .center) == [[-2, 1], [1, 2]]) }

  @Test("unstacked values all start from zero")
  func unstacked() { #expect(spans([3, 1], .unstacked) == [[0, 3], [0, 1]]) }

  @Test("what is not a number has no place in a stack")
  func notANumber() { #expect(spans([3, .nan, 1], .standard) == [[0, 3], [], [3, 4]]) }

  @Test("other places and other groups are stacks of their own")
  func keys() {
    let entries = [("a", "x"), ("b", "x"), ("a", "y"), ("a", "x")].enumerated().map { index, key in
      Stacker.Entry(
        index: index, isBar: true, axis: .vertical, place: .category(key.0), group: .category(key.1),
        method: .standard, value: 1)
    }
    let result = Stacker.spans(entries)
    #expect((0..<4).map { result[$0]?.start } == [0, 0, 0, 1])
  }
}
