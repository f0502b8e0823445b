// Sizes and line heights of Apple's text styles at every step of Dynamic Type (Human Interface Guidelines, and as
// measured on iOS 17).

import Foundation

/// How large one text style is at each step of Dynamic Type.
package struct TextStyleMetrics: Sendable {
  private let steps: [(size: CGFloat, line: CGFloat)]

  private init(_ steps: [(size: CGFloat, line: CGFloat)]) { self.steps = steps }

  /// Em size and line height in points. Steps go from 0, extra small, to 11, the largest accessibility size.
  package subscript(step: Int) -> (size: CGFloat, line: CGFloat) { steps[step] }
}

extension TextStyleMetrics {
  package static let extraLargeTitle = TextStyleMetrics([
    (33, 40), (34, 41), (35, 42), (36, 43), (38, 46), (40, 48), (42, 50), (46, 54), (50, 59), (54, 63), (58, 68),
    (62, 72),
  ])
  package static let largeTitle = TextStyleMetrics([
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
    (60, 70),
  ])
  package static let title1 = TextStyleMetrics([
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 36), (32, 38), (34, 41), (38, 46), (43, 51), (48, 57), (53, 61),
    (58, 68),
  ])
  package static let title2 = TextStyleMetrics([
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
    (56, 66),
  ])
  package static let title3 = TextStyleMetrics([
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
    (55, 65),
  ])
  package static let headline = body
  package static let body = TextStyleMetrics([
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ])
  package static let callout = TextStyleMetrics([
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
    (51, 60),
  ])
  package static let subheadline = TextStyleMetrics([
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 26), (25, 31), (30, 36), (36, 43), (42, 50),
    (49, 58),
  ])
  package static let footnote = TextStyleMetrics([
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
    (44, 52),
  ])
  package static let caption1 = TextStyleMetrics([
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 27), (26, 32), (32, 39), (37, 44),
    (43, 51),
  ])
  package static let caption2 = TextStyleMetrics([
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 29), (29, 35), (34, 41),
    (40, 48),
  ])
}

extension UIFont.TextStyle {
  /// Size and line height in points; those of body for a style that is not known.
  func metrics(at category: UIContentSizeCategory) -> (size: CGFloat, line: CGFloat) { metrics[category.step] }

  private var metrics: TextStyleMetrics {
    switch self {
    case .extraLargeTitle: .extraLargeTitle
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    default: .body
    }
  }

  var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle: .bold
    default: .regular
    }
  }
}
