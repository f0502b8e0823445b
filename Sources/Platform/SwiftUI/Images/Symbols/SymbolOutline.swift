// From a symbol's name to shapes: looked up, or made from its base by drawing a circle around it, a line through it,
// a badge beside it.

import CoreGraphics
import Typesetting

/// A symbol's shapes on a grid of 16 by 16, y down, filled by the winding rule.
package struct SymbolOutline: Sendable {
  package struct Layer: Sendable {
    package var path: CGPath
    /// 0 is the primary level, 1 the secondary, 2 the tertiary.
    package var level: Int
    /// The part's colour of its own; nil for white.
    package var ownColor: SystemColor?
  }

  /// Everything as one shape, for one colour.
  package var path: CGPath
  /// The parts by level, for several.
  package var layers: [Layer]
  /// Whether it points along the direction of reading.
  package var isDirectional = false
  /// Whether the layers are a filled ground and what is cut out of it.
  package var isCutOut = false

  init(path: CGPath, layers: [Layer]? = nil) {
    self.path = path
    self.layers = layers ?? [Layer(path: path, level: 0)]
  }
}

/// All symbols by name.
package final class SymbolLibrary: Sendable {
  package static let shared = SymbolLibrary()

  private let cache = Lock<[String: SymbolOutline?]>([:])

  /// The outline of a symbol; nil for a name that no icon is known for.
  package func outline(_ name: String) -> SymbolOutline? {
    if let known = cache.withLock({ $0[name] }) { return known }
    var made = make(name, depth: 0)
    if SymbolTable.isDirectional(name) { made?.isDirectional = true }
    cache.withLock { $0[name] = made }
    return made
  }

  /// Whether there is such a symbol.
  package func contains(_ name: String) -> Bool { outline(name) != nil }

  // MARK: Making

  private func make(_ name: String, depth: Int) -> SymbolOutline? {
    guard depth < 6, !name.isEmpty else { return nil }
    if let entry = SymbolTable.entries[name], let made = icon(entry) { return split(made, name) }
    if name.hasSuffix(".fill"), let entry = SymbolTable.entries[String(name.dropLast(5))],
      let made = filledIcon(entry)
    {
      return split(made, name)
    }
    // The sets often have the same name with hyphens.
    if name.contains(where: { $0 != "." && !$0.isNumber }),
      let path = IconSets.shared.outline(name.replacingOccurrences(of: ".", with: "-"))
    {
      return split(path, name)
    }
    return counted(name) ?? enclosed(name, depth: depth) ?? struck(name, depth: depth) ?? badged(name, depth: depth)
      ?? filled(name, depth: depth)
  }

  private func icon(_ entry: SymbolTable.Entry) -> CGPath? {
    let base =
      entry.icon.hasPrefix("!")
      ? DrawnSymbols.path(String(entry.icon.dropFirst())) : IconSets.shared.outline(entry.icon)
    guard let base else { return nil }
    return base.around(scale: entry.scale, degrees: entry.degrees, mirrored: entry.isMirrored)
  }

  private func filledIcon(_ entry: SymbolTable.Entry) -> CGPath? {
    var filled = entry
    if entry.icon.hasPrefix("m:") {
      guard entry.icon.hasSuffix("-outline") else { return nil }
      filled.icon = String(entry.icon.dropLast(8))
    } else {
      filled.icon = entry.icon + "-fill"
    }
    return icon(filled)
  }

  // MARK: Variants

  private enum Enclosure { case circle, square, rectangle }

  private static let enclosures: [(suffix: String, shape: Enclosure)] = [
    (".circle", .circle), (".square", .square), (".rectangle", .rectangle),
  ]

  /// A base inside a circle or square, cut out of it where that is filled.
  private func enclosed(_ name: String, depth: Int) -> SymbolOutline? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    guard let (suffix, shape) = Self.enclosures.first(where: { stem.hasSuffix($0.suffix) }) else { return nil }
    let baseName = String(stem.dropLast(suffix.count))
    guard
      let base = glyph(baseName) ?? (isFilled ? make(baseName + ".fill", depth: depth + 1)?.path : nil)
        ?? make(baseName, depth: depth + 1)?.path
    else { return nil }
    let room: CGFloat = shape == .circle ? 8.6 : shape == .square ? 10 : 8
    let inner = base.fitted(into: CGRect(x: 8 - room / 2, y: 8 - room / 2, width: room, height: room))
    let outer = Self.frame(shape, isFilled: isFilled)
    let path = CGMutablePath()
    path.addPath(outer)
    path.addPath(isFilled ? inner.reversed() : inner)
    var outline = SymbolOutline(
      path: path, layers: [.init(path: outer, level: 1), .init(path: inner, level: 0)])
    outline.isCutOut = isFilled
    return outline
  }

  private static func frame(_ shape: Enclosure, isFilled: Bool) -> CGPath {
    let path = CGMutablePath()
    func add(_ rect: CGRect, radius: CGFloat, reversed: Bool) {
      let part = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
        .oriented(evenOdd: false)
      path.addPath(reversed ? part.reversed() : part)
    }
    let rect =
      shape == .rectangle ? CGRect(x: 0, y: 2.5, width: 16, height: 11) : CGRect(x: 0, y: 0, width: 16, height: 16)
    let radius: CGFloat = shape == .circle ? 8 : shape == .square ? 3.5 : 2.5
    add(rect, radius: radius, reversed: false)
    if !isFilled { add(rect.insetBy(dx: 1, dy: 1), radius: radius - 1, reversed: true) }
    return path
  }

  /// Letters and numbers are symbols inside enclosures: "a.circle", "12.square.fill".
  private func glyph(_ name: String) -> CGPath? {
    guard name.count <= 2, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    return Self.text(name.uppercased())
  }

  private static func text(_ string: String) -> CGPath {
    let path = CGMutablePath()
    let font = FontRequest(size: 10, weight: 600)
    let layout = Typesetter.shared.layout(StyledText(runs: [.init(text: string, font: font)]))
    for fragment in layout.lines.flatMap(\.fragments) {
      guard let run = fragment.glyphs else { continue }
      for (glyph, position) in zip(run.glyphs, run.positions) {
        let outline = Typesetter.shared.outline(of: glyph, in: run.font)
        let shift = CGAffineTransform(
          translationX: fragment.origin.x + position.x, y: fragment.origin.y + position.y)
        for verb in outline.verbs {
          switch verb {
          case .move(let point): path.move(to: point, transform: shift)
          case .line(let point): path.addLine(to: point, transform: shift)
          case .quadratic(let control, let end): path.addQuadCurve(to: end, control: control, transform: shift)
          case .cubic(let first, let second, let end):
            path.addCurve(to: end, control1: first, control2: second, transform: shift)
          case .close: path.closeSubpath()
          }
        }
      }
    }
    return path.oriented(evenOdd: false)
  }

  /// "goforward.10": an arrow around a number.
  private func counted(_ name: String) -> SymbolOutline? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, parts[0] == "goforward" || parts[0] == "gobackward", parts[1].allSatisfy(\.isNumber),
      let arrow = make(String(parts[0]), depth: 1)
    else { return nil }
    let path = CGMutablePath()
    path.addPath(arrow.path.around(scale: 1.12, degrees: 0, mirrored: false))
    path.addPath(Self.text(String(parts[1])).fitted(into: CGRect(x: 4.9, y: 6.6, width: 6.2, height: 5)))
    return SymbolOutline(path: path)
  }

  /// The factor by which outlines grow before set operations, which work to a hundredth of a point.
  private static let precision: CGFloat = 32

  /// A base with a line through it.
  private func struck(_ name: String, depth: Int) -> SymbolOutline? {
    let isFilled = name.hasSuffix(".slash.fill")
    guard isFilled || name.hasSuffix(".slash") else { return nil }
    let baseName = String(name.dropLast(isFilled ? 11 : 6))
    guard
      let base = isFilled
        ? make(baseName + ".fill", depth: depth + 1) ?? make(baseName, depth: depth + 1)
        : make(baseName, depth: depth + 1)
    else { return nil }
    func line(_ width: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 1.4))
      path.addLine(to: CGPoint(x: 15, y: 14.6))
      return path.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
    }
    return Self.combine(base.path, without: line(3), adding: line(1.05), level: 0)
  }

  /// A base with a small sign at its lower trailing corner.
  private func badged(_ name: String, depth: Int) -> SymbolOutline? {
    guard let range = name.range(of: ".badge.") else { return nil }
    var baseName = String(name[..<range.lowerBound])
    var badge = String(name[range.upperBound...])
    if badge.hasSuffix(".fill") {
      badge = String(badge.dropLast(5))
      baseName += ".fill"
    }
    guard let base = make(baseName, depth: depth + 1) else { return nil }
    guard let sign = make(badge, depth: depth + 1) else { return base }
    let center = CGRect(x: 9.4, y: 9.4, width: 6.6, height: 6.6)
    let hole = CGPath(ellipseIn: center.insetBy(dx: -0.9, dy: -0.9), transform: nil)
    let disc = CGMutablePath()
    disc.addPath(CGPath(ellipseIn: center, transform: nil).oriented(evenOdd: false))
    disc.addPath(sign.path.fitted(into: center.insetBy(dx: 1.7, dy: 1.7)).reversed())
    return Self.combine(base.path, without: hole, adding: disc, level: 0)
  }

  private static func combine(_ base: CGPath, without hole: CGPath, adding: CGPath, level: Int) -> SymbolOutline {
    let cut = base.scaled(precision).subtracting(hole.scaled(precision)).scaled(1 / precision)
    let path = CGMutablePath()
    path.addPath(cut)
    path.addPath(adding)
    return SymbolOutline(path: path, layers: [.init(path: cut, level: 1), .init(path: adding, level: level)])
  }

  /// The base as it is, where no filled one exists.
  private func filled(_ name: String, depth: Int) -> SymbolOutline? {
    guard name.hasSuffix(".fill") else { return nil }
    return make(String(name.dropLast(5)), depth: depth + 1)
  }

  /// Takes a weather icon apart: the cloud, what shines behind it, what falls from it.
  private func weather(_ path: CGPath, _ name: String) -> SymbolOutline {
    let parts = path.subpaths()
    guard let cloud = parts.map(\.boundingBoxOfPath).max(by: { $0.area < $1.area }) else {
      return SymbolOutline(path: path)
    }
    let (sky, shining, falling) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
    for part in parts {
      let box = part.boundingBoxOfPath
      if cloud.encloses(box) {
        sky.addPath(part)
      } else if box.midY > cloud.maxY - 1 {
        falling.addPath(part)
      } else {
        shining.addPath(part)
      }
    }
    var layers = [SymbolOutline.Layer(path: sky, level: 0)]
    if !shining.isEmpty { layers.append(.init(path: shining, level: layers.count, ownColor: .yellow)) }
    if !falling.isEmpty {
      let color: SystemColor = name.contains("bolt") ? .yellow : .cyan
      layers.append(.init(path: falling, level: layers.count, ownColor: color))
    }
    return SymbolOutline(path: path, layers: layers)
  }

  /// Takes a ready-made icon of something in a circle apart: the disc is the secondary level.
  private func split(_ path: CGPath, _ name: String) -> SymbolOutline {
    if name == "cloud" || name.hasPrefix("cloud.") { return weather(path, name) }
    let enclosing: Set<Substring> = ["circle", "square", "triangle", "octagon", "shield", "seal", "app", "diamond"]
    var words = name.split(separator: ".")
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    guard words.count >= 2, let last = words.last, enclosing.contains(last) else { return SymbolOutline(path: path) }
    let parts = path.subpaths().sorted { $0.boundingBoxOfPath.area > $1.boundingBoxOfPath.area }
    guard parts.count > 1 else { return SymbolOutline(path: path) }
    let outer = CGMutablePath()
    let inner = CGMutablePath()
    if isFilled {
      outer.addPath(parts[0])
      for part in parts.dropFirst() { inner.addPath(part.reversed()) }
    } else {
      outer.addPath(parts[0])
      outer.addPath(parts[1])
      for part in parts.dropFirst(2) { inner.addPath(part) }
      if parts.count == 2 { return SymbolOutline(path: path) }
    }
    var outline = SymbolOutline(path: path, layers: [.init(path: outer, level: 1), .init(path: inner, level: 0)])
    outline.isCutOut = isFilled
    return outline
  }

  // MARK: Weight

  /// A symbol cut out of a filled ground with the cut wider, as heavier symbols have it.
  ///
  /// - Parameter growth: How much wider, on the grid; hundredths count.
  package func heavier(_ outline: SymbolOutline, named name: String, by growth: CGFloat) -> SymbolOutline {
    let step = Int(bounded: (growth * 100).rounded())
    guard outline.isCutOut, outline.layers.count == 2, step > 0 else { return outline }
    let key = "\(name) \(step)"
    if case .some(.some(let known)) = cache.withLock({ $0[key] }) { return known }
    let (ground, sign) = (outline.layers[0], outline.layers[1])
    let thick = sign.path.oriented(evenOdd: false).grown(by: CGFloat(step) / 200)
    let path = CGMutablePath()
    path.addPath(ground.path)
    path.addPath(thick.reversed())
    var made = SymbolOutline(
      path: path, layers: [ground, .init(path: thick, level: sign.level, ownColor: sign.ownColor)])
    made.isCutOut = true
    made.isDirectional = outline.isDirectional
    let result = made
    cache.withLock { $0[key] = result }
    return result
  }
}

