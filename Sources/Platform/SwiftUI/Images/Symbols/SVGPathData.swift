// Reading the path data of SVG icons.

import CoreGraphics

/// Reads the `d` attribute of an SVG path. Whatever follows something unreadable is left out, as SVG asks.
struct SVGPathData {
  private let bytes: [UInt8]
  private var index = 0
  private let path = CGMutablePath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var lastControl: CGPoint?
  private var lastCommand: UInt8 = 0

  static func path(_ data: String) -> CGPath {
    var reader = SVGPathData(Array(data.utf8))
    reader.read()
    return reader.path
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() {
    var command: UInt8 = 0
    while true {
      skipSeparators()
      guard index < bytes.count else { return }
      let byte = bytes[index]
      if (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") {
        command = byte
        index += 1
      } else if command == UInt8(ascii: "M") {
        command = UInt8(ascii: "L")
      } else if command == UInt8(ascii: "m") {
        command = UInt8(ascii: "l")
      }
      guard run(command) else { return }
      lastCommand = command | 0x20
    }
  }

  private mutating func run(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let base = isRelative ? current : .zero
    func absolute(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: base.x + x, y: base.y + y) }
    var control: CGPoint?
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let p = numbers(2) else { return false }
      current = absolute(p[0], p[1])
      start = current
      path.move(to: current)
    case UInt8(ascii: "l"):
      guard let p = numbers(2) else { return false }
      line(to: absolute(p[0], p[1]))
    case UInt8(ascii: "h"):
      guard let p = numbers(1) else { return false }
      line(to: CGPoint(x: base.x + p[0], y: current.y))
    case UInt8(ascii: "v"):
      guard let p = numbers(1) else { return false }
      line(to: CGPoint(x: current.x, y: base.y + p[0]))
    case UInt8(ascii: "c"):
      guard let p = numbers(6) else { return false }
      let second = absolute(p[2], p[3])
      curve(absolute(p[0], p[1]), second, absolute(p[4], p[5]))
      control = second
    case UInt8(ascii: "s"):
      guard let p = numbers(4) else { return false }
      let isSmooth = lastCommand == UInt8(ascii: "c") || lastCommand == UInt8(ascii: "s")
      let second = absolute(p[0], p[1])
      curve(isSmooth ? reflected : current, second, absolute(p[2], p[3]))
      control = second
    case UInt8(ascii: "q"):
      guard let p = numbers(4) else { return false }
      let middle = absolute(p[0], p[1])
      quad(middle, absolute(p[2], p[3]))
      control = middle
    case UInt8(ascii: "t"):
      guard let p = numbers(2) else { return false }
      let isSmooth = lastCommand == UInt8(ascii: "q") || lastCommand == UInt8(ascii: "t")
      let middle = isSmooth ? reflected : current
      quad(middle, absolute(p[0], p[1]))
      control = middle
    case UInt8(ascii: "a"):
      guard let radii = numbers(3), let large = flag(), let sweep = flag(), let end = numbers(2) else { return false }
      arc(radii[0], radii[1], radii[2], large, sweep, absolute(end[0], end[1]))
    case UInt8(ascii: "z"):
      path.closeSubpath()
      current = start
    default: return false
    }
    lastControl = control
    return true
  }

  private var reflected: CGPoint {
    guard let lastControl else { return current }
    return CGPoint(x: 2 * current.x - lastControl.x, y: 2 * current.y - lastControl.y)
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
    current = end
  }

  private mutating func quad(_ control: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    current = end
  }

  /// An elliptical arc as cubics of at most a quarter turn (SVG 1.1, appendix F.6).
  private mutating func arc(
    _ rx: CGFloat, _ ry: CGFloat, _ degrees: CGFloat, _ isLarge: Bool, _ isSweep: Bool, _ end: CGPoint
  ) {
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0, end != current else {
      line(to: end)
      return
    }
    let phi = degrees * .pi / 180
    let (sinPhi, cosPhi) = (sin(phi), cos(phi))
    let dx = (current.x - end.x) / 2
    let dy = (current.y - end.y) / 2
    let x1 = cosPhi * dx + sinPhi * dy
    let y1 = -sinPhi * dx + cosPhi * dy
    let excess = x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let numerator = rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1
    let denominator = rx * rx * y1 * y1 + ry * ry * x1 * x1
    let factor = (isLarge == isSweep ? -1 : 1) * max(numerator / denominator, 0).squareRoot()
    let cx1 = factor * rx * y1 / ry
    let cy1 = -factor * ry * x1 / rx
    let cx = cosPhi * cx1 - sinPhi * cy1 + (current.x + end.x) / 2
    let cy = sinPhi * cx1 + cosPhi * cy1 + (current.y + end.y) / 2
    let from = atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    var sweep = atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - from
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let count = max(Int(bounded: (abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let kappa = 4 / 3 * tan(step / 4)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: cx + cosPhi * rx * x - sinPhi * ry * y, y: cy + sinPhi * rx * x + cosPhi * ry * y)
    }
    for piece in 0..<count {
      let a = from + CGFloat(piece) * step
      let b = a + step
      let last = piece == count - 1 ? end : point(cos(b), sin(b))
      path.addCurve(
        to: last, control1: point(cos(a) - kappa * sin(a), sin(a) + kappa * cos(a)),
        control2: point(cos(b) + kappa * sin(b), sin(b) - kappa * cos(b)))
    }
    current = end
  }

  // MARK: Numbers

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x2C || (bytes[index] >= 9 && bytes[index] <= 13)
    {
      index += 1
    }
  }

  private mutating func numbers(_ count: Int) -> [CGFloat]? {
    var result: [CGFloat] = []
    for _ in 0..<count {
      guard let value = number() else { return nil }
      result.append(value)
    }
    return result
  }

  private mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
    index += 1
    return bytes[index - 1] == 0x31
  }

  private mutating func number() -> CGFloat? {
    skipSeparators()
    let first = index
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    }
    guard index > first, let value = Double(String(decoding: bytes[first..<index], as: UTF8.self)) else { return nil }
    return CGFloat(value)
  }
}
