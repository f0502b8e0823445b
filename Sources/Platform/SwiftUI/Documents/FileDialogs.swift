// fileImporter, fileExporter and fileMover. An importer finds no files, so it can only be cancelled; an exporter writes
// into a folder of its own among the temporary files.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension View {
  // MARK: Import

  /// Lets a person choose a file.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FileDialog(isPresented: isPresented, title: "Open", cancel: {}))
  }

  /// Lets a person choose files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(FileDialog(isPresented: isPresented, title: "Open", cancel: {}))
  }

  /// Lets a person choose files, or not.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(FileDialog(isPresented: isPresented, title: "Open", cancel: onCancellation))
  }

  // MARK: Export

  /// Lets a person save a document.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialog(
        isPresented: isPresented, title: "Save", confirmation: "Save",
        confirm: document.map { document in
          { onCompletion(Result { try FileExport.save(document, as: contentType, named: defaultFilename) }) }
        }, cancel: {}))
  }

  /// Lets a person save a document, or not.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileDialog(
        isPresented: isPresented, title: "Save", confirmation: "Save",
        confirm: document.map { document in
          {
            let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
            onCompletion(Result { try FileExport.save(document, as: type, named: defaultFilename) })
          }
        }, cancel: onCancellation))
  }

  /// Lets a person save documents.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Lets a person save documents, or not.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    modifier(
      FileDialog(
        isPresented: isPresented, title: "Save", confirmation: "Save",
        confirm: {
          let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
          onCompletion(
            Result {
              try documents.enumerated().map { index, document in
                try FileExport.save(document, as: type, named: index == 0 ? nil : "Untitled \(index + 1)")
              }
            })
        }, cancel: onCancellation))
  }

  // MARK: Move

  /// Lets a person move a file. There is nowhere to move it to, so it stays where it is.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person move a file, or not. There is nowhere to move it to, so it stays where it is.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialog(
        isPresented: isPresented, title: "Move", confirmation: "Move",
        confirm: file.map { file in { onCompletion(.success(file)) } }, cancel: onCancellation))
  }

  /// Lets a person move files. There is nowhere to move them to, so they stay where they are.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person move files, or not. There is nowhere to move them to, so they stay where they are.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileDialog(
        isPresented: isPresented, title: "Move", confirmation: "Move",
        confirm: files.isEmpty ? nil : { onCompletion(.success(Array(files))) }, cancel: onCancellation))
  }
}

/// Writes what exporters save.
private enum FileExport {
  /// The folder that stands for the person's documents.
  private static var folder: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("VitrineDocuments", isDirectory: true)
  }

  static func save<D: FileDocument>(_ document: D, as type: UTType, named name: String?) throws -> URL {
    let wrapper = try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type))
    var file = wrapper.preferredFilename ?? name ?? "Untitled"
    if let name { file = name }
    // A name is one component of a path, with the type's extension.
    file = file.replacingOccurrences(of: "/", with: "-")
    if (file as NSString).pathExtension.isEmpty, let suffix = type.preferredFilenameExtension { file += ".\(suffix)" }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(file)
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}
