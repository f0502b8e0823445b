// What the text styles of iOS look like: point size and line height at every text size, and weight.

import UIKit

extension Font.TextStyle {
  private var metrics: TextStyleMetrics {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }

  /// Em size and line height with leading, in points.
  package func metrics(at size: DynamicTypeSize) -> (size: CGFloat, line: CGFloat) { metrics[size.rawValue] }

  /// How much larger the style is than at the default text size.
  package func scaleFactor(at size: DynamicTypeSize) -> CGFloat {
    metrics(at: size).size / metrics(at: .large).size
  }

  package var defaultWeight: Font.Weight { self == .headline ? .semibold : .regular }

  /// What `bold()` makes of the style: only the large titles become bold, the others semibold.
  package var boldWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}
