// Edits of the sources while the screen is live.

import Drawing
import Foundation
import ModuleBuilding
import Stage
import SwiftUI
import Testing

@testable import Preview

@MainActor @Suite(.serialized) struct HotReloadTests {
  /// A source file that is previewed, in a folder of its own.
  @MainActor
  private final class Desk {
    let folder: URL
    let session: PreviewSession
    let looker: Looker
    private let reload: HotReload
    private var outcomes: [[SourceProblem]] = []
    private var waiting: CheckedContinuation<[SourceProblem], Never>?

    init(_ text: String, settling: Double = 0) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-desk-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("Desk.swift")
      try Data(text.utf8).write(to: file)
      let project = SourceProject(
        paths: [file.path], options: BuildOptions(moduleName: "Desk"), builder: try Self.builder())
      let input = try project.read()
      session = PreviewSession(screens: try project.screens(of: project.build(input)))
      looker = Looker(session)
      reload = HotReload(project, input: input, session: session, settling: settling)
      reload.onFinish = { [weak self] problems in self?.finished(problems) }
    }

    /// The engine that was built along with these tests.
    private static func builder() throws -> ModuleBuilder {
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let build = URL(fileURLWithPath: path).deletingLastPathComponent().path
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
      return ModuleBuilder(
        toolchain: try .find(), engine: EngineModules(buildFolder: build, packageFolder: package),
        cacheFolder: build + "/vitrine-tests")
    }

    private func finished(_ problems: [SourceProblem]) {
      if let waiting {
        self.waiting = nil
        waiting.resume(returning: problems)
      } else {
        outcomes.append(problems)
      }
    }

    private var file: URL { folder.appendingPathComponent("Desk.swift") }

    /// Saves the file and waits until its build has begun.
    func saveAndGoOn(_ text: String) async throws {
      try Data(text.utf8).write(to: file)
      while !looker.all("problems").contains(where: { $0["isBuilding"] as? Bool == true }) { await Task.yield() }
    }

    /// Saves the file and waits until it has been built. Returns the messages of a build that failed.
    func save(_ text: String, asNewFile: Bool = false) async throws -> [SourceProblem] {
      if asNewFile {
        let other = folder.appendingPathComponent(".Desk.swift.new")
        try Data(text.utf8).write(to: other)
        rename(other.path, file.path)
      } else {
        try Data(text.utf8).write(to: file)
      }
      if !outcomes.isEmpty { return outcomes.removeFirst() }
      return await withCheckedContinuation { waiting = $0 }
    }

    var labels: [String] {
      func all(_ elements: [Semantics.Element]) -> [String] { elements.flatMap { [$0.label] + all($0.children) } }
      return all(session.stage.frame.semantics.elements)
    }

    func tap(_ label: String) {
      session.stage.tap(label)
      session.refresh()
    }

