// Streams, detached tasks and waiting threads on a stage's time.

import Combine
import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import Stage

/// A search as tutorials write it: waits until nobody has typed for a while.
@MainActor
private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  private var tokens: Set<AnyCancellable> = []

  init() {
    $query.removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] query in self?.results = query.isEmpty ? [] : ["\(query)!"] }
      .store(in: &tokens)
  }
}

/// Other threads set it. It has a lock, as sanitizers do not see that a semaphore orders what threads do.
private final class Flag: Sendable {
  private let state = Mutex(false)
  var isUp: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

@MainActor
@Suite("Streams on a stage's time")
struct StreamTimeTests {
  private func labels(_ stage: Stage) -> [String] { stage.frame.semantics.elements.map(\.label) }

  private struct Search: View {
    @StateObject private var model = SearchModel()
    var body: some View {
      VStack {
        TextField("Query", text: $model.query)
        ForEach(model.results, id: \.self) { Text(verbatim: $0) }
      }
    }
  }

  @Test("a debounced search waits until nobody types")
  func debounce() {
    let stage = phone { Search() }
    stage.tap("Query")
    stage.type("a")
    stage.advance(by: 0.2)
    stage.type("b")
    stage.advance(by: 0.29)
    #expect(!labels(stage).contains("ab!"))
    stage.advance(by: 0.02)
    #expect(labels(stage).contains("ab!") && !labels(stage).contains("a!"))
  }

  @Test("a model that is fed outside of its stage goes by the stage's time too")
  func outside() {
    struct Results: View {
      @ObservedObject var model: SearchModel
      var body: some View { Text(verbatim: model.results.first ?? "none") }
    }
    let model = SearchModel()
    let stage = phone { Results(model: model) }
    _ = stage.frame
    model.query = "x"
    stage.advance(by: 0.28)
    #expect(labels(stage) == ["none"])
    stage.advance(by: 0.03)
    #expect(labels(stage) == ["x!"])
  }

  @Test("delayed and throttled values come when they are due")
  func delayAndThrottle() {
    struct Screen: View {
      let log: Log
      let taps = PassthroughSubject<Int, Never>()
      @State private var count = 0
      var body: some View {
        Button("Tap") {
          count += 1
          taps.send(count)
        }
        .onReceive(taps.delay(for: .seconds(1), scheduler: RunLoop.main)) { log("delayed \($0)") }
        .onReceive(taps.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)) { log("throttled \($0)") }
      }
    }
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    struct Fed: View {
      let log: Log
      let subject: PassthroughSubject<Int, Never>
      var body: some View {
        Color.red
          .onReceive(subject.delay(for: .seconds(1), scheduler: RunLoop.main)) { log("delayed \($0)") }
          .onReceive(subject.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)) { log("throttled \($0)") }
      }
    }
    let stage = phone { Fed(log: log, subject: subject) }
    _ = stage.frame
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(log.lines == ["throttled 1"])
    stage.advance(by: 0.51)
    #expect(log.lines == ["throttled 1", "throttled 3"])
    stage.advance(by: 0.5)
    #expect(log.lines.suffix(3) == ["delayed 1", "delayed 2", "delayed 3"])
  }

  @Test("a scheduler's repeated work goes on until it is called off")
  func repeated() {
    struct Screen: View {
      let log: Log
      @State private var token: (any Cancellable)?
      var body: some View {
        Button("Stop") { token?.cancel() }
          .onAppear {
            let queue = DispatchQueue.main
            token = queue.schedule(
              after: queue.now.advanced(by: .seconds(1)), interval: .milliseconds(500), tolerance: 0, options: nil
            ) { log("tick") }
          }
      }
    }
    let log = Log()
    let stage = phone { Screen(log: log) }
    stage.advance(by: 2.1)
    #expect(log.lines.count == 3)
    stage.tap("Stop")
    stage.advance(by: 2)
    #expect(log.lines.count == 3)
  }

  @Test("code that waits for a detached task gets it", .timeLimit(.minutes(20)))
  func semaphore() {
    struct Screen: View {
      @State private var answer = 0
      var body: some View {
        Button("Ask \(answer)") {
          let done = DispatchSemaphore(value: 0)
          let box = Flag()
          Task.detached {
            box.isUp = true
            done.signal()
          }
          done.wait()
          answer = box.isUp ? 42 : -1
        }
      }
    }
    let stage = phone { Screen() }
    stage.tap("Ask 0")
    #expect(stage.element("Ask 42") != nil)
  }

  @Test("a group is waited for, also one whose work sleeps", .timeLimit(.minutes(20)))
  func group() {
    struct Screen: View {
      @State private var text = "idle"
      var body: some View {
        Button(text) {
          let group = DispatchGroup()
          group.enter()
          let work = Task.detached {
            try? await Task.sleep(for: .milliseconds(5))
            group.leave()
          }
          group.wait()
          work.cancel()
          text = "done"
        }
      }
    }
    let stage = phone { Screen() }
    stage.tap("idle")
    #expect(stage.element("done") != nil)
  }

  @Test("a wait with a limit ends at it", .timeLimit(.minutes(20)))
  func timeout() {
    struct Screen: View {
      @State private var text = "idle"
      var body: some View {
        Button(text) {
          let before = Date()
          let result = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05)
          text = "\(result == .timedOut) \(Date().timeIntervalSince(before) >= 0.049)"
        }
      }
    }
    let stage = phone { Screen() }
    stage.tap("idle")
    #expect(stage.element("true true") != nil)
  }

  @Test("a thread that sleeps sees its clock go on, and hardly waits", .timeLimit(.minutes(20)))
  func sleeping() {
    struct Screen: View {
      @State private var text = "idle"
      var body: some View {
        Button(text) {
          let before = Date()
          Thread.sleep(forTimeInterval: 600)
          text = "\(Int(Date().timeIntervalSince(before).rounded())) s"
        }
      }
    }
    let stage = phone { Screen() }
    let clock = ContinuousClock()
    let real = clock.measure { stage.tap("idle") }
    #expect(stage.element("600 s") != nil)
    #expect(real < .seconds(300))
  }
}
