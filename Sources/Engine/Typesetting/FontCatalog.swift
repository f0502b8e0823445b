// Which font files there are, and which face a request gets. Faces come from a fixed list of package files and from
// folders the caller adds, never from whatever else a machine has installed.

import Foundation
import Synchronization

/// A named font that was not found and what stands in for it.
public struct FontSubstitution: Hashable, Sendable {
  /// The name that was asked for.
  public var requested: String
  /// The family that is used instead.
  public var substitute: String
}

/// A font file that could not be used.
public struct FontProblem: Hashable, Sendable, Error, CustomStringConvertible {
  public var path: String
  public var reason: String
  public var remedy: String

  public var description: String { "\(path): \(reason). \(remedy)" }
}

/// Matches font requests to faces.
///
///     let catalog = FontCatalog()
///     catalog.add(folder: "Fonts")          // the app's own fonts win over the packages'
///     let typesetter = Typesetter(catalog: catalog)
///
/// Safe to use from any thread.
public final class FontCatalog: @unchecked Sendable {
  public static let shared = FontCatalog()

  private let root: String
  private let generationCount = Atomic(0)
  // Guards everything below.
  private let lock = NSRecursiveLock()
  private var added: [FontFace] = []
  private var addedPaths: Set<String> = []
  private var faces: [String: FontFace] = [:]
  private var missing: Set<String> = []
  private var fonts: [FontKey: ShapingFont] = [:]
  private var reported: [FontSubstitution] = []
  private var reportedNames: Set<String> = []
  private var foundProblems: [FontProblem] = []

  private struct FontKey: Hashable {
    var path: String
    var index: Int
    var variations: [String: Double]
    var stretch: CGFloat
  }

  /// - Parameter root: the folder that holds the package fonts' `truetype` and `opentype` folders.
  public init(root: String = "/usr/share/fonts") { self.root = root }

  // MARK: Adding

  /// Adds every font file of a folder and the folders in it, in order of their paths. Files that are not fonts are
  /// skipped; those that pretend to be are listed in `problems`.
  public func add(folder: String) {
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
    let fontTypes: Set<String> = ["ttf", "otf", "ttc", "otc"]
    for name in names where fontTypes.contains((name as NSString).pathExtension.lowercased()) {
      add(file: (folder as NSString).appendingPathComponent(name))
    }
  }

  /// Adds the faces of one font file; adding a file twice changes nothing.
  public func add(file path: String) {
    lock.withLock {
      guard addedPaths.insert(path).inserted else { return }
      var index = 0
      while index < 64, let face = FontFace(path: path, index: index) {
        added.append(face)
        index += 1
      }
      if index == 0 {
        foundProblems.append(
          FontProblem(
            path: path, reason: "not a readable font", remedy: "Give a TrueType or OpenType file, or remove it."))
      }
      generationCount.add(1, ordering: .releasing)
    }
  }

  // MARK: Diagnostics

  /// Names that were asked for and not found, each once, in the order they were first asked for.
  public var substitutions: [FontSubstitution] { lock.withLock { reported } }

  /// Font files that are missing or broken, each once.
  public var problems: [FontProblem] { lock.withLock { foundProblems } }

  /// Changes whenever a request might be answered differently than before.
  var generation: Int { generationCount.load(ordering: .acquiring) }

  // MARK: Matching

  func resolve(_ request: FontRequest) -> ResolvedFont {
    lock.withLock {
      switch request.family {
      case .system(let design): system(design, request, weight: request.weight ?? 400, isItalic: request.isItalic)
      case .named(let name): named(name, request)
      }
    }
  }

  /// The size a request has once nonsense is taken out of it.
  private func sane(_ size: CGFloat) -> CGFloat { size > 0 ? min(size, 100_000) : 0 }

  private func system(
    _ design: FontRequest.Design, _ request: FontRequest, weight: CGFloat, isItalic: Bool
  ) -> ResolvedFont {
    let size = sane(request.size)
    let metrics = SystemFontMetrics.metrics(size: size)
    switch design {
    case .default, .rounded:
      // Rounded text is Inter with its corners and the ends of its strokes rounded: SF Rounded has SF Pro's skeleton too.
      let isDisplay = size >= SystemFontMetrics.displaySize
      let path =
        switch (isDisplay, isItalic) {
        case (false, false): PackageFonts.inter
        case (false, true): PackageFonts.interItalic
        case (true, false): PackageFonts.interDisplay
        case (true, true): PackageFonts.interDisplayItalic
        }
      let correction = AdvanceCorrection.inter(
        size: size, weight: weight, tabularDigits: request.features["tnum", default: 0] > 0)
      return font(
        package(path), request, size: size, weight: weight, isItalic: isItalic, metrics: metrics,
        correction: correction, rounding: design == .rounded ? Self.rounding(weight: weight) : 0, features: ["calt": 0])
    case .serif:
      return font(
        best(of: PackageFonts.serif.compactMap(package), weight: weight, isItalic: isItalic), request, size: size,
        weight: weight, isItalic: isItalic, metrics: metrics)
    case .monospaced:
      // SF Mono has no ligatures of operators; JetBrains Mono makes them with contextual alternates.
      return font(
        best(of: PackageFonts.monospaced.compactMap(package), weight: weight, isItalic: isItalic), request, size: size,
        weight: weight, isItalic: isItalic, metrics: metrics, correction: .monospaced, features: ["calt": 0])
    }
  }