extension SymbolOutline {
  /// The parts that a variable value lights one after the other, and what is always lit; nil for symbols that have no
  /// such parts.
  package func variableParts(of name: String) -> (fixed: CGPath, parts: [CGPath])? {
    var parts = path.subpaths()
    let fixed = CGMutablePath()
    if name.hasPrefix("wifi") {
      parts.sort { $0.boundingBoxOfPath.midY > $1.boundingBoxOfPath.midY }
    } else if name.hasPrefix("speaker.wave") {
      guard let speaker = parts.map(\.boundingBoxOfPath).max(by: { $0.area < $1.area }) else { return nil }
      for part in parts where speaker.encloses(part.boundingBoxOfPath) { fixed.addPath(part) }
      parts.removeAll { speaker.encloses($0.boundingBoxOfPath) }
      parts.sort { $0.boundingBoxOfPath.minX < $1.boundingBoxOfPath.minX }
    } else if name.hasPrefix("cellularbars") || name.hasPrefix("chart.bar") {
      parts.sort { $0.boundingBoxOfPath.minX < $1.boundingBoxOfPath.minX }
    } else {
      return nil
    }
    return parts.count > 1 ? (fixed, parts) : nil
  }
}

extension CGPath {
  /// The path with its edges moved outwards, curves as short lines. For shapes that are wider than they grow.
  fileprivate func grown(by distance: CGFloat) -> CGPath {
    let result = CGMutablePath()
    for contour in polygons() where contour.count > 2 {
      let count = contour.count
      var moved: [CGPoint] = []
      for index in 0..<count {
        let (before, here, after) = (contour[(index + count - 1) % count], contour[index], contour[(index + 1) % count])
        let first = Self.outward(before, here)
        let second = Self.outward(here, after)
        let sum = CGPoint(x: first.x + second.x, y: first.y + second.y)
        // Twice the square of the half angle's cosine; sharp points are cut off at twice the distance.
        let reach = max((sum.x * sum.x + sum.y * sum.y) / 2, 0.5)
        moved.append(CGPoint(x: here.x + sum.x * distance / reach, y: here.y + sum.y * distance / reach))
      }
      result.addLines(between: moved)
      result.closeSubpath()
    }
    return result
  }

