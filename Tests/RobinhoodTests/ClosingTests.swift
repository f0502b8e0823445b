// What is left when the app is closed: nothing that holds its books.

import Brokerage
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood, closed")
struct ClosingTests {
  private let clock = SteppedMarketClock(Date(timeIntervalSince1970: 1_763_580_600))

  private func weakly(_ use: (RobinhoodModel) async throws -> Void) async throws -> () -> (
    RobinhoodModel?, PaperBroker?
  ) {
    let broker = try PaperBroker.sample(at: nil, clock: clock)
    let model = try RobinhoodModel.loaded(broker, clock: clock)
    try await use(model)
    weak let weakModel = model
    weak let weakBroker = broker
    return { (weakModel, weakBroker) }
  }

  @Test("a model that nobody shows lets go of its broker")
  func model() async throws {
    let left = try await weakly { _ in }
    #expect(left().0 == nil && left().1 == nil)
  }

  @Test("a screen that goes after a moment lets go of the model and its broker")
  func screen() async throws {
    let left = try await weakly { model in
      let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
      // The first frame begins tasks, which have their turn as time goes by.
      stage.advance(by: 0.1)
    }
    #expect(left().0 == nil && left().1 == nil)
  }

  @Test("a screen that was used for a while lets go of the model and its broker")
  func used() async throws {
    let left = try await weakly { model in
      let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
      stage.advance(by: 2)
      #expect(stage.tap("instrument.AAPL"))
      await stage.settle()
      #expect(stage.tap("Buy"))
      await stage.settle()
    }
    #expect(left().0 == nil && left().1 == nil)
  }
}
