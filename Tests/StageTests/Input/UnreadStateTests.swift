// State that only a container reads: no body runs when it changes, and the container shows it all the same.

import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct UnreadStateTests {
  private struct Chosen: View {
    @State private var selection: Int?
    var body: some View { List(0..<5, id: \.self, selection: $selection) { Text("Row \($0)") } }
  }

  private struct ManyChosen: View {
    @State private var selection: Set<Int> = [3]
    var body: some View {
      List(0..<5, id: \.self, selection: $selection) { Text("Row \($0)") }
        .environment(\.editMode, .constant(.active))
    }
  }

  private func selected(_ stage: Stage) -> [Int] {
    (0..<5).filter { stage.element("Row \($0)")?.traits.contains(.selected) == true }
  }

  @Test("a tapped row is shown as selected though no body reads the selection, and no body runs for it")
  func selection() {
    let stage = phone { Chosen() }
    let bodies = stage.bodyEvaluations
    stage.tap("Row 1")
    #expect(selected(stage) == [1])
    stage.tap("Row 4")
    #expect(selected(stage) == [4])
    #expect(stage.frame == stage.frame(renewing: .layout))
    #expect(stage.bodyEvaluations == bodies)
  }

  @Test("so are several selected rows")
  func selections() {
    let stage = phone { ManyChosen() }
    stage.tap("Row 0")
    #expect(selected(stage) == [0, 3])
    stage.tap("Row 3")
    #expect(selected(stage) == [0])
  }

  private struct Fold: View {
    @Binding var isOpen: Bool
    var body: some View { Button("Fold") { isOpen.toggle() } }
  }

  private struct Folding: View {
    let isList: Bool
    @State private var isOpen = true
    var body: some View {
      Fold(isOpen: $isOpen)
      if isList {
        List { Section("Head", isExpanded: $isOpen) { Text("Content") } }
      } else {
        ScrollView { LazyVStack { Section("Head", isExpanded: $isOpen) { Text("Content") } } }
      }
    }
  }

  @Test("a section is folded by a view elsewhere", arguments: [true, false])
  func folding(isList: Bool) {
    let stage = phone { Folding(isList: isList) }
    #expect(stage.element("Content") != nil)
    stage.tap("Fold")
    #expect(stage.element("Content") == nil)
    stage.tap("Fold")
    #expect(stage.element("Content") != nil)
  }
}
