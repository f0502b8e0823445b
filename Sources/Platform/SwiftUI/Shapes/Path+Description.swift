// Paths as text: "x y m" moves, "l" draws a line, "q" and "c" curves, "h" closes.

import Foundation

extension Path {
  /// Reads a path from its description; nil if that is not one.
  public init?(_ string: String) {
    var path = Path()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard let count = Self.pointCounts[String(word)], numbers.count == 2 * count else { return nil }
      let points = (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
      numbers = []
      if word != "m", word != "re", path.isEmpty { return nil }
      switch word {
      case "m": path.move(to: points[0])
      case "l": path.addLine(to: points[0])
      case "q": path.addQuadCurve(to: points[1], control: points[0])
      case "c": path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case "re":
        path.addRect(CGRect(origin: points[0], size: CGSize(width: points[1].x, height: points[1].y)))
      default: path.closeSubpath()
      }
    }
    guard numbers.isEmpty else { return nil }
    self = path
  }

  private static let pointCounts = ["m": 1, "l": 1, "q": 2, "c": 3, "re": 2, "h": 0]

  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ verb: String) {
      for point in points { words += [number(point.x), number(point.y)] }
      words.append(verb)
    }
    forEach { element in
      switch element {
      case .move(let to): add([to], "m")
      case .line(let to): add([to], "l")
      case .quadCurve(let to, let control): add([control, to], "q")
      case .curve(let to, let control1, let control2): add([control1, control2, to], "c")
      case .closeSubpath: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
  }
}
