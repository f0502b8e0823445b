// What painting and typesetting cost.

import CFloor
import Drawing
import Foundation
import Painting
import Typesetting

@MainActor
public enum EngineBenchmarks {
  public static let all = [
    Benchmark("painting") { try MainActor.assumeIsolated { try painting() } },
    Benchmark("text") { MainActor.assumeIsolated { text() } },
  ]

  /// The brokerage home screen from a draw list.
  static func painting() throws {
    let floor = BrokerageFloor()
    let list = Brokerage.drawList()
    var picture = try Painter.paint(list, scale: Brokerage.scale, background: .white)
    var data = Data()
    let times = try medians(
      of: 25,
      [
        { floor.draw() },
        { _ = Brokerage.drawList() },
        { picture = try Painter.paint(list, scale: Brokerage.scale, background: .white) },
        { data = try picture.pngData() },
      ])
    let hand = (name: "by hand", value: times[0])
    Figure("draw list from cached texts", times[1], floor: hand).report()
    Figure("paint", times[2], floor: hand, target: 1.6).report()
    Figure("PNG (\(data.count / 1024) KB)", times[3], floor: hand).report()
    if let folder = ProcessInfo.processInfo.environment["VITRINE_BENCH_PICTURES"] {
      try data.write(to: URL(fileURLWithPath: folder + "/brokerage.png"))
      try floor.bitmap().pngData().write(to: URL(fileURLWithPath: folder + "/brokerage-by-hand.png"))
    }
  }

  /// Ten thousand short strings, such as lists of positions show.
  static func text() {
    let strings = (0..<10_000).map { index in
      [
        "$\(index * 7919 % 100_000).\(index % 90 + 10)", "Position \(index)", "\(index) shares of AAPL",
        "Row \(index): total",
      ][index % 4]
    }
    let pointers = strings.map { UnsafePointer(strdup($0)) }
    guard let font = FloorFonts.font(size: 15, weight: 400) else { return }
    let request = FontRequest(size: 15, weight: 400)
    let texts = strings.map { StyledText(runs: [.init(text: $0, font: request)]) }
    var (ours, again, raw): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<9 {
      // Nothing is known of any text to a typesetter of its own.
      let typesetter = Typesetter()
      _ = typesetter.metrics(for: request)
      _ = typesetter.layout(StyledText(runs: [.init(text: "warm", font: request)]))
      raw.append(median(of: 1, warmUp: 0) { _ = floor_measure_texts(font, 15, pointers, Int32(pointers.count)) })
      var sum: CGFloat = 0
      ours.append(median(of: 1, warmUp: 0) { for text in texts { sum += typesetter.layout(text).size.width } })
      again.append(median(of: 1, warmUp: 0) { for text in texts { sum += typesetter.layout(text).size.width } })
    }
    for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) }
    func middle(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
    let shaping = (name: "raw HarfBuzz", value: middle(raw))
    Figure("10,000 distinct short strings", middle(ours), floor: shaping, target: 1.4).report()
    Figure("the same again, from cache", middle(again), floor: shaping, target: 0.1).report()
  }
}
