// What is left to be done when a stage ends is let go, with what it holds.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Work that a stage leaves")
struct LeftWorkTests {
  /// Something to be held.
  private final class Held: Sendable {}

  /// Expects that what a view's work holds is gone when the stage is.
  private func expectGone(
    after seconds: Double = 0, at location: SourceLocation = #_sourceLocation,
    _ start: @escaping @MainActor @Sendable (Held) -> Void
  ) {
    weak var left: Held?
    do {
      let held = Held()
      left = held
      let stage = phone { [weak held] in
        Text("x").onAppear { if let held { start(held) } }
      }
      _ = stage.frame
      if seconds > 0 { stage.advance(by: seconds) }
      #expect(left != nil, sourceLocation: location)
    }
    #expect(left == nil, sourceLocation: location)
  }

  @Test("a task that never began")
  func task() { expectGone { held in Task { _ = held } } }

  @Test("a task that sleeps")
  func sleeping() {
    expectGone(after: 1) { held in
      Task {
        try await Task.sleep(for: .seconds(100))
        _ = held
      }
    }
  }

  @Test("a task that goes on until it is cancelled")
  func loop() {
    expectGone(after: 3.5) { held in
      Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          _ = held
        }
      }
    }
  }

  @Test("a detached task, a block for later")
  func others() {
    expectGone { held in Task.detached { _ = held } }
    expectGone { held in DispatchQueue.main.asyncAfter(deadline: .now() + 5) { _ = held } }
  }

  @Test("a view's own task is cancelled and ends")
  func viewTask() {
    weak var left: Held?
    do {
      let held = Held()
      left = held
      let stage = phone {
        Text("x").task { [held] in
          while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
          _ = held
        }
      }
      stage.advance(by: 2)
    }
    #expect(left == nil)
  }

  @Test("a task that does not mind being cancelled does not keep the stage from ending")
  func stubborn() {
    let stage = phone { Text("x").onAppear { Task { while true { try? await Task.sleep(for: .seconds(1)) } } } }
    stage.advance(by: 2)
  }
}
