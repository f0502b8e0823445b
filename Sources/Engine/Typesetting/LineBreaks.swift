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
    for index in 1..<max(count, 1) { before[index] = kinds[index - 1] == CChar(LINEBREAK_ALLOWBREAK) }
    return before
  }
}
