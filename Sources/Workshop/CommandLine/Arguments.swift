// Words of a command line, read one after the other.

/// Splits words into options and plain arguments. `--name=value` is the same as `--name value`; after `--` everything is
/// plain.
struct Arguments {
  enum Argument: Equatable {
    case option(String)
    case plain(String)
  }

  private var words: ArraySlice<String>
  /// Whose arguments they are.
  private let command: String
  private var current = ""
  private var attached: String?
  private var isPlainOnly = false

  init(_ words: [String], of command: String) {
    self.words = words[...]
    self.command = command
  }

  mutating func next() throws -> Argument? {
    if attached != nil {
      throw UsageError("\(current) takes no value", remedy: "Write \(current) alone.")
    }
    guard let word = words.popFirst() else { return nil }
    if isPlainOnly || word == "-" || !word.hasPrefix("-") { return .plain(word) }
    if word == "--" {
      isPlainOnly = true
      return try next()
    }
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      current = String(word[..<equals])
      attached = String(word[word.index(after: equals)...])
    } else {
      current = word
    }
    return .option(current)
  }

  /// The value of the option just read.
  mutating func value(_ example: String) throws -> String {
    if let attached {
      self.attached = nil
      return attached
    }
    guard let word = words.popFirst() else {
      throw UsageError("\(current) needs a value", remedy: "Give \(example).")
    }
    return word
  }

  /// The value of the option just read, one of a few; upper and lower case do not matter.
  mutating func choice(from choices: [String]) throws -> String {
    let list = choices.joined(separator: ", ")
    let given = try value("one of: \(list)")
    guard let choice = choices.first(where: { $0.lowercased() == given.lowercased() }) else {
      throw UsageError("\(current) cannot be “\(given)”", remedy: "Give one of: \(list).")
    }
    return choice
  }

  /// An error for an option that does not exist, naming the one that was probably meant.
  func unknownOption(_ name: String, known: [String]) -> UsageError {
    let near = known.min { Self.distance($0, name) < Self.distance($1, name) }
    let hint = near.map { Self.distance($0, name) * 3 <= name.count ? "Did you mean \($0)? " : "" } ?? ""
    return UsageError("there is no option \(name)", remedy: hint + "`vitrine help \(command)` lists the options.")
  }

  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let substitution = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
