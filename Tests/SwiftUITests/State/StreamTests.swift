// Streams of values: joined, nested, gathered, and handed on by schedulers.

import Combine
import Foundation
import Testing

@testable import SwiftUI

@Suite("Streams", .serialized)
struct StreamTests {
  private final class Log<Value> {
    var values: [Value] = []
    var isFinished = false
  }

  private func record<P: Publisher>(_ publisher: P) -> (Log<P.Output>, AnyCancellable) {
    let log = Log<P.Output>()
    let token = publisher.sink {
      if case .finished = $0 { log.isFinished = true }
    } receiveValue: {
      log.values.append($0)
    }
    return (log, token)
  }

  @Test("flatMap joins the publishers that values become")
  func flatMap() {
    let (log, _) = record([1, 2].publisher.flatMap { [$0, $0 * 10].publisher })
    #expect(log.values == [1, 10, 2, 20])
    #expect(log.isFinished)
  }

  @Test("zip pairs values and ends when a partner cannot come any more")
  func zip() {
    let first = PassthroughSubject<Int, Never>()
    let (log, token) = record(first.zip(["a", "b"].publisher))
    defer { token.cancel() }
    first.send(1)
    first.send(2)
    #expect(log.values.map(\.0) == [1, 2])
    #expect(log.isFinished)
  }

  @Test("three latest values are combined once all are there")
  func combineLatest() {
    let (a, b, c) = (
      CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2),
      PassthroughSubject<Int, Never>()
    )
    let (log, token) = record(a.combineLatest(b, c).map { $0 + $1 + $2 })
    c.send(3)
    a.send(10)
    #expect(log.values == [6, 15])
    token.cancel()
  }

  @Test("only the latest publisher is listened to")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let (log, token) = record(outer.switchToLatest())
    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(2)
    two.send(3)
    #expect(log.values == [1, 3])
    token.cancel()
  }

  private enum Problem: Error { case some }

  @Test("a failure is caught by another publisher")
  func catching() {
    let (log, _) = record(Fail<Int, Problem>(error: .some).catch { _ in Just(7) })
    #expect(log.values == [7] && log.isFinished)
  }

  @Test("values are gathered, counted and cut short")
  func gathering() {
    #expect(record([1, 2, 3].publisher.collect()).0.values == [[1, 2, 3]])
    #expect(record([1, 2, 3].publisher.prefix(2)).0.values == [1, 2])
    #expect(record([1, 2, 3].publisher.reduce(0, +)).0.values == [6])
    #expect(record([1].publisher.prepend(0).append(2)).0.values == [0, 1, 2])
  }

  @Test("work without delay is done at once where no time goes by")
  func receiveOn() {
    let (log, _) = record(
      Just(1).receive(on: DispatchQueue.main).delay(for: 0, scheduler: RunLoop.main))
    #expect(log.values == [1])
  }

  @MainActor
  private final class Later: DeferredWork.Stage {
    var work: [(delay: Double, action: () -> Void)] = []
    let date = 0.0
    func doLater(in delay: Double, _ work: @escaping () -> Void) { self.work.append((delay, work)) }
  }

  @MainActor
  @Test("a debounced value waits, and only the last one comes")
  func debounce() {
    let stage = Later()
    let other = DeferredWork.stage
    DeferredWork.stage = stage
    defer { DeferredWork.stage = other }
    let subject = PassthroughSubject<Int, Never>()
    let (log, token) = record(
      subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main))
    subject.send(1)
    subject.send(2)
    #expect(log.values.isEmpty)
    #expect(stage.work.map(\.delay) == [0.3, 0.3])
    for item in stage.work { item.action() }
    #expect(log.values == [2])
    token.cancel()
  }

  @Test("a notification is a value, until nobody listens")
  func notifications() {
    let center = NotificationCenter()
    let (log, token) = record(center.publisher(for: Notification.Name("x")))
    center.post(name: Notification.Name("x"), object: nil)
    token.cancel()
    center.post(name: Notification.Name("x"), object: nil)
    #expect(log.values.count == 1)
  }

  @Test("a subscriber that outlives its subject is let go")
  func seats() {
    final class Owner {}
    weak var owner: Owner?
    let sink: Subscribers.Sink<Int, Never>
    do {
      let subject = PassthroughSubject<Int, Never>()
      let held = Owner()
      owner = held
      sink = Subscribers.Sink<Int, Never>(
        receiveCompletion: { _ in }, receiveValue: { _ in _ = held })
      subject.subscribe(sink)
    }
    sink.cancel()
    #expect(owner == nil)
  }
}
