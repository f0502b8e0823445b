// Underlines and strikethroughs.

extension Text {
  /// The look of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    package var pattern: Pattern
    /// nil for the text's own.
    package var color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    /// How a line is broken.
    public struct Pattern: Hashable, Sendable {
      private let index: Int
      public static let solid = Pattern(index: 0)
      public static let dot = Pattern(index: 1)
      public static let dash = Pattern(index: 2)
      public static let dashDot = Pattern(index: 3)
      public static let dashDotDot = Pattern(index: 4)

      /// Lengths of dashes and gaps, in line thicknesses.
      package var dashes: [CGFloat] {
        switch index {
        case 1: [3, 3]
        case 2: [10, 5]
        case 3: [10, 3, 3, 3]
        case 4: [10, 3, 3, 3, 3, 3]
        default: []
        }
      }
    }
  }
}
