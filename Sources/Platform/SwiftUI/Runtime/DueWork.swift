// What a stage has to do at given times.

/// Work for later, in the order of its times; work for the same time in the order it was asked for.
@MainActor
package final class DueWork {
  /// A piece of work that can be called off.
  @MainActor
  package final class Ticket {
    fileprivate let time: Double
    fileprivate let number: Int
    fileprivate var action: (() -> Void)?

    fileprivate init(time: Double, number: Int, action: @escaping () -> Void) {
      self.time = time
      self.number = number
      self.action = action
    }

    package var isPending: Bool { action != nil }
    package func cancel() { action = nil }
  }

  private var tickets: [Ticket] = []
  private var count = 0

  /// When something is next to be done, in seconds since the stage's start.
  package var nextTime: Double? {
    while let first = tickets.first, !first.isPending { tickets.removeFirst() }
    return tickets.first?.time
  }

  /// Does something at a time, in seconds since the stage's start.
  @discardableResult
  package func schedule(at time: Double, _ action: @escaping () -> Void) -> Ticket {
    count += 1
    let time = FrameClock.snapped(time)
    let ticket = Ticket(time: time, number: count, action: action)
    var low = 0
    var high = tickets.count
    while low < high {
      let middle = (low + high) / 2
      if (tickets[middle].time, tickets[middle].number) < (time, count) { low = middle + 1 } else { high = middle }
    }
    tickets.insert(ticket, at: low)
    return ticket
  }

  /// Does what is due, and what that asks for if it is due as well.
  package func run(until time: Double) {
    var left = Self.runLimit
    while let next = nextTime, next <= time, left > 0 {
      left -= 1
      let ticket = tickets.removeFirst()
      let action = ticket.action
      ticket.action = nil
      action?()
    }
  }

  /// Work that asks for itself again at once does not stop the clock.
  private static let runLimit = 10_000
}
