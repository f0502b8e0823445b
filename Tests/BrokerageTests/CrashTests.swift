// The books after the process that keeps them has been killed.

import Foundation
import Testing

@testable import Brokerage

@Suite struct CrashTests {
  @Test("a process that is killed while it trades loses nothing that it has confirmed, and its books add up")
  func killed() throws {
    let folder = try Folder()
    var confirmed: Set<String> = []
    // More with VITRINE_CRASH_ROUNDS.
    let rounds = ProcessInfo.processInfo.environment["VITRINE_CRASH_ROUNDS"].flatMap { Int($0) } ?? 16
    for run in 0..<rounds {
      // Confirmations are read until one after which the process is killed at whatever it does then.
      confirmed.formUnion(try trade(in: folder.books, until: 1 + run * 7 % 29))
      let broker = try PaperBroker(at: folder.books, clock: SteppedMarketClock(newYork(2000, 1, 1)))
      try broker.checkInvariants()
      let booked = try broker.accounts().first.map { account in
        try broker.orders(in: account.id, of: nil).map { "order \($0.request.clientID)" }
          + broker.transfers(in: account.id).map { "transfer \($0.id)" }
      }
      #expect(confirmed.isSubset(of: booked ?? []))
    }
    #expect(confirmed.count > 5 * rounds && confirmed.contains { $0.hasPrefix("transfer") })
    if rounds > 16 { print("killed \(rounds) times, \(confirmed.count) confirmed orders and transfers") }
  }

  /// Starts a process that trades, and kills it after so many confirmed bookings; returns what they are.
  private func trade(in file: URL, until count: Int) throws -> [String] {
    let process = Process()
    process.executableURL = try Self.trader()
    process.arguments = [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var text = ""
    var bookings: [String] { text.split(separator: "\n").map(String.init).filter { $0 != "ready" } }
    while bookings.count < count {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    text += String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    try #require(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL)
    // A last line without an end was not confirmed.
    if !text.hasSuffix("\n") { text = text.split(separator: "\n").dropLast().joined(separator: "\n") }
    return bookings
  }

  /// The executable lies beside the tests.
  private static func trader() throws -> URL {
    let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("paper-trader")
  }
}
