// Which previews a file has, and what becomes of its macros.

import Foundation
import ModuleBuilding
import SourceReading
import Testing

@Suite struct PreviewTests {
  @Test("all four kinds of previews are found, with their lines")
  func kinds() throws {
    let reading = try Reading(
      """
      import SwiftUI
      struct Plain: View { var body: some View { Text("a") } }
      #Preview("Named") { Plain() }
      struct Plain_Previews: PreviewProvider { static var previews: some View { Plain() } }
      @main struct Shop: App { var body: some Scene { WindowGroup { Plain() } } }
      """)
    #expect(reading.previews(.view) == ["Plain"])
    #expect(reading.previews(.macro) == ["Named"])
    #expect(reading.previews(.provider) == ["Plain"])
    #expect(reading.previews(.app) == ["Shop"])
    #expect(reading.report.previews.map(\.line) == [2, 3, 4, 5])
    #expect(!reading.lines[4].contains("@main"))
  }

  @Test("previews without a name are called Preview, numbered only if there are several")
  func nameless() throws {
    #expect(try Reading("#Preview { A() }").previews(.macro) == ["Preview"])
    #expect(try Reading("#Preview { A() }\n#Preview { B() }").previews(.macro) == ["Preview 1", "Preview 2"])
  }

  @Test("the lines of a preview whose arguments span several lines stay where they are")
  func linesStay() throws {
    let reading = try Reading(
      """
      #Preview(
        "Long",
        traits: .sizeThatFitsLayout
      ) {
        Card()
      }
      struct After {}
      """)
    #expect(reading.lines[4] == "  Card()")
    #expect(reading.lines[6] == "struct After {}")
    #expect(reading.lines.joined().contains("traits: [.sizeThatFitsLayout]"))
  }

  @Test("@Previewable state becomes state of a view, and its body starts behind it")
  func previewable() throws {
    let reading = try Reading(
      """
      #Preview {
        @Previewable @State var isOn = true
        let title = "a"
        Card(title: title, isOn: $isOn)
      }
      """)
    #expect(reading.lines[0].contains("struct"))
    #expect(reading.lines[1].trimmingPrefix { $0 == " " } == "@State var isOn = true")
    #expect(reading.lines[2].contains("var body: some SwiftUI.View { let title"))
    #expect(reading.lines[4].hasPrefix("}}"))
  }

  @Test(
    "a view can be drawn by name if nothing has to be given to it",
    arguments: [
      "var a = 1", "@State private var a = 1", "@State var a: Int?", "@Environment(\\.x) var a",
      "@FocusState var a: Bool",
      "var a: Int { 1 }", "static var a: Int", "init(a: Int = 1) {}", "@StateObject var a = Model()",
      "var a: Int? ", "init() {}\n init(a: Int) {}", "@AppStorage(\"k\") var a = 1",
    ])
  func drawableByName(member: String) throws {
    let reading = try Reading("struct A: View {\n\(member)\nvar body: some View { B() }\n}")
    #expect(reading.previews(.view) == ["A"])
  }

  @Test(
    "a view that needs something cannot be drawn by name",
    arguments: [
      "let a: Int", "var a: Int", "@Binding var a: Int", "@Binding var a: Int?", "init(a: Int) {}", "private init() {}",
      "var a: Int { didSet {} }", "@ObservedObject var a: Model", "let a: Int?",
    ])
  func notDrawableByName(member: String) throws {
    let reading = try Reading("struct A: View {\n\(member)\nvar body: some View { B() }\n}")
    #expect(reading.previews(.view) == [])
    #expect(reading.report.viewsWithArguments.map(\.name) == ["A"])
  }

  @Test("a private view at the top of a file can be drawn, one inside a type cannot; generic views cannot")
  func reach() throws {
    let reading = try Reading(
      """
      private struct A: View { var body: some View { B() } }
      struct Outer { struct Inner: View { var body: some View { B() } } }
      struct Closed { private struct Inner: View { var body: some View { B() } } }
      struct G<T>: View { var body: some View { B() } }
      """)
    #expect(reading.previews(.view) == ["A", "Outer.Inner"])
  }

