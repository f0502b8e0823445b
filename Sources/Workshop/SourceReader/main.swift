// The helper process that reads sources. It is apart from `vitrine` so that a run which finds everything in the cache
// does not load the Swift parser.
//
// usage: vitrine-reader REQUEST.json REPORT.json

import Foundation
import ModuleBuilding
import SourceReading

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(1)
}

guard CommandLine.arguments.count == 3 else { fail("usage: vitrine-reader REQUEST.json REPORT.json") }
do {
  let request = try JSONDecoder().decode(
    ReadingRequest.self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
  let report = try SourceReading.read(request)
  try JSONEncoder().encode(report).write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
} catch {
  fail("\(error)")
}
