// Devices by name.

import Foundation
import Testing

@testable import Stage

@Suite struct DeviceTests {
  @Test(
    "a device answers to its full name, its short name, and sloppy spellings of them",
    arguments: [
      "iPhone 15 Pro", "iphone-15-pro", "iphone15pro", "IPHONE 15 PRO", "iphone-15-pro-portrait",
    ])
  func spellings(name: String) {
    #expect(Device(named: name) == Device.standard)
  }

  @Test("every device is found by its name and by its short name, portrait and landscape", arguments: Device.all)
  func lookUp(device: Device) {
    #expect(Device(named: device.name) == device)
    #expect(Device(named: device.shortName) == device)
    #expect(Device(named: device.shortName + "-landscape") == device.turned(to: .landscape))
  }

  @Test("every device has a name in code")
  func namesInCode() { #expect(Device.namedInCode == Device.all) }

  @Test("turning a device swaps its sides and moves its safe area")
  func turning() throws {
    let turned = try #require(Device(named: "iphone-16-pro-landscape"))
    #expect(turned.size == CGSize(width: 874, height: 402))
    #expect(turned.safeArea == .init(top: 0, left: 62, bottom: 21, right: 62))
    #expect(turned.isHeightCompact && !turned.isWidthRegular)
    #expect(try #require(Device(named: "iphone-16-pro-max-landscape")).isWidthRegular)
  }

  @Test("a size with a scale is a device without safe areas")
  func measured() throws {
    let device = try #require(Device(named: "393x852@3"))
    #expect(device.size == CGSize(width: 393, height: 852))
    #expect(device.scale == 3)
    #expect(device.safeArea == .init())
  }

  @Test(
    "what is not a device is not guessed",
    arguments: [
      "", "nokia", "393x", "x852", "0x10", "393x852@", "393x852@0", "-1x5", "nanx3", "iphone-15-pro-max-plus",
    ])
  func unknown(name: String) {
    #expect(Device(named: name) == nil)
  }
}
