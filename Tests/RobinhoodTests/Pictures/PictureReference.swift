// The recorded pictures: a text file with a hash for each, and what they were drawn with.

import Foundation
import Painting

/// What was recorded.
///
///     font /usr/share/fonts/…/Inter-roman.var.ttf 5bd1e995a3c41f07
///     package libcairo2 1.16.0-7
///     light-xSmall 393x852 1f0e9a772b3c4d55 Screens.Investing
struct PictureReference {
  static let isRecording = ProcessInfo.processInfo.environment["VITRINE_RECORD_PICTURES"] != nil

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Recorded")
  private static let file = folder.appendingPathComponent("pictures.txt")

  /// The fonts that the pages are set in.
  private static let fonts = [
    "inter-vf/Inter-roman.var.ttf", "inter-vf/InterDisplay-roman.var.ttf", "jetbrains-mono/JetBrainsMono-Regular.ttf",
  ].map { "/usr/share/fonts/truetype/" + $0 }
  /// The packages that have a say in the pixels.
  private static let packages = [
    "fonts-inter-variable", "fonts-jetbrains-mono", "libcairo2", "libfreetype6", "libharfbuzz0b", "libpixman-1-0",
  ]

  private var fonts: [String: String] = [:]
  private var packages: [String: String] = [:]
  private var pictures: [String: String] = [:]

  init() throws {
    for line in try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      switch words.first {
      case "font" where words.count == 3: fonts[words[1]] = words[2]
      case "package" where words.count == 3: packages[words[1]] = words[2]
      case let setting? where words.count == 4: pictures["\(setting) \(words[3])"] = "\(words[1]) \(words[2])"
      default: continue
      }
    }
  }

  func hash(of name: String, in setting: PictureSetting) -> String? { pictures["\(setting.fileName) \(name)"] }

  func names(in setting: PictureSetting) -> Set<String> {
    let prefix = setting.fileName + " "
    return Set(pictures.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
  }

  /// The fonts of this machine that are not those of the record, each as a sentence.
  var otherFonts: [String] {
    let versions = Self.installed(Self.packages)
    return fonts.keys.sorted().compactMap { path in
      let found = Self.fontHash(path)
      guard found != fonts[path] else { return nil }
      let package = path.contains("/inter-vf/") ? "fonts-inter-variable" : "fonts-jetbrains-mono"
      return
        "\(path) is \(found == nil ? "missing" : "another file") (recorded with \(package) \(packages[package] ?? "?"), installed is \(versions[package] ?? "none"))"
    }
  }

  /// The packages of this machine in other versions than recorded, as the end of a sentence.
  var otherPackages: String {
    let versions = Self.installed(Self.packages)
    let others = packages.sorted { $0.key < $1.key }.filter { versions[$0.key] != $0.value }
    guard !others.isEmpty else { return "" }
    return
      " (with \(others.map { "\($0.key) \($0.value), here \(versions[$0.key] ?? "none")" }.joined(separator: "; ")))"
  }

  // MARK: Recording

  /// Replaces the lines of a setting.
  static func record(_ pictures: [(name: String, picture: Bitmap)], in setting: PictureSetting) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let kept = old.split(separator: "\n").map(String.init).filter { line in
      PictureSetting.all.contains { $0 != setting && line.hasPrefix($0.fileName + " ") }
    }
    let versions = installed(packages)
    let lines =
      fonts.map { "font \($0) \(fontHash($0) ?? "none")" }
      + packages.map { "package \($0) \(versions[$0] ?? "none")" }
      + (kept + pictures.map { "\(setting.fileName) \(hash($0.picture)) \($0.name)" }).sorted()
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  /// Where a picture goes that is not as recorded.
  static func changedPicture(_ name: String, in setting: PictureSetting) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-changed-pictures/\(setting.fileName)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let letters = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return folder.appendingPathComponent(String(letters) + ".png")
  }

  /// "393x852 1f0e9a772b3c4d55".
  static func hash(_ picture: Bitmap) -> String {
    "\(picture.width)x\(picture.height) \(picture.withUnsafeBytes(fnv))"
  }

  private static func fontHash(_ path: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)).map { $0.withUnsafeBytes(fnv) }
  }

  /// FNV-1a, 64 bits, eight bytes at a time.
  private static func fnv(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var index = 0
    while index + 8 <= bytes.count {
      hash =
        (hash ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        &* 0x100_0000_01b3
      // A product carries upwards only: without this the upper bits would not reach the lower ones.
      hash ^= hash >> 29
      index += 8
    }
    while index < bytes.count {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
      index += 1
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The versions of Debian packages; none where there is no dpkg.
  private static func installed(_ packages: [String]) -> [String: String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dpkg-query")
    process.arguments = ["-W", "-f", "${Package} ${Version}\n"] + packages
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [:] }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var versions: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2 { versions[words[0]] = words[1] }
    }
    return versions
  }
}
