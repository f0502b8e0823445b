// Models that need nothing: for previews, pictures and a first look.

import Brokerage
import Dispatch
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

  /// A model with everything in it from the start, so that the first frame is complete.
  public static func loaded(_ broker: any Broker, clock: SteppedMarketClock? = nil) throws -> RobinhoodModel {
    let snapshot = try waiting { try await RobinhoodSnapshot.read(from: broker) }
    return RobinhoodModel(broker: broker, snapshot: snapshot, clock: clock)
  }

  private static func failed(_ error: any Error) -> RobinhoodModel {
    let model = RobinhoodModel(broker: StillBroker(RobinhoodSnapshot(), now: StillMarket.now))
    model.phase = .failed(error.localizedDescription)
    return model
  }

  /// Waits where it stands: for work that takes milliseconds and needs nothing of the main actor, such as the requests of
  /// a broker in this process.
  private static func waiting<Value: Sendable>(
    for work: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let box = ResultBox<Value>()
    let done = DispatchSemaphore(value: 0)
    // From another thread, so that the work does not belong to whoever waits here: a thread that steps through time by
    // itself would not come to it.
    DispatchQueue.global(qos: .userInitiated).async {
      Task.detached {
        do {
          box.result = .success(try await work())
        } catch {
          box.result = .failure(error)
        }
        done.signal()
      }
    }
    done.wait()
    guard let result = box.result else { throw CancellationError() }
    return try result.get()
  }
}

/// A result on its way from one thread to another. Unchecked because the semaphore orders the write before the read.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  var result: Result<Value, any Error>?
}
