// Embedding levels by the Unicode bidirectional algorithm (FriBidi), and the visual order that follows from them.

import CText
import Foundation

enum Bidi {
  /// Whether a paragraph has characters that could run from right to left.
  static func mayReorder(_ units: some Sequence<UInt16>) -> Bool {
    for unit in units where unit >= 0x0590 {
      switch unit {
      case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: return true
      // Lead surrogates of the right-to-left blocks in plane 1.
      case 0xD802...0xD803, 0xD83A...0xD83B: return true
      default: break
      }
    }
    return false
  }

  /// A level for every UTF-16 unit, and the paragraph's own: its first strong character's, else `fallback`.
  static func levels(
    of scalars: [UInt32], lengths: [Int], unitCount: Int, fallback: ParagraphOptions.Direction
  ) -> (levels: [UInt8], base: UInt8) {
    let count = Int32(clamping: scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    // FriBidi's "weak" directions: a strong character decides, these only without one.
    var base: FriBidiParType = fallback == .rightToLeft ? weakRightToLeft : weakLeftToRight
    var scalarLevels = [FriBidiLevel](repeating: 0, count: scalars.count)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &scalarLevels)
    let paragraph: UInt8 = base.rawValue & 1 != 0 ? 1 : 0
    guard highest > 0 else { return ([UInt8](repeating: paragraph, count: unitCount), paragraph) }
    var levels: [UInt8] = []
    levels.reserveCapacity(unitCount)
    for (level, length) in zip(scalarLevels, lengths) {
      for _ in 0..<length { levels.append(UInt8(clamping: level)) }
    }
    return (levels, paragraph)
  }

  // FRIBIDI_PAR_WLTR and FRIBIDI_PAR_WRTL: the neutral mask, with the right-to-left bit for the latter.
  private static let weakLeftToRight = FriBidiParType(rawValue: 0x20)
  private static let weakRightToLeft = FriBidiParType(rawValue: 0x21)

  /// Rule L2: the visual order of pieces with the given levels.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    var level = highest
    while level > 0 {
      var start = 0
      while start < order.count {
        if levels[order[start]] < level {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
