// Asynchronous work on a stage's time: what tasks, the main queue and clocks do while a stage runs is the stage's.

import CRuntimeSupport

/// The time of one stage as the C runtime sees it, and the work that was handed over.
///
/// Read and written on the thread that the stage runs on.
package final class Timekeeper: @unchecked Sendable {
  fileprivate final class Work {
    /// Seconds since the stage's start.
    let time: Double
    let run: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let payload: UnsafeMutableRawPointer?
    /// Hands the work to other threads; nil for work that is this thread's.
    let elsewhere: (@convention(c) (Double, UnsafeMutableRawPointer?) -> Void)?
    /// Lets go of what the work holds; nil where nobody can.
    let drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    /// Whether somebody does or did the work.
    var isTaken = false

    init(
      time: Double, run: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void, payload: UnsafeMutableRawPointer?,
      elsewhere: (@convention(c) (Double, UnsafeMutableRawPointer?) -> Void)?,
      drop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    ) {
      self.time = time
      self.run = run
      self.payload = payload
      self.elsewhere = elsewhere
      self.drop = drop
    }
  }

  /// Seconds since the stage's start.
  fileprivate var time = 0.0
  /// The wall clock at the stage's start.
  fileprivate var start = Date(timeIntervalSince1970: 0)
  fileprivate var work: [Work] = []
  /// What nobody has done yet, and some that is done.
  private var undone: [Work] = []
  /// How much may be kept of what is done.
  private var undoneLimit = 64

  fileprivate func take(_ item: Work) {
    work.append(item)
    undone.append(item)
    guard undone.count > undoneLimit else { return }
    undone.removeAll(where: \.isTaken)
    undoneLimit = max(2 * undone.count, 64)
  }

  /// Lets go of all work: nobody will do it. What tasks hand over on their way to their ends, now that they are cancelled,
  /// is done as well.
  fileprivate func end() {
    for _ in 0..<Self.mostRounds where !undone.isEmpty {
      let items = undone
      (undone, work) = ([], [])
      for item in items where !item.isTaken {
        item.isTaken = true
        item.drop?(item.payload)
      }
    }
    (undone, work) = ([], [])
  }

  /// A task that goes on though it is cancelled is left as it is after so many steps.
  private static let mostRounds = 100

  /// Hands other threads what they can do: all of it, or what is due.
  fileprivate func letGo(all: Bool) {
    for item in undone where !item.isTaken && (all || item.time <= time) {
      guard let elsewhere = item.elsewhere else { continue }
      item.isTaken = true
      elsewhere(item.time - time, item.payload)
    }
  }

  /// Keeps the calling thread's time while something runs.
  fileprivate func keep<Result>(_ body: () -> Result) -> Result {
    var keeper = vitrine_timekeeper(
      context: Unmanaged.passUnretained(self).toOpaque(),
      take: { context, delay, run, payload, elsewhere, drop in
        guard let context, let run else { return }
        let keeper = Unmanaged<Timekeeper>.fromOpaque(context).takeUnretainedValue()
        keeper.take(
          Work(time: keeper.time + delay, run: run, payload: payload, elsewhere: elsewhere, drop: drop))
      },
      let_go: { context, all in
        guard let context else { return }
        Unmanaged<Timekeeper>.fromOpaque(context).takeUnretainedValue().letGo(all: all)
      },
      date: { context in
        guard let context else { return 0 }
        let keeper = Unmanaged<Timekeeper>.fromOpaque(context).takeUnretainedValue()
        return keeper.start.timeIntervalSince1970 + keeper.time
      },
      time: { context in
        guard let context else { return 0 }
        return Unmanaged<Timekeeper>.fromOpaque(context).takeUnretainedValue().time
      })
    return withUnsafePointer(to: &keeper) { pointer in
      let outer = vitrine_set_timekeeper(pointer)
      defer { _ = vitrine_set_timekeeper(outer) }
      return body()
    }
  }
}

extension ViewHost {
  /// Runs something on the stage's time: tasks it starts, what it leaves to the main queue and the clocks it reads
  /// are the stage's own. Other threads, and this one afterwards, keep the machine's.
  package func onOwnTime<Result>(_ body: () -> Result) -> Result {
    timekeeper.time = time
    timekeeper.start = startDate
    if !Self.early.isEmpty {
      for item in Self.early { timekeeper.take(item) }
      Self.early = []
    }
    let result = timekeeper.keep(body)
    takeWork()
    return result
  }

  /// Work that was handed over before there was a stage: the next one does it.
  private static var early: [Timekeeper.Work] = []

  /// Runs something as if at a stage's start, before there is one: clocks say what they will say at its beginning.
  ///
  /// - Parameter date: What they will say; nil for what they say on stages that were told nothing else.
  package static func atStart<Result>(on date: Date? = nil, _ body: () -> Result) -> Result {
    let timekeeper = Timekeeper()
    timekeeper.start = date ?? EnvironmentValues().startDate
    let result = timekeeper.keep(body)
    early += timekeeper.work
    return result
  }

  /// Takes the views away, and ends what they left to be done later: their tasks are cancelled and run to their ends, blocks
  /// and timers are let go. For a stage that nobody has any more.
  package func end() {
    timekeeper.time = time
    timekeeper.start = startDate
    timekeeper.keep {
      takeAway()
      timekeeper.end()
    }
  }

  /// Whether asynchronous work was handed over that has no place in the order of things yet.
  func takeWork() {
    timekeeper.time = time
    guard !timekeeper.work.isEmpty else { return }
    let work = timekeeper.work
    timekeeper.work = []
    for item in work {
      if item.isTaken { continue }
      due.schedule(at: min(item.time, Self.never)) {
        guard !item.isTaken else { return }
        item.isTaken = true
        item.run(item.payload)
      }
    }
  }

  /// Later than anybody waits, in seconds.
  private static var never: Double { 1e15 }
}