  /// Half of Inter's stem at a weight, in em: ends of strokes become half circles.
  static func rounding(weight: CGFloat) -> CGFloat {
    let stems: [(weight: CGFloat, half: CGFloat)] = [(100, 0.012), (400, 0.047), (700, 0.075), (900, 0.098)]
    guard let end = stems.firstIndex(where: { $0.weight >= weight }), end > 0 else {
      return weight <= 100 ? stems[0].half : stems[stems.count - 1].half
    }
    let (low, high) = (stems[end - 1], stems[end])
    return low.half + (high.half - low.half) * (weight - low.weight) / (high.weight - low.weight)
  }

  private func named(_ name: String, _ request: FontRequest) -> ResolvedFont {
    let size = sane(request.size)
    let wanted = FontName.normalized(name)
    // The name of one face.
    let families = [added, packaged]
    for faces in families {
      let exact = faces.filter {
        !wanted.isEmpty && [$0.postScriptName, $0.fullName].contains { FontName.normalized($0) == wanted }
      }
      guard let face = exact.first else { continue }
      // A family may be called like its regular face: the request's own weight and slant then choose the member.
      let members = faces.filter { $0.familyName == face.familyName }
      let weight = request.weight ?? face.weight
      let isItalic = request.isItalic || face.isItalic
      let chosen =
        weight == face.weight && isItalic == face.isItalic
        ? face : best(of: members, weight: weight, isItalic: isItalic)
      return font(chosen, request, size: size, weight: weight, isItalic: isItalic, metrics: nil)
    }
    // A family's name with a style behind it.
    let parsed = FontName(name)
    let weight = request.weight ?? parsed.weight ?? 400
    let isItalic = request.isItalic || parsed.isItalic
    for faces in families {
      let members = faces.filter { FontName.normalized($0.familyName) == FontName.normalized(parsed.family) }
      guard !members.isEmpty else { continue }
      return font(
        best(of: members, weight: weight, isItalic: isItalic), request, size: size, weight: weight,
        isItalic: isItalic, metrics: nil)
    }
    // Something alike.
    let standIn = FontStandIn.find(for: parsed.family)
    if reportedNames.insert(name).inserted {
      reported.append(FontSubstitution(requested: name, substitute: standIn.familyName))
    }
    switch standIn.kind {
    case .system(let design):
      return system(design, request, weight: weight, isItalic: isItalic)
    case .sans, .serif, .monospaced:
      let members =
        switch standIn.kind {
        case .serif: PackageFonts.serif
        case .monospaced: PackageFonts.monospaced
        default: [isItalic ? PackageFonts.interItalic : PackageFonts.inter]
        }
      let vertical = standIn.vertical
      var metrics = SystemFontMetrics.metrics(size: size)
      if let vertical {
        metrics.ascent = vertical.ascent * size
        metrics.descent = vertical.descent * size
        metrics.leading = vertical.lineGap * size
      }
      return font(
        best(of: members.compactMap(package), weight: weight, isItalic: isItalic), request, size: size,
        weight: weight, isItalic: isItalic, metrics: metrics)
    }
  }

  /// The member of a family that comes nearest: slant first, then weight (towards bold from 500 up, as CSS does).
  private func best(of faces: [FontFace], weight: CGFloat, isItalic: Bool) -> FontFace? {
    func distance(_ face: FontFace) -> CGFloat {
      var distance: CGFloat = face.isItalic == isItalic ? 0 : 10_000
      if let axis = face.weightAxis {
        distance += max(0, axis.lowerBound - weight, weight - axis.upperBound)
      } else {
        let difference = face.weight - weight
        distance += abs(difference)
        if (difference < 0) == (weight > 500) { distance += 0.5 }
      }
      return distance
    }
    return faces.min { distance($0) < distance($1) }
  }

  /// A face as a request wants it. `metrics` nil takes the face's own.
  private func font(
    _ face: FontFace?, _ request: FontRequest, size: CGFloat, weight: CGFloat, isItalic: Bool, metrics: FontMetrics?,
    correction: AdvanceCorrection? = nil, rounding: CGFloat = 0, features: [String: Int] = [:]
  ) -> ResolvedFont {
    var metrics = metrics ?? face?.metrics.scaled(by: size) ?? SystemFontMetrics.metrics(size: size)
    if let leading = request.leading, leading.isFinite { metrics.leading = leading }
    guard let face else {
      return ResolvedFont(
        primary: nil, metrics: metrics, size: size, weight: weight, isItalic: isItalic, features: [:])
    }
    return ResolvedFont(
      primary: sized(
        face, size: size, weight: weight, isItalic: isItalic, width: request.width, correction: correction,
        rounding: rounding),
      metrics: metrics, size: size, weight: weight, isItalic: isItalic,
      features: features.merging(request.features) { _, asked in asked })
  }

