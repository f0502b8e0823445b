// A shape filled with a colour, over a pattern that shows through as far as the colour lets it.

import CoreGraphics
import Drawing

struct ColorSwatch<Outline: Shape>: View {
  let color: Color
  let shape: Outline

  init(color: Color, shape: Outline) {
    self.color = color
    self.shape = shape
  }

  var body: some View {
    shape.fill(color).background { Checkerboard().clipShape(shape) }
  }
}

/// Squares of white and grey, which stand for nothing.
struct Checkerboard: View {
  private static let side: CGFloat = 8

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      var dark = Path()
      for row in 0..<Int(bounded: (size.height / Self.side).rounded(.up)) {
        for column in 0..<Int(bounded: (size.width / Self.side).rounded(.up)) where (row + column) % 2 == 1 {
          dark.addRect(
            CGRect(x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side, height: Self.side))
        }
      }
      context.fill(dark, with: .color(Color(white: 0.8)))
    }
    .accessibilityHidden(true)
  }
}
