// The brokerage home screen: its contents, and where they lie on a phone of 393 x 852 points.

import Drawing
import Foundation
import Typesetting

public enum Brokerage {
  public struct Position: Identifiable, Sendable {
    public var id: String { ticker }
    public var ticker: String
    public var shares: String
    public var value: String
    public var change: String
    public var color: UInt32
  }

  public static let size = CGSize(width: 393, height: 852)
  public static let scale: CGFloat = 3

  public static let title = "Investing"
  public static let total = "$12,480.37"
  public static let today = "+$124.13 (1.01%) Today"
  public static let ranges = ["1D", "1W", "1M", "3M", "1Y", "ALL"]
  public static let tabs = ["Invest", "Crypto", "Transfers", "Inbox", "Account"]
  public static let action = "Trade"
  public static let positions: [Position] = [
    Position(ticker: "AAPL", shares: "4 shares", value: "$1,247.92", change: "+1.97%", color: 0x5B_5BD6),
    Position(ticker: "MSFT", shares: "2.5 shares", value: "$1,054.10", change: "+0.42%", color: 0x00_74C8),
    Position(ticker: "NVDA", shares: "10 shares", value: "$1,310.65", change: "+3.18%", color: 0x30_A46C),
    Position(ticker: "AMZN", shares: "6 shares", value: "$1,104.42", change: "-0.37%", color: 0xF7_6B15),
    Position(ticker: "GOOG", shares: "3 shares", value: "$524.81", change: "+0.91%", color: 0xE5_484D),
    Position(ticker: "TSLA", shares: "1.2 shares", value: "$299.76", change: "-2.64%", color: 0xD6_409F),
    Position(ticker: "VTI", shares: "8 shares", value: "$2,214.48", change: "+0.28%", color: 0x12_A594),
    Position(ticker: "KO", shares: "12 shares", value: "$745.20", change: "-0.12%", color: 0xC2_1F3A),
    Position(ticker: "DIS", shares: "7 shares", value: "$681.31", change: "+1.10%", color: 0x3E_63DD),
    Position(ticker: "AMD", shares: "5 shares", value: "$812.55", change: "+2.05%", color: 0x6E_56CF),
    Position(ticker: "NFLX", shares: "1 share", value: "$633.02", change: "-0.88%", color: 0xB1_0E1E),
    Position(ticker: "COST", shares: "2 shares", value: "$1,752.14", change: "+0.64%", color: 0x97_8365),
  ]

  /// The chart's line, from 0 to 1 each way, y down.
  public static let chart: [CGPoint] = (0...195).map { step in
    let t = Double(step) / 195
    let y = 0.75 - 0.5 * t + 0.12 * sin(t * 9) + 0.07 * sin(t * 31 + 1) + 0.04 * sin(t * 83) + 0.02 * sin(t * 211)
    return CGPoint(x: t, y: min(max(y, 0), 1))
  }

  // MARK: Places, in points

  static let header = CGRect(x: 0, y: 0, width: 393, height: 170)
  static let chartBox = CGRect(x: 1.5, y: 182, width: 390, height: 96)
  static let chipTop: CGFloat = 288
  static let rowTop: CGFloat = 326
  static let rowHeight: CGFloat = 44
  static let button = CGRect(x: 116, y: 692, width: 160, height: 50)
  static let bar = CGRect(x: 0, y: 769, width: 393, height: 83)

  static let green: UInt32 = 0x00_A83C
  static let deepGreen: UInt32 = 0x06_3B2B
  static let gray: UInt32 = 0x8E_8E93
  static let red: UInt32 = 0xE5_3935
  public static let shadowRadius: CGFloat = 12
  public static let shadowOffset: CGFloat = 6
  public static let shadowOpacity = 0.3
  static let barWash: UInt32 = 0xBF_F7F7F7
  static let barBlur: CGFloat = 24

