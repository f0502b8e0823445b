// Fonts that come from UIKit and CoreText.

import CoreText

extension Font {
  /// A font of UIKit's, at its size.
  public init(_ font: CTFont) {
    let request = font.request
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let heaviness = request.weight ?? 400
    let weight = weights.min { abs($0.css - heaviness) < abs($1.css - heaviness) } ?? .regular
    switch request.family {
    case .named(let name): self = .custom(name, fixedSize: font.pointSize)
    case .system(let design):
      let design: Font.Design =
        switch design {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
      self = .system(size: font.pointSize, weight: weight, design: design)
    }
  }
}
