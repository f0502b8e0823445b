// Models that need nothing: for previews, pictures and a first look.

import Brokerage
import Foundation

extension RobinhoodModel {
  /// An account and prices that stand still. The same at every call.
  public static var still: RobinhoodModel {
    RobinhoodModel(broker: StillBroker(StillMarket.snapshot, now: StillMarket.now), snapshot: StillMarket.snapshot)
  }

  /// An account that has been traded for a year, on a simulated market whose time goes as the screen's does.
  ///
  /// - Parameter date: When the market's time begins: on a Wednesday afternoon unless said otherwise.
  public static func sample(at date: Date = Date(timeIntervalSince1970: 1_763_580_600)) -> RobinhoodModel {
    let clock = SteppedMarketClock(date)
    do {
      return try loaded(PaperBroker.sample(at: nil, clock: clock), clock: clock)
    } catch {
      return failed(error)
    }
  }

  /// The account of this device, kept in a file. A newcomer finds one that has been traded for a year.
  public static func onDevice(file: URL, clock: any MarketClock = SystemMarketClock()) -> RobinhoodModel {
    do {
      return RobinhoodModel(broker: try PaperBroker.sample(at: file, clock: clock))
    } catch {
      return failed(error)
    }
  }

  /// What screens show that were given no model.
  static let demo: RobinhoodModel = .sample()

  /// A model with everything in it from the start, so that the first frame is complete: the paper broker is in this
  /// process and answers where it stands. Others are asked by ``load()`` while the screens show that they wait.
  public static func loaded(_ broker: PaperBroker, clock: SteppedMarketClock? = nil) throws -> RobinhoodModel {
    RobinhoodModel(broker: broker, snapshot: try RobinhoodSnapshot.read(from: broker), clock: clock)
  }

  /// A model that has nothing to show but why.
  static func failed(_ error: any Error) -> RobinhoodModel {
    let model = RobinhoodModel(
      broker: StillBroker(RobinhoodSnapshot(), now: StillMarket.now, answer: .failure(error)))
    model.phase = .failed(error.localizedDescription)
    return model
  }

  /// A model whose broker lets it wait.
  static var waiting: RobinhoodModel {
    RobinhoodModel(broker: StillBroker(RobinhoodSnapshot(), now: StillMarket.now, answer: .late))
  }
}
