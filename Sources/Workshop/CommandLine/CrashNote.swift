// Says which preview was being drawn if its code brings the process down.

import Foundation
import ModuleBuilding

/// A note for the signal handler, made ready beforehand: a handler may not allocate.
enum CrashNote {
  nonisolated(unsafe) private static var note: UnsafeMutablePointer<CChar>?

  @MainActor
  static func working(on preview: PreviewDescription) {
    let old = note
    note = strdup("\(preview.file):\(preview.line): error: the code of “\(preview.name)” stopped the program\n")
    free(old)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      signal(number) { number in
        if let note = CrashNote.note { _ = Foundation.write(2, note, strlen(note)) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  @MainActor
  static func done() {
    let old = note
    note = nil
    free(old)
  }
}
