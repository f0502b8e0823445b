// The devices by name in code: Stage(.iPhone15) { … }.

extension Device {
  public static var iPhoneSE: Device { known("iPhone SE (3rd generation)") }
  public static var iPhone11: Device { known("iPhone 11") }
  public static var iPhoneXR: Device { known("iPhone XR") }
  public static var iPhone12Mini: Device { known("iPhone 12 mini") }
  public static var iPhone12: Device { known("iPhone 12") }
  public static var iPhone12Pro: Device { known("iPhone 12 Pro") }
  public static var iPhone12ProMax: Device { known("iPhone 12 Pro Max") }
  public static var iPhone13Mini: Device { known("iPhone 13 mini") }
  public static var iPhone13: Device { known("iPhone 13") }
  public static var iPhone13Pro: Device { known("iPhone 13 Pro") }
  public static var iPhone13ProMax: Device { known("iPhone 13 Pro Max") }
  public static var iPhone14: Device { known("iPhone 14") }
  public static var iPhone14Plus: Device { known("iPhone 14 Plus") }
  public static var iPhone14Pro: Device { known("iPhone 14 Pro") }
  public static var iPhone14ProMax: Device { known("iPhone 14 Pro Max") }
  public static var iPhone15: Device { known("iPhone 15") }
  public static var iPhone15Plus: Device { known("iPhone 15 Plus") }
  public static var iPhone15Pro: Device { known("iPhone 15 Pro") }
  public static var iPhone15ProMax: Device { known("iPhone 15 Pro Max") }
  public static var iPhone16: Device { known("iPhone 16") }
  public static var iPhone16Plus: Device { known("iPhone 16 Plus") }
  public static var iPhone16Pro: Device { known("iPhone 16 Pro") }
  public static var iPhone16ProMax: Device { known("iPhone 16 Pro Max") }
  public static var iPadMini: Device { known("iPad mini (6th generation)") }
  public static var iPad: Device { known("iPad (10th generation)") }
  public static var iPadAir11: Device { known("iPad Air 11-inch") }
  public static var iPadAir13: Device { known("iPad Air 13-inch") }
  public static var iPadPro11: Device { known("iPad Pro 11-inch") }
  public static var iPadPro12: Device { known("iPad Pro 12.9-inch") }

  /// - Parameter name: That of a device in `all`, which a test makes sure of.
  private static func known(_ name: String) -> Device { all.first { $0.name == name } ?? standard }

  /// Every device with a name in code, in the order of `all`.
  static var namedInCode: [Device] {
    [
      .iPhoneSE, .iPhone11, .iPhoneXR, .iPhone12Mini, .iPhone12, .iPhone12Pro, .iPhone12ProMax, .iPhone13Mini,
      .iPhone13, .iPhone13Pro, .iPhone13ProMax, .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15,
      .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax,
      .iPadMini, .iPad, .iPadAir11, .iPadAir13, .iPadPro11, .iPadPro12,
    ]
  }
}