  @Test("conditions on the platform are answered as on iOS, and a preview keeps the conditions it stands under")
  func conditions() throws {
    let reading = try Reading(
      """
      #if os(macOS)
      struct Mac {}
      #elseif os(iOS) && DEBUG
      #Preview("P") { A() }
      #endif
      """)
    #expect(reading.lines[0] == "#if false")
    #expect(reading.lines[2] == "#elseif true && DEBUG")
    #expect(reading.lines.contains("#if !(false) && (true && DEBUG)"))
  }

  @Test("previews of widgets are left out and said so")
  func widgets() throws {
    let reading = try Reading("#Preview(as: .systemSmall) {\n  W()\n} timeline: {\n  E()\n}\nstruct A {}")
    #expect(reading.report.previews.isEmpty)
    #expect(reading.report.leftOut.map(\.line) == [1])
    #expect(reading.lines[5] == "struct A {}")
  }

  @Test("@Entry keeps its value in place, typed or not")
  func entries() throws {
    let reading = try Reading(
      """
      extension EnvironmentValues {
        @Entry var accent: Color = .red
        @Entry var depth = 4
        @Entry var style: Style?
      }
      """)
    #expect(reading.lines[1].contains("static var defaultValue: Color { get {") && reading.lines[1].contains(".red }"))
    #expect(reading.lines[2].contains("var depth: __Key_depth.Value"))
    #expect(reading.lines[3].contains("defaultValue: Style? { nil }"))
    #expect(!reading.lines.joined().contains("@Entry"))
  }

  @Test("an expression is the last preview")
  func expression() throws {
    let reading = try Reading("struct A: View { let a: Int; var body: some View { B() } }", expression: "A(a: 1)")
    #expect(reading.previews(.expression) == ["expression"])
  }

  @Test("a placeholder takes what its callers give, closures too")
  func placeholder() throws {
    let reading = try Reading(
      """
      struct A: View { var body: some View {
        HomeView(title: "x", 3) { item in Text("a") }
        HomeView().padding()
      } }
      """, stubs: ["HomeView"])
    #expect(reading.generated.contains("init<R2>(title p0: Any?, _ p1: Any?, _ p2: (Any) -> R2) {}"))
    #expect(reading.generated.contains("init() {}"))
  }

  @Test(
    "selectors become the names that the Objective-C runtime knows",
    arguments: [
      ("#selector(UIResponder.resignFirstResponder)", "Selector(\"resignFirstResponder\")"),
      ("#selector(tapped(_:))", "Selector(\"tapped:\")"),
      ("#selector(Model.move(from:to:))", "Selector(\"moveWithFrom:to:\")"),
      ("#selector((go) as () -> Void)", "Selector(\"go\")"),
    ])
  func selectors(source: String, result: String) throws {
    #expect(try Reading("let a = \(source)").lines[0] == "let a = \(result)")
  }

  @Test("attributes for Objective-C are taken off")
  func objectiveC() throws {
    let reading = try Reading("@objcMembers class A {\n@objc(go:) func go(_ a: Int) {}\n}")
    #expect(reading.lines[0].trimmingCharacters(in: .whitespaces) == "class A {")
    #expect(reading.lines[1].trimmingCharacters(in: .whitespaces) == "func go(_ a: Int) {}")
  }

  @Test("only names used where a view is expected count as views")
  func calledNames() throws {
    let reading = try Reading(
      """
      struct A: View { var body: some View {
        HomeView().padding()
        NavigationLink("x", destination: DetailView())
        Text("a").background(Backdrop())
        Text(Formatter().string)
      }
      let store = Store()
      }
      """)
    let names = reading.report.namesCalledAsViews
    #expect(names.contains("HomeView") && names.contains("DetailView") && names.contains("Backdrop"))
    #expect(!names.contains("Formatter") && !names.contains("Store"))
  }
}
