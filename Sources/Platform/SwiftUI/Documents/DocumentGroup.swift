// DocumentGroup: windows that edit documents. A window shows a new document; one that only views documents begins with the
// browser.

import Foundation
import UniformTypeIdentifiers

/// Windows for documents of a type.
public struct DocumentGroup<Document, Content: View> {
  let makeWindow: () -> AnyView
}

extension DocumentGroup: Scene {
  public typealias Body = Never
  public static func _appendWindows(_ scene: DocumentGroup, _ list: inout _SceneWindows) {
    list.windows.append(scene.makeWindow())
  }
}

extension DocumentGroup where Document: FileDocument {
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = { AnyView(DocumentWindow(document: newDocument(), editor: editor)) }
  }

  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = {
      AnyView(
        DocumentViewer(types: Document.readableContentTypes) { url in
          DocumentWindow(
            document: try Document(configuration: .init(contentsOf: url)), title: url.lastPathComponent, url: url,
            editor: viewer)
        })
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = { AnyView(ReferenceDocumentWindow(document: newDocument(), editor: editor)) }
  }

  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = {
      AnyView(
        DocumentViewer(types: Document.readableContentTypes) { url in
          ReferenceDocumentWindow(
            document: try Document(configuration: .init(contentsOf: url)), title: url.lastPathComponent, url: url,
            editor: viewer)
        })
    }
  }
}

extension FileDocumentReadConfiguration {
  /// What a file on the device holds.
  fileprivate init(contentsOf url: URL) throws {
    self.init(
      contentType: UTType(filenameExtension: url.pathExtension) ?? .data,
      file: try FileWrapper(url: url, options: .immediate))
  }
}

/// The browser, and above it the document that was opened.
private struct DocumentViewer<Window: View> {
  let types: [UTType]
  let open: (URL) throws -> Window
  @State private var opened: URL?
  @State private var problem: String?

  init(types: [UTType], open: @escaping (URL) throws -> Window) {
    self.types = types
    self.open = open
  }
}

extension DocumentViewer: View {
  var body: some View {
    let isOpen = Binding(get: { opened != nil }, set: { if !$0 { opened = nil } })
    let hasProblem = Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
    FileBrowser(purpose: .open(types, isMultiple: false) { show($0.first) })
      .fullScreenCover(isPresented: isOpen) {
        if let opened, let window = try? open(opened) { window }
      }
      .alert(Text(verbatim: "The document could not be opened."), isPresented: hasProblem) {
      } message: {
        Text(verbatim: problem ?? "")
      }
  }

  @MainActor private func show(_ url: URL?) {
    guard let url else { return }
    do {
      _ = try open(url)
      opened = url
    } catch {
      problem = error.localizedDescription
    }
  }
}

/// The editor of a document, with its name above.
private struct DocumentWindow<Document: FileDocument, Content: View> {
  @State var document: Document
  let title: String
  let url: URL?
  let editor: (FileDocumentConfiguration<Document>) -> Content

  init(
    document: Document, title: String = "Untitled", url: URL? = nil,
    editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    _document = State(initialValue: document)
    self.title = title
    self.url = url
    self.editor = editor
  }
}

extension DocumentWindow: View {
  var body: some View {
    NavigationStack {
      editor(FileDocumentConfiguration(document: $document, fileURL: url))
        .navigationTitle(Text(verbatim: title))
        .navigationBarTitleDisplayMode(.inline)
        .modifier(WayToBrowser(isShown: url != nil))
    }
  }
}

private struct ReferenceDocumentWindow<Document: ReferenceFileDocument, Content: View> {
  @StateObject private var document: Document
  let title: String
  let url: URL?
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: Document, title: String = "Untitled", url: URL? = nil,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document)
    self.title = title
    self.url = url
    self.editor = editor
  }
}

extension ReferenceDocumentWindow: View {
  var body: some View {
    NavigationStack {
      editor(ReferenceFileDocumentConfiguration(document: document, fileURL: url))
        .environmentObject(document)
        .navigationTitle(Text(verbatim: title))
        .navigationBarTitleDisplayMode(.inline)
        .modifier(WayToBrowser(isShown: url != nil))
    }
  }
}

/// A button back to the browser that a document was opened from.
private struct WayToBrowser: ViewModifier {
  let isShown: Bool
  @Environment(\.dismiss) private var dismiss

  init(isShown: Bool) { self.isShown = isShown }

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .cancellationAction) {
        if isShown {
          Button(action: { dismiss() }) { Image(systemName: "chevron.backward").fontWeight(.semibold) }
            .accessibilityLabel(Text(verbatim: "Documents"))
        }
      }
    }
  }
}
