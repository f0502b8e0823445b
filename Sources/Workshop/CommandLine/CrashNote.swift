// Says which preview was being drawn if its code brings the process down.

import Foundation
import ModuleBuilding

/// A note for the signal handler, made ready beforehand: a handler may not allocate.
enum CrashNote {
  nonisolated(unsafe) private static var note: UnsafeMutablePointer<CChar>?
  @MainActor private static var hasStack = false

  @MainActor
  static func working(on preview: PreviewDescription) {
    let old = note
    note = strdup("\(preview.file):\(preview.line): error: the code of “\(preview.name)” stopped the program\n")
    free(old)
    giveHandlersTheirStack()
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      action.sa_flags = Int32(SA_ONSTACK)
      action.__sigaction_handler.sa_handler = { number in
        if let note = CrashNote.note { _ = Foundation.write(2, note, strlen(note)) }
        signal(number, SIG_DFL)
        raise(number)
      }
      sigaction(number, &action, nil)
    }
  }

  /// A body that calls itself without end uses up the stack: the handler needs another one to run on.
  @MainActor
  private static func giveHandlersTheirStack() {
    guard !hasStack else { return }
    hasStack = true
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  @MainActor
  static func done() {
    let old = note
    note = nil
    free(old)
  }
}
