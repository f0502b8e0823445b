// Replacing parts of a source text without moving any line, and remembering how columns moved.

import ModuleBuilding

/// Replaces bytes of a text.
struct TextEdit {
  /// UTF-8 offsets.
  var range: Range<Int>
  var replacement: String

  /// Replaces a range; the line breaks in it are kept, behind the replacement, so that later lines stay where they are.
  init(replacing range: Range<Int>, in source: [UInt8], with replacement: String) {
    self.range = range
    let breaks = source[range].count { $0 == UInt8(ascii: "\n") }
    self.replacement = replacement + String(repeating: "\n", count: breaks)
  }

  init(at offset: Int, insert text: String) {
    range = offset..<offset
    replacement = text
  }
}

/// A text after its edits.
struct EditedText {
  var text: String
  var shifts: [SourceReport.ColumnShift]

  /// Applies edits, which do not overlap. Cost: linear in the text.
  init(_ source: [UInt8], edits: [TextEdit]) {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 1024)
    shifts = []
    var position = 0
    var (line, column) = (1, 1)
    var authorColumn = 1

    func advance(_ bytes: some Sequence<UInt8>) -> (breaks: Int, tail: Int) {
      var (breaks, tail) = (0, 0)
      for byte in bytes {
        if byte == UInt8(ascii: "\n") {
          breaks += 1
          tail = 0
        } else {
          tail += 1
        }
      }
      return (breaks, tail)
    }
    // Stable: edits at one place apply in the order they were made.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      let kept = source[position..<edit.range.lowerBound]
      result += kept
      let move = advance(kept)
      line += move.breaks
      column = move.breaks > 0 ? 1 + move.tail : column + move.tail
      authorColumn = move.breaks > 0 ? 1 + move.tail : authorColumn + move.tail

      shifts.append(.init(line: line, column: column, authorColumn: authorColumn, isGenerated: true))
      result += edit.replacement.utf8
      let written = advance(edit.replacement.utf8)
      let removed = advance(source[edit.range])
      line += written.breaks
      column = written.breaks > 0 ? 1 + written.tail : column + written.tail
      authorColumn = removed.breaks > 0 ? 1 + removed.tail : authorColumn + removed.tail
      shifts.append(.init(line: line, column: column, authorColumn: authorColumn, isGenerated: false))
      position = edit.range.upperBound
    }
    result += source[position...]
    text = String(decoding: result, as: UTF8.self)
  }
}
