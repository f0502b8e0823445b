// Where a line may end: the Unicode line breaking algorithm (libunibreak).

import CText

enum LineBreaks {
  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()

  /// For every UTF-16 unit, whether a line may end before it. Clusters are the caller's matter: an answer inside one
  /// means nothing.
  static func opportunities(in units: [UInt16]) -> [Bool] {
    guard isReady, !units.isEmpty else { return [] }
    let count = units.count
    var kinds = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: count)
    set_linebreaks_utf16(understood(units), count, nil, &kinds)
    var before = [Bool](repeating: false, count: count)
    for index in 1..<max(count, 1) { before[index] = kinds[index - 1] == CChar(LINEBREAK_ALLOWBREAK) }
    for index in units.indices where before[index] {
      if isSign(at: index - 1, before: index, in: units) || isTied(units[index - 1], units[index]) {
        before[index] = false
      }
    }
    return before
  }

  /// Letters and the signs of amounts stay together, as newer tables have it: "C++", "iCloud+", "US$".
  private static func isTied(_ left: UInt16, _ right: UInt16) -> Bool {
    (isAmountSign(left) && (isLetter(right) || right == left)) || (isAmountSign(right) && isLetter(left))
  }

  private static func isAmountSign(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x24, 0x25, 0x2B, 0xA2...0xA5, 0xB0, 0xB1, 0x20AC, 0x2030: true
    default: false
    }
  }

  /// A letter of a script that puts spaces between words.
  private static func isLetter(_ unit: UInt16) -> Bool {
    guard unit < 0xE00, let scalar = Unicode.Scalar(UInt32(unit)) else { return false }
    return scalar.properties.isAlphabetic
  }

  /// Whether a minus belongs to the amount behind it: "-€8.40" is one word, "T-shirt" and "10-€20" are not.
  private static func isSign(at sign: Int, before index: Int, in units: [UInt16]) -> Bool {
    guard units[sign] == 0x2D || units[sign] == 0x2212 || units[sign] == 0x2B,
      let symbol = Unicode.Scalar(UInt32(units[index])), symbol.properties.generalCategory == .currencySymbol
    else { return false }
    guard sign > 0, let previous = Unicode.Scalar(UInt32(units[sign - 1])) else { return true }
    return previous.properties.isWhitespace || previous.properties.generalCategory == .openPunctuation
  }

  /// The text as libunibreak can take it. Its tables are older than most emoji, and it stops the program at a flag's
  /// letters and at U+FFFF; all of these break like ideographs, and so do attachments.
  private static func understood(_ units: [UInt16]) -> [UInt16] {
    let ideograph: UInt16 = 0x4E00
    guard units.contains(where: { (0xD83C...0xD83E).contains($0) || $0 == 0xFFFC || $0 == 0xFFFF }) else {
      return units
    }
    var units = units
    for index in units.indices {
      switch units[index] {
      case 0xFFFC, 0xFFFF: units[index] = ideograph
      case 0xD83C...0xD83E where index + 1 < units.count:
        units[index] = ideograph
        units[index + 1] = ideograph
      default: break
      }
    }
    return units
  }
}
