// Grammatical agreement: `^[3 book](inflect: true)` reads "3 books". English; words of other languages stay as they are.

/// Brings nouns to the number that stands before them.
enum Inflection {
  /// The spans with the marked ones inflected. A number may stand in one span and its noun in the next.
  static func applied(to spans: [MarkdownSpan], language: String?) -> [MarkdownSpan] {
    guard spans.contains(where: { $0.style.contains(.inflected) }) else { return spans }
    var result = spans
    var start = 0
    while start < result.count {
      guard result[start].style.contains(.inflected) else {
        start += 1
        continue
      }
      var end = start
      while end < result.count, result[end].style.contains(.inflected) {
        result[end].style.remove(.inflected)
        end += 1
      }
      if language == nil || language == "en" { inflect(&result[start..<end]) }
      start = end
    }
    return result
  }

  private static func inflect(_ spans: inout ArraySlice<MarkdownSpan>) {
    let text = spans.map(\.text).joined()
    guard let number = number(in: text), number != 1, let last = spans.indices.last(where: { hasWord(spans[$0].text) })
    else { return }
    spans[last].text = pluralizingLastWord(of: spans[last].text)
  }

  private static func hasWord(_ text: String) -> Bool { text.contains(where: \.isLetter) }

  /// The first number in a text, its digits grouped or not.
  private static func number(in text: String) -> Double? {
    guard let start = text.firstIndex(where: \.isNumber) else { return nil }
    let digits = text[start...].prefix { $0.isNumber || $0 == "." || $0 == "," }
    let plain = digits.filter { $0 != "," }.map { character in
      character.wholeNumberValue.map(String.init) ?? String(character)
    }
    var number = plain.joined()
    if number.hasSuffix(".") { number.removeLast() }
    return Double(number)
  }

  private static func pluralizingLastWord(of text: String) -> String {
    guard let end = text.lastIndex(where: \.isLetter) else { return text }
    let head = text[...end]
    let start = head.lastIndex { !$0.isLetter && $0 != "'" && $0 != "’" }.map(head.index(after:)) ?? head.startIndex
    return text[..<start] + plural(String(head[start...])) + text[text.index(after: end)...]
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "life": "lives", "knife": "knives",
    "wife": "wives", "half": "halves", "shelf": "shelves", "loaf": "loaves", "wolf": "wolves", "calf": "calves",
    "thief": "thieves", "self": "selves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
    "echo": "echoes", "analysis": "analyses", "crisis": "crises", "thesis": "theses", "criterion": "criteria",
    "phenomenon": "phenomena", "datum": "data", "cactus": "cacti", "quiz": "quizzes", "is": "are", "was": "were",
    "has": "have", "this": "these", "that": "those",
  ]
  private static let unchanging: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "salmon", "news", "offspring", "information",
    "equipment", "luggage", "people", "children", "men", "women", "feet", "media", "data",
  ]

  static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) { return word }
    if let known = irregular[lower]
      ?? irregular.first(where: { lower.hasSuffix($0.key) && $0.key.count > 3 }).map({
        lower.dropLast($0.key.count) + $0.value
      })
    {
      return word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    let isVowel: (Character) -> Bool = { "aeiou".contains($0) }
    let ending: String
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !isVowel(before) {
      return String(word.dropLast()) + "ies"
    } else if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) {
      ending = "es"
    } else {
      ending = "s"
    }
    // A word in capitals is made so to its end, an abbreviation of capitals is not.
    return word + (word.count > 3 && word == word.uppercased() ? ending.uppercased() : ending)
  }
}
