// What runs when the animations that a change started are over.

/// An action that waits for animations.
///
/// Every animation that a change starts holds a ticket; the action runs when the last ticket is given back, or after the
/// change's update if that started none. Used on the main actor only.
package final class AnimationCompletion: @unchecked Sendable {
  package let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var running = 0
  private var isUpdateOver = false
  private var isDone = false
  /// Where the action is handed to when it is time.
  private var perform: ((@escaping () -> Void) -> Void)?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  fileprivate func begin() { running += 1 }

  fileprivate func end() {
    running -= 1
    runIfOver()
  }

  /// Whether animations run that the action waits for.
  package var isWaiting: Bool { running > 0 }

  /// Whether an update has taken the action on.
  package private(set) var isTaken = false

  package func take() { isTaken = true }

  /// The change's update is over: no more animations begin.
  package func updateDidEnd(perform: @escaping (@escaping () -> Void) -> Void) {
    isUpdateOver = true
    self.perform = perform
    runIfOver()
  }

  private func runIfOver() {
    guard isUpdateOver, running == 0, !isDone else { return }
    isDone = true
    perform?(action)
  }
}

/// The right of one animation to keep completions waiting. Given back when the last leg that holds it is gone.
package final class AnimationTicket {
  private var waitingForRemoval: [AnimationCompletion] = []
  private var waitingLogically: [AnimationCompletion] = []
  private var inherited: [AnimationTicket] = []

  package init?(_ transaction: Transaction) {
    guard !transaction.completions.isEmpty else { return nil }
    for completion in transaction.completions {
      completion.begin()
      if completion.criteria == .removed {
        waitingForRemoval.append(completion)
      } else {
        waitingLogically.append(completion)
      }
    }
  }

  /// Keeps the completions of another ticket waiting too.
  func inherit(_ other: AnimationTicket?) { if let other, other !== self { inherited.append(other) } }

  func completeLogically() {
    for ticket in inherited { ticket.completeLogically() }
    let done = waitingLogically
    waitingLogically = []
    for completion in done { completion.end() }
  }

  deinit {
    for completion in waitingLogically + waitingForRemoval { completion.end() }
  }
}
