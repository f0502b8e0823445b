// The arena: recognisers under the same fingers, of which one wins.

/// Tells recognisers of touches and time and settles who wins.
///
/// Recognisers are asked in the order of their rank, high-priority ones from the outside in, others from the inside out.
/// Who becomes active first ends the others that share its touches; who only waits for the finger to be lifted keeps those
/// after it from seeing that until it has failed.
@MainActor
final class GestureArena {
  private struct Finger {
    var touch: Touch
    let start: CGPoint
  }

  private var contestants: [Contestant] = []
  private var fingers: [Int: Finger] = [:]
  private let startDate: () -> Date
  private var time = 0.0

  /// How far a finger moves before a gesture outside may take it from one inside that waits.
  private static let slop: CGFloat = 10

  init(startDate: @escaping () -> Date) { self.startDate = startDate }

  /// Whether a finger is down.
  var isTouched: Bool { !fingers.isEmpty }
  /// Whether a finger of an id is down.
  func isDown(_ id: Int) -> Bool { fingers[id] != nil }
  /// The fingers that are down, by id.
  var downTouches: [Touch] { fingers.values.map(\.touch).sorted { $0.id < $1.id } }

  /// Whether a recogniser is in the middle of something.
  func isRunning(_ recognizer: any AnyGestureRecognizing) -> Bool {
    contestants.contains { $0.recognizer === recognizer && $0.state != .over }
  }

  /// When the next recogniser wants to be told of the time.
  var nextDeadline: Double? { contestants.compactMap(\.deadline).min() }

  // MARK: Events

  func begin(_ touch: Touch, at time: Double, entries: [(box: LayoutNode, entry: TouchEntry)]) {
    self.time = time
    dropOrphans()
    fingers[touch.id] = Finger(touch: touch, start: touch.location)
    for (depth, (box, entry)) in entries.enumerated() {
      if let known = contestants.first(where: { $0.recognizer === entry.recognizer }) {
        if known.state != .over {
          known.touches.insert(touch.id)
          continue
        }
        // One that is over begins again when its fingers are gone.
        guard known.touches.isDisjoint(with: fingers.keys) else { continue }
        contestants.removeAll { $0 === known }
      }
      entry.recognizer.reset()
      let contestant = Contestant(box: box, depth: depth, entry: entry)
      contestant.touches = [touch.id]
      contestants.append(contestant)
    }
    send(touch.id)
  }

  func move(_ id: Int, to location: CGPoint, at time: Double) {
    guard fingers[id] != nil else { return }
    self.time = time
    fingers[id]?.touch.location = location
    send(id)
  }

  func end(_ id: Int, at location: CGPoint, at time: Double) {
    guard fingers[id] != nil else { return }
    self.time = time
    fingers[id]?.touch.location = location
    fingers[id]?.touch.isDown = false
    send(id)
    fingers[id] = nil
    // Who has no finger left and waits for nothing has failed.
    for contestant in contestants where contestant.touches.contains(id) {
      contestant.touches.remove(id)
      let isWaiting = contestant.recognizer.deadline != nil || !contestant.withheld.isEmpty
      if contestant.touches.isEmpty, contestant.state != .over, !isWaiting { cancel(contestant) }
    }
    flush()
    tidy()
  }

  /// The system takes a finger away.
  func cancel(_ id: Int, at time: Double) {
    guard fingers[id] != nil else { return }
    self.time = time
    for contestant in contestants where contestant.touches.contains(id) && contestant.state != .over {
      cancel(contestant)
    }
    for contestant in contestants { contestant.touches.remove(id) }
    fingers[id] = nil
    tidy()
  }

  /// Tells those of the time whose deadline has come.
  func reach(_ time: Double) {
    while let due = nextDeadline, due <= time {
      self.time = max(due, self.time)
      dropOrphans()
      for contestant in ordered where contestant.deadline.map({ $0 <= due }) == true {
        contestant.servedDeadline = contestant.recognizer.deadline
        feed(contestant, event(for: contestant))
      }
      flush()
      tidy()
    }
    self.time = max(time, self.time)
  }

  // MARK: Settling

  private var ordered: [Contestant] { contestants.sorted { $0.precedes($1) } }

