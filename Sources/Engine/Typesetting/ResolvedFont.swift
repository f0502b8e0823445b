// A font request answered: its face, its measures, and the faces that help out where it has no glyph.

import CText
import Foundation

/// What a `FontRequest` resolves to. Owned by one typesetter and used under its lock.
final class ResolvedFont {
  /// `nil` only if the face's file is missing: text is then measured and drawn as nothing.
  let primary: SizedFont?
  let metrics: FontMetrics
  let size: CGFloat
  let weight: CGFloat
  let isItalic: Bool
  let features: [hb_feature_t]
  /// The features with ligatures switched off, for tracked text.
  let featuresWithoutLigatures: [hb_feature_t]
  private var fallbacks: [Fallback: SizedFont?] = [:]
  // One object a face, so that neighbours in the same face are shaped together.
  private var helpers: [ObjectIdentifier: SizedFont] = [:]

  private struct Fallback: Hashable {
    var scalars: [UInt32]
    var region: Int
    var isEmoji: Bool
  }

  init(
    primary: SizedFont?, metrics: FontMetrics, size: CGFloat, weight: CGFloat, isItalic: Bool, features: [String: Int]
  ) {
    self.primary = primary
    self.metrics = metrics
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    let whole = UInt32.max
    let list = features.sorted { $0.key < $1.key }.map {
      hb_feature_t(tag: tag($0.key), value: UInt32(clamping: $0.value), start: 0, end: whole)
    }
    self.features = list
    featuresWithoutLigatures =
      ["liga", "clig"].map { hb_feature_t(tag: tag($0), value: 0, start: 0, end: whole) } + list
  }

  /// The face for one user-perceived character whose visible scalars are given.
  func font(
    covering scalars: [UInt32], script: hb_script_t, region: Int, isEmoji: Bool, in catalog: FontCatalog
  ) -> SizedFont? {
    if !isEmoji, let primary, scalars.allSatisfy(primary.shaping.face.covers) { return primary }
    let key = Fallback(scalars: scalars, region: region, isEmoji: isEmoji)
    if let known = fallbacks[key] { return known ?? primary }
    if fallbacks.count > 4096 { fallbacks.removeAll() }
    let ordinary = FontFallback.candidates(script: script, bold: weight >= 600, region: region)
    var found: SizedFont?
    if isEmoji {
      found = catalog.fallback(FontFallback.emoji, for: self, covering: Array(scalars.prefix(1)), isEmoji: true)
      if found == nil, let primary, scalars.allSatisfy(primary.shaping.face.covers) { found = primary }
    }
    found =
      found ?? catalog.fallback(ordinary, for: self, covering: scalars, isEmoji: false)
      ?? catalog.fallback(ordinary, for: self, covering: Array(scalars.prefix(1)), isEmoji: false)
    if let font = found {
      found = helpers[ObjectIdentifier(font.shaping)] ?? font
      helpers[ObjectIdentifier(font.shaping)] = found
    }
    fallbacks[key] = .some(found)
    return found ?? primary
  }
}
