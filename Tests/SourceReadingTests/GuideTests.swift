// Markdown guides: which fences take part, which are left out and why.

import ModuleBuilding
import SourceReading
import Testing

@Suite struct GuideTests {
  private func reading(_ fences: String...) throws -> Reading {
    try Reading("# Guide\n\n" + fences.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n"), kind: .guide)
  }

  @Test("code stands on the guide's own lines, whatever lies between")
  func lines() throws {
    let reading = try Reading(
      "Text\n\n```swift\nstruct A {}\n```\n\n```js\nlet x\n```\n\n```swift\nstruct B {}\n```", kind: .guide)
    #expect(reading.lines[3] == "struct A {}")
    #expect(reading.lines[7] == "")
    #expect(reading.lines[11] == "struct B {}")
    #expect(reading.report.fences.map(\.line) == [3, 11])
  }

  @Test("code in lists and quotes keeps its columns")
  func columns() throws {
    let reading = try Reading(
      "- a\n\n  ```swift\n  struct A {}\n  ```\n\n> ```swift\n> struct B {}\n> ```", kind: .guide)
    #expect(reading.lines[3] == "  struct A {}")
    #expect(reading.lines[7] == "  struct B {}")
  }

  @Test(
    "fragments are left out with the reason",
    arguments: [
      (".padding(4)\n.font(.body)", "modifiers"), ("Card()\n  .padding()", "statements"), ("struct A { … }", "…"),
      (".gesture(Drag { ... })", "modifiers"), ("struct A {", "not whole Swift"),
      ("@State private var a = 1", "@State"),
      ("var body: some View { A() }", "body"), ("func a() { ... }", "..."), ("", "empty"),
      ("let x = <#value#>", "<#value#>"),
    ])
  func fragments(code: String, reason: String) throws {
    let reading = try reading(code, "struct Whole {}")
    #expect(reading.report.leftOut.map(\.line) == [3])
    #expect(reading.report.leftOut.first?.reason.contains(reason) == true)
    #expect(reading.lines.contains("struct Whole {}"))
  }

  @Test("ranges, variadics and slices are not placeholders")
  func dots() throws {
    let reading = try reading("func f(_ a: Int...) { let b = a[...]; print(0...4, b[1...]) }")
    #expect(reading.report.leftOut.isEmpty)
  }

  @Test("the first declaration of a name stays, later ones are left out")
  func duplicates() throws {
    let reading = try reading(
      "struct A { var a = 1 }\nextension Color { static let x = 1 }",
      "struct A { var a = 2 }\nextension Color { static let x = 2; static let y = 3 }\nstruct B {}")
    #expect(reading.report.leftOut.count == 2)
    #expect(reading.lines.contains { $0.contains("static let y") && !$0.contains("static let x") })
    #expect(reading.lines.contains("struct B {}"))
  }

  @Test("statements beside declarations are left out one by one")
  func mixed() throws {
    let reading = try reading("struct A {}\nA().use()\nstruct B {}")
    #expect(reading.report.leftOut.map(\.line) == [5])
    #expect(reading.lines[3...5] == ["struct A {}", "", "struct B {}"])
  }

  @Test("a guide without Swift is an error")
  func nothing() throws {
    #expect(throws: SourceProblem.self) { try Reading("# Only text", kind: .guide) }
  }
}
