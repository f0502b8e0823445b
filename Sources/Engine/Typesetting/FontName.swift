// Reading a font's name: "AvenirNext-DemiBoldItalic" is the family Avenir Next, weight 600, italic.

import Foundation

struct FontName {
  /// The name without its style words, as it was written.
  var family: String
  /// CSS weight, if the name tells one.
  var weight: CGFloat?
  var isItalic = false

  init(_ name: String) {
    var name = name.trimmingCharacters(in: .whitespaces)
    // "Extra Light" is one word.
    for grade in ["Extra", "Semi", "Demi", "Ultra"] {
      for style in ["Bold", "Light", "Black", "Heavy"] {
        name = name.replacingOccurrences(of: "\(grade) \(style)", with: grade + style, options: .caseInsensitive)
      }
    }
    var rest = Substring(name)
    // Styles follow the last hyphen or stand as words at the end; take them off one by one.
    scan: while !rest.isEmpty {
      let trimmed = rest.reversed().drop { $0 == "-" || $0 == " " || $0 == "_" || $0 == "," }
      rest = rest.prefix(trimmed.count)
      let lowered = rest.lowercased()
      for (word, style) in Self.styles where lowered.hasSuffix(word) && lowered.count > word.count {
        // A style is a word of its own: after a separator or at a change of case ("LatoBold", not "Kobold").
        let start = rest.index(rest.endIndex, offsetBy: -word.count)
        let before = rest[rest.index(before: start)]
        guard "- _,".contains(before) || (rest[start].isUppercase && !before.isUppercase) || weight != nil || isItalic
        else { continue }
        switch style {
        case .weight(let value): weight = weight ?? value
        case .italic: isItalic = true
        case .plain: break
        }
        rest = rest[..<start]
        continue scan
      }
      break
    }
    family = String(rest)
  }

  private enum Style {
    case weight(CGFloat)
    case italic
    case plain
  }

  // Longer words before the words they end with.
  private static let styles: [(String, Style)] = [
    ("ultralight", .weight(100)), ("extralight", .weight(200)), ("semilight", .weight(350)),
    ("demilight", .weight(350)), ("hairline", .weight(100)), ("thin", .weight(100)), ("light", .weight(300)),
    ("regular", .plain), ("normal", .plain), ("roman", .plain), ("book", .plain), ("text", .plain),
    ("medium", .weight(500)), ("semibold", .weight(600)), ("demibold", .weight(600)), ("demi", .weight(600)),
    ("extrabold", .weight(800)), ("ultrabold", .weight(800)), ("extraheavy", .weight(900)), ("bold", .weight(700)),
    ("heavy", .weight(800)), ("extrablack", .weight(900)), ("ultrablack", .weight(900)), ("black", .weight(900)),
    ("ultra", .weight(900)), ("italic", .italic), ("oblique", .italic), ("it", .italic),
    ("100", .weight(100)), ("200", .weight(200)), ("300", .weight(300)), ("400", .weight(400)),
    ("500", .weight(500)), ("600", .weight(600)), ("700", .weight(700)), ("800", .weight(800)), ("900", .weight(900)),
    ("variable", .plain), ("vf", .plain), ("mt", .plain),
  ]

  /// A name for comparing: lower case, without spaces and hyphens.
  static func normalized(_ name: String) -> String {
    name.lowercased().filter { !" -_,.".contains($0) }
  }
}
