// FileWrapper: a file, a folder or a link as a value, which Foundation on Linux lacks.

import Foundation

/// A file's bytes, or the wrappers in a folder.
open class FileWrapper: @unchecked Sendable {
  /// How a wrapper is read from disk.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a wrapper is written to disk.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Kind {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var kind: Kind
  open var preferredFilename: String?
  open var filename: String?
  open var fileAttributes: [String: Any] = [:]

  public init(regularFileWithContents contents: Data) { kind = .file(contents) }
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .folder([:])
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      _ = addFileWrapper(child)
    }
  }
  public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

  /// Reads a file or a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    if manager.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path).sorted() {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      kind = .folder(children)
    } else {
      kind = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  open var isRegularFile: Bool { if case .file = kind { true } else { false } }
  open var isDirectory: Bool { if case .folder = kind { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = kind { true } else { false } }
  open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }

  /// Adds a wrapper to a folder and returns the name it goes by there.
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = kind else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var name = wanted
    var count = 1
    while let other = children[name], other !== child {
      count += 1
      name = "\(count)__#$!@%!#__\(wanted)"
    }
    child.filename = name
    children[name] = child
    kind = .folder(children)
    return name
  }

  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = kind, let key = keyForChildFileWrapper(child) else { return }
    children[key] = nil
    kind = .folder(children)
  }

  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Writes the file, or the folder with all that is in it.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch kind {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