  private func sized(
    _ face: FontFace, size: CGFloat, weight: CGFloat, isItalic: Bool, width: CGFloat = 100,
    correction: AdvanceCorrection? = nil, rounding: CGFloat = 0
  ) -> SizedFont {
    var variations: [String: Double] = [:]
    let stretch = face.widthAxis == nil && !face.isColor ? Self.stretch(width: width) : 1
    // Stems that are squeezed or spread keep their thickness.
    let drawnWeight = weight + (1 - stretch) * Self.weightOfStretch
    if let axis = face.weightAxis { variations["wght"] = Double(drawnWeight.clamped(to: axis)) }
    if let axis = face.widthAxis { variations["wdth"] = Double(width.clamped(to: axis)) }
    if let axis = face.opticalSizeAxis { variations["opsz"] = Double(size.clamped(to: axis)) }
    let shaping = shaping(face, variations, stretch: stretch)
    let needsBold = face.weightAxis == nil && weight >= 600 && face.weight < 600 && !face.isColor
    let needsSlant = isItalic && !face.isItalic && !face.isColor
    return SizedFont(
      shaping: shaping,
      instance: FontInstance(
        path: face.path, faceIndex: face.index, variations: variations, size: size, slant: needsSlant ? 0.2 : 0,
        stretch: stretch, embolden: needsBold ? 0.025 : 0, rounding: rounding, isItalic: face.isItalic,
        isColor: face.isColor, familyName: face.familyName),
      correction: stretch == 1 ? correction : nil)
  }

  /// The weight that makes up for a stem's whole width.
  private static let weightOfStretch: CGFloat = 300

  /// How much a face without a width axis is stretched to have a width on CSS's axis.
  private static func stretch(width: CGFloat) -> CGFloat {
    width.isFinite ? (width / 100).clamped(to: 0.5...1.5) : 1
  }

  private func shaping(_ face: FontFace, _ variations: [String: Double], stretch: CGFloat) -> ShapingFont {
    let key = FontKey(path: face.path, index: face.index, variations: variations, stretch: stretch)
    if let known = fonts[key] { return known }
    let font = ShapingFont(face: face, variations: variations, stretch: stretch)
    fonts[key] = font
    return font
  }

  /// The font an instance stands for; nil if no face of this catalog has its path.
  func shapingFont(for instance: FontInstance) -> ShapingFont? {
    lock.withLock {
      let key = FontKey(
        path: instance.path, index: instance.faceIndex, variations: instance.variations, stretch: instance.stretch)
      if let known = fonts[key] { return known }
      let prefix = root + "/"
      let face =
        added.first { $0.path == instance.path && $0.index == instance.faceIndex }
        ?? (instance.path.hasPrefix(prefix)
          ? package(String(instance.path.dropFirst(prefix.count)), index: instance.faceIndex) : nil)
      return face.map { shaping($0, instance.variations, stretch: instance.stretch) }
    }
  }

  // MARK: Fallback

  /// The first face that has all the scalars: one the caller added, then the candidates in order.
  func fallback(
    _ candidates: [FontFallback.Candidate], for font: ResolvedFont, covering scalars: [UInt32], isEmoji: Bool
  ) -> SizedFont? {
    lock.withLock {
      for face in added where face.isColor == isEmoji && scalars.allSatisfy(face.covers) {
        return sized(face, size: font.size, weight: font.weight, isItalic: font.isItalic)
      }
      for candidate in candidates {
        guard let face = package(candidate.path, index: candidate.index), scalars.allSatisfy(face.covers) else {
          continue
        }
        return sized(face, size: font.size, weight: font.weight, isItalic: font.isItalic && candidate.canSlant)
      }
      return nil
    }
  }

  // MARK: Files

  private var packaged: [FontFace] {
    ([PackageFonts.inter, PackageFonts.interItalic, PackageFonts.interDisplay, PackageFonts.interDisplayItalic]
      + PackageFonts.serif + PackageFonts.monospaced
      + [PackageFonts.noto("NotoSans", bold: false), PackageFonts.noto("NotoSans", bold: true)])
      .compactMap(package)
  }

  private func package(_ path: String) -> FontFace? { package(path, index: 0) }

  private func package(_ path: String, index: Int) -> FontFace? {
    let key = index == 0 ? path : "\(path)#\(index)"
    if let face = faces[key] { return face }
    guard !missing.contains(key) else { return nil }
    guard let face = FontFace(path: "\(root)/\(path)", index: index) else {
      missing.insert(key)
      foundProblems.append(
        FontProblem(
          path: "\(root)/\(path)", reason: "the font file is missing or unreadable",
          remedy: "Install the package \(PackageFonts.packageName(of: path))."))
      return nil
    }
    faces[key] = face
    return face
  }
}

extension FontMetrics {
  func scaled(by factor: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor, capHeight: capHeight * factor,
      xHeight: xHeight * factor)
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
