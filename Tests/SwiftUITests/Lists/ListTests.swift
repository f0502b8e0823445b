// Lists: where rows go, how many are made, and what belongs to which section.

import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Lists")
struct ListTests {
  private let screen = CGSize(width: 375, height: 600)

  @Test("rows of an inset grouped list are 44 tall, 35 below the top, 32 in")
  func insetGrouped() {
    let probe = Probe(screen) {
      List {
        Text("One").probed("one")
        Text("Two").probed("two")
      }
    }
    let one = probe["one"] ?? .zero
    let two = probe["two"] ?? .zero
    #expect(one.minX == 32)
    #expect(abs(two.minY - one.minY - 44) < 0.01)
    #expect(abs(one.midY - (35 + 22)) < 0.01)
  }

  @Test("sections of a sidebar that can be folded have a button for it, those of other lists do not")
  func foldableSections() {
    func labels(_ style: some ListStyle) -> [String] {
      Probe(screen) {
        List { Section("Tags", isExpanded: .constant(false)) { Text("Hidden") } }.listStyle(style)
      }.host.semantics().elements.map(\.label)
    }
    #expect(labels(.sidebar) == ["Tags", "Expand"])
    #expect(labels(.insetGrouped) == ["TAGS"])
  }

  @Test("wide screens have wider margins")
  func margins() {
    let probe = Probe(CGSize(width: 430, height: 600)) { List { Text("One").probed("one") } }
    #expect(probe["one"]?.minX == 40)
  }

  @Test("a toggle keeps a row's height")
  func toggleRow() {
    let probe = Probe(screen) {
      List {
        Toggle("Sound", isOn: .constant(true))
        Text("Next").probed("next")
      }
    }
    #expect(abs((probe["next"]?.midY ?? 0) - (35 + 44 + 22)) < 0.01)
  }

  @Test("row insets of one's own replace the list's")
  func insets() {
    let probe = Probe(screen) {
      List { Text("One").probed("one").listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)) }
    }
    #expect(probe["one"]?.minX == 16)
  }

  @Test("of a hundred thousand rows only those in sight are made")
  func lazyRows() {
    var made = 0
    let probe = Probe(screen) {
      List(0..<100_000, id: \.self) { index in
        let _ = made += 1
        Text("Row \(index)")
      }
    }
    #expect(probe.host.rootNode != nil)
    #expect(made < 60)
  }

  @Test("sections outside lists are plain siblings")
  func flatSections() {
    let probe = Probe(screen) {
      VStack(spacing: 0) {
        Section("Header") { Block("content", 20, 20) }
        Block("after", 20, 20)
      }
    }
    #expect(probe["after"]?.minY == probe["content"]?.maxY)
  }
}
