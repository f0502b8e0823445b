// Tells when files change, by the kernel's own notice.

import Foundation

/// Watches the folders that sources lie in.
///
/// Editors save in many ways (write in place, write beside and rename), so it is folders that are watched, and a change of
/// anything in them counts; whether it means anything is for the owner to find out. Several changes shortly one after the
/// other are one.
package final class SourceWatch: @unchecked Sendable {
  /// Seconds of quiet before a change is told.
  private static let quiet = 0.04
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF)

  private let paths: [String]
  private let onChange: @Sendable () -> Void
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  // For the queue only.
  private let queue = DispatchQueue(label: "vitrine.watch")
  private var watched: Set<String> = []
  private var changes = 0

  /// - Parameters:
  ///   - paths: Files and folders; folders with all below.
  ///   - onChange: Called on a queue of the watch's own.
  /// Nil if the system allows no more watches.
  package init?(paths: [String], onChange: @escaping @Sendable () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.paths = paths
    self.onChange = onChange
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    let descriptor = descriptor
    source.setCancelHandler { close(descriptor) }
    source.setEventHandler { [weak self] in self?.noticed() }
    queue.sync { watchAll() }
    source.activate()
  }

  package func end() { source.cancel() }

  private func watchAll() {
    for path in paths {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if exists, isFolder.boolValue {
        watch(path)
        watchFolders(in: path)
      } else {
        watch(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      }
    }
  }

  private func watchFolders(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        watch(path)
        watchFolders(in: path)
      }
    }
  }

  private func watch(_ folder: String) {
    // Watching a folder again is no harm: it may be another one of that name by now.
    if inotify_add_watch(descriptor, folder, Self.mask) >= 0 { watched.insert(folder) }
  }

  private func noticed() {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    changes += 1
    let mine = changes
    queue.asyncAfter(deadline: .now() + Self.quiet) { [weak self] in
      guard let self, mine == changes else { return }
      watchAll()
      onChange()
    }
  }
}
