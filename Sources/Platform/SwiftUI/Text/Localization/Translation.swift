// One entry of a table of translations: a text, or texts that depend on numbers.

/// What a table has for a key.
package indirect enum Translation: Hashable, Sendable {
  case text(String)
  /// Texts by plural category, for the argument with a number from 0.
  case plural([PluralCategory: Translation], argument: Int)
  /// A text in which `%#@name@` stands for one of several texts.
  case substituted(Translation, [String: Substitution])

  /// What stands in place of a name, by the plural category of an argument. `%arg` is that argument.
  package struct Substitution: Hashable, Sendable {
    package var argument: Int
    package var specifier: String
    package var forms: [PluralCategory: String]
  }

  /// The format for the values that the text is shown with.
  package func format(language: String, count: (Int) -> Double?) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let forms, let argument):
      let category = PluralCategory(of: count(argument) ?? 0, language: language)
      return Self.form(of: forms, category, count(argument))?.format(language: language, count: count) ?? ""
    case .substituted(let whole, let parts):
      var format = whole.format(language: language, count: count)
      // A part may name another one; each name is replaced once.
      for _ in parts {
        for (name, part) in parts where format.contains("%#@\(name)@") {
          let value = count(part.argument)
          let category = PluralCategory(of: value ?? 0, language: language)
          let text = Self.form(of: part.forms, category, value) ?? ""
          let specifier = "%\(part.argument + 1)$\(part.specifier)"
          format = format.replacingOccurrences(
            of: "%#@\(name)@", with: text.replacingOccurrences(of: "%arg", with: specifier))
        }
      }
      return format
    }
  }

  /// A form for zero is used for 0 in every language, if there is one.
  private static func form<Form>(
    of forms: [PluralCategory: Form], _ category: PluralCategory, _ value: Double?
  ) -> Form? {
    if value == 0, let zero = forms[.zero] { return zero }
    return forms[category] ?? forms[.other] ?? forms.first?.value
  }
}

/// The categories of Unicode's plural rules.
package enum PluralCategory: String, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in a language, by Unicode's rules for cardinal numbers.
  package init(of value: Double, language: String) {
    let number = abs(value)
    let isInteger = number == number.rounded() && number < 1e15
    let integer = isInteger ? Int(number) : 0
    let (last, lastTwo) = (integer % 10, integer % 100)
    switch language.split(separator: "-").first.map(String.init) ?? language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue": self = .other
    case "fr", "hy", "kab": self = number < 2 ? .one : .other
    case "pt": self = language == "pt-PT" ? (number == 1 ? .one : .other) : (number < 2 ? .one : .other)
    case "hi", "bn", "fa", "gu", "kn", "zu", "am": self = number <= 1 ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs":
      guard isInteger else {
        self = .other
        return
      }
      if last == 1, lastTwo != 11 {
        self = .one
      } else if (2...4).contains(last), !(12...14).contains(lastTwo) {
        self = .few
      } else {
        self = ["sr", "hr", "bs"].contains(language.prefix(2)) ? .other : .many
      }
    case "pl":
      guard isInteger else {
        self = .other
        return
      }
      if integer == 1 {
        self = .one
      } else {
        self = (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
      }
    case "cs", "sk":
      guard isInteger else {
        self = .many
        return
      }
      self = integer == 1 ? .one : (2...4).contains(integer) ? .few : .other
    case "lt":
      guard isInteger else {
        self = .many
        return
      }
      if last == 1, !(11...19).contains(lastTwo) {
        self = .one
      } else {
        self = (2...9).contains(last) && !(11...19).contains(lastTwo) ? .few : .other
      }
    case "ro":
      self = number == 1 ? .one : !isInteger || integer == 0 || (1...19).contains(lastTwo) ? .few : .other
    case "sl":
      guard isInteger else {
        self = .few
        return
      }
      self = lastTwo == 1 ? .one : lastTwo == 2 ? .two : (3...4).contains(lastTwo) ? .few : .other
    case "he", "iw": self = number == 1 ? .one : number == 2 ? .two : .other
    case "ar":
      guard isInteger else {
        self = .other
        return
      }
      switch integer {
      case 0: self = .zero
      case 1: self = .one
      case 2: self = .two
      default: self = (3...10).contains(lastTwo) ? .few : (11...99).contains(lastTwo) ? .many : .other
      }
    default: self = number == 1 ? .one : .other
    }
  }
}
