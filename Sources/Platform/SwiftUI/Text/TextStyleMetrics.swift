// The table of iOS text styles: point size and line height at every text size.

extension Font.TextStyle {
  /// Size and line height in points, for each of the twelve text sizes (measured on iOS).
  private static let table: [Font.TextStyle: [(size: CGFloat, line: CGFloat)]] = [
    .largeTitle: [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
      (60, 70),
    ],
    .title: [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 36), (32, 38), (34, 41), (38, 46), (43, 51), (48, 57), (53, 61),
      (58, 68),
    ],
    .title2: [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
      (56, 66),
    ],
    .title3: [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
      (55, 65),
    ],
    .headline: bodyRow,
    .body: bodyRow,
    .callout: [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
      (51, 60),
    ],
    .subheadline: [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 26), (25, 31), (30, 36), (36, 43), (42, 50),
      (49, 58),
    ],
    .footnote: [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
      (44, 52),
    ],
    .caption: [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 27), (26, 32), (32, 39), (37, 44),
      (43, 51),
    ],
    .caption2: [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 29), (29, 35), (34, 41),
      (40, 48),
    ],
  ]

  private static let bodyRow: [(size: CGFloat, line: CGFloat)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ]

  /// Em size and line height with leading, in points.
  package func metrics(at size: DynamicTypeSize) -> (size: CGFloat, line: CGFloat) {
    guard let row = Self.table[self] else { return (17, 22) }
    return row[size.rawValue]
  }

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