    func end() {
      reload.end()
      session.end()
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private static func source(title: String = "Count", more: String = "") -> String {
    """
    import SwiftUI
    enum Mood { case calm, loud(Int) }
    struct Note: Equatable { var text = "none"; var stars = 0 }
    final class Model: ObservableObject { @Published var total = 10 }
    struct Counter: View {
      @State private var count = 0
      @State private var mood = Mood.calm
      @State private var note = Note()
      @StateObject private var model = Model()
      var body: some View {
        VStack {
          Text("\(title): \\(count)")
          Text(moodText)
          Text("\\(note.text) \\(note.stars)")
          Text("Total \\(model.total)")
          \(more)
          Button("Add") { count += 1; mood = .loud(count); note = Note(text: "kept", stars: count); model.total += 1 }
        }
      }
      private var moodText: String { if case .loud(let n) = mood { "loud \\(n)" } else { "calm" } }
    }
    #Preview { Counter() }
    """
  }

  @Test("an edit is shown with the state kept; an error is told and the screen stays; the next good version recovers")
  func editing() async throws {
    let desk = try Desk(Self.source())
    defer { desk.end() }
    desk.tap("Add")
    desk.tap("Add")
    #expect(desk.labels.prefix(4) == ["Count: 2", "loud 2", "kept 2", "Total 12"])

    // Shown anew, with everything that the old version had.
    #expect(try await desk.save(Self.source(title: "Number", more: "Text(\"new\")")).isEmpty)
    #expect(desk.labels.prefix(5) == ["Number: 2", "loud 2", "kept 2", "Total 12", "new"])
    #expect(try desk.looker.showsPicture())
    desk.tap("Add")
    #expect(desk.labels.prefix(4) == ["Number: 3", "loud 3", "kept 3", "Total 13"])

    // An error, with its place; the screen goes on.
    let problems = try await desk.save(Self.source(title: "Number", more: "Text(nothing)"))
    #expect(problems.first?.message == "cannot find 'nothing' in scope")
    #expect(problems.first?.line == 16)
    let told = try #require(desk.looker.last("problems")?["problems"] as? [[String: Any]])
    #expect(told.first?["line"] as? Double == 16)
    desk.tap("Add")
    #expect(desk.labels.first == "Number: 4")

    // Put right, saved as editors do that write beside.
    #expect(try await desk.save(Self.source(title: "Fixed"), asNewFile: true).isEmpty)
    #expect(desk.labels.first == "Fixed: 4")
    #expect((desk.looker.last("problems")?["problems"] as? [Any])?.isEmpty == true)
  }

  @Test("an error in a file that is still being written is not told")
  func halfWritten() async throws {
    let desk = try Desk(Self.source(), settling: 600)
    defer { desk.end() }
    let whole = Self.source(title: "Whole")
    try await desk.saveAndGoOn(String(whole.prefix(whole.count / 2)))
    #expect(try await desk.save(whole).isEmpty)
    #expect(desk.labels.first == "Whole: 0")
    #expect(desk.looker.all("problems").allSatisfy { ($0["problems"] as? [Any])?.isEmpty != false })
  }

  @Test("an app stands for its views, which may need what it gives them; previews come before it and it goes on")
  func app() async throws {
    let app = """
      import Observation
      import SwiftUI
      @Observable final class Till { var sum = 7 }
      struct Drawer: View {
        @Environment(Till.self) private var till
        var body: some View { Button("Sum \\(till.sum)") { till.sum += 1 } }
      }
      @main struct ShopApp: App {
        @State private var till = Till()
        var body: some Scene { WindowGroup { Drawer().environment(till) } }
      }

      """
    let desk = try Desk(app)
    defer { desk.end() }
    #expect(desk.session.screens.map(\.name) == ["ShopApp"])
    desk.tap("Sum 7")
    #expect(desk.labels == ["Sum 8"])
    #expect(try await desk.save(app + "#Preview(\"Drawer\") { Drawer().environment(Till()) }\n").isEmpty)
    #expect(desk.session.screens.map(\.name) == ["Drawer", "ShopApp"])
    #expect(desk.labels == ["Sum 8"])
  }

  @Test("a field that is being edited is edited after the edit of the code as well")
  func field() async throws {
    func source(_ title: String) -> String {
      """
      import SwiftUI
      struct Entry: View {
        @State private var name = ""
        var body: some View {
          Form {
            Text("\(title)")
            TextField("Name", text: $name)
          }
        }
      }
      #Preview { Entry() }
      """
    }
    let desk = try Desk(source("Old"))
    defer { desk.end() }
    desk.tap("Name")
    desk.session.stage.type("Ada")
    #expect(desk.labels.contains("Keyboard"))
    #expect(try await desk.save(source("New")).isEmpty)
    #expect(desk.labels.contains("New") && desk.labels.contains("Keyboard"))
    desk.session.stage.type(" L")
    #expect(desk.session.stage.element("Name")?.value == "Ada L")
  }

  @Test("state whose type has changed begins anew, the rest stays")
  func changedTypes() async throws {
    let desk = try Desk(Self.source())
    defer { desk.end() }
    desk.tap("Add")
    let changed = Self.source().replacingOccurrences(
      of: "struct Note: Equatable { var text = \"none\"; var stars = 0 }",
      with: "struct Note: Equatable { var text = \"other\"; var stars = 0; var extra: Double = 1 }")
    #expect(try await desk.save(changed).isEmpty)
    #expect(desk.labels.prefix(4) == ["Count: 1", "loud 1", "other 0", "Total 11"])
  }

  private static func navigation(_ word: String) -> String {
    """
    import SwiftUI
    struct Place: Hashable { var name: String }
    struct Root: View {
      var body: some View {
        NavigationStack {
          VStack { NavigationLink("Go", value: Place(name: "Rome")) }
            .navigationDestination(for: Place.self) { Detail(place: $0) }
        }
      }
    }
    struct Detail: View {
      let place: Place
      @State private var likes = 0
      var body: some View {
        VStack { Text("\(word) \\(place.name), \\(likes)"); Button("Like") { likes += 1 } }
      }
    }
    #Preview { Root() }
    """
  }

  @Test("the navigation path is kept, and the state of the screens on it")
  func navigationPath() async throws {
    let desk = try Desk(Self.navigation("In"))
    defer { desk.end() }
    desk.tap("Go")
    desk.session.stage.advance(by: 2)
    desk.tap("Like")
    #expect(desk.labels.contains("In Rome, 1"))
    #expect(try await desk.save(Self.navigation("At")).isEmpty)
    #expect(desk.labels.contains("At Rome, 1"))
  }

  private static func list(_ word: String) -> String {
    """
    import SwiftUI
    struct Rows: View {
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("\(word) \\($0)").frame(height: 44) } } }
      }
    }
    #Preview { Rows() }
    """
  }

  @Test("the scroll position is kept")
  func scrollPosition() async throws {
    let desk = try Desk(Self.list("Row"))
    defer { desk.end() }
    desk.session.stage.drag(from: CGPoint(x: 190, y: 700), to: CGPoint(x: 190, y: 200), over: 1)
    desk.session.stage.advance(by: 3)
    let before = desk.session.stage.frame.semantics.elements.first { $0.label == "Row 20" }?.frame
    let start = try #require(before)
    #expect(start.minY < 500)
    #expect(try await desk.save(Self.list("Line")).isEmpty)
    #expect(desk.session.stage.frame.semantics.elements.first { $0.label == "Line 20" }?.frame.minY == start.minY)
  }

  private static func basket(_ word: String, fields: String) -> String {
    """
    import SwiftUI
    struct Item: Hashable { \(fields) }
    enum Kind { case ripe, raw }
    struct Basket { var name = "basket"; var items: [Item] = [] }
    struct Shop: View {
      @State private var items: [Item] = []
      @State private var chosen: Item?
      @State private var basket = Basket()
      @State private var kinds: Set<Kind> = []
      @State private var prices: [String: Item] = [:]
      @State private var word = "old"
      var body: some View {
        VStack {
          Text("\(word) \\(items.count) \\(basket.items.count) \\(kinds.count) \\(prices.count) \\(word)")
          Text(chosen?.name ?? "none")
          Text(basket.items.first?.name ?? "empty")
          Button("Fill") {
            items = [Item(), Item()]; chosen = Item(); basket.items = [Item()]; kinds = [.ripe, .raw]
            prices = ["plum": Item()]; word = "new"
          }
        }
      }
    }
    #Preview { Shop() }
    """
  }

  @Test("collections of the code's own types go over while their layout stays, and begin anew when it changes")
  func collections() async throws {
    let fields = #"var name = "a name that is too long to be kept in place"; var count = 1"#
    let desk = try Desk(Self.basket("Has", fields: fields))
    defer { desk.end() }
    desk.tap("Fill")
    #expect(
      desk.labels.prefix(3) == [
        "Has 2 1 2 1 new", "a name that is too long to be kept in place", "a name that is too long to be kept in place",
      ])
    #expect(try await desk.save(Self.basket("Holds", fields: fields)).isEmpty)
    #expect(
      desk.labels.prefix(3) == [
        "Holds 2 1 2 1 new", "a name that is too long to be kept in place",
        "a name that is too long to be kept in place",
      ])
    desk.tap("Fill")
    let other = #"var stars = 1.5; var name = "fresh"; var count = 1; var more = "more""#
    #expect(try await desk.save(Self.basket("Keeps", fields: other)).isEmpty)
    #expect(desk.labels.prefix(3) == ["Keeps 0 0 2 0 new", "none", "empty"])
    desk.tap("Fill")
    #expect(desk.labels.prefix(3) == ["Keeps 2 1 2 1 new", "fresh", "fresh"])
  }

  private static func screens(_ word: String) -> String {
    """
    import SwiftUI
    struct Model: Identifiable { var id: Int; var title: String }
    struct Home: View {
      @State private var sheet: Model?
      var body: some View {
        NavigationStack {
          List(0..<60, id: \\.self) { row in
            NavigationLink("\(word) row \\(row)") { Page(title: "Page \\(row)") }
          }
          .toolbar { Button("Open") { sheet = Model(id: 3, title: "Third") } }
          .sheet(item: $sheet) { Page(title: $0.title) }
        }
      }
    }
    struct Page: View {
      let title: String
      @State private var likes = 0
      var body: some View { VStack { Text("\(word) \\(title): \\(likes)"); Button("Like") { likes += 1 } } }
    }
    #Preview { Home() }
    """
  }

  @Test("screens that links pushed and sheets of items stay, with their state; the list below stays where it was")
  func screens() async throws {
    let desk = try Desk(Self.screens("In"))
    defer { desk.end() }
    let stage = desk.session.stage
    stage.drag(from: CGPoint(x: 190, y: 700), to: CGPoint(x: 190, y: 200), over: 1)
    stage.advance(by: 3)
    desk.tap("In row 20")
    stage.advance(by: 2)
    desk.tap("Back")
    stage.advance(by: 2)
    let place = stage.frame.semantics
    desk.tap("In row 20")
    stage.advance(by: 2)
    desk.tap("Like")
    #expect(desk.labels.contains("In Page 20: 1"))
    #expect(try await desk.save(Self.screens("At")).isEmpty)
    #expect(desk.labels.contains("At Page 20: 1"))
    desk.tap("Back")
    stage.advance(by: 2)
    func top(_ semantics: Semantics, _ label: String) -> CGFloat? {
      func find(_ elements: [Semantics.Element]) -> CGFloat? {
        for element in elements {
          if element.label == label { return element.frame.minY }
          if let inner = find(element.children) { return inner }
        }
        return nil
      }
      return find(semantics.elements)
    }
    let before = try #require(top(place, "In row 20"))
    #expect(top(stage.frame.semantics, "At row 20") == before)
    desk.tap("Open")
    stage.advance(by: 2)
    desk.tap("Like")
    desk.tap("Like")
    #expect(try await desk.save(Self.screens("On")).isEmpty)
    #expect(desk.labels.contains("On Third: 2"))
  }
}
