// The whole app on a phone, as tests use it.

import Brokerage
import Foundation
import Stage
import SwiftUI

@testable import Robinhood

/// The app with the sample's account on a Wednesday afternoon in New York, and its model.
@MainActor
func app(_ tab: RobinhoodTabView.Tab = .investing) throws -> (Stage, RobinhoodModel) {
  let clock = SteppedMarketClock(Date(timeIntervalSince1970: 1_763_580_600))
  let model = try RobinhoodModel.loaded(PaperBroker.sample(at: nil, clock: clock), clock: clock)
  let stage = Stage(.standard) { RobinhoodTabView(initialTab: tab).environment(model) }
  _ = stage.frame
  return (stage, model)
}
