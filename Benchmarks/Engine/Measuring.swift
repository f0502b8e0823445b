// Times of work, and how they are told: next to what the same work costs at least.

import Foundation

/// Milliseconds of processor time that this process has used, on all cores together: unlike the clock's, they do not
/// grow when the machine is busy with something else.
public func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Repeats work and keeps the middle of its times, in milliseconds of processor time.
public func median(of runs: Int, warmUp: Int = 2, _ work: () throws -> Void) rethrows -> Double {
  for _ in 0..<warmUp { try work() }
  var times: [Double] = []
  for _ in 0..<max(runs, 1) {
    let start = processorTime()
    try work()
    times.append(processorTime() - start)
  }
  return times.sorted()[times.count / 2]
}

/// Measures several kinds of work by turns, so that a machine that gets busier slows all of them.
public func medians(of runs: Int, _ work: [() throws -> Void]) throws -> [Double] {
  var times = [[Double]](repeating: [], count: work.count)
  for run in 0..<max(runs, 1) + 2 {
    for (index, body) in work.enumerated() {
      let start = processorTime()
      try body()
      // The first two rounds fill caches.
      if run >= 2 { times[index].append(processorTime() - start) }
    }
  }
  return times.map { $0.sorted()[$0.count / 2] }
}

/// One line of the report.
public struct Figure {
  public var name: String
  /// Milliseconds, or megabytes.
  public var value: Double
  public var unit = "ms"
  /// What the value is held against.
  public var floor: (name: String, value: Double)?
  /// The most that the value may be of the floor.
  public var target: Double?

  public init(
    _ name: String, _ value: Double, unit: String = "ms", floor: (name: String, value: Double)? = nil,
    target: Double? = nil
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.floor = floor
    self.target = target
  }

  /// Prints the figure, and whether it keeps to its target.
  public func report() {
    var line = "  " + name.padding(toLength: 40, withPad: " ", startingAt: 0) + String(format: "%9.2f %@", value, unit)
    if let floor {
      let ratio = value / floor.value
      line += String(format: "   %6.3f x %@ (%.2f %@)", ratio, floor.name, floor.value, unit)
      if let target { line += String(format: ", target %g: %@", target, ratio <= target ? "met" : "MISSED") }
    }
    print(line)
  }
}

/// A named group of figures.
public struct Benchmark {
  public var name: String
  public var run: () throws -> Void

  public init(_ name: String, run: @escaping () throws -> Void) {
    self.name = name
    self.run = run
  }

  /// Runs the benchmarks whose names contain one of the words, or all of them if there are no words, each in a process of
  /// its own, so that none finds the memory that another one left. Ends the process with status 2 if a word names none, and
  /// with 1 if one could not be run.
  public static func run(_ all: [Benchmark], named words: [String]) throws {
    if words.first == alone, let benchmark = all.first(where: { $0.name == words.last }) { return benchmark.runAlone() }
    for word in words where !all.contains(where: { $0.name.contains(word) }) {
      let names = all.map(\.name).joined(separator: ", ")
      FileHandle.standardError.write(Data("vitrine: no benchmark is called “\(word)”\n  There are: \(names).\n".utf8))
      exit(2)
    }
    print("Medians over runs, in processor time; the machine's load was \(load()).")
    fflush(nil)
    var failures = 0
    for benchmark in all where words.isEmpty || words.contains(where: { benchmark.name.contains($0) }) {
      let process = Process()
      process.executableURL = ownExecutable
      process.arguments = [alone, benchmark.name]
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 { failures += 1 }
    }
    if failures > 0 { exit(1) }
  }

  /// The word in front of the name of a benchmark that this process is there for.
  private static let alone = "--alone"

  private func runAlone() {
    print(name)
    do { try run() } catch {
      print("  FAILED: \(error)")
      exit(1)
    }
  }

  private static func load() -> String {
    var averages = [0.0, 0, 0]
    guard getloadavg(&averages, 3) > 0 else { return "unknown" }
    return String(format: "%.1f", averages[0])
  }
}

/// The program that this process runs, for those that begin others of it.
public let ownExecutable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

/// The memory this process holds now, in megabytes.
public func heldMemory() -> Double {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
}
