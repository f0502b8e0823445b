// Reading printf formats and printing values by them, in a locale that is given and never the machine's.

/// A piece of a format.
package enum FormatPiece: Equatable {
  case literal(String)
  /// - Parameter index: Which argument.
  case argument(Int, FormatSpecifier)
}

/// What stands between `%` and the conversion's letter.
package struct FormatSpecifier: Equatable {
  package var flags: Set<Character> = []
  package var width: Int?
  package var precision: Int?
  package var conversion: Character

  /// Takes a format apart. Whatever is no specifier stays as it is.
  package static func parse(_ format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest.removeFirst()
        continue
      }
      guard let (specifier, position, remainder) = read(rest) else {
        literal += "%"
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      let index = position ?? next
      if position == nil { next += 1 }
      pieces.append(.argument(index, specifier))
      rest = remainder
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  private static func read(_ text: Substring) -> (FormatSpecifier, Int?, Substring)? {
    var rest = text
    var specifier = FormatSpecifier(conversion: "@")
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), number > 0 else { return nil }
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    while let flag = rest.first, "-+ #0'".contains(flag) {
      specifier.flags.insert(flag)
      rest.removeFirst()
    }
    let width = rest.prefix { $0.isASCII && $0.isNumber }
    specifier.width = Int(width).map { min($0, 200) }
    rest = rest.dropFirst(width.count)
    if rest.first == "." {
      rest.removeFirst()
      let precision = rest.prefix { $0.isASCII && $0.isNumber }
      specifier.precision = min(Int(precision) ?? 0, 50)
      rest = rest.dropFirst(precision.count)
    }
    while let letter = rest.first, "hlqLzjt".contains(letter) { rest.removeFirst() }
    guard let letter = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(letter) else { return nil }
    specifier.conversion = letter
    rest.removeFirst()
    return (specifier, position, rest)
  }

  /// Prints a value.
  package func string(for value: FormatValue, locale: Locale) -> String {
    let text: String
    switch (conversion, value.kind) {
    case (_, .string(let string)): text = precision.map { String(string.prefix($0)) } ?? string
    case ("x", let kind): text = String(bits(kind), radix: 16)
    case ("X", let kind): text = String(bits(kind), radix: 16, uppercase: true)
    case ("o", let kind), ("O", let kind): text = String(bits(kind), radix: 8)
    case ("c", let kind), ("C", let kind):
      text = UInt32(truncatingIfNeeded: bits(kind)).unicodeScalar.map { String(Character($0)) } ?? ""
    case ("e", .double(let number)), ("E", .double(let number)):
      text = scientific(number)
    case ("g", .double(let number)), ("G", .double(let number)): text = shortest(number, locale: locale)
    case (_, .double(let number)):
      text = signed(number.sign == .minus, grouped(number, digits: precision ?? 6, locale: locale))
    case (_, .integer(let number)):
      text = signed(number < 0, grouped(integer: number.magnitude, locale: locale))
    case (_, .unsigned(let number)): text = signed(false, grouped(integer: number, locale: locale))
    }
    return padded(text)
  }

  private func bits(_ kind: FormatValue.Kind) -> UInt64 {
    switch kind {
    case .integer(let number): UInt64(bitPattern: number)
    case .unsigned(let number): number
    case .double(let number): UInt64(exactly: number.rounded(.towardZero)) ?? 0
    case .string: 0
    }
  }

  private func signed(_ isNegative: Bool, _ magnitude: String) -> String {
    isNegative
      ? "-" + magnitude : flags.contains("+") ? "+" + magnitude : flags.contains(" ") ? " " + magnitude : magnitude
  }

  private func grouped(integer number: UInt64, locale: Locale) -> String {
    var digits = String(number)
    if let precision, digits.count < precision {
      digits = String(repeating: "0", count: precision - digits.count) + digits
    }
    // A padded number keeps its digits together, so that the width is what was asked for.
    return flags.contains("0") ? digits : group(digits, locale: locale)
  }

  private func grouped(_ number: Double, digits: Int, locale: Locale) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : "∞" }
    let plain = String(format: "%.\(digits)f", number.magnitude)
    let parts = plain.split(separator: ".")
    guard let whole = parts.first else { return plain }
    let head = flags.contains("0") ? String(whole) : group(String(whole), locale: locale)
    return parts.count > 1 ? head + (locale.decimalSeparator ?? ".") + parts[1] : head
  }

  private func group(_ digits: String, locale: Locale) -> String {
    guard digits.count > 3, let separator = locale.groupingSeparator, !separator.isEmpty else { return digits }
    var result = ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.count - offset).isMultiple(of: 3) { result += separator }
      result.append(digit)
    }
    return result
  }

  private func scientific(_ number: Double) -> String {
    let text = String(format: "%.\(precision ?? 6)e", number)
    return conversion == "E" ? text.uppercased() : text
  }

  private func shortest(_ number: Double, locale: Locale) -> String {
    let text = String(format: "%.\(precision ?? 6)g", number)
    return text.replacingOccurrences(of: ".", with: locale.decimalSeparator ?? ".")
  }

  private func padded(_ text: String) -> String {
    guard let width, text.count < width else { return text }
    let count = width - text.count
    if flags.contains("-") { return text + String(repeating: " ", count: count) }
    guard flags.contains("0"), conversion != "@" else { return String(repeating: " ", count: count) + text }
    let zeros = String(repeating: "0", count: count)
    if let sign = text.first, "+- ".contains(sign) { return String(sign) + zeros + text.dropFirst() }
    return zeros + text
  }
}

extension UInt32 {
  fileprivate var unicodeScalar: Unicode.Scalar? { Unicode.Scalar(self) }
}
