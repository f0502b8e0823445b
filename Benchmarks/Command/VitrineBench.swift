// The benchmarks' command: runs all, or those whose names contain a word.

import EngineBenchmarks
import Foundation
import ServiceBenchmarks

@main
@MainActor
enum VitrineBench {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "--draw", let path = words.dropFirst().first {
      try ScreenBenchmarks.draw(to: path)
      // As the command `vitrine` ends.
      _exit(0)
    }
    if words.first == "--serve" { try PreviewBenchmarks.serve() }
    try Benchmark.run(
      EngineBenchmarks.all + LayoutBenchmarks.all + ScreenBenchmarks.all + ServiceBenchmarks.all
        + MotionBenchmarks.all + PreviewBenchmarks.all + RobinhoodBenchmarks.all, named: words)
  }
}
