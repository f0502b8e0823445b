// SVG written by hand: real text, gradients, clips, masks and filters.

import Drawing
import Foundation
import Typesetting

/// Writes one document. Definitions are numbered in the order of use and shared when equal.
struct SVGWriter {
  private let list: DrawList
  private var body = ""
  private var definitions = ""
  private var names: [String: String] = [:]
  private var transform = CGAffineTransform.identity
  private var open: [Group] = []
  private var warnings: [String] = []

  private enum Group {
    /// Closes with some tags.
    case tags(Int, CGAffineTransform)
    /// The document's body up to the mask.
    case mask(String, CGAffineTransform)
  }

  init(_ list: DrawList) { self.list = list }

  mutating func write(background: RGBA?) throws(PaintingError) -> VectorWriter.Result {
    let (width, height) = (number(list.size.width), number(list.size.height))
    if let background { body += "<rect width=\"\(width)\" height=\"\(height)\"\(fill(background))/>\n" }
    var index = 0
    while index < list.commands.count { index = try step(index) }
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\">\n"
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    text += body + "</svg>\n"
    return VectorWriter.Result(data: Data(text.utf8), warnings: warnings)
  }

  private mutating func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }

  /// The name of a definition; `make` writes it under the name that it is given.
  private mutating func define(_ kind: String, _ make: (String) -> String) -> String {
    let content = make("")
    if let known = names[content] { return known }
    let name = "\(kind)\(names.count + 1)"
    names[content] = name
    definitions += make(" id=\"\(name)\"") + "\n"
    return name
  }

  private mutating func step(_ index: Int) throws(PaintingError) -> Int {
    let command = list.commands[index]
    switch command {
    case .fill(let path, let paint, let rule):
      guard path.pointBounds != nil else { break }
      guard let fill = attributes(paint, "fill") else {
        try embed([command], because: "a paint that SVG lacks (angular gradient, tile or shadow)")
        break
      }
      let evenOdd = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      body += "<path d=\"\(data(path))\"\(fill)\(evenOdd)/>\n"
    case .stroke(let path, let paint, let stroke):
      guard path.pointBounds != nil, stroke.width > 0, stroke.width.isFinite else { break }
      guard let color = attributes(paint, "stroke") else {
        try embed([command], because: "a paint that SVG lacks (angular gradient, tile or shadow)")
        break
      }
      body += "<path d=\"\(data(path))\" fill=\"none\"\(color)\(style(stroke))/>\n"
    case .glyphs(let run, let origin, let paint):
      guard run.inkBounds(at: origin) != nil, !run.text.isEmpty else { break }
      guard let fill = attributes(paint, "fill") else {
        try embed([command], because: "text in a paint that SVG lacks")
        break
      }
      write(run, at: origin, fill)
    case .image(let image): try write(image)
    case .backdrop(let path, _):
      guard let box = path.pointBounds?.applying(transform),
        let (bitmap, place) = try VectorWriter.canvas(list, upTo: index, box: box)
      else { break }
      warn("materials: embedded as pixels")
      let clip = clipPath(path, .winding)
      let back = transform.inverted()
      body += "<g clip-path=\"url(#\(clip))\"><g transform=\"\(matrix(back))\">"
      body += try picture(bitmap, place) + "</g></g>\n"

    case .pushClip(let path, let rule):
      let clip = clipPath(path, rule)
      push("<g clip-path=\"url(#\(clip))\">")
    case .pushTransform(let more):
      guard more.isFinite else { return (VectorWriter.end(of: index, in: list.commands) ?? index) + 1 }
      push("<g transform=\"\(matrix(more))\">")
      transform = more.concatenating(transform)
    case .pushProjection: return try embedGroup(at: index, because: "a plane turned in space")
    case .pushLayer(let layer):
      let blended = VectorWriter.blendModes(inside: index, of: list.commands)
      guard let attributes = attributes(layer), blended.allSatisfy({ $0.css != nil }) else {
        return try embedGroup(at: index, because: "filters or blend modes that SVG lacks")
      }
      // What is blended inside of a group is blended with the group alone.
      let isIsolated = !blended.isEmpty && layer.opacity >= 1 && layer.blendMode == .normal
      push("<g\(attributes)\(isIsolated ? " style=\"isolation:isolate\"" : "")>")
    case .pushMask:
      open.append(.mask(body, transform))
      body = ""
    case .maskContent:
      guard case .mask(let before, let outer) = open.popLast() else { break }
      let content = body
      body = before
      let (width, height) = (list.size.width, list.size.height)
      let box = CGRect(x: 0, y: 0, width: width, height: height).applying(transform.inverted())
      let place =
        " x=\"\(number(box.minX))\" y=\"\(number(box.minY))\" width=\"\(number(box.width))\""
        + " height=\"\(number(box.height))\""
      let name = define("mask") { id in
        "<mask\(id) maskUnits=\"userSpaceOnUse\"\(place) style=\"mask-type:alpha\">\n\(content)</mask>"
      }
      transform = outer
      push("<g mask=\"url(#\(name))\">")
    case .popClip, .popTransform, .popProjection, .popLayer, .popMask:
      guard case .tags(let count, let before) = open.popLast() else { break }
      body += String(repeating: "</g>", count: count) + "\n"
      transform = before
    }
    return index + 1
  }

  private mutating func push(_ tag: String) {
    open.append(.tags(1, transform))
    body += tag + "\n"
  }

  private mutating func clipPath(_ path: CGPath, _ rule: FillRule) -> String {
    let steps = path.pointBounds == nil ? "" : data(path)
    let evenOdd = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    return define("clip") { "<clipPath\($0)><path d=\"\(steps)\"\(evenOdd)/></clipPath>" }
  }

  // MARK: Text

  private mutating func write(_ run: GlyphRun, at origin: CGPoint, _ fill: String) {
    let font = run.font
    var text = "<text xml:space=\"preserve\""
    let characters = Array(run.text.unicodeScalars)
    let left = run.positions.map(\.x).min() ?? 0
    // What viewers do not stretch is drawn narrower or wider as a whole.
    let stretch = font.stretch
    if stretch != 1 { text += " transform=\"scale(\(number(stretch)) 1)\"" }
    if characters.count == run.positions.count, !run.isRightToLeft {
      text += " x=\"\(run.positions.map { number((origin.x + $0.x) / stretch) }.joined(separator: " "))\""
      let rows = Set(run.positions.map(\.y))
      if rows.count == 1 {
        text += " y=\"\(number(origin.y + (rows.first ?? 0)))\""
      } else {
        text += " y=\"\(run.positions.map { number(origin.y + $0.y) }.joined(separator: " "))\""
      }
    } else {
      // Ligatures and marks: the viewer shapes the run, in the width that it has here.
      text +=
        " x=\"\(number((origin.x + (run.isRightToLeft ? run.width : left)) / stretch))\" y=\"\(number(origin.y))\""
      text += " textLength=\"\(number(run.width / stretch))\""
      if run.isRightToLeft { text += " direction=\"rtl\"" }
    }
    let family = font.familyName.isEmpty ? "sans-serif" : font.familyName
    let rounded = font.rounding > 0 ? "ui-rounded, 'SF Pro Rounded', " : ""
    text += " font-family=\"\(escape("\(rounded)'\(family.replacing("'", with: ""))', sans-serif"))\""
    text += " font-size=\"\(number(font.size))\""
    var weight = font.variations["wght"] ?? 400
    if font.embolden > 0 { weight = max(weight, 700) }
    if weight != 400 { text += " font-weight=\"\(number(CGFloat(weight)))\"" }
    if font.isItalic || font.slant != 0 || (font.variations["slnt"] ?? 0) != 0 { text += " font-style=\"italic\"" }
    body += text + fill + ">\(escape(run.text))</text>\n"
  }

  // MARK: Images and pixels

  private mutating func write(_ image: ImageDrawing) throws(PaintingError) {
    let isPlain =
      image.template == nil && !image.isMirrored && image.resizing == .stretch && image.capTop <= 0
      && image.capLeft <= 0 && image.capBottom <= 0 && image.capRight <= 0
    guard isPlain, let bitmap = try? ImageStore.shared.bitmap(image.source, vectorSize: .zero) else {
      try embed([.image(image)], because: nil)
      return
    }
    let sharp = image.interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
    body += try picture(bitmap, image.rect, sharp) + "\n"
  }

  private func picture(_ bitmap: Bitmap, _ box: CGRect, _ more: String = "") throws(PaintingError) -> String {
    let data = try bitmap.pngData().base64EncodedString()
    return "<image x=\"\(number(box.minX))\" y=\"\(number(box.minY))\" width=\"\(number(box.width))\""
      + " height=\"\(number(box.height))\" preserveAspectRatio=\"none\"\(more)"
      + " href=\"data:image/png;base64,\(data)\"/>"
  }

  private mutating func embedGroup(at index: Int, because reason: String) throws(PaintingError) -> Int {
    let end = VectorWriter.end(of: index, in: list.commands) ?? list.commands.count - 1
    try embed(Array(list.commands[index...end]), because: reason)
    return end + 1
  }

  private mutating func embed(_ commands: [DrawCommand], because reason: String?) throws(PaintingError) {
    guard let (bitmap, box) = try VectorWriter.raster(commands, magnification: transform.meanScale) else { return }
    if let reason { warn("\(reason): embedded as pixels") }
    body += try picture(bitmap, box) + "\n"
  }

  // MARK: Paints and styles

  /// A paint as the attributes of a property; nil if SVG lacks it.
  private mutating func attributes(_ paint: Paint, _ property: String, _ opacity: Double = 1) -> String? {
    switch paint {
    case .color(let color): return self.color(color.opacity(opacity), property)
    case .faded(let inner, let factor): return attributes(inner, property, opacity * RGBA.unit(factor))
    case .linear, .radial, .elliptical:
      guard let name = gradient(paint) else { return nil }
      let fade = opacity < 1 ? " \(property)-opacity=\"\(number(CGFloat(opacity)))\"" : ""
      return " \(property)=\"url(#\(name))\"\(fade)"
    case .angular, .tile, .shadowed: return nil
    }
  }

  private func fill(_ color: RGBA) -> String { self.color(color, "fill") }

  private func color(_ color: RGBA, _ property: String) -> String {
    let alpha = RGBA.unit(color.alpha)
    return " \(property)=\"\(hex(color))\""
      + (alpha < 1 ? " \(property)-opacity=\"\(number(CGFloat(alpha)))\"" : "")
  }

  private func hex(_ color: RGBA) -> String {
    let digits = [color.red, color.green, color.blue].map { component in
      let text = String(Int((RGBA.unit(component) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  private mutating func gradient(_ paint: Paint) -> String? {
    guard let stops = paint.gradientStops else { return nil }
    var plain = VectorWriter.plainStops(stops)
    let head: String
    switch paint {
    case .linear(_, let from, let to):
      head =
        "linearGradient x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\""
    case .radial(_, let center, let start, let end):
      guard end > 0 else { return nil }
      plain = Self.moved(plain, start / end)
      head = "radialGradient cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(end))\""
    case .elliptical(_, let frame, let center, let start, let end):
      guard end > 0, frame.width > 0, frame.height > 0 else { return nil }
      plain = Self.moved(plain, start / end)
      let own = CGAffineTransform(a: frame.width, b: 0, c: 0, d: frame.height, tx: center.x, ty: center.y)
      head = "radialGradient cx=\"0\" cy=\"0\" r=\"\(number(end))\" gradientTransform=\"\(matrix(own))\""
    default: return nil
    }
    let tag = head.prefix { $0 != " " }
    let rest = head.dropFirst(tag.count)
    let lines = plain.map { stop in
      let alpha = RGBA.unit(stop.color.alpha)
      let fade = alpha < 1 ? " stop-opacity=\"\(number(CGFloat(alpha)))\"" : ""
      return "<stop offset=\"\(number(stop.location))\" stop-color=\"\(hex(stop.color))\"\(fade)/>"
    }
    return define("paint") { id in
      "<\(tag)\(id) gradientUnits=\"userSpaceOnUse\"\(rest)>\(lines.joined())</\(tag)>"
    }
  }

  /// Stops moved outwards, for a radial gradient that starts away from its centre.
  private static func moved(_ stops: [GradientStops.Stop], _ start: CGFloat) -> [GradientStops.Stop] {
    let inner = min(max(start, 0), 1)
    return stops.map { .init(color: $0.color, location: inner + $0.location * (1 - inner)) }
  }

  private func style(_ stroke: Stroke) -> String {
    var text = stroke.width == 1 ? "" : " stroke-width=\"\(number(stroke.width))\""
    switch stroke.cap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch stroke.join {
    case .miter: text += stroke.miterLimit == 4 ? "" : " stroke-miterlimit=\"\(number(max(stroke.miterLimit, 1)))\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    if stroke.dash.reduce(0, +) > 0, stroke.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) {
      text += " stroke-dasharray=\"\(stroke.dash.map { number($0) }.joined(separator: " "))\""
      if stroke.dashPhase != 0 { text += " stroke-dashoffset=\"\(number(stroke.dashPhase))\"" }
    }
    if !stroke.isAntialiased { text += " shape-rendering=\"crispEdges\"" }
    return text
  }

  /// A layer as the attributes of a group; nil if SVG lacks an effect.
  private mutating func attributes(_ layer: Layer) -> String? {
    var text = ""
    if layer.opacity < 1 { text += " opacity=\"\(number(CGFloat(RGBA.unit(layer.opacity))))\"" }
    if layer.blendMode != .normal {
      guard let mode = layer.blendMode.css else { return nil }
      text += " style=\"mix-blend-mode:\(mode)\""
    }
    var steps = ""
    for filter in layer.filters {
      switch filter {
      case .blur(let radius, false):
        if radius > 0, radius.isFinite { steps += "<feGaussianBlur stdDeviation=\"\(number(radius))\"/>" }
      case .luminanceToAlpha: steps += "<feColorMatrix type=\"luminanceToAlpha\"/>"
      default:
        guard let matrix = filter.matrix else { return nil }
        steps += "<feColorMatrix values=\"\(matrix.map { number(CGFloat($0)) }.joined(separator: " "))\"/>"
      }
    }
    if let shadow = layer.shadow, shadow.reach.isFinite {
      // Step by step rather than as a drop shadow, which some viewers do not know.
      let source = steps.isEmpty ? "SourceGraphic" : "content"
      if !steps.isEmpty { steps += "<feOffset result=\"content\"/>" }
      steps += "<feGaussianBlur in=\"\(source)\" stdDeviation=\"\(number(max(shadow.radius, 0)))\"/>"
      steps += "<feOffset dx=\"\(number(shadow.offset.width))\" dy=\"\(number(shadow.offset.height))\""
      steps += " result=\"shape\"/><feFlood flood-color=\"\(hex(shadow.color))\""
      steps += " flood-opacity=\"\(number(CGFloat(RGBA.unit(shadow.color.alpha))))\"/>"
      steps += "<feComposite in2=\"shape\" operator=\"in\"/>"
      steps += "<feMerge><feMergeNode/><feMergeNode in=\"\(source)\"/></feMerge>"
    }
    guard !steps.isEmpty else { return text }
    // In the group's own units the canvas and its surroundings: effects reach beyond what they are applied to.
    let box = CGRect(origin: .zero, size: list.size).applying(transform.inverted())
    let region = box.insetBy(dx: -box.width, dy: -box.height)
    let place =
      " x=\"\(number(region.minX))\" y=\"\(number(region.minY))\" width=\"\(number(region.width))\""
      + " height=\"\(number(region.height))\""
    let name = define("filter") { id in
      "<filter\(id) filterUnits=\"userSpaceOnUse\"\(place) color-interpolation-filters=\"sRGB\">\(steps)</filter>"
    }
    return text + " filter=\"url(#\(name))\""
  }

  // MARK: Words

  private func data(_ path: CGPath) -> String {
    var text = ""
    func add(_ letter: String, _ points: CGPoint...) {
      text += letter + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    path.forEach { element in
      switch element {
      case .move(let to): add("M", to)
      case .line(let to): add("L", to)
      case .quad(let to, let control): add("Q", control, to)
      case .curve(let to, let control1, let control2): add("C", control1, control2, to)
      case .close: text += "Z"
      }
    }
    return text
  }

  private func matrix(_ t: CGAffineTransform) -> String {
    let scale = [t.a, t.b, t.c, t.d].map { number($0, digits: 6) }
    return "matrix(\((scale + [number(t.tx), number(t.ty)]).joined(separator: " ")))"
  }

  /// A number without exponent, rounded, without trailing zeros.
  private func number(_ value: CGFloat, digits: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let limited = min(max(Double(value), -1e9), 1e9)
    let power = digits == 3 ? 1000 : 1_000_000
    let units = Int((limited * Double(power)).rounded())
    let (whole, part) = abs(units).quotientAndRemainder(dividingBy: power)
    var text = (units < 0 ? "-" : "") + String(whole)
    guard part > 0 else { return text }
    var decimals = String(part)
    decimals = String(repeating: "0", count: digits - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    text += "." + decimals
    return text
  }

  private func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      // XML has no place for control characters.
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension CGBlendMode {
  /// The mode's name in CSS; nil if it has none.
  fileprivate var css: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }
}
