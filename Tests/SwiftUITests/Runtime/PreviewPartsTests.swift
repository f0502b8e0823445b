// Preview providers: a canvas shows each view of a group by itself.

import SwiftUI
import Testing

@MainActor
@Suite struct PreviewPartsTests {
  private func names<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> [String?] {
    _PreviewEntry(id: 0) { AnyView(content()) }.parts.map(\.name)
  }

  @Test("each view of a group is a preview with its own name")
  func group() {
    let found = names {
      Group {
        Text("a").previewDisplayName("First")
        Text("b").preferredColorScheme(.dark).previewDisplayName("Second")
        ForEach(0..<2, id: \.self) { Text("\($0)").previewDisplayName("Number \($0)") }
      }
      .environment(\.locale, Locale(identifier: "de"))
      .previewLayout(.sizeThatFits)
    }
    #expect(found == ["First", "Second", "Number 0", "Number 1"])
  }

  @Test("settings of the group hold for each of its views")
  func settings() {
    let entry = _PreviewEntry(id: 0) {
      AnyView(
        Group {
          Text("a")
          Text("b").previewLayout(.device)
        }.previewLayout(.sizeThatFits))
    }
    #expect(entry.parts.map { $0.entry.make().settings.layout } == [.sizeThatFits, .device])
  }

  @Test("a single view is one preview, and a stack is no group")
  func single() {
    #expect(names { Text("a") } == [nil])
    #expect(
      names {
        VStack {
          Text("a")
          Text("b")
        }.previewDisplayName("Both")
      } == ["Both"])
  }
}
