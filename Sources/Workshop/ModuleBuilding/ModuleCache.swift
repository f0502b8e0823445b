// Compiled modules by the content of their sources.

import Foundation

/// A folder of finished modules.
///
/// An entry's folder is named by a hash of everything that went into it and holds the whole of that too, so that equal
/// hashes of different inputs do no harm. Entries are written beside and renamed, so that none is ever half there.
struct ModuleCache {
  var folder: String
  /// Entries kept; the oldest go first.
  static let capacity = 128

  func entry(for key: Data) -> String { folder + "/" + Self.name(key) }

  /// The report of an entry that was made from exactly this key.
  func report(for key: Data) -> SourceReport? {
    let entry = entry(for: key)
    guard let stored = FileManager.default.contents(atPath: entry + "/key"), stored == key,
      access(entry + "/module.so", R_OK) == 0,
      let data = FileManager.default.contents(atPath: entry + "/report.json")
    else { return nil }
    return try? JSONDecoder().decode(SourceReport.self, from: data)
  }

  /// Moves a finished folder into place.
  func store(_ finished: String, for key: Data, report: SourceReport) throws {
    try key.write(to: URL(fileURLWithPath: finished + "/key"))
    try JSONEncoder().encode(report).write(to: URL(fileURLWithPath: finished + "/report.json"))
    let entry = entry(for: key)
    if rename(finished, entry) != 0 {
      // An entry of that name exists: another process was faster, or its key differs.
      try? FileManager.default.removeItem(atPath: entry)
      guard rename(finished, entry) == 0 else {
        throw SourceProblem(file: entry, "cannot be written: \(String(cString: strerror(errno)))")
      }
    }
    prune()
  }

  private func prune() {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder), names.count > Self.capacity else {
      return
    }
    let dated = names.map { name in
      var info = stat()
      stat(folder + "/" + name, &info)
      return (name: name, time: info.st_mtim.tv_sec)
    }
    for (name, _) in dated.sorted(by: { ($0.time, $0.name) < ($1.time, $1.name) }).dropLast(Self.capacity) {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  /// FNV-1a, 64 bit.
  private static func name(_ key: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }
}
