// Inline Markdown: emphasis, strong, strikethrough, code, links. Whitespace stays as it is; blocks mean nothing here.

/// A stretch of text with the Markdown around it taken off.
package struct MarkdownSpan: Equatable {
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let emphasis = Style(rawValue: 1)
    package static let strong = Style(rawValue: 2)
    package static let strikethrough = Style(rawValue: 4)
    package static let code = Style(rawValue: 8)
    /// Words that agree with the number among them: `^[3 book](inflect: true)`.
    package static let inflected = Style(rawValue: 16)
  }
  package var text: String
  package var style: Style = []
  package var link: String?
}

/// Reads inline Markdown by CommonMark's rules for delimiter runs.
package struct InlineMarkdown {
  /// Whether a text can have Markdown in it at all.
  package static func mayContainMarkup(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: ":"):
        true
      default: false
      }
    }
  }

  package static func parse(_ text: String) -> [MarkdownSpan] {
    var parser = InlineMarkdown(Array(text))
    return parser.run(from: 0, to: parser.characters.count, link: nil)
  }

  private let characters: [Character]

  private init(_ characters: [Character]) { self.characters = characters }

  private enum Item {
    case text(String, code: Bool, link: String?)
    case spans([MarkdownSpan])
    case delimiter(Delimiter)
  }

  private struct Delimiter {
    var character: Character
    var count: Int
    let original: Int
    let canOpen: Bool
    let canClose: Bool
    var opens: [MarkdownSpan.Style] = []
    var closes: [MarkdownSpan.Style] = []
  }

  private mutating func run(from start: Int, to end: Int, link: String?) -> [MarkdownSpan] {
    var items: [Item] = []
    var plain = ""
    func isEscapable(_ character: Character) -> Bool {
      character.isASCII && (character.isPunctuation || character.isSymbol)
    }
    func flush() {
      guard !plain.isEmpty else { return }
      appendText(plain, to: &items, link: link)
      plain = ""
    }
    var index = start
    while index < end {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < end && isEscapable(characters[index + 1]):
        plain.append(characters[index + 1])
        index += 2
      case "`":
        let count = runLength(at: index, end: end)
        if let close = closingBackticks(count, from: index + count, end: end) {
          flush()
          var code = String(characters[(index + count)..<close])
          if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = String(code.dropFirst().dropLast())
          }
          items.append(.text(code, code: true, link: link))
          index = close + count
        } else {
          plain += String(repeating: "`", count: count)
          index += count
        }
      case "<" where link == nil:
        if let (target, next) = angleLink(at: index, end: end) {
          flush()
          items.append(.text(target.text, code: false, link: target.url))
          index = next
        } else {
          plain.append(character)
          index += 1
        }
      case "^" where index + 1 < end && characters[index + 1] == "[":
        if let found = bracketLink(at: index + 1, end: end) {
          flush()
          var spans = run(from: found.textStart, to: found.textEnd, link: link)
          if found.attributes.filter({ !$0.isWhitespace }).contains("inflect:true") {
            for place in spans.indices { spans[place].style.insert(.inflected) }
          }
          items.append(.spans(spans))
          index = found.next
        } else {
          plain.append(character)
          index += 1
        }
      case "!" where index + 1 < end && characters[index + 1] == "[":
        if let found = bracketLink(at: index + 1, end: end) {
          // Pictures inside text are their description.
          flush()
          items.append(.spans(run(from: found.textStart, to: found.textEnd, link: link)))
          index = found.next
        } else {
          plain.append(character)
          index += 1
        }
      case "[" where link == nil:
        if let found = bracketLink(at: index, end: end) {
          flush()
          items.append(.spans(run(from: found.textStart, to: found.textEnd, link: found.url)))
          index = found.next
        } else {
          plain.append(character)
          index += 1
        }
      case "&":
        if let (value, next) = entity(at: index, end: end) {
          plain += value
          index = next
        } else {
          plain.append(character)
          index += 1
        }
      case "*", "_", "~":
        let count = runLength(at: index, end: end)
        let before: Character = index > start ? characters[index - 1] : " "
        let after: Character = index + count < end ? characters[index + count] : " "
        let left = isLeftFlanking(before: before, after: after)
        let right = isLeftFlanking(before: after, after: before)
        var canOpen = left
        var canClose = right
        if character == "_" {
          canOpen = left && (!right || isPunctuation(before))
          canClose = right && (!left || isPunctuation(after))
        }
        if (character == "~" && count > 2) || (!canOpen && !canClose) {
          plain += String(repeating: character, count: count)
        } else {
          flush()
          items.append(
            .delimiter(
              Delimiter(character: character, count: count, original: count, canOpen: canOpen, canClose: canClose)))
        }
        index += count
      default:
        plain.append(character)
        index += 1
      }
    }
    flush()
    match(&items)
    return spans(of: items, link: link)
  }

  // MARK: Emphasis

  private func match(_ items: inout [Item]) {
    var closer = 0
    while closer < items.count {
      guard case .delimiter(var close) = items[closer], close.canClose, close.count > 0 else {
        closer += 1
        continue
      }
      var found: Int?
      var candidate = closer - 1
      while candidate >= 0 {
        if case .delimiter(let open) = items[candidate], open.canOpen, open.count > 0,
          open.character == close.character, fits(open, close)
        {
          found = candidate
          break
        }
        candidate -= 1
      }
      guard let opener = found, case .delimiter(var open) = items[opener] else {
        closer += 1
        continue
      }
      let isTilde = close.character == "~"
      let used = isTilde ? open.count : (open.count >= 2 && close.count >= 2 ? 2 : 1)
      let style: MarkdownSpan.Style = isTilde ? .strikethrough : used == 2 ? .strong : .emphasis
      open.count -= used
      close.count -= used
      open.opens.append(style)
      close.closes.append(style)
      items[opener] = .delimiter(open)
      items[closer] = .delimiter(close)
      // What lies between can no longer pair with anything outside.
      for inner in (opener + 1)..<closer {
        if case .delimiter(var delimiter) = items[inner], delimiter.count > 0 {
          let text = String(repeating: delimiter.character, count: delimiter.count)
          delimiter.count = 0
          items[inner] =
            delimiter.opens.isEmpty && delimiter.closes.isEmpty
            ? .text(text, code: false, link: nil) : .delimiter(delimiter)
        }
      }
      if close.count == 0 { closer += 1 }
    }
  }

  private func fits(_ open: Delimiter, _ close: Delimiter) -> Bool {
    if open.character == "~" { return open.count == close.count }
    if open.canClose || close.canOpen, (open.original + close.original).isMultiple(of: 3) {
      return open.original.isMultiple(of: 3) && close.original.isMultiple(of: 3)
    }
    return true
  }

  private func spans(of items: [Item], link: String?) -> [MarkdownSpan] {
    var result: [MarkdownSpan] = []
    var open: [MarkdownSpan.Style] = []
    func style() -> MarkdownSpan.Style { open.reduce([]) { $0.union($1) } }
    func add(_ span: MarkdownSpan) {
      guard !span.text.isEmpty else { return }
      if let last = result.last, last.style == span.style, last.link == span.link {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
    for item in items {
      switch item {
      case .text(let text, let isCode, let target):
        add(MarkdownSpan(text: text, style: isCode ? style().union(.code) : style(), link: target ?? link))
      case .spans(let inner):
        for span in inner { add(MarkdownSpan(text: span.text, style: span.style.union(style()), link: span.link)) }
      case .delimiter(let delimiter):
        for closed in delimiter.closes {
          if let last = open.lastIndex(of: closed) { open.remove(at: last) }
        }
        if delimiter.count > 0 {
          add(
            MarkdownSpan(
              text: String(repeating: delimiter.character, count: delimiter.count), style: style(), link: link))
        }
        open += delimiter.opens.reversed()
      }
    }
    return result
  }

  private func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }

  private func isLeftFlanking(before: Character, after: Character) -> Bool {
    if after.isWhitespace { return false }
    return !isPunctuation(after) || before.isWhitespace || isPunctuation(before)
  }

  private func runLength(at index: Int, end: Int) -> Int {
    var last = index
    while last < end, characters[last] == characters[index] { last += 1 }
    return last - index
  }

  // MARK: Code and links

  private func closingBackticks(_ count: Int, from start: Int, end: Int) -> Int? {
    var index = start
    while index < end {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let length = runLength(at: index, end: end)
      if length == count { return index }
      index += length
    }
    return nil
  }

  private struct BracketLink {
    var textStart: Int
    var textEnd: Int
    var url: String
    /// Everything between the parentheses.
    var attributes: String
    var next: Int
  }

  /// `[text](target "title")` at an opening bracket.
  private func bracketLink(at index: Int, end: Int) -> BracketLink? {
    var depth = 0
    var close = index
    while close < end {
      if characters[close] == "\\" {
        close += 2
        continue
      }
      if characters[close] == "[" { depth += 1 }
      if characters[close] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      close += 1
    }
    guard close + 1 < end, characters[close + 1] == "(" else { return nil }
    var parentheses = 0
    var position = close + 1
    var target = ""
    while position < end {
      let character = characters[position]
      if character == "(" { parentheses += 1 }
      if character == ")" {
        parentheses -= 1
        if parentheses == 0 { break }
      }
      if position > close + 1 { target.append(character) }
      position += 1
    }
    guard position < end else { return nil }
    let attributes = target
    target = target.trimmingCharacters(in: .whitespacesAndNewlines)
    if let space = target.firstIndex(where: \.isWhitespace) { target = String(target[..<space]) }
    if target.hasPrefix("<"), target.hasSuffix(">") { target = String(target.dropFirst().dropLast()) }
    return BracketLink(textStart: index + 1, textEnd: close, url: target, attributes: attributes, next: position + 1)
  }

  /// `<https://…>` or `<name@host>`.
  private func angleLink(at index: Int, end: Int) -> ((text: String, url: String), Int)? {
    var close = index + 1
    while close < end, characters[close] != ">" {
      if characters[close].isWhitespace || characters[close] == "<" { return nil }
      close += 1
    }
    guard close < end else { return nil }
    let text = String(characters[(index + 1)..<close])
    if let colon = text.firstIndex(of: ":"), text[..<colon].count > 1, text[..<colon].allSatisfy(\.isLetter) {
      return ((text, text), close + 1)
    }
    guard Self.isAddress(text) else { return nil }
    return ((text, "mailto:" + text), close + 1)
  }

  private func entity(at index: Int, end: Int) -> (String, Int)? {
    var close = index + 1
    while close < end, characters[close] != ";", close - index < 10 { close += 1 }
    guard close < end, characters[close] == ";" else { return nil }
    let name = String(characters[(index + 1)..<close])
    let known = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
      "hellip": "…", "mdash": "—", "ndash": "–", "trade": "™", "euro": "€", "times": "×", "middot": "·", "bull": "•",
    ]
    if let value = known[name] { return (value, close + 1) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let code, let scalar = Unicode.Scalar(code) else { return nil }
    return (String(Character(scalar)), close + 1)
  }

  /// Adds text whose bare addresses are links.
  private func appendText(_ text: String, to items: inout [Item], link: String?) {
    guard link == nil, text.contains("@") || text.contains("://") else {
      items.append(.text(text, code: false, link: nil))
      return
    }
    var plain = ""
    var word = ""
    func endWord() {
      guard !word.isEmpty else { return }
      var core = word
      while let last = core.last, ".,;:!?)\"'".contains(last) { core.removeLast() }
      var url: String?
      if core.hasPrefix("https://") || core.hasPrefix("http://") {
        url = core
      } else if Self.isAddress(core) {
        url = "mailto:" + core
      }
      if let url {
        if !plain.isEmpty { items.append(.text(plain, code: false, link: nil)) }
        items.append(.text(core, code: false, link: url))
        plain = String(word.dropFirst(core.count))
      } else {
        plain += word
      }
      word = ""
    }
    for character in text {
      if character.isWhitespace || character == "(" {
        endWord()
        plain.append(character)
      } else {
        word.append(character)
      }
    }
    endWord()
    if !plain.isEmpty { items.append(.text(plain, code: false, link: nil)) }
  }

  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), parts[1].first != ".", parts[1].last != "."
    else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._%+-@".contains($0)) }
  }
}
