// The files that a person names on the command line, read and checked.

import Foundation

/// The text of one module: Swift files, or one or more Markdown guides whose Swift fences are read.
public struct SourceInput: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable { case swift, guide }

  public struct File: Hashable, Sendable, Codable {
    /// Absolute.
    public var path: String
    /// As messages name it: relative to the working directory where that is shorter.
    public var displayPath: String
    public var kind: Kind
    public var text: String
    public init(path: String, displayPath: String, kind: Kind, text: String) {
      self.path = path
      self.displayPath = displayPath
      self.kind = kind
      self.text = text
    }
  }

  public var files: [File]
  /// Asset catalogs found beside or beneath the files.
  public var assetCatalogs: [String]
  /// Folders with tables of translations: `.lproj` folders and string catalogs.
  public var stringFolders: [String]
  /// A name for pictures: that of the file, or of the folder.
  public var name: String

  public init(files: [File], assetCatalogs: [String] = [], stringFolders: [String] = [], name: String) {
    self.files = files
    self.assetCatalogs = assetCatalogs
    self.stringFolders = stringFolders
    self.name = name
  }
}

extension SourceInput {
  /// Reads files and folders. A folder gives all the Swift files beneath it, in the order of their paths, except
  /// package manifests, hidden folders and tests.
  public init(paths: [String], workingDirectory: String = FileManager.default.currentDirectoryPath) throws {
    guard let first = paths.first else {
      throw SourceProblem("no source given", remedy: "Name a .swift file, a folder of them, or a Markdown guide.")
    }
    var files: [File] = []
    var catalogs: [String] = []
    var strings: [String] = []
    for path in paths {
      let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingDirectory, isDirectory: true))
        .standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw SourceProblem(
          file: path, "there is no such file", remedy: "Check the spelling and the folder you are in.")
      }
      if isFolder.boolValue {
        let found = Self.search(url)
        guard !found.swift.isEmpty else {
          throw SourceProblem(
            file: path, "the folder contains no Swift files", remedy: "Name the folder that holds the .swift files.")
        }
        files += try found.swift.map { try Self.read($0, workingDirectory: workingDirectory) }
        catalogs += found.catalogs
        strings += found.strings
      } else {
        files.append(try Self.read(url, workingDirectory: workingDirectory))
        catalogs += Self.catalogs(in: url.deletingLastPathComponent())
        strings += Self.stringFolders(besides: url.deletingLastPathComponent())
      }
    }
    var seen = Set<String>()
    files = files.filter { seen.insert($0.path).inserted }
    let url = URL(fileURLWithPath: first)
    let name = url.deletingPathExtension().lastPathComponent
    self.init(
      files: files, assetCatalogs: Array(Set(catalogs)).sorted(), stringFolders: Array(Set(strings)).sorted(),
      name: name == "." || name == ".." || name == "/" ? "Preview" : name)
  }

  private static func search(_ folder: URL) -> (swift: [URL], catalogs: [String], strings: [String]) {
    var swift: [URL] = []
    var catalogs: [String] = []
    var strings: [String] = []
    func visit(_ folder: URL) {
      let children = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for child in children.sorted() where !child.hasPrefix(".") {
        let url = folder.appendingPathComponent(child)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
        if isFolder.boolValue {
          if child.hasSuffix(".xcassets") {
            catalogs.append(url.path)
          } else if child.hasSuffix(".lproj") {
            strings.append(folder.path)
          } else if !child.hasSuffix("Tests") && child != "Pods" && child != "DerivedData" {
            visit(url)
          }
        } else if child.hasSuffix(".swift") && child != "Package.swift" {
          swift.append(url)
        } else if child.hasSuffix(".xcstrings") {
          strings.append(folder.path)
        }
      }
    }
    visit(folder)
    return (swift, catalogs, strings)
  }

  /// The folder itself, and its `Resources`, if they hold tables of translations.
  private static func stringFolders(besides folder: URL) -> [String] {
    [folder, folder.appendingPathComponent("Resources")].filter { place in
      let children = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      return children.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
    }.map(\.path)
  }

  private static func catalogs(in folder: URL) -> [String] {
    let children = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return children.filter { $0.hasSuffix(".xcassets") }.sorted().map { folder.appendingPathComponent($0).path }
  }

  private static func read(_ url: URL, workingDirectory: String) throws -> File {
    let path = url.path
    let prefix = workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/"
    let displayPath = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    let kind: Kind
    switch url.pathExtension.lowercased() {
    case "swift": kind = .swift
    case "md", "markdown": kind = .guide
    default:
      throw SourceProblem(
        file: displayPath, "this is neither Swift nor Markdown",
        remedy: "Vitrine reads .swift files, folders of them, and guides (.md) with ```swift fences.")
    }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw SourceProblem(file: displayPath, "the file cannot be read", remedy: "Check its permissions.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      let (line, byte) = firstInvalidByte(in: data)
      throw SourceProblem(
        file: displayPath, line: line, "byte 0x\(String(byte, radix: 16)) is not valid UTF-8",
        remedy: "Save the file as UTF-8.")
    }
    guard !text.utf8.contains(0) else {
      let line = 1 + data.prefix { $0 != 0 }.count { $0 == UInt8(ascii: "\n") }
      throw SourceProblem(
        file: displayPath, line: line, "the file contains a NUL byte", remedy: "Is this a text file? Save it as UTF-8.")
    }
    return File(path: path, displayPath: displayPath, kind: kind, text: text)
  }

  private static func firstInvalidByte(in data: Data) -> (line: Int, byte: UInt8) {
    var decoder = UTF8()
    var iterator = data.makeIterator()
    var line = 1
    // The decoder stops at the first bad sequence; find its byte by how much valid text came before it.
    var valid = 0
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        valid += UTF8.width(scalar)
        if scalar == "\n" { line += 1 }
      case .emptyInput, .error: break decoding
      }
    }
    return (line, valid < data.count ? data[data.startIndex + valid] : 0)
  }
}
