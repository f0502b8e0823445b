// fileImporter, fileExporter and fileMover, in the folder of documents that the device has. An exporter on a device without
// one writes into a folder of its own among the temporary files.

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
    modifier(
      FileDialog(isPresented: isPresented, opening: allowedContentTypes, isMultiple: false, cancel: {}) {
        if let url = $0.first { onCompletion(.success(url)) }
      })
  }

  /// Lets a person choose files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person choose files, or not.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialog(
        isPresented: isPresented, opening: allowedContentTypes, isMultiple: allowsMultipleSelection,
        cancel: onCancellation
      ) { onCompletion(.success($0)) })
  }

  // MARK: Export

  /// Lets a person save a document.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Lets a person save a document, or not.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return modifier(
      FileDialog(
        isPresented: isPresented, saving: "Save", name: FileExport.name(defaultFilename ?? "Untitled", of: type),
        cancel: onCancellation
      ) { folder in
        guard let document else { return }
        onCompletion(Result { try FileExport.save(document, as: type, named: defaultFilename, in: folder) })
      })
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
    let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
    return modifier(
      FileDialog(isPresented: isPresented, saving: "Save", name: nil, cancel: onCancellation) { folder in
        onCompletion(
          Result {
            try documents.enumerated().map { index, document in
              try FileExport.save(
                document, as: type, named: index == 0 ? nil : "Untitled \(index + 1)", in: folder)
            }
          })
      })
  }

  // MARK: Move

  /// Lets a person move a file. On a device without documents it stays where it is.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person move a file, or not. On a device without documents it stays where it is.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialog(
        isPresented: isPresented, saving: "Move", name: file?.lastPathComponent, cancel: onCancellation
      ) { folder in
        if let file { onCompletion(Result { try FileExport.move(file, to: folder) }) }
      })
  }

  /// Lets a person move files. On a device without documents they stay where they are.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person move files, or not. On a device without documents they stay where they are.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileDialog(isPresented: isPresented, saving: "Move", name: nil, cancel: onCancellation) { folder in
        onCompletion(Result { try files.map { try FileExport.move($0, to: folder) } })
      })
  }
}

/// Writes what exporters save.
private enum FileExport {
  /// The folder that stands for the person's documents on a device without any.
  private static var ownFolder: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("VitrineDocuments", isDirectory: true)
  }

  /// A name as one component of a path, with the extension of a kind of files.
  static func name(_ name: String, of type: UTType) -> String {
    let file = name.replacingOccurrences(of: "/", with: "-")
    guard (file as NSString).pathExtension.isEmpty, let suffix = type.preferredFilenameExtension else { return file }
    return "\(file).\(suffix)"
  }

  static func save<D: FileDocument>(
    _ document: D, as type: UTType, named name: String?, in folder: URL?
  ) throws -> URL {
    let folder = folder ?? ownFolder
    let wrapper = try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type))
    let file = Self.name(name ?? wrapper.preferredFilename ?? "Untitled", of: type)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(file)
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }

  static func move(_ file: URL, to folder: URL?) throws -> URL {
    guard let folder else { return file }
    let url = folder.appendingPathComponent(file.lastPathComponent)
    if url.path != file.path { try FileManager.default.moveItem(at: file, to: url) }
    return url
  }
}
