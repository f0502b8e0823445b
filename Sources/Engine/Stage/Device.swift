// The devices a stage can stand for: screen size, scale, safe areas and corners, and how a person names them.

import Foundation

/// A screen to draw on.
///
///     Device(named: "iphone-15-pro")        // also "iPhone 15 Pro", "iphone15pro"
///     Device(named: "ipad-mini-landscape")  // turned
///     Device(named: "393x852@3")            // no safe areas, no corners
///
/// `size`, `safeArea` describe the device as it is held now; `turned(to:)` gives the other way round.
public struct Device: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable { case phone, pad }
  public enum Orientation: String, Hashable, Sendable, CaseIterable { case portrait, landscape }

  /// Room that bars and rounded corners take, in points.
  public struct Insets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// What is cut out of the top of the screen, for drawing the device around a picture.
  public enum Cutout: Hashable, Sendable { case none, notch, island }

  /// "iPhone 15 Pro".
  public var name: String
  public var idiom: Idiom
  /// Pixels per point.
  public var scale: CGFloat
  /// Radius of the screen's corners in points.
  public var cornerRadius: CGFloat
  public var cutout: Cutout
  public var orientation: Orientation
  var portraitSize: CGSize
  var portraitSafeArea: Insets
  var landscapeSafeArea: Insets

  public init(
    name: String, idiom: Idiom, portraitSize: CGSize, scale: CGFloat, portraitSafeArea: Insets = Insets(),
    landscapeSafeArea: Insets = Insets(), cornerRadius: CGFloat = 0, cutout: Cutout = .none,
    orientation: Orientation = .portrait
  ) {
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.orientation = orientation
  }

  /// The screen's size in points.
  public var size: CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// Insets of the screen's edges that content should keep clear of.
  public var safeArea: Insets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// Whether the device shows a home indicator instead of having a button.
  public var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 }

  /// The horizontal size class is regular on iPads, and on the large phones held sideways.
  public var isWidthRegular: Bool {
    switch idiom {
    case .pad: true
    case .phone: orientation == .landscape && portraitSize.width >= 414
    }
  }

  /// The vertical size class is compact on phones held sideways.
  public var isHeightCompact: Bool { idiom == .phone && orientation == .landscape }

  public func turned(to orientation: Orientation) -> Device {
    var turned = self
    turned.orientation = orientation
    return turned
  }
}

extension Device {
  /// The device that pictures are drawn on unless another is asked for.
  public static let standard = iPhone("15 Pro", 393, 852, top: 59, corner: 55, .island)

  /// Every device known by name, phones first, each in portrait.
  ///
  /// Sizes, scales and insets are those UIKit reports on the devices (iOS 17 and 18).
  public static let all: [Device] = [
    Device(
      name: "iPhone SE (3rd generation)", idiom: .phone, portraitSize: CGSize(width: 375, height: 667), scale: 2,
      portraitSafeArea: Insets(top: 20)),
    iPhone("11", 414, 896, scale: 2, top: 48, corner: 41.5, .notch),
    iPhone("XR", 414, 896, scale: 2, top: 48, corner: 41.5, .notch),
    iPhone("12 mini", 375, 812, top: 50, corner: 44, .notch),
    iPhone("12", 390, 844, top: 47, corner: 47.33, .notch),
    iPhone("12 Pro", 390, 844, top: 47, corner: 47.33, .notch),
    iPhone("12 Pro Max", 428, 926, top: 47, corner: 53.33, .notch),
    iPhone("13 mini", 375, 812, top: 50, corner: 44, .notch),
    iPhone("13", 390, 844, top: 47, corner: 47.33, .notch),
    iPhone("13 Pro", 390, 844, top: 47, corner: 47.33, .notch),
    iPhone("13 Pro Max", 428, 926, top: 47, corner: 53.33, .notch),
    iPhone("14", 390, 844, top: 47, corner: 47.33, .notch),
    iPhone("14 Plus", 428, 926, top: 47, corner: 53.33, .notch),
    iPhone("14 Pro", 393, 852, top: 59, corner: 55, .island),
    iPhone("14 Pro Max", 430, 932, top: 59, corner: 55, .island),
    iPhone("15", 393, 852, top: 59, corner: 55, .island),
    iPhone("15 Plus", 430, 932, top: 59, corner: 55, .island),
    standard,
    iPhone("15 Pro Max", 430, 932, top: 59, corner: 55, .island),
    iPhone("16", 393, 852, top: 59, corner: 55, .island),
    iPhone("16 Plus", 430, 932, top: 59, corner: 55, .island),
    iPhone("16 Pro", 402, 874, top: 62, corner: 62, .island),
    iPhone("16 Pro Max", 440, 956, top: 62, corner: 62, .island),
    iPad("mini (6th generation)", 744, 1133, corner: 21.5),
    iPad("(10th generation)", 820, 1180, corner: 25),
    iPad("Air 11-inch", 820, 1180, corner: 18),
    iPad("Air 13-inch", 1024, 1366, corner: 18),
    iPad("Pro 11-inch", 834, 1194, corner: 18),
    iPad("Pro 12.9-inch", 1024, 1366, corner: 18),
  ]

