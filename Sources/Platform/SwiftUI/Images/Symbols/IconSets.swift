// The installed icon sets: Bootstrap Icons (a file an icon) and Material Design Icons (one SVG font).

import CoreGraphics
import Foundation

/// Outlines of icons on a grid of 16 by 16, y down, filled by the winding rule.
final class IconSets: Sendable {
  static let shared = IconSets()

  /// Where the packages put their files.
  private static let bootstrapFolder = "/usr/share/bootstrap-icons/svg/"
  private static let materialFont =
    "/usr/share/fonts/svg/materialdesignicons-webfont/materialdesignicons-webfont.svg"

  private struct State {
    var outlines: [String: CGPath?] = [:]
    var material: [String: Substring]?
  }

  private let state = Lock(State())

  /// Whether the icons are installed; without them every symbol is a box.
  static let isInstalled = FileManager.default.fileExists(atPath: bootstrapFolder + "star.svg")

  /// The outline of an icon: a Bootstrap name, or a Material name after `m:`.
  func outline(_ name: String) -> CGPath? {
    state.withLock { state in
      if let known = state.outlines[name] { return known }
      let made = name.hasPrefix("m:") ? material(String(name.dropFirst(2)), &state) : Self.bootstrap(name)
      state.outlines[name] = made
      return made
    }
  }

  private static func bootstrap(_ name: String) -> CGPath? {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
      let data = FileManager.default.contents(atPath: bootstrapFolder + name + ".svg")
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let result = CGMutablePath()
    for element in text.components(separatedBy: "<").dropFirst() {
      let path = CGMutablePath()
      func number(_ name: String) -> CGFloat { CGFloat(attribute(name, element).flatMap(Double.init) ?? 0) }
      if element.hasPrefix("path"), let data = attribute("d", element) {
        path.addPath(SVGPathData.path(data))
      } else if element.hasPrefix("circle") {
        let r = number("r")
        path.addEllipse(in: CGRect(x: number("cx") - r, y: number("cy") - r, width: 2 * r, height: 2 * r))
      } else if element.hasPrefix("rect") {
        let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
        let radius = min(number("rx"), rect.width / 2, rect.height / 2)
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
      } else {
        continue
      }
      if let transform = attribute("transform", element), transform.hasPrefix("rotate(90") {
        // The only transform in the set: rotate(90 x y).
        let parts = transform.dropFirst(7).dropLast().split(separator: " ").compactMap { Double($0) }
        guard parts.count == 3 else { continue }
        let turn = CGAffineTransform(translationX: CGFloat(parts[1]), y: CGFloat(parts[2]))
          .rotated(by: .pi / 2).translatedBy(x: -CGFloat(parts[1]), y: -CGFloat(parts[2]))
        let turned = CGMutablePath()
        turned.addPath(path, transform: turn)
        result.addPath(turned.oriented(evenOdd: false))
        continue
      }
      result.addPath(path.oriented(evenOdd: element.contains("fill-rule=\"evenodd\"")))
    }
    return result
  }

  private func material(_ name: String, _ state: inout State) -> CGPath? {
    if state.material == nil {
      var glyphs: [String: Substring] = [:]
      let data = FileManager.default.contents(atPath: Self.materialFont) ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      for glyph in text.components(separatedBy: "<glyph ").dropFirst() {
        guard let name = Self.attribute("glyph-name", glyph), let outline = Self.attribute(" d", glyph) else {
          continue
        }
        glyphs[name] = Substring(outline)
      }
      state.material = glyphs
    }
    guard let data = state.material?[name] else { return nil }
    // 512 units to the em, baseline at 448 from the top; the icons keep a twelfth of it free on every side.
    let scale: CGFloat = 16 / 512 * 1.12
    let path = CGMutablePath()
    path.addPath(
      SVGPathData.path(String(data)),
      transform: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 8 - 256 * scale, ty: 8 + 192 * scale))
    return path.oriented(evenOdd: false)
  }

  /// The value of `name="…"` in a tag.
  private static func attribute(_ name: String, _ tag: String) -> String? {
    let opening = (name.hasPrefix(" ") ? name : " " + name) + "=\""
    let searched = " " + tag
    guard let start = searched.range(of: opening) else { return nil }
    let rest = searched[start.upperBound...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }
}

extension CGPath {
  /// The subpaths, each a path.
  func subpaths() -> [CGPath] {
    var result: [CGPath] = []
    var current: CGMutablePath?
    applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint:
        if let current { result.append(current) }
        current = CGMutablePath()
        current?.move(to: element.points[0])
      case .addLineToPoint: current?.addLine(to: element.points[0])
      case .addQuadCurveToPoint: current?.addQuadCurve(to: element.points[1], control: element.points[0])
      case .addCurveToPoint:
        current?.addCurve(to: element.points[2], control1: element.points[0], control2: element.points[1])
      case .closeSubpath: current?.closeSubpath()
      @unknown default: break
      }
    }
    if let current { result.append(current) }
    return result.filter { !$0.isEmpty }
  }

  /// Twice the area the points of the path enclose, positive clockwise on screen.
  fileprivate var doubledArea: CGFloat {
    var area: CGFloat = 0
    var first: CGPoint?
    var last = CGPoint.zero
    func step(to point: CGPoint) {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint:
        last = element.points[0]
        first = last
      case .addLineToPoint: step(to: element.points[0])
      case .addQuadCurveToPoint:
        step(to: element.points[0])
        step(to: element.points[1])
      case .addCurveToPoint:
        step(to: element.points[0])
        step(to: element.points[1])
        step(to: element.points[2])
      default: break
      }
    }
    if let first { step(to: first) }
    return area
  }

  /// A point on the path's edge.
  fileprivate var firstPoint: CGPoint {
    var point: CGPoint?
    applyWithBlock { if point == nil { point = $0.pointee.points[0] } }
    return point ?? .zero
  }

  /// The same inside by the winding rule, with outer outlines clockwise on screen.
  ///
  /// - Parameter evenOdd: Whether the path is meant for the even-odd rule: then every outline turns against the one
  ///   around it.
  func oriented(evenOdd: Bool) -> CGPath {
    let parts = subpaths()
    let result = CGMutablePath()
    if evenOdd {
      for (index, part) in parts.enumerated() {
        let point = part.firstPoint
        let depth = parts.indices.filter { $0 != index && parts[$0].contains(point, using: .winding) }.count
        let wanted: CGFloat = depth.isMultiple(of: 2) ? 1 : -1
        result.addPath(part.doubledArea * wanted < 0 ? part.reversed() : part)
      }
    } else {
      let largest = parts.map(\.doubledArea).max { abs($0) < abs($1) } ?? 1
      for part in parts { result.addPath(largest < 0 ? part.reversed() : part) }
    }
    return result
  }
}
