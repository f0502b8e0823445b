// The same outline, drawn the other way round.

extension CGPath {
  /// The path with every subpath run backwards, the last one first.
  package func reversed() -> CGPath {
    let path = CGMutablePath()
    for subpath in measuredSubpaths().reversed() {
      let drawn = subpath.segments.filter { !$0.isClosing }
      path.move(to: drawn.last?.points.last ?? subpath.start)
      for segment in drawn.reversed() {
        let points = segment.points
        switch points.count {
        case 2: path.addLine(to: points[0])
        case 3: path.addQuadCurve(to: points[0], control: points[1])
        default: path.addCurve(to: points[0], control1: points[2], control2: points[1])
        }
      }
      if subpath.isClosed { path.closeSubpath() }
    }
    return path.frozen
  }
}
