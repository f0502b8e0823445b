// From a Font and its surroundings to what the typesetter asks for.

import Typesetting

/// What text modifiers and the environment add to a font.
package struct FontTraits: Hashable, Sendable {
  package var weight: Font.Weight?
  package var width: Font.Width?
  package var design: Font.Design?
  package var isBold = false
  package var isItalic = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package init() {}
}

/// What a font depends on.
package struct FontContext: Hashable, Sendable {
  package var dynamicTypeSize: DynamicTypeSize = .large
  package var isBoldText = false
  package init() {}
  package init(_ environment: EnvironmentValues) {
    dynamicTypeSize = environment.dynamicTypeSize
    isBoldText = environment.legibilityWeight == .bold
  }
}

extension Font {
  /// SF Pro's ascent plus descent in em.
  package static let systemLineHeight: CGFloat = (1950 + 494) / 2048

  /// The font to ask the typesetter for.
  package func request(_ context: FontContext, traits: FontTraits = FontTraits()) -> FontRequest {
    var request = FontRequest()
    var design: Design?
    var weight: Weight?
    var standardWeight: Weight = .regular
    var boldWeight: Weight = .bold
    var isSystem = true
    switch base {
    case .style(let style, let ownDesign, let ownWeight):
      let metrics = style.metrics(at: context.dynamicTypeSize)
      request.size = metrics.size
      request.leading = metrics.line - metrics.size * Self.systemLineHeight
      design = ownDesign
      weight = ownWeight
      standardWeight = style.defaultWeight
      boldWeight = style.boldWeight
    case .system(let size, let ownWeight, let ownDesign):
      request.size = size
      request.leading = 0
      design = ownDesign
      weight = ownWeight
    case .custom(let name, let size, let style):
      isSystem = false
      request.family = .named(name)
      request.size = size
      if let style {
        let factor = style.scaleFactor(at: context.dynamicTypeSize)
        if factor != 1 { request.size = (size * factor).rounded() }
      }
    }
    if !(request.size > 0) || !request.size.isFinite { request.size = 0.01 }

    var isBold = traits.isBold
    var width = traits.width
    var isMonospaced = traits.isMonospaced
    var leading = Leading.standard
    request.isItalic = traits.isItalic
    if traits.hasMonospacedDigits { request.features["tnum"] = 1 }
    for modifier in modifiers {
      switch modifier {
      case .bold: isBold = true
      case .italic: request.isItalic = true
      case .monospaced: isMonospaced = true
      case .monospacedDigit: request.features["tnum"] = 1
      case .smallCaps:
        request.features["smcp"] = 1
        request.features["c2sc"] = 1
      case .lowercaseSmallCaps: request.features["smcp"] = 1
      case .uppercaseSmallCaps: request.features["c2sc"] = 1
      case .weight(let value):
        weight = value
        isBold = traits.isBold
      case .width(let value): width = traits.width ?? value
      case .leading(let value): leading = value
      }
    }

    var css: CGFloat?
    if let given = traits.weight {
      css = given.css
    } else if isBold {
      css = max((weight ?? standardWeight).css, boldWeight.css)
    } else if let given = weight {
      css = given.css
    } else if isSystem {
      css = standardWeight.css
    }
    if context.isBoldText, isSystem, let known = css {
      css = known < 400 ? known + 100 : min(known + (known < 600 ? 200 : 100), 900)
    }
    request.weight = css
    if let width { request.width = width.percent }
    if isSystem {
      request.family = .system(isMonospaced ? .monospaced : (design ?? traits.design ?? .default).requested)
    } else if isMonospaced {
      request.family = .system(.monospaced)
      request.leading = nil
    }
    switch leading {
    case .standard: break
    case .tight: request.leading = (request.leading ?? 0) - 2
    case .loose: request.leading = (request.leading ?? 0) + 2
    }
    return request
  }
}

extension Font.Design {
  fileprivate var requested: FontRequest.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
