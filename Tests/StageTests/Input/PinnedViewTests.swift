// Headers and footers of lazy stacks, grids and lists that stay in sight.

import Foundation
import Stage
import SwiftUI
import Testing

@MainActor
@Suite("Pinned views") struct PinnedViewTests {
  private struct Sections: View {
    var body: some View {
      ForEach(0..<4) { section in
        Section {
          ForEach(0..<20) { Text(verbatim: "row \(section).\($0)").frame(height: 40) }
        } header: {
          Text(verbatim: "header \(section)").frame(height: 30)
        } footer: {
          Text(verbatim: "footer \(section)").frame(height: 30)
        }
      }
    }
  }

  private func scroll(_ stage: Stage, by points: CGFloat) {
    var left = points
    while left > 0 {
      let step = min(left, 300)
      // The first ten points only tell that it is a scroll; held still at the end, nothing goes on by itself.
      stage.touch(.began, at: CGPoint(x: 200, y: 700))
      stage.touch(.moved, at: CGPoint(x: 200, y: 690))
      stage.touch(.moved, at: CGPoint(x: 200, y: 690 - step))
      stage.advance(by: 0.5)
      stage.touch(.ended, at: CGPoint(x: 200, y: 690 - step))
      stage.advance(untilIdle: 5)
      left -= step
    }
  }

  private func top(_ stage: Stage, _ label: String) -> CGFloat? { stage.element(label)?.frame.minY }

  @Test("the header of the section at the top stays there until the next one pushes it out")
  func headers() throws {
    let stage = Stage(.standard) {
      ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { Sections() } }
    }
    let start = try #require(top(stage, "header 0"))
    scroll(stage, by: 300)
    #expect(top(stage, "header 0") == start)
    #expect(try #require(top(stage, "row 0.10")) < start + 300)
    // A section is 860 high: 845 points down its end leaves the header half its height.
    scroll(stage, by: 545)
    let pushed = try #require(top(stage, "header 0"))
    #expect(pushed < start && pushed > start - 30)
    #expect(try #require(top(stage, "header 1")) > start)
    scroll(stage, by: 100)
    #expect(top(stage, "header 1") == start)
    #expect(top(stage, "header 0") == nil)
  }

  @Test("without being asked to, headers scroll away")
  func unpinned() throws {
    let stage = Stage(.standard) { ScrollView { LazyVStack(spacing: 0) { Sections() } } }
    scroll(stage, by: 300)
    #expect(top(stage, "header 0").map { $0 < 0 } ?? true)
  }

  @Test("the footer of the section at the bottom stays there")
  func footers() throws {
    let stage = Stage(.standard) {
      ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionFooters) { Sections() } }
    }
    let footer = try #require(stage.element("footer 0"))
    let bottom = footer.frame.maxY
    #expect(footer.frame.minY > 700)
    scroll(stage, by: 20)
    #expect(stage.element("footer 0")?.frame.maxY == bottom)
  }

  @Test("sections made by a collection are sections of a grid too")
  func grid() throws {
    let stage = Stage(.standard) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 0, pinnedViews: .sectionHeaders) { Sections() }
      }
    }
    let (first, second) = (try #require(stage.element("row 0.0")), try #require(stage.element("row 0.1")))
    #expect(first.frame.minY == second.frame.minY && first.frame.minX < second.frame.minX)
    let start = try #require(top(stage, "header 0"))
    scroll(stage, by: 100)
    #expect(top(stage, "header 0") == start)
  }

  @Test("the header of a plain list stays below the bar")
  func list() throws {
    let stage = Stage(.standard) {
      NavigationStack {
        List {
          Section("Letters") { ForEach(0..<40) { Text(verbatim: "letter \($0)") } }
        }
        .listStyle(.plain)
        .navigationTitle("Post")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
    let start = try #require(top(stage, "Letters"))
    scroll(stage, by: 200)
    let pinned = try #require(top(stage, "Letters"))
    #expect(abs(pinned - start) < 12)
  }

  @Test("a list says which id occurred twice")
  func duplicates() {
    let stage = Stage(.standard) {
      List { ForEach(["oak", "elm", "oak"], id: \.self) { Text($0) } }
    }
    #expect(stage.semantics.elements.map(\.label) == ["oak", "elm", "oak"])
    #expect(stage.warnings.contains { $0.contains("the ID oak occurs multiple times") })
  }
}
