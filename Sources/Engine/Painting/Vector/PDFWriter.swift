// PDF through Cairo: text as glyphs with their characters, so that it can be selected and searched.

import CPaint
import CPixels
import Drawing
import Foundation
import Typesetting

/// Writes one page. Used under the glyph cache's lock, since Cairo asks for outlines while it writes.
struct PDFWriter {
  private let list: DrawList
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let output: Output
  private var transform = CGAffineTransform.identity
  private var open: [Group] = []
  private var warnings: [String] = []
  private let fonts = Fonts()

  private enum Group {
    case plain(CGAffineTransform)
    case layer(Layer, isGroup: Bool, CGAffineTransform)
    case mask(CGAffineTransform)
    case maskedContent(OpaquePointer, CGAffineTransform)
  }

  /// Collects what Cairo writes.
  private final class Output { var data = Data() }

  /// Faces stay alive until the file is finished.
  private final class Fonts {
    var faces: [FontInstance: (handle: OpaquePointer, owner: PDFFont)] = [:]
    deinit { for face in faces.values { cairo_font_face_destroy(face.handle) } }
  }

  init(_ list: DrawList) throws(PaintingError) {
    self.list = list
    output = Output()
    let target = Unmanaged.passUnretained(output).toOpaque()
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        { closure, bytes, length in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(length))
          return CAIRO_STATUS_SUCCESS
        }, target, Double(list.size.width), Double(list.size.height)),
      let context = cairo_create(surface)
    else { throw .outOfMemory("a PDF") }
    self.surface = surface
    self.context = context
    // A fixed date: the same list gives the same file.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }

  mutating func write(background: RGBA?) throws(PaintingError) -> VectorWriter.Result {
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    if let background {
      setSource(background)
      cairo_paint(context)
    }
    var index = 0
    while index < list.commands.count { index = try step(index) }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .writingFailed(cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error")
    }
    return VectorWriter.Result(data: output.data, warnings: warnings)
  }

  private mutating func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }

  private mutating func step(_ index: Int) throws(PaintingError) -> Int {
    let command = list.commands[index]
    switch command {
    case .fill(let path, let paint, let rule):
      guard path.pointBounds != nil else { break }
      guard setSource(paint, 1) else {
        try embed([command], because: "a paint that PDF lacks (angular gradient, tile or shadow)")
        break
      }
      cairo_new_path(context)
      addPath(path, .identity, to: context)
      cairo_set_fill_rule(context, rule.cairo)
      cairo_fill(context)
    case .stroke(let path, let paint, let stroke):
      guard let box = path.pointBounds else { break }
      guard setSource(paint, 1) else {
        try embed([command], because: "a paint that PDF lacks (angular gradient, tile or shadow)")
        break
      }
      cairo_new_path(context)
      addPath(path, .identity, to: context)
      if stroke.apply(to: context, pathLength: (box.width + box.height) * CGFloat(path.points.count)) {
        cairo_stroke(context)
      }
    case .glyphs(let run, let origin, let paint):
      guard !run.font.isColor, setSource(paint, 1) else {
        try embed(
          [command], because: run.font.isColor ? "colour glyphs (emoji)" : "text in a paint that PDF lacks")
        break
      }
      try show(run, at: origin, isPlain: paint.gradientColors == nil)
    case .image: try embed([command], because: nil)
    case .backdrop(let path, _):
      guard let box = path.pointBounds?.applying(transform),
        let (bitmap, spot) = try VectorWriter.canvas(list, upTo: index, box: box)
      else { break }
      warn("materials were embedded as pixels")
      cairo_save(context)
      cairo_new_path(context)
      addPath(path, .identity, to: context)
      cairo_clip(context)
      cairo_identity_matrix(context)
      try place(bitmap, spot)
      cairo_restore(context)

    case .pushClip(let path, let rule):
      open.append(.plain(transform))
      cairo_save(context)
      cairo_new_path(context)
      if path.pointBounds != nil { addPath(path, .identity, to: context) }
      cairo_set_fill_rule(context, rule.cairo)
      cairo_clip(context)
    case .pushTransform(let more):
      open.append(.plain(transform))
      cairo_save(context)
      transform = more.concatenating(transform)
      var matrix = more.cairo
      if more.isFinite, abs(more.a * more.d - more.b * more.c) > 1e-12 {
        cairo_transform(context, &matrix)
      } else {
        cairo_new_path(context)
        cairo_clip(context)
      }
    case .pushProjection:
      return try embedGroup(at: index, because: "a plane turned in space")
    case .pushLayer(let layer):
      guard layer.filters.isEmpty, layer.shadow == nil, layer.blendMode.isInPDF else {
        return try embedGroup(at: index, because: "filters, shadows or blend modes that PDF lacks")
      }
      let blended = VectorWriter.blendModes(inside: index, of: list.commands)
      guard blended.allSatisfy(\.isInPDF) else {
        return try embedGroup(at: index, because: "blend modes that PDF lacks")
      }
      // What is blended inside of a group is blended with the group alone.
      let isGroup = layer.opacity < 1 || layer.blendMode != .normal || !blended.isEmpty
      open.append(.layer(layer, isGroup: isGroup, transform))
      cairo_save(context)
      if isGroup { cairo_push_group(context) }
    case .pushMask:
      open.append(.mask(transform))
      cairo_save(context)
      cairo_push_group(context)
    case .maskContent:
      guard case .mask(let before) = open.popLast(), let pattern = cairo_pop_group(context) else { break }
      open.append(.maskedContent(pattern, before))
      cairo_push_group(context)
    case .popClip, .popTransform, .popProjection, .popLayer, .popMask: pop()
    }
    return index + 1
  }

  private mutating func pop() {
    switch open.popLast() {
    case .plain(let before):
      cairo_restore(context)
      transform = before
    case .layer(let layer, let isGroup, let before):
      if isGroup {
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, layer.blendMode.cairo ?? CAIRO_OPERATOR_OVER)
        cairo_paint_with_alpha(context, RGBA.unit(layer.opacity))
      }
      cairo_restore(context)
      transform = before
    case .mask(let before):
      cairo_pop_group_to_source(context)
      cairo_restore(context)
      transform = before
    case .maskedContent(let mask, let before):
      cairo_pop_group_to_source(context)
      cairo_mask(context, mask)
      cairo_pattern_destroy(mask)
      cairo_restore(context)
      transform = before
    case nil: break
    }
  }

  // MARK: Pixels

  private mutating func embedGroup(at index: Int, because reason: String) throws(PaintingError) -> Int {
    let end = VectorWriter.end(of: index, in: list.commands) ?? list.commands.count - 1
    try embed(Array(list.commands[index...end]), because: reason)
    return end + 1
  }

  private mutating func embed(_ commands: [DrawCommand], because reason: String?) throws(PaintingError) {
    guard let (bitmap, box) = try VectorWriter.raster(commands, magnification: transform.meanScale) else { return }
    if let reason { warn("\(reason): embedded as pixels") }
    try place(bitmap, box)
  }

  private func place(_ bitmap: Bitmap, _ box: CGRect) throws(PaintingError) {
    // Cairo reads the pixels when the page is finished: they are copied into a surface that it owns.
    guard let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height)),
      let data = cairo_image_surface_get_data(image)
    else { throw .outOfMemory("an embedded image") }
    let stride = Int(cairo_image_surface_get_stride(image))
    bitmap.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<bitmap.height { memcpy(data + y * stride, base + y * bitmap.bytesPerRow, bitmap.bytesPerRow) }
    }
    cairo_surface_mark_dirty(image)
    cairo_save(context)
    cairo_translate(context, Double(box.minX), Double(box.minY))
    cairo_scale(context, Double(box.width) / Double(bitmap.width), Double(box.height) / Double(bitmap.height))
    cairo_set_source_surface(context, image, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
    cairo_surface_destroy(image)
  }

  // MARK: Paints

  private func setSource(_ color: RGBA, _ opacity: Double = 1) {
    cairo_set_source_rgba(
      context, RGBA.unit(color.red), RGBA.unit(color.green), RGBA.unit(color.blue), RGBA.unit(color.alpha * opacity))
  }

  /// Makes a paint the source; false for the paints that PDF lacks.
  private func setSource(_ paint: Paint, _ opacity: Double) -> Bool {
    let pattern: OpaquePointer?
    switch paint {
    case .color(let color):
      setSource(color, opacity)
      return true
    case .faded(let inner, let factor): return setSource(inner, opacity * RGBA.unit(factor))
    case .linear(_, let from, let to):
      pattern = cairo_pattern_create_linear(Double(from.x), Double(from.y), Double(to.x), Double(to.y))
    case .radial(_, let center, let start, let end):
      pattern = cairo_pattern_create_radial(
        Double(center.x), Double(center.y), Double(max(start, 0)), Double(center.x), Double(center.y),
        Double(max(end, 0)))
    case .elliptical(_, let frame, let center, let start, let end):
      guard frame.width > 0, frame.height > 0 else { return false }
      pattern = cairo_pattern_create_radial(0, 0, Double(max(start, 0)), 0, 0, Double(max(end, 0)))
      var matrix =
        CGAffineTransform(a: frame.width, b: 0, c: 0, d: frame.height, tx: center.x, ty: center.y).inverted().cairo
      cairo_pattern_set_matrix(pattern, &matrix)
    case .angular, .tile, .shadowed: return false
    }
    guard let pattern, let stops = paint.gradientStops else { return false }
    for stop in VectorWriter.plainStops(stops) {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), RGBA.unit(color.red), RGBA.unit(color.green), RGBA.unit(color.blue),
        RGBA.unit(color.alpha * opacity))
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  // MARK: Text

  private func show(_ run: GlyphRun, at origin: CGPoint, isPlain: Bool) throws(PaintingError) {
    guard run.inkBounds(at: origin) != nil else { return }
    // One face serves all sizes, so that the file holds its glyphs once.
    var font = run.font
    font.size = 1
    let face: OpaquePointer
    if let known = fonts.faces[font] {
      face = known.handle
    } else {
      let owner = PDFFont(face: try GlyphFace(font), cut: GlyphCut(run.font))
      guard let made = owner.makeCairoFace() else { throw .outOfMemory("a font of the PDF") }
      fonts.faces[font] = (made, owner)
      face = made
    }
    guard isPlain else {
      // Viewers fill the box of such a glyph instead of its shape when its colour varies: outlines, then.
      cairo_new_path(context)
      let cut = GlyphCut(run.font)
      for (glyph, place) in zip(run.glyphs, run.positions) {
        guard let outline = fonts.faces[font]?.owner.face.outline(glyph, cut) else { continue }
        let size = run.font.size
        let own = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x + place.x, ty: origin.y + place.y)
        addPath(outline, own, to: context)
      }
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
      return
    }
    cairo_set_font_face(context, face)
    let size = Double(run.font.size)
    var matrix = cairo_matrix_t(xx: size, yx: 0, xy: 0, yy: size, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    let glyphs = zip(run.glyphs, run.positions).map {
      cairo_glyph_t(index: UInt($0), x: Double(origin.x + $1.x), y: Double(origin.y + $1.y))
    }
    let scalars = Array(run.text.unicodeScalars)
    var clusters: [cairo_text_cluster_t] = []
    if scalars.count == glyphs.count {
      clusters = scalars.map { cairo_text_cluster_t(num_bytes: Int32(UTF8.width($0)), num_glyphs: 1) }
    } else if !run.text.isEmpty {
      // Ligatures or marks: the characters belong to the run as a whole.
      clusters = [cairo_text_cluster_t(num_bytes: Int32(run.text.utf8.count), num_glyphs: Int32(glyphs.count))]
    }
    guard !clusters.isEmpty else {
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      return
    }
    cairo_show_text_glyphs(
      context, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
      run.isRightToLeft && clusters.count > 1 ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
  }
}

