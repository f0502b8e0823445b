// The names of the picture files.

import ModuleBuilding
import Testing

@testable import vitrine

@Suite struct OutputNamesTests {
  private func paths(_ names: [String], _ change: (inout RenderOptions) -> Void = { _ in }) -> [String] {
    var options = RenderOptions()
    change(&options)
    let previews = names.enumerated().map {
      PreviewDescription(id: $0, kind: .macro, name: $1, file: "Card.swift", line: 1)
    }
    return OutputNames(options: options, input: "Card", previews: previews).paths
  }

  @Test("pictures are named after the file and the preview; a lone unnamed preview after the file")
  func names() {
    #expect(paths(["Light", "Dark mode"]) == ["Card-Light.png", "Card-Dark-mode.png"])
    #expect(paths(["Preview"]) == ["Card.png"])
    #expect(paths(["Light"]) { $0.outputFolder = "out" } == ["out/Card-Light.png"])
    #expect(paths(["A", "B"]) { $0.output = "x/y.png" } == ["x/y-A.png", "x/y-B.png"])
    #expect(paths(["A"]) { $0.output = "x/y.png" } == ["x/y.png"])
  }

  @Test("no two pictures share a name, and no name leaves the folder")
  func safety() {
    #expect(paths(["a/b", "a b", "A B"]) == ["Card-a-b.png", "Card-a-b-2.png", "Card-A-B-3.png"])
    #expect(paths(["../../etc", ""]).allSatisfy { !$0.contains("/") })
  }
}
