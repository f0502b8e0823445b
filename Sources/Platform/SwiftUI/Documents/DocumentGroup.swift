// DocumentGroup: windows that edit documents. Without files to open, a window shows a new document.

import Foundation

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
    makeWindow = { AnyView(FileBrowser(title: Text(verbatim: "Documents"))) }
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
    makeWindow = { AnyView(FileBrowser(title: Text(verbatim: "Documents"))) }
  }
}

/// The editor of a new document, with its name above.
private struct DocumentWindow<Document: FileDocument, Content: View> {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  init(document: Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = State(initialValue: document)
    self.editor = editor
  }
}

extension DocumentWindow: View {
  var body: some View {
    NavigationStack {
      editor(FileDocumentConfiguration(document: $document))
        .navigationTitle(Text(verbatim: "Untitled"))
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct ReferenceDocumentWindow<Document: ReferenceFileDocument, Content: View> {
  @StateObject private var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(document: Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
    _document = StateObject(wrappedValue: document)
    self.editor = editor
  }
}

extension ReferenceDocumentWindow: View {
  var body: some View {
    NavigationStack {
      editor(ReferenceFileDocumentConfiguration(document: document))
        .environmentObject(document)
        .navigationTitle(Text(verbatim: "Untitled"))
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}
