// Says which preview was being drawn if its code brings the process down, or never comes to an end.

import Foundation
import ModuleBuilding

/// A note for the signal handler, made ready beforehand: a handler may not allocate.
enum CrashNote {
  nonisolated(unsafe) private static var note: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var lateNote: UnsafeMutablePointer<CChar>?
  @MainActor private static var hasStack = false

  /// - Parameter timeLimit: Seconds of processor time after which the preview is given up; 0 for no limit.
  @MainActor
  static func working(on preview: PreviewDescription, timeLimit: Int) {
    let place = "\(preview.file):\(preview.line): error: "
    working(
      crash: place + "the code of “\(preview.name)” stopped the program\n",
      late: place + "“\(preview.name)” was not drawn within \(timeLimit) seconds of work\n"
        + "  Is there a loop without end in a body? If it only takes long, raise --time-limit.\n",
      timeLimit: timeLimit)
  }

  /// - Parameter crash: What to say if the program is stopped.
  /// - Parameter late: What to say when the time is up.
  @MainActor
  static func working(crash: String, late: String, timeLimit: Int) {
    replace(&note, with: crash)
    replace(&lateNote, with: late)
    signal(SIGPROF) { _ in
      if let note = CrashNote.lateNote { _ = Foundation.write(2, note, strlen(note)) }
      _exit(1)
    }
    setTimer(timeLimit)
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
    setTimer(0)
    replace(&note, with: nil)
    replace(&lateNote, with: nil)
  }

  private static func replace(_ text: inout UnsafeMutablePointer<CChar>?, with new: String?) {
    let old = text
    text = new.flatMap { strdup($0) }
    free(old)
  }

  private static func setTimer(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }
}