  /// Short names that are not simply the full name written with hyphens.
  static let aliases: [String: String] = [
    "iphone": "iPhone 15 Pro",
    "iphonese": "iPhone SE (3rd generation)",
    "iphonese3": "iPhone SE (3rd generation)",
    "iphonese3rd": "iPhone SE (3rd generation)",
    "ipad": "iPad (10th generation)",
    "ipad10": "iPad (10th generation)",
    "ipadmini": "iPad mini (6th generation)",
    "ipadmini6": "iPad mini (6th generation)",
    "ipadair": "iPad Air 11-inch",
    "ipadair11": "iPad Air 11-inch",
    "ipadair13": "iPad Air 13-inch",
    "ipadpro": "iPad Pro 11-inch",
    "ipadpro11": "iPad Pro 11-inch",
    "ipadpro12": "iPad Pro 12.9-inch",
    "ipadpro129": "iPad Pro 12.9-inch",
    "ipadpro13": "iPad Pro 12.9-inch",
  ]

  /// Finds a device by name ("iPhone 15 Pro", "iphone-15-pro", "ipad-mini-landscape") or makes one from a size
  /// ("393x852@3"; the scale is 2 unless given).
  ///
  /// Upper and lower case, spaces, hyphens, brackets and dots do not matter. Nil if nothing answers to the name.
  public init?(named name: String) {
    if let custom = Device(measured: name) {
      self = custom
      return
    }
    var key = Self.key(name)
    var orientation = Orientation.portrait
    for candidate in Orientation.allCases where key.hasSuffix(candidate.rawValue) {
      key.removeLast(candidate.rawValue.count)
      orientation = candidate
    }
    let fullName = Self.aliases[key].map(Self.key) ?? key
    guard let device = Self.all.first(where: { Self.key($0.name) == fullName }) else { return nil }
    self = device.turned(to: orientation)
  }

  /// The name that the command line uses: "iphone-15-pro", "iphone-se", "ipad-mini".
  public var shortName: String {
    if name.hasPrefix("iPhone SE") { return "iphone-se" }
    if name.hasPrefix("iPad mini") { return "ipad-mini" }
    if name.hasPrefix("iPad (") { return "ipad" }
    return name.lowercased().replacingOccurrences(of: "-inch", with: "").replacingOccurrences(of: " ", with: "-")
  }

  private static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber }).replacingOccurrences(of: "inch", with: "")
  }

  /// Parses "WIDTHxHEIGHT@SCALE".
  private init?(measured text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first else { return nil }
    let sides = first.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
    guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]),
      (1...16_384).contains(width), (1...16_384).contains(height)
    else { return nil }
    var scale = 2.0
    if parts.count == 2 {
      guard let given = Double(parts[1].hasSuffix("x") ? parts[1].dropLast() : parts[1]), (0.25...16).contains(given)
      else { return nil }
      scale = given
    }
    self.init(
      name: text, idiom: min(width, height) >= 600 ? .pad : .phone, portraitSize: CGSize(width: width, height: height),
      scale: CGFloat(scale))
  }

  private static func iPhone(
    _ model: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat, corner: CGFloat,
    _ cutout: Cutout
  ) -> Device {
    // Held sideways, the sides keep clear of the cutout by as much as the top did.
    Device(
      name: "iPhone \(model)", idiom: .phone, portraitSize: CGSize(width: width, height: height), scale: scale,
      portraitSafeArea: Insets(top: top, bottom: 34),
      landscapeSafeArea: Insets(left: top, bottom: 21, right: top),
      cornerRadius: corner, cutout: cutout)
  }

  private static func iPad(_ model: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat) -> Device {
    let safeArea = Insets(top: 24, bottom: 20)
    return Device(
      name: "iPad \(model)", idiom: .pad, portraitSize: CGSize(width: width, height: height), scale: 2,
      portraitSafeArea: safeArea, landscapeSafeArea: safeArea, cornerRadius: corner)
  }
}
