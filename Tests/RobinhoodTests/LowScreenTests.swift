// Screens that are low or wide: what belongs together is seen together, and nothing is wider than is good to read.

import Brokerage
import DesignTokens
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood on low and wide screens")
struct LowScreenTests {
  nonisolated private static let low = [
    Device.standard, Device(named: "iphone-se"), Device(named: "iphone-15-pro-max"),
  ].compactMap { $0?.turned(to: .landscape) }

  private func screen<Content: View>(
    _ device: Device, _ traits: Traits = Traits(), @ViewBuilder _ content: () -> Content
  ) -> Look {
    Look(traits: traits, isScreen: true, device: device, content)
  }

  @Test("in landscape number, chart and chips are seen at once, above the tab bar and the buttons", arguments: low)
  func chart(_ device: Device) throws {
    let investing = screen(device) { RobinhoodTabView().environment(RobinhoodModel.still) }
    let instrument = screen(device) {
      TabStack { InstrumentView(symbol: "AAPL") }.environment(RobinhoodModel.still)
    }
    let bar = try #require(investing.elements.first { $0.role == .tab }).frame.minY
    let buttons = try #require(instrument.element("Sell")).frame.minY
    for (look, title, foot) in [(investing, "Portfolio value", bar), (instrument, "Price of AAPL", buttons)] {
      let chart = try #require(look.elements.first { $0.label == title && $0.traits.contains(.adjustable) }).frame
      #expect(chart.height == 220 && chart.minY >= 0 && chart.maxY <= foot, "\(title) on \(device.name): \(chart)")
      let chip = try #require(look.element("1 day")).frame
      #expect(chip.maxY <= foot && chip.maxX <= chart.minX)
      let hero = try #require(look.elements.first { $0.traits.contains(.header) && $0.label.contains("today") }).frame
      #expect(hero.maxX <= chart.minX + 1 && hero.minY >= 0)
    }
  }

  @Test("turning the device keeps the chosen range and puts the chart back below its number")
  func turning() async throws {
    let model = RobinhoodModel.still
    let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
    #expect(stage.tap("1 week"))
    await stage.settle()
    stage.set(Device.standard.turned(to: .landscape))
    await stage.settle()
    #expect(try #require(stage.element("1 week")).traits.contains(.selected))
    stage.set(.standard)
    await stage.settle()
    #expect(try #require(stage.element("1 week")).traits.contains(.selected))
    let chart = try #require(stage.element("Portfolio value")).frame
    #expect(chart.minX == 0 && chart.width == 393 && chart.minY > 150)
  }

  @Test("the pad and its button are all in reach in landscape, at every text size", arguments: low)
  func pad(_ device: Device) throws {
    for size in [DynamicTypeSize.xSmall, .large, .accessibility1, .accessibility5] {
      let model = RobinhoodModel.still
      let instrument = try #require(model.instrument("AAPL"))
      for look in [
        screen(device, Traits(dynamicTypeSize: size)) {
          TradeView(instrument: instrument, side: .buy).environment(model)
        },
        screen(device, Traits(dynamicTypeSize: size)) { TransferView(direction: .deposit).environment(model) },
      ] {
        for label in ["1", "0", "Delete"] + [look.element("Review") == nil ? "Deposit" : "Review"] {
          let frame = try #require(look.elements.last { $0.label == label && $0.role == .button }).frame
          #expect(
            frame.minY >= 0 && frame.maxY <= device.size.height, "\(label) on \(device.name) at \(size): \(frame)")
        }
      }
    }
  }

  @Test("what stands in for content is no wider than the column and begins within the screen")
  func states() throws {
    for device in [Device(named: "ipad-landscape"), Device.standard.turned(to: .landscape)].compactMap(\.self) {
      let loading = screen(device) { RobinhoodTabView().environment(RobinhoodModel.waiting) }
      let bars = loading.filled(.rhSurfaceGray2).map(\.frame)
      #expect(!bars.isEmpty && bars.allSatisfy { $0.minY >= 0 })
      let (left, right) = (bars.map(\.minX).min() ?? 0, bars.map(\.maxX).max() ?? 0)
      #expect(right - left <= 640)
      #expect(abs((left + right) / 2 - device.size.width / 2) < 1)
      let failed = screen(device) {
        RobinhoodTabView().environment(
          RobinhoodModel.failed(BrokerError.storage(file: "books", problem: "the disk is full; make room")))
      }
      let button = try #require(failed.element("Try again")).frame
      #expect(button.width <= 640 && abs(button.midX - device.size.width / 2) < 1)
    }
  }

  @Test("a footer is parted from what scrolls under it by a hairline, twelve above its button")
  func footer() throws {
    let look = screen(.standard) { OrderView(id: 3).environment(RobinhoodModel.still) }
    let button = try #require(look.filled(.rhTextPrimary).last { $0.frame.height == 48 }).frame
    let line = try #require(look.filled(.rhDivider).map(\.frame).last { abs($0.maxY + 12 - button.minY) < 0.6 })
    #expect(line.height <= 0.5 && line.width == 393)
  }
}
