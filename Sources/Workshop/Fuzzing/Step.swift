// What happens to a screen in one step, as a value that can be told, repeated and left out.

import Foundation
import Stage
import SwiftUI

/// Where a step happens.
public enum Place: Hashable, Sendable {
  /// In shares of the screen's width and height.
  case share(Double, Double)
  /// The middle of an element that can be used: a number, counted on from the first after the last.
  case element(Int)
  /// A point as it is: far off the screen, or no number at all.
  case point(Double, Double)
}

/// One thing that a person, a program or the device does.
public enum Step: Hashable, Sendable {
  case tap(Place, count: Int)
  case press(Place, seconds: Double)
  case drag(Place, to: Place, seconds: Double)
  case pinch(Place, scale: Double)
  case rotate(Place, radians: Double)
  /// A finger of several.
  case touch(TouchPhase, Place, finger: Int)
  case hover(Place?)
  case scroll(Place, width: Double, height: Double)
  case key(Character, modifiers: Int)
  case type(String)
  case replaceText(String)
  /// An action of an element, both by numbers.
  case perform(element: Int, action: Int)
  case wait(Double)
  /// Until nothing moves.
  case rest
  case turn
  case device(String)
  case colorScheme, layoutDirection, motion, contrast, bold, differentiation
  case typeSize(Int)
  case locale(String)
  /// A newer version of the code.
  case replaceContent
}

extension Step {
  /// Whether the step changes the device or its settings and nothing else.
  var isSetting: Bool {
    switch self {
    case .turn, .device, .colorScheme, .layoutDirection, .motion, .contrast, .bold, .differentiation, .typeSize,
      .locale:
      true
    default: false
    }
  }

  private static let frequencies: [(weight: Int, make: @Sendable (inout SeededNumbers) -> Step)] = [
    (22, { .tap(place(&$0), count: $0.isOne(in: 8) ? 2 : 1) }),
    (4, { .press(place(&$0), seconds: $0.number(0.1...1)) }),
    (10, { .drag(place(&$0), to: place(&$0), seconds: $0.number(0.02...0.4)) }),
    (2, { .drag(place(&$0), to: .share($0.number(0...1), $0.number(0...1)), seconds: 0.05) }),
    (2, { .pinch(place(&$0), scale: $0.number(0.2...4)) }),
    (2, { .rotate(place(&$0), radians: $0.number(-4...4)) }),
    (8, { .touch([.began, .moved, .ended, .cancelled][$0.index(4)], place(&$0), finger: $0.index(3)) }),
    (2, { .hover($0.isOne(in: 3) ? nil : place(&$0)) }),
    (8, { .scroll(place(&$0), width: $0.isOne(in: 4) ? $0.number(-400...400) : 0, height: $0.number(-900...900)) }),
    (5, { .key(keys[$0.index(keys.count)], modifiers: $0.isOne(in: 4) ? $0.index(32) : 0) }),
    (4, { .type(texts[$0.index(texts.count)]) }),
    (1, { .replaceText(texts[$0.index(texts.count)]) }),
    (10, { .perform(element: $0.index(1000), action: $0.index(12)) }),
    (12, { .wait($0.isOne(in: 5) ? $0.number(1...4) : $0.number(0...0.6)) }),
    (3, { _ in .rest }),
    (3, { _ in .turn }),
    (2, { .device(devices[$0.index(devices.count)]) }),
    (2, { _ in .colorScheme }),
    (2, { _ in .layoutDirection }),
    (1, { _ in .motion }),
    (1, { _ in .contrast }),
    (1, { _ in .bold }),
    (1, { _ in .differentiation }),
    (3, { .typeSize($0.index(DynamicTypeSize.allCases.count)) }),
    (1, { .locale(locales[$0.index(locales.count)]) }),
    (1, { _ in .replaceContent }),
    (1, { odd(&$0) }),
  ]

  private static let total = frequencies.reduce(0) { $0 + $1.weight }

  static func random(_ numbers: inout SeededNumbers) -> Step {
    var left = numbers.index(total)
    for (weight, make) in frequencies {
      if left < weight { return make(&numbers) }
      left -= weight
    }
    return .rest
  }

  /// A change of the device or its settings.
  static func randomSetting(_ numbers: inout SeededNumbers) -> Step {
    while true {
      let step = random(&numbers)
      if step.isSetting { return step }
    }
  }

  /// Things that nobody should do.
  private static func odd(_ numbers: inout SeededNumbers) -> Step {
    let values = [Double.nan, .infinity, -.infinity, 1e300, -1e9, 0]
    func value(_ numbers: inout SeededNumbers) -> Double { values[numbers.index(values.count)] }
    let point = Place.point(value(&numbers), value(&numbers))
    switch numbers.index(9) {
    case 0: return .tap(point, count: numbers.index(3) - 1)
    case 1: return .drag(place(&numbers), to: point, seconds: 0.1)
    case 2: return .touch([.began, .moved, .ended][numbers.index(3)], point, finger: -1)
    case 3: return .scroll(place(&numbers), width: value(&numbers), height: value(&numbers))
    case 4: return .wait([-1, .nan, .infinity, 0, 1e-9][numbers.index(5)])
    case 5: return .pinch(place(&numbers), scale: values[numbers.index(values.count)])
    case 6: return .rotate(place(&numbers), radians: values[numbers.index(values.count)])
    case 7: return .press(point, seconds: -1)
    default: return .hover(point)
    }
  }

  private static func place(_ numbers: inout SeededNumbers) -> Place {
    numbers.isOne(in: 2) ? .element(numbers.index(1000)) : .share(numbers.number(0...1), numbers.number(0...1))
  }

  private static let keys: [Character] = [
    "\t", "\r", "\u{1B}", "\u{8}", "\u{7F}", " ", "x", "\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}", "\u{F729}",
    "\u{F72B}", "\u{F72C}", "\u{F72D}", "a", "c", "v", "z",
  ]

  private static let texts = [
    "a", "12.5", "-3", "Hello, world", "👩‍👩‍👧‍👦🏳️‍🌈👍🏽", "漢字かなカナ한글", "שלום", "مرحبا 123", "e\u{301}\u{327}", "\u{200F}x\u{200D}",
    "line\nbreak", "\t", "", "ﷺ", "\u{0}", "🇩🇪🇯", String(repeating: "long ", count: 40), "\u{202E}abc",
  ]

  private static let devices = [
    "iphone-se", "iphone-15-pro", "iphone-15-pro-max", "iphone-12-mini", "ipad-mini", "ipad-pro-landscape",
    "iphone-16-pro-landscape", "200x300@1", "320x480@2", "1x1@1", "900x150@1.5",
  ]

  private static let locales = ["en_US", "de_DE", "ar_EG", "ja_JP", "hi_IN", "th_TH", "fr_CA"]
}
