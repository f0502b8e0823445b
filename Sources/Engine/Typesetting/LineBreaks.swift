// Where a line may end: the Unicode line breaking algorithm (libunibreak).

import CText

enum LineBreaks {
  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()

  /// For every UTF-16 unit, whether a line may end before it.
  static func opportunities(in units: [UInt16]) -> [Bool] {
    guard isReady, !units.isEmpty else { return [] }
    let count = units.count
    var kinds = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: count)
    set_linebreaks_utf16(units, count, nil, &kinds)
    var before = [Bool](repeating: false, count: count)
    for index in 1..<max(count, 1) {
      before[index] = kinds[index - 1] == CChar(LINEBREAK_ALLOWBREAK) || isBesideEmoji(index, units)
    }
    return before
  }

  /// libunibreak's tables are older than most emoji: a line may end between them, and between them and a word.
  /// Sequences stay whole, since lines only ever end between clusters.
  private static func isBesideEmoji(_ index: Int, _ units: [UInt16]) -> Bool {
    func isLead(_ unit: UInt16) -> Bool { (0xD83C...0xD83E).contains(unit) }
    func isAlphanumeric(_ unit: UInt16) -> Bool {
      (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit & ~0x20)
    }
    let next = units[index]
    let previous = units[index - 1]
    let follows = (0xDC00...0xDFFF).contains(previous) && index > 1 && isLead(units[index - 2]) || previous == 0xFE0F
    if isLead(next) { return follows || isAlphanumeric(previous) }
    return follows && isAlphanumeric(next)
  }
}
