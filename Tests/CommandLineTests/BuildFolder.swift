// Where the package that is tested was built: the modules and the executables lie there.

import Foundation
import Testing

/// The folder that the tests' own executable lies in.
func buildFolder() throws -> String {
  let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  return URL(fileURLWithPath: path).deletingLastPathComponent().path
}
