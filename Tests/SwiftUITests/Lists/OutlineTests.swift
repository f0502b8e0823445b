// Trees in lists, tables, and lists that edit what is behind them.

import Drawing
import Foundation
import Testing

@testable import SwiftUI

private struct Folder: Identifiable {
  let id: String
  var children: [Folder]?
}

private struct Person: Identifiable {
  let id: Int
  var name: String
  var city: String
}

@MainActor
private func labels<V: View>(
  width: CGFloat = 375, sizeClass: UserInterfaceSizeClass = .compact, @ViewBuilder _ view: () -> V
) -> [String] {
  let probe = Probe(CGSize(width: width, height: 700)) {
    view().environment(\.horizontalSizeClass, sizeClass)
  }
  func all(_ elements: [Semantics.Element]) -> [String] {
    elements.flatMap { [$0.label] + all($0.children) }
  }
  return all(probe.host.semantics().elements).filter { !$0.isEmpty }
}

@MainActor
@Suite("Outlines and tables")
struct OutlineTests {
  private let tree = [Folder(id: "Music", children: [Folder(id: "Jazz")]), Folder(id: "Notes")]
  private let people = [
    Person(id: 1, name: "Ada", city: "London"), Person(id: 2, name: "Kurt", city: "Brno"),
  ]

  @Test("a list of a tree shows the roots, with their children folded")
  func foldedTree() {
    let shown = labels { List(tree, children: \.children) { Text($0.id) } }
    #expect(shown.contains("Music") && shown.contains("Notes") && !shown.contains("Jazz"))
  }

  @Test("where the width is compact a table shows its first column, without titles")
  func compactTable() {
    let shown = labels {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city)
      }
    }
    #expect(shown.contains("Ada") && !shown.contains("London") && !shown.contains("Name"))
  }

  @Test("where there is room a table shows all columns under their titles")
  func wideTable() {
    let shown = labels(width: 900, sizeClass: .regular) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("City") { Text($0.city) }.width(120)
      } rows: {
        ForEach(people) { TableRow($0) }
      }
    }
    #expect(
      shown.contains("Name") && shown.contains("City") && shown.contains("Brno")
        && shown.contains("Kurt"))
  }

  @Test("a table can be sorted by what its columns show")
  func sortedTable() {
    let order = [KeyPathComparator(\Person.name)]
    let shown = labels {
      Table(people.sorted(using: order), sortOrder: .constant(order)) {
        TableColumn("Name", value: \.name)
        TableColumn("City") { Text($0.city) }
      }
    }
    #expect(shown.first == "Ada")
  }

  @Test("rows over a binding with edit actions show every element")
  func editActions() {
    let shown = labels {
      List(.constant(people), editActions: .all) { $person in Text(person.name) }
    }
    #expect(shown.contains("Ada") && shown.contains("Kurt"))
  }
}