  /// The direction away from what a contour that is clockwise on screen encloses.
  private static func outward(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = max(hypot(b.x - a.x, b.y - a.y), 1e-9)
    return CGPoint(x: (b.y - a.y) / length, y: (a.x - b.x) / length)
  }

  /// The contours with curves as lines, without points that lie on each other.
  private func polygons() -> [[CGPoint]] {
    var contours: [[CGPoint]] = []
    flattened(threshold: 0.02).forEach { element in
      switch element {
      case .move(let to): contours.append([to])
      case .line(let to):
        if let last = contours.last?.last, hypot(last.x - to.x, last.y - to.y) < 1e-4 { break }
        if !contours.isEmpty { contours[contours.count - 1].append(to) }
      default: break
      }
    }
    return contours.map { contour in
      guard let first = contour.first, let last = contour.last, contour.count > 1,
        hypot(first.x - last.x, first.y - last.y) < 1e-4
      else { return contour }
      return Array(contour.dropLast())
    }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// Whether another box lies within this one, up to a tenth of a unit.
  fileprivate func encloses(_ other: CGRect) -> Bool {
    other.minX > minX - 0.1 && other.maxX < maxX + 0.1 && other.minY > minY - 0.1 && other.maxY < maxY + 0.1
  }
}

extension CGPath {
  fileprivate func applying(_ transform: CGAffineTransform) -> CGPath {
    let path = CGMutablePath()
    path.addPath(self, transform: transform)
    return path
  }

  fileprivate func scaled(_ factor: CGFloat) -> CGPath { applying(CGAffineTransform(scaleX: factor, y: factor)) }

  /// The path changed about the middle of the grid.
  fileprivate func around(scale: CGFloat, degrees: CGFloat, mirrored: Bool) -> CGPath {
    guard scale != 1 || degrees != 0 || mirrored else { return self }
    let transform = CGAffineTransform(translationX: 8, y: 8).rotated(by: degrees * .pi / 180)
      .scaledBy(x: mirrored ? -scale : scale, y: scale).translatedBy(x: -8, y: -8)
    let path = applying(transform)
    return mirrored ? path.reversed() : path
  }

  /// The path as large as fits a rectangle, in its middle.
  fileprivate func fitted(into rect: CGRect) -> CGPath {
    let bounds = boundingBoxOfPath
    guard bounds.width > 0 || bounds.height > 0 else { return self }
    let factor = min(rect.width / max(bounds.width, 0.001), rect.height / max(bounds.height, 0.001))
    return applying(
      CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: factor, y: factor)
        .translatedBy(x: -bounds.midX, y: -bounds.midY))
  }
}
