// The substitution table: what stands in for a family that nobody packaged. Edit it freely; the first entry whose
// word occurs in the family's name decides, and a name that no entry knows gets the system font, as on a device.

import Foundation

struct FontStandIn {
  enum Kind {
    /// Apple's own face: treated exactly like the system font.
    case system(FontRequest.Design)
    case sans
    case serif
    case monospaced
  }

  /// Measures of the original in em, so that lines keep its height under a foreign face.
  struct Vertical {
    var ascent: CGFloat
    var descent: CGFloat
    var lineGap: CGFloat = 0
  }

  /// Part of the family's name, lower case without spaces and hyphens.
  var word: String
  var kind: Kind
  /// `nil` takes SF Pro's, which lie in the middle of what text faces have.
  var vertical: Vertical?

  var familyName: String {
    switch kind {
    case .system(.default), .system(.rounded), .sans: "Inter"
    case .system(.serif), .serif: "Charis SIL"
    case .system(.monospaced), .monospaced: "JetBrains Mono"
    }
  }

  static func find(for family: String) -> FontStandIn {
    let name = FontName.normalized(family)
    return table.first { name.contains($0.word) } ?? FontStandIn(word: "", kind: .system(.default))
  }

  static let table: [FontStandIn] = [
    // Apple's system faces.
    FontStandIn(word: "sfmono", kind: .system(.monospaced)),
    FontStandIn(word: "sfprorounded", kind: .system(.rounded)),
    FontStandIn(word: "sfuirounded", kind: .system(.rounded)),
    FontStandIn(word: "sfrounded", kind: .system(.rounded)),
    FontStandIn(word: "sfpro", kind: .system(.default)),
    FontStandIn(word: "sfui", kind: .system(.default)),
    FontStandIn(word: "sfcompact", kind: .system(.default)),
    FontStandIn(word: "sanfrancisco", kind: .system(.default)),
    FontStandIn(word: "systemui", kind: .system(.default)),
    FontStandIn(word: "applesystem", kind: .system(.default)),
    FontStandIn(word: "newyork", kind: .system(.serif)),

    // Monospaced: the words first, so that "Roboto Mono" is one.
    FontStandIn(word: "menlo", kind: .monospaced, vertical: Vertical(ascent: 0.928, descent: 0.236)),
    FontStandIn(word: "couriernew", kind: .monospaced, vertical: Vertical(ascent: 0.833, descent: 0.300)),
    FontStandIn(word: "mono", kind: .monospaced),
    FontStandIn(word: "courier", kind: .monospaced),
    FontStandIn(word: "consolas", kind: .monospaced),
    FontStandIn(word: "inconsolata", kind: .monospaced),
    FontStandIn(word: "typewriter", kind: .monospaced),
    FontStandIn(word: "sourcecode", kind: .monospaced),
    FontStandIn(word: "firacode", kind: .monospaced),
    FontStandIn(word: "cascadia", kind: .monospaced),
    FontStandIn(word: "andale", kind: .monospaced),
    FontStandIn(word: "code", kind: .monospaced),

    // Sans serifs whose names might be taken for something else, or whose measures are known.
    FontStandIn(word: "helveticaneue", kind: .sans, vertical: Vertical(ascent: 0.952, descent: 0.213, lineGap: 0.028)),
    FontStandIn(word: "helvetica", kind: .sans, vertical: Vertical(ascent: 0.770, descent: 0.230)),
    FontStandIn(word: "avenir", kind: .sans, vertical: Vertical(ascent: 1.0, descent: 0.366)),
    FontStandIn(word: "opensans", kind: .sans, vertical: Vertical(ascent: 1.069, descent: 0.293)),
    FontStandIn(word: "poppins", kind: .sans, vertical: Vertical(ascent: 1.05, descent: 0.35, lineGap: 0.1)),
    FontStandIn(word: "montserrat", kind: .sans, vertical: Vertical(ascent: 0.968, descent: 0.251)),
    FontStandIn(word: "arial", kind: .sans, vertical: Vertical(ascent: 0.905, descent: 0.212, lineGap: 0.033)),
    FontStandIn(word: "sourcesans", kind: .sans, vertical: Vertical(ascent: 1.024, descent: 0.4)),

    // Serifs.
    FontStandIn(word: "georgia", kind: .serif, vertical: Vertical(ascent: 0.917, descent: 0.219)),
    FontStandIn(word: "timesnewroman", kind: .serif, vertical: Vertical(ascent: 0.891, descent: 0.216, lineGap: 0.042)),
    FontStandIn(word: "sans", kind: .sans),
    FontStandIn(word: "grotes", kind: .sans),
    FontStandIn(word: "gothic", kind: .sans),
    FontStandIn(word: "serif", kind: .serif),
    FontStandIn(word: "times", kind: .serif),
    FontStandIn(word: "charter", kind: .serif),
    FontStandIn(word: "charis", kind: .serif),
    FontStandIn(word: "palatino", kind: .serif),
    FontStandIn(word: "baskerville", kind: .serif),
    FontStandIn(word: "didot", kind: .serif),
    FontStandIn(word: "bodoni", kind: .serif),
    FontStandIn(word: "garamond", kind: .serif),
    FontStandIn(word: "hoefler", kind: .serif),
    FontStandIn(word: "cochin", kind: .serif),
    FontStandIn(word: "caslon", kind: .serif),
    FontStandIn(word: "iowan", kind: .serif),
    FontStandIn(word: "merriweather", kind: .serif),
    FontStandIn(word: "playfair", kind: .serif),
    FontStandIn(word: "lora", kind: .serif),
    FontStandIn(word: "tiempos", kind: .serif),
    FontStandIn(word: "cormorant", kind: .serif),
    FontStandIn(word: "crimson", kind: .serif),
    FontStandIn(word: "spectral", kind: .serif),
    FontStandIn(word: "fraunces", kind: .serif),
    FontStandIn(word: "slab", kind: .serif),
    FontStandIn(word: "rockwell", kind: .serif),
    FontStandIn(word: "roman", kind: .serif),
    FontStandIn(word: "antiqua", kind: .serif),
    FontStandIn(word: "cheltenham", kind: .serif),
    FontStandIn(word: "canela", kind: .serif),
    FontStandIn(word: "recoleta", kind: .serif),
    FontStandIn(word: "copernicus", kind: .serif),
    FontStandIn(word: "songti", kind: .serif),
    FontStandIn(word: "mincho", kind: .serif),
  ]
}