/// A font of the file, drawn from our own outlines: Cairo's reading of variable fonts loses their variations.
private final class PDFFont {
  let face: GlyphFace
  let cut: GlyphCut

  private nonisolated(unsafe) static var key = cairo_user_data_key_t()

  init(face: GlyphFace, cut: GlyphCut) {
    self.face = face
    self.cut = cut
  }

  /// A Cairo font that draws the glyphs; it must not outlive this object.
  func makeCairoFace() -> OpaquePointer? {
    guard let font = cairo_user_font_face_create() else { return nil }
    cairo_font_face_set_user_data(font, &Self.key, Unmanaged.passUnretained(self).toOpaque(), nil)
    cairo_user_font_face_set_render_glyph_func(font) { scaled, glyph, context, extents in
      guard let scaled, let context,
        let data = cairo_font_face_get_user_data(
          cairo_scaled_font_get_font_face(scaled), &PDFFont.key)
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let font = Unmanaged<PDFFont>.fromOpaque(data).takeUnretainedValue()
      let index = UInt32(truncatingIfNeeded: glyph)
      extents?.pointee.x_advance = px_face_advance(font.face.handle, index)
      if let outline = font.face.outline(index, font.cut) {
        addPath(outline, .identity, to: context)
        cairo_fill(context)
      }
      return CAIRO_STATUS_SUCCESS
    }
    return font
  }
}

extension Paint {
  /// The stops of a gradient, faded or not.
  fileprivate var gradientColors: GradientStops? {
    if case .faded(let inner, _) = self { return inner.gradientColors }
    return gradientStops
  }
}

extension CGBlendMode {
  /// Whether PDF has the mode.
  fileprivate var isInPDF: Bool {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity:
      true
    default: false
    }
  }
}
