// The command: takes the first word, hands the rest to the command of that name.

import Foundation
import ModuleBuilding

@main
enum Vitrine {
  static let version = "0.1"

  @MainActor
  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    var command = words.isEmpty ? "help" : words.removeFirst()
    do {
      if words.contains("--help") || words.contains("-h") { (command, words) = ("help", [command]) }
      switch command {
      case "render": try RenderCommand(RenderOptions(words)).run()
      case "preview":
        let isWorker = ProcessInfo.processInfo.environment[PreviewKeeper.tokenVariable] != nil
        if isWorker { try PreviewCommand(words).run() } else { try PreviewKeeper(words).run() }
      case "film": try FilmCommand(words).run()
      case "gallery": try GalleryCommand(words).run()
      case "fuzz": try FuzzCommand(words).run()
      case "warm-up": try WarmUp.run()
      case "help", "--help", "-h": print(Help.text(for: words.first))
      case "version", "--version": print("vitrine \(version)")
      default:
        throw UsageError("there is no command “\(command)”", remedy: "`vitrine help` lists the commands.")
      }
      // Taking down what the system takes down anyway touches megabytes of code.
      fflush(nil)
      _exit(0)
    } catch is AlreadyReported {
      exit(1)
    } catch let error as UsageError {
      Console.say("vitrine: \(error)")
      exit(2)
    } catch {
      Console.say("\(error)")
      exit(1)
    }
  }
}

/// What a person got wrong on the command line, and how to put it right. The exit status is 2.
struct UsageError: Error, CustomStringConvertible, Equatable {
  var message: String
  var remedy: String
  init(_ message: String, remedy: String) {
    self.message = message
    self.remedy = remedy
  }
  var description: String { "\(message)\n  \(remedy)" }
}

/// An error whose messages have been printed.
struct AlreadyReported: Error {}

enum Console {
  /// Writes a line to standard error.
  static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
