// What stays and what goes while content scrolls: large titles, search fields, headers of sections.

import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import Stage

@MainActor
@Suite("Bars and headers over scrolled content")
struct BarScrollTests {
  private struct Titled: View {
    @State private var text = ""
    let isSearchable: Bool
    var body: some View {
      NavigationStack {
        if isSearchable {
          list.searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
        } else {
          list
        }
      }
    }
    private var list: some View {
      List(0..<60, id: \.self) { Text("Row \($0)") }.listStyle(.plain).navigationTitle("Title")
    }
  }

  /// Scrolls by a way, slowly enough to rest where the finger leaves it.
  private func pull(_ stage: Stage, by way: CGFloat) {
    stage.touch(.began, at: CGPoint(x: 200, y: 600))
    // Ten points are the slop.
    for step in 1...20 {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 200, y: 600 - (way + 10) * CGFloat(step) / 20))
    }
    stage.advance(by: 0.3)
  }

  private func titles(_ stage: Stage) -> [CGRect] {
    stage.semantics.elements.flatMap(\.flattened).filter { $0.label == "Title" }.map(\.frame)
  }

  @Test("a large title goes under the bar with the content; then the small one is there")
  func title() throws {
    let stage = phone { Titled(isSearchable: false) }
    let start = try #require(titles(stage).first)
    #expect(titles(stage).count == 1 && start.minY > 44)
    pull(stage, by: 20)
    #expect(try abs(#require(titles(stage).first).minY - (start.minY - 20)) < 1)
    stage.touch(.cancelled, at: CGPoint(x: 200, y: 570))
    stage.advance(untilIdle: 3)
    // It does not rest half hidden.
    #expect(try abs(#require(titles(stage).first).minY - start.minY) < 0.5)
    pull(stage, by: 200)
    let small = titles(stage)
    #expect(small.count == 1 && (small.first?.maxY ?? 99) <= 44)
    #expect(abs((small.first?.midX ?? 0) - 200) < 1)
    let row = stage.element("Row 4")?.frame ?? .zero
    #expect(row.minY < 96, "rows are seen where the large title was")
    stage.touch(.ended, at: CGPoint(x: 200, y: 390))
  }

  @Test("a search field that is always shown stays under the bar when the title has gone")
  func search() throws {
    let stage = phone { Titled(isSearchable: true) }
    let field = try #require(stage.element("Search")).frame
    pull(stage, by: 200)
    let later = try #require(stage.element("Search")).frame
    #expect(abs(later.minY - (field.minY - 52)) < 1)
    stage.touch(.ended, at: CGPoint(x: 200, y: 390))
    stage.advance(untilIdle: 3)
    stage.tap("Search")
    #expect(stage.keyboardHeight > 0)
  }

  private struct Sections: View {
    let isList: Bool
    let inForEach: Bool
    var body: some View {
      NavigationStack {
        if isList {
          List { sections }.listStyle(.plain).navigationTitle("Bar").navigationBarTitleDisplayMode(.inline)
        } else {
          ScrollView {
            LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
              if inForEach {
                sections
              } else {
                section(0)
                section(1)
                section(2)
              }
            }
          }
          .navigationTitle("Bar").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    private var sections: some View { ForEach(0..<3, id: \.self) { section($0) } }
    private func section(_ index: Int) -> some View {
      Section {
        ForEach(0..<20, id: \.self) { Text("Row \(index).\($0)").frame(height: 40) }
      } header: {
        Text("Header \(index)").frame(height: 30)
      }
    }
  }

  @Test(
    "headers of sections stay under the bar until their section's end pushes them out",
    arguments: [(true, true), (false, true), (false, false)])
  func headers(_ isList: Bool, _ inForEach: Bool) throws {
    let stage = phone { Sections(isList: isList, inForEach: inForEach) }
    pull(stage, by: 300)
    let first = try #require(stage.element("Header 0")).frame
    #expect(first.minY > 40 && first.maxY < 90, "\(first)")
    stage.touch(.ended, at: CGPoint(x: 200, y: 290))
    stage.advance(untilIdle: 3)
    // The second section's header pushes the first one up.
    for _ in 0..<40 where (stage.element("Header 1")?.frame.minY ?? 999) > 60 {
      stage.scroll(by: CGSize(width: 0, height: 20), at: CGPoint(x: 200, y: 500))
    }
    let (old, new) = (stage.element("Header 0")?.frame, try #require(stage.element("Header 1")).frame)
    #expect(old.map { $0.maxY <= new.minY + 12 } ?? true)
    for _ in 0..<10 { stage.scroll(by: CGSize(width: 0, height: 20), at: CGPoint(x: 200, y: 500)) }
    let stuck = try #require(stage.element("Header 1")).frame
    #expect(stuck.minY > 40 && stuck.maxY < 90, "\(stuck)")
  }

  @Test("the ground of a bar comes when content goes under it, not while the large title makes room")
  func ground() {
    // Other tests style the bars of all apps.
    AppearanceProxies.reset()
    let stage = phone { Titled(isSearchable: false) }
    func hasMaterial() -> Bool {
      stage.frame.drawing.commands.contains { if case .backdrop = $0 { true } else { false } }
    }
    #expect(!hasMaterial())
    pull(stage, by: 40)
    #expect(!hasMaterial())
    stage.touch(.cancelled, at: CGPoint(x: 200, y: 550))
    stage.advance(untilIdle: 3)
    pull(stage, by: 150)
    #expect(hasMaterial())
  }
}
