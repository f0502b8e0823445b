// Sheets that the system brings along: files to choose from, menus with a preview; and the system's own bars.

import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import Stage

@MainActor
@Suite("Sheets of the system")
struct SystemSheetsTests {
  /// A folder with two texts, a picture's name, something unknown and a folder.
  private func documents() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Drafts"), withIntermediateDirectories: true)
    try Data("hello".utf8).write(to: folder.appendingPathComponent("letter.txt"))
    try Data(repeating: 65, count: 2500).write(to: folder.appendingPathComponent("Notes.txt"))
    try Data("{}".utf8).write(to: folder.appendingPathComponent("data.json"))
    try Data("x".utf8).write(to: folder.appendingPathComponent("recipe.cook"))
    try Data("hidden".utf8).write(to: folder.appendingPathComponent(".hidden"))
    try Data("inside".utf8).write(to: folder.appendingPathComponent("Drafts/inside.txt"))
    return folder
  }

  private struct Importer: View {
    var types: [UTType]
    var isMultiple = false
    @State private var isShown = false
    @State private var text = "nothing"
    var body: some View {
      VStack {
        Text("Got \(text)")
        Button("Import") { isShown = true }
      }
      .fileImporter(isPresented: $isShown, allowedContentTypes: types, allowsMultipleSelection: isMultiple) { result in
        guard case .success(let urls) = result else { return }
        text = urls.compactMap { url in
          guard url.startAccessingSecurityScopedResource() else { return nil }
          defer { url.stopAccessingSecurityScopedResource() }
          return (try? String(contentsOf: url, encoding: .utf8)).map { "\(url.lastPathComponent) \($0.count)" }
        }.joined(separator: ", ")
      }
    }
  }

  private func open(_ stage: Stage, _ label: String) {
    #expect(stage.tap(label))
    stage.advance(untilIdle: 2)
  }

  @Test("an importer shows the device's documents and hands over the one that is tapped")
  func importer() throws {
    let stage = phone(traits: Traits(documents: try documents())) { Importer(types: [.plainText]) }
    open(stage, "Import")
    let labels = stage.semantics.elements.flatMap(\.flattened).map(\.label)
    #expect(labels.contains { $0.contains("letter.txt") && $0.contains("5 bytes") })
    #expect(labels.contains { $0.contains("Notes.txt") && $0.contains("3 KB") })
    #expect(
      labels.contains { $0.contains("Drafts") && $0.contains("1 item") } && !labels.contains { $0.contains("hidden") })
    #expect(stage.element("data.json, 2 bytes")?.traits.contains(.disabled) == true)
    open(stage, "letter.txt, 5 bytes")
    #expect(stage.element("Got letter.txt 5") != nil && stage.element("On My iPhone") == nil)
  }

  @Test("folders lead to their files; Cancel leaves everything as it was")
  func folders() throws {
    let stage = phone(traits: Traits(documents: try documents())) { Importer(types: [.text]) }
    open(stage, "Import")
    open(stage, "Cancel")
    #expect(stage.element("Got nothing") != nil)
    open(stage, "Import")
    open(stage, "Drafts, 1 item")
    open(stage, "inside.txt, 6 bytes")
    #expect(stage.element("Got inside.txt 6") != nil)
  }

  @Test("several files are marked, then opened together; a kind that only the app knows takes unknown files")
  func several() throws {
    let stage = phone(traits: Traits(documents: try documents())) {
      Importer(types: [.json, UTType(exportedAs: "com.example.recipe")], isMultiple: true)
    }
    open(stage, "Import")
    #expect(stage.element("Open")?.traits.contains(.disabled) == true)
    open(stage, "recipe.cook, 1 byte")
    open(stage, "data.json, 2 bytes")
    open(stage, "Open")
    #expect(stage.element("Got data.json 2, recipe.cook 1") != nil)
  }

  @Test("a device without documents says so")
  func none() {
    let stage = phone { Importer(types: [.text]) }
    open(stage, "Import")
    #expect(stage.element("No Documents") != nil)
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "written"
    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Exporter: View {
    @State private var isShown = false
    @State private var name = "nothing"
    var body: some View {
      VStack {
        Text("Saved \(name)")
        Button("Export") { isShown = true }
      }
      .fileExporter(isPresented: $isShown, document: Note(), contentType: .plainText, defaultFilename: "My note") {
        if case .success(let url) = $0 { name = url.lastPathComponent }
      }
    }
  }

  @Test("an exporter writes into the folder on screen")
  func exporter() throws {
    let folder = try documents()
    let stage = phone(traits: Traits(documents: folder)) { Exporter() }
    open(stage, "Export")
    #expect(stage.element("My note.txt") != nil)
    open(stage, "Drafts, 1 item")
    open(stage, "Save")
    #expect(stage.element("Saved My note.txt") != nil)
    #expect(try String(contentsOf: folder.appendingPathComponent("Drafts/My note.txt"), encoding: .utf8) == "written")
  }

  private struct Viewer: App {
    var body: some Scene {
      DocumentGroup(viewing: Note.self) { file in
        Text("Text: \(file.document.text), \(file.fileURL?.lastPathComponent ?? "new")")
      }
    }
  }

  @Test("a program that views documents begins with them and opens what is tapped")
  func viewing() throws {
    let stage = phone(traits: Traits(documents: try documents())) { AppContent(Viewer()) }
    open(stage, "letter.txt, 5 bytes")
    #expect(stage.element("Text: hello, letter.txt") != nil)
    open(stage, "Documents")
    #expect(stage.element("Text: hello, letter.txt") == nil && stage.element("On My iPhone") != nil)
  }

  // MARK: Menus with a preview

  @Test("a context menu with a preview shows it above the items")
  func previewedMenu() throws {
    let log = Log()
    let stage = phone {
      Text("Photo")
        .contextMenu {
          Button("Save") { log("saved") }
        } preview: {
          Text("Large photo").frame(width: 200, height: 200)
        }
    }
    stage.longPress("Photo")
    stage.advance(untilIdle: 2)
    let preview = try #require(stage.element("Large photo"))
    let item = try #require(stage.element("Save"))
    #expect(preview.frame.maxY < item.frame.minY)
    open(stage, "Save")
    #expect(log.lines == ["saved"] && stage.element("Large photo") == nil)
  }

  // MARK: The system's bars

  private struct Film: View {
    @State private var isFull = false
    var body: some View {
      Button("Full") { isFull.toggle() }
        .statusBarHidden(isFull)
        .persistentSystemOverlays(isFull ? .hidden : .automatic)
    }
  }

  @Test("a picture of the device leaves out the bars that a view hides")
  func bars() throws {
    let stage = Stage(.standard) { Film() }
    let before = try #require(stage.framedDrawing).commands.count
    let own = stage.frame.drawing.commands.count
    let pixels = try #require(try stage.framedPixels()).commands.count
    stage.tap("Full")
    stage.advance(untilIdle: 2)
    let after = try #require(stage.framedDrawing).commands.count - (stage.frame.drawing.commands.count - own)
    #expect(try #require(try stage.framedPixels()).commands.count == pixels - (before - after))
    stage.tap("Full")
    stage.advance(untilIdle: 2)
    #expect(after < before - 5)
    let again = try #require(stage.framedDrawing).commands.count
    #expect(again == before)
  }

  // MARK: Edit mode

  private struct Names: View {
    @State private var names = ["Ada", "Alan"]
    @Environment(\.editMode) private var outerMode
    var body: some View {
      NavigationStack {
        List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
          .toolbar { EditButton() }
      }
    }
  }

  @Test("an edit button needs no binding: each screen has an edit mode of its own")
  func editButton() {
    let stage = phone { Names() }
    open(stage, "Edit")
    #expect(stage.element("Done") != nil)
    open(stage, "Done")
    #expect(stage.element("Edit") != nil)
  }

  // MARK: Repeated ids

  @Test("elements with the same id are all shown, and keep up with their data")
  func repeatedIDs() {
    struct Rows: View {
      @State private var words = ["a", "b", "a"]
      var body: some View {
        VStack {
          ForEach(words, id: \.self) { Text("word \($0)") }
          Button("More") { words.append("b") }
          Button("Fewer") { words = ["a", "a"] }
        }
      }
    }
    let stage = phone { Rows() }
    func words() -> [String] {
      stage.semantics.elements.flatMap(\.flattened).map(\.label).filter { $0.hasPrefix("word") }
    }
    #expect(words() == ["word a", "word b", "word a"])
    #expect(stage.warnings.contains { $0.contains("occurs multiple times") })
    stage.tap("More")
    #expect(words() == ["word a", "word b", "word a", "word b"])
    stage.tap("Fewer")
    #expect(words() == ["word a", "word a"])
  }
}
