// Programs that run themselves: `App.main()` ends here when this module is linked.

import Foundation
import Stage
import SwiftUI

/// Serves a program's first window until the process ends. Called by name, through the engine's runtime support.
@_cdecl("vitrine_program_server")
public func _serveProgram(_ program: UnsafeMutableRawPointer) {
  let address = UInt(bitPattern: program)
  MainActor.assumeIsolated {
    guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else { return }
    let program = Unmanaged<ServedProgram>.fromOpaque(pointer).takeUnretainedValue()
    do {
      let options = try ProgramOptions(CommandLine.arguments.dropFirst())
      let screen = PreviewScreen(name: program.name, make: program.makeWindow)
      let preview = try LivePreview(
        PreviewSession(screens: [screen], settings: options.settings), port: options.port)
      print("\(program.name) runs at \(preview.server.address)")
      fflush(nil)
      preview.run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }
}

/// What a program's own command line may say about how it is shown. Everything else is the program's.
///
/// A program that runs itself is used rather than looked at: its time begins with the machine's. What it keeps in files lies
/// behind it when it is started again.
struct ProgramOptions {
  var port = 0
  var settings = DeviceSettings()

  struct Problem: Error, CustomStringConvertible { var description: String }

  init(_ words: some Collection<String>, date: Date = Date()) throws {
    settings.traits.date = date
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--port":
        guard let number = words.popFirst().flatMap({ Int($0) }), (0...65535).contains(number) else {
          throw Problem(description: "error: --port needs a number from 0 to 65535\n  Leave it out to get a free port.")
        }
        port = number
      case "--device":
        let name = words.popFirst() ?? ""
        guard settings.set("device", name) else {
          throw Problem(
            description: "error: there is no device “\(name)”\n  Devices: "
              + Device.all.map(\.shortName).joined(separator: ", "))
        }
      case "--scheme":
        guard settings.set("scheme", words.popFirst() ?? "") else {
          throw Problem(description: "error: --scheme needs light or dark\n  Write --scheme dark.")
        }
      case "--documents":
        let folder = URL(fileURLWithPath: words.popFirst() ?? "")
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
          throw Problem(
            description: "error: there is no folder \(folder.path)\n  Name the one whose files importers are to show.")
        }
        settings.traits.documents = folder
      default: break
      }
    }
  }
}
