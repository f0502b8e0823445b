// Compiling sources for real, against the engine that was built along with these tests.

import Foundation
import ModuleBuilding
import Testing

@Suite(.serialized) struct BuildingTests {
  private let builder: ModuleBuilder
  private let cacheFolder: String

  init() throws {
    let build = try buildFolder()
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    cacheFolder = build + "/vitrine-tests"
    try? FileManager.default.removeItem(atPath: cacheFolder + "/modules")
    builder = ModuleBuilder(
      toolchain: try .find(), engine: EngineModules(buildFolder: build, packageFolder: package),
      cacheFolder: cacheFolder)
  }

  private func build(
    _ text: String, kind: SourceInput.Kind = .swift, expression: String? = nil, stubs: Bool = false
  ) throws -> BuiltModule {
    let name = kind == .swift ? "Card.swift" : "guide.md"
    let input = SourceInput(
      files: [.init(path: "/x/" + name, displayPath: name, kind: kind, text: text)], name: "Card")
    return try builder.build(
      input, BuildOptions(moduleName: "Tested", expression: expression, stubsMissingViews: stubs))
  }

  private func problems(_ work: () throws -> BuiltModule) -> [SourceProblem] {
    do {
      _ = try work()
      return []
    } catch {
      return (error as? SourceProblems)?.problems ?? (error as? SourceProblem).map { [$0] } ?? []
    }
  }

  private static let card = """
    import SwiftUI
    struct Card: View {
      var number = 1
      var body: some View { EmptyView() }
    }
    #Preview("Two", traits: .sizeThatFitsLayout) { Card(number: 2) }
    """

  @Test("a file is compiled once; unchanged it comes from the cache")
  func caching() throws {
    let first = try build(Self.card)
    #expect(!first.wasCached)
    #expect(first.previews.map(\.name) == ["Card", "Two"])
    let second = try build(Self.card)
    #expect(second.wasCached)
    #expect(second.previews == first.previews)
    #expect(try !build(Self.card + "\n").wasCached)
  }

  @Test("errors name the author's file, line and column, within macros too")
  func places() {
    let found = problems { try build(Self.card + "\n#Preview { Card(number: \"x\") }") }
    #expect(found.first?.file == "Card.swift")
    #expect(found.first?.line == 7)
    #expect(found.first?.column == 25)
    let syntax = problems { try build("import SwiftUI\nstruct A {\n") }
    #expect(syntax.first?.file == "Card.swift")
    let expression = problems { try build(Self.card, expression: "Card(number: nothing)") }
    #expect(expression.first?.file == "--expr" && expression.first?.column == 14)
    #expect(expression.count == 1)
  }

  @Test("a guide does without modules that are not here, and without the fences that need them")
  func missingModules() throws {
    let guide = """
      ```swift
      import SwiftUI
      import MapKit
      extension Color { static let ride = Color.red }
      ```

      ```swift
      struct RideMap: View { var body: some View { Map { Marker("x", coordinate: CLLocationCoordinate2D()) } } }
      ```

      ```swift
      struct Ride: View { var body: some View { VStack { RideMap(); Color.ride } } }
      ```
      """
    let module = try build(guide, kind: .guide, stubs: true)
    #expect(module.leftOut.map(\.line) == [3, 7])
    #expect(module.stubs == ["RideMap"])
    #expect(module.previews.map(\.name) == ["Ride"])
    let found = problems { try build(guide, kind: .guide) }
    #expect(found.first { $0.severity == .error }?.line == 12)
    #expect(!problems { try build("import MapKit") }.isEmpty)
  }

  @Test("a view that nobody defines is an error with a remedy, or gets a placeholder; other names do not")
  func missing() throws {
    let text = "import SwiftUI\nstruct A: View { var body: some View { HomeView(1) } }"
    #expect(problems { try build(text) }.first?.remedy?.contains("--stub-missing") == true)
    let other = "import SwiftUI\nstruct A: View { let a = Store(); var body: some View { EmptyView() } }"
    #expect(problems { try build(other, stubs: true) }.first?.message == "cannot find 'Store' in scope")
  }

  @Test("a fence that only looks whole is left out with the compiler's reason")
  func fragment() throws {
    let text = "```swift\nstruct A {}\n```\n\n```swift\nlet total = price * 2\n```\n"
    let built = try build(text, kind: .guide)
    #expect(built.leftOut.map(\.line) == [5])
    #expect(built.leftOut.first?.reason.contains("price") == true)
  }
}
