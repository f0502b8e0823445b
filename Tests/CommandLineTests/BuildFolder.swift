// Where the package that is tested was built: the modules and the executables lie there.

import Foundation
import Testing

/// The folder that the tests' own executable lies in.
func buildFolder() throws -> String {
  let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
  let line = try #require(maps.split(separator: "\n").first { $0.hasSuffix("PackageTests.xctest") })
  let path = String(line[try #require(line.range(of: "/")).lowerBound...])
  return URL(fileURLWithPath: path).deletingLastPathComponent().path
}