  /// A filled box with round corners.
  struct Box: Sendable {
    var rect: CGRect
    var radius: CGFloat
    /// 0xAARRGGBB.
    var color: UInt32
  }

  struct Line: Sendable {
    enum Alignment: Int32, Sendable { case leading, center, trailing }
    var text: String
    var size: CGFloat
    var weight: CGFloat
    var x: CGFloat
    var baseline: CGFloat
    var alignment = Alignment.leading
    var color: UInt32
  }

  /// Everything flat, from back to front.
  static let boxes: [Box] = {
    var boxes: [Box] = []
    for index in ranges.indices {
      let rect = CGRect(x: 16 + CGFloat(index) * 61, y: chipTop, width: 56, height: 28)
      boxes.append(Box(rect: rect, radius: 14, color: index == 0 ? 0xFF00_A83C : 0x1F00_A83C))
    }
    for (index, position) in positions.enumerated() {
      let y = rowTop + CGFloat(index) * rowHeight
      boxes.append(
        Box(rect: CGRect(x: 16, y: y + 7, width: 30, height: 30), radius: 15, color: 0xFF00_0000 | position.color))
      boxes.append(Box(rect: CGRect(x: 26, y: y + 17, width: 10, height: 10), radius: 2, color: 0xFFFF_FFFF))
      boxes.append(
        Box(rect: CGRect(x: 58, y: y + rowHeight - 1.0 / 3, width: 335, height: 1.0 / 3), radius: 0, color: 0x4A3C_3C43)
      )
    }
    return boxes
  }()

  static let barBoxes: [Box] = tabs.indices.map { index in
    let x = 393 / 5 * (CGFloat(index) + 0.5)
    return Box(
      rect: CGRect(x: x - 12, y: bar.minY + 8, width: 24, height: 24), radius: 7,
      color: 0xFF00_0000 | (index == 0 ? green : gray))
  }

  static let texts: [Line] = {
    func opaque(_ color: UInt32) -> UInt32 { 0xFF00_0000 | color }
    var lines = [
      Line(text: title, size: 17, weight: 600, x: 20, baseline: 84, color: 0xFFFF_FFFF),
      Line(text: total, size: 40, weight: 700, x: 20, baseline: 128, color: 0xFFFF_FFFF),
      Line(text: today, size: 15, weight: 400, x: 20, baseline: 154, color: 0xFFFF_FFFF),
    ]
    for (index, range) in ranges.enumerated() {
      lines.append(
        Line(
          text: range, size: 13, weight: 600, x: 44 + CGFloat(index) * 61, baseline: chipTop + 18.5, alignment: .center,
          color: index == 0 ? 0xFFFF_FFFF : opaque(green)))
    }
    for (index, position) in positions.enumerated() {
      let y = rowTop + CGFloat(index) * rowHeight
      lines += [
        Line(text: position.ticker, size: 16, weight: 600, x: 58, baseline: y + 19, color: opaque(0)),
        Line(text: position.shares, size: 13, weight: 400, x: 58, baseline: y + 36, color: opaque(gray)),
        Line(
          text: position.value, size: 16, weight: 400, x: 377, baseline: y + 19, alignment: .trailing, color: opaque(0)),
        Line(
          text: position.change, size: 13, weight: 400, x: 377, baseline: y + 36, alignment: .trailing,
          color: opaque(position.change.hasPrefix("-") ? red : green)),
      ]
    }
    return lines
  }()

  static let buttonText = Line(
    text: action, size: 17, weight: 600, x: button.midX, baseline: button.midY + 6, alignment: .center,
    color: 0xFFFF_FFFF)

  static let barTexts: [Line] = tabs.enumerated().map { index, tab in
    Line(
      text: tab, size: 10, weight: 500, x: 393 / 5 * (CGFloat(index) + 0.5), baseline: bar.minY + 44,
      alignment: .center, color: 0xFF00_0000 | (index == 0 ? green : gray))
  }
}