  private func event(for contestant: Contestant) -> GestureEvent {
    GestureEvent(
      time: time, touches: downTouches.filter { contestant.touches.contains($0.id) }, startDate: startDate(),
      box: contestant.box)
  }

  private func send(_ id: Int) {
    dropOrphans()
    for contestant in ordered where contestant.touches.contains(id) && contestant.state != .over {
      let event = event(for: contestant)
      if mustWait(contestant, id) {
        contestant.withheld.append(event)
      } else {
        release(contestant)
        if contestant.state != .over { feed(contestant, event) }
      }
    }
    flush()
  }

  /// Those with precedence that have not made up their minds.
  private func blockers(of contestant: Contestant) -> [Contestant] {
    guard contestant.rank == .normal else { return [] }
    return contestants.filter {
      $0 !== contestant && $0.state == .possible && ($0.rank == .normal || $0.rank == .high)
        && $0.precedes(contestant) && (!$0.touches.isDisjoint(with: contestant.touches) || $0.touches.isEmpty)
    }
  }

  private func mustWait(_ contestant: Contestant, _ id: Int) -> Bool {
    guard let finger = fingers[id], contestant.state == .possible, !blockers(of: contestant).isEmpty else {
      return false
    }
    if !finger.touch.isDown { return true }
    let distance = hypot(finger.touch.location.x - finger.start.x, finger.touch.location.y - finger.start.y)
    if distance >= Self.slop { return false }
    return contestant.recognizer.activatesOnTouchDown || !contestant.withheld.isEmpty
  }

  private func release(_ contestant: Contestant) {
    let events = contestant.withheld
    contestant.withheld = []
    for event in events where contestant.state != .over { feed(contestant, event) }
  }

  /// Hands out what was withheld where nobody stands before it any more.
  private func flush() {
    for contestant in ordered where !contestant.withheld.isEmpty && contestant.state != .over {
      if blockers(of: contestant).isEmpty { release(contestant) }
    }
  }

  private func feed(_ contestant: Contestant, _ event: GestureEvent) {
    switch contestant.recognizer.process(event) {
    case .possible: break
    case .active:
      guard contestant.state == .possible else { return }
      contestant.state = .active
      endOthers(than: contestant, isOver: false)
    case .ended:
      let wasActive = contestant.state == .active
      contestant.state = .over
      if !wasActive { endOthers(than: contestant, isOver: true) }
    case .failed: contestant.state = .over
    }
  }

  private func endOthers(than winner: Contestant, isOver: Bool) {
    guard winner.rank != .simultaneous else { return }
    for other in ordered where other !== winner && other.state != .over && other.rank != .simultaneous {
      guard !other.touches.isDisjoint(with: winner.touches) || other.touches.isEmpty else { continue }
      // A drag that begins with the touch does not keep a scroll view from scrolling.
      if other.rank == .pan, winner.rank == .normal, !isOver, winner.recognizer.activatesOnTouchDown { continue }
      cancel(other)
    }
  }

  private func cancel(_ contestant: Contestant) {
    contestant.state = .over
    contestant.withheld = []
    guard !contestant.isOrphaned else { return }
    _ = contestant.recognizer.process(
      GestureEvent(time: time, touches: [], isCancelled: true, startDate: startDate(), box: contestant.box))
  }

  /// Whether a recogniser other than scrolling has this finger.
  func isClaimed(_ id: Int) -> Bool {
    contestants.contains { $0.touches.contains(id) && $0.state == .active && $0.rank != .pan }
  }

  private func dropOrphans() {
    for contestant in contestants where contestant.state != .over && contestant.isOrphaned { contestant.state = .over }
  }

  private func tidy() {
    for contestant in contestants where contestant.touches.isEmpty && contestant.state != .over {
      if contestant.recognizer.deadline == nil, contestant.withheld.isEmpty { cancel(contestant) }
    }
    for contestant in contestants where contestant.state == .over && contestant.touches.isEmpty {
      if !contestant.isOrphaned { contestant.recognizer.reset() }
    }
    contestants.removeAll { $0.state == .over && $0.touches.isEmpty }
  }
}
