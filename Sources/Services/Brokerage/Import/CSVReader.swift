// Comma-separated values: records of fields, with the lines they begin on.

/// One record of a file.
struct CSVRecord: Hashable {
  /// Counted from one. A record may end on a later line.
  var line: Int
  var fields: [String]
}

/// Reads RFC 4180: quoted fields may hold commas, line breaks and doubled quotes; lines end with LF, CRLF or CR. Empty lines are
/// left out. A byte order mark at the beginning is too.
enum CSVReader {
  enum Problem: Error, Hashable {
    case quoteNotClosed(line: Int)
    case textAfterQuote(line: Int)
  }

  static func read(_ text: String) throws(Problem) -> [CSVRecord] {
    let bytes = Array(text.utf8)
    let (quote, comma, newline, carriage) = (
      UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r")
    )
    var index = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    var records: [CSVRecord] = []
    var line = 1
    while index < bytes.count {
      var record = CSVRecord(line: line, fields: [])
      var isEnded = false
      while !isEnded {
        var field: [UInt8] = []
        if index < bytes.count, bytes[index] == quote {
          let opened = line
          index += 1
          while true {
            guard index < bytes.count else { throw .quoteNotClosed(line: opened) }
            let byte = bytes[index]
            index += 1
            if byte == quote {
              guard index < bytes.count, bytes[index] == quote else { break }
              index += 1
            } else if byte == newline || byte == carriage && (index == bytes.count || bytes[index] != newline) {
              line += 1
            }
            field.append(byte)
          }
          let isSeparated = index == bytes.count || [comma, newline, carriage].contains(bytes[index])
          guard isSeparated else { throw .textAfterQuote(line: line) }
        } else {
          while index < bytes.count, bytes[index] != comma, bytes[index] != newline, bytes[index] != carriage {
            field.append(bytes[index])
            index += 1
          }
        }
        record.fields.append(String(decoding: field, as: UTF8.self))
        guard index < bytes.count else { break }
        if bytes[index] == comma {
          index += 1
        } else {
          isEnded = true
          if bytes[index] == carriage { index += 1 }
          if index < bytes.count, bytes[index] == newline { index += 1 }
          line += 1
        }
      }
      if record.fields != [""] { records.append(record) }
    }
    return records
  }
}
