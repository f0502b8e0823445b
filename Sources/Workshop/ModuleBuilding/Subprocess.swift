// Running the compiler, the linker and the reader.

import Foundation

/// A finished process.
struct Subprocess {
  var status: Int32
  /// What it printed, to standard output and standard error alike.
  var output: String

  /// Runs a program and waits for it. Costs little more than the program itself: `posix_spawn`, one pipe.
  init(_ program: String, _ arguments: [String]) throws {
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0 else { throw Self.failure(program, errno) }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    defer { close(descriptors[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptors[1], 1)
    posix_spawn_file_actions_adddup2(&actions, descriptors[1], 2)

    var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    argv.append(nil)
    defer { for argument in argv { free(argument) } }
    var process = pid_t()
    let error = posix_spawn(&process, program, &actions, nil, argv, environ)
    close(descriptors[1])
    guard error == 0 else { throw Self.failure(program, error) }

    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptors[0], &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    var waitStatus: Int32 = 0
    while waitpid(process, &waitStatus, 0) == -1 && errno == EINTR {}
    let signal = waitStatus & 0x7F
    status = signal == 0 ? (waitStatus >> 8) & 0xFF : 128 + signal
    output = String(decoding: bytes, as: UTF8.self)
  }

  private static func failure(_ program: String, _ error: Int32) -> SourceProblem {
    SourceProblem(
      "cannot run \(program): \(String(cString: strerror(error)))", remedy: "`./vitrine doctor` tells what is missing.")
  }
}
