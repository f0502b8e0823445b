// Cuts text into paragraphs and paragraphs into stretches of one font, direction and script, and has them shaped.

import CText
import Foundation

struct Itemizer {
  let catalog: FontCatalog
  let shaper: Shaper
  let runs: [ResolvedRun]
  /// The direction of a paragraph without a letter that has one.
  let direction: ParagraphOptions.Direction

  private static let objectReplacement: UInt16 = 0xFFFC

  /// Shapes the whole input.
  func paragraphs(of text: StyledText) -> [ShapedParagraph] {
    guard !text.runs.isEmpty else { return [] }
    var units: [UInt16] = []
    var runEnds: [Int] = []
    for run in text.runs {
      if run.attachment != nil {
        units.append(Self.objectReplacement)
      } else {
        units.append(contentsOf: run.text.utf16)
      }
      runEnds.append(units.count)
    }
    var paragraphs: [ShapedParagraph] = []
    var start = 0
    var index = 0
    var run = 0
    while index < units.count {
      guard Self.isLineEnd(units[index]) else {
        index += 1
        continue
      }
      paragraphs.append(paragraph(start..<index, of: units, runEnds: runEnds, run: &run))
      index += units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A ? 2 : 1
      start = index
    }
    paragraphs.append(paragraph(start..<units.count, of: units, runEnds: runEnds, run: &run))
    return paragraphs
  }

  private static func isLineEnd(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  // MARK: One paragraph

  private func paragraph(
    _ range: Range<Int>, of all: [UInt16], runEnds: [Int], run: inout Int
  ) -> ShapedParagraph {
    while run < runEnds.count - 1, runEnds[run] <= range.lowerBound { run += 1 }
    let firstRun = run
    let units = Array(all[range])
    var levels: [UInt8] = []
    var base: UInt8 = 0
    if direction == .rightToLeft || Bidi.mayReorder(units) {
      var scalars: [UInt32] = []
      var lengths: [Int] = []
      for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
        scalars.append(scalar.value)
        lengths.append(scalar.value > 0xFFFF ? 2 : 1)
      }
      (levels, base) = Bidi.levels(of: scalars, lengths: lengths, unitCount: units.count, fallback: direction)
    }
    var items: [ShapedItem] = []
    var open: ShapedItem?
    var openIsScriptless = false
    let hint = Self.regionHint(units)

    func close() {
      guard var item = open else { return }
      if item.kind == .text, let font = item.font {
        item.glyphs = glyphs(of: item, item.range, units: units, font: font)
        item.width = item.glyphs.reduce(0) { $0 + $1.advance }
      }
      items.append(item)
      open = nil
    }

    Self.forEachCluster(of: units) { cluster, scalars in
      while run < runEnds.count - 1, runEnds[run] <= range.lowerBound + cluster.lowerBound { run += 1 }
      let level = levels.isEmpty ? 0 : levels[cluster.lowerBound]
      let resolved = runs[run]
      if resolved.attachment != nil || scalars[0] == 0x09 {
        close()
        items.append(
          ShapedItem(
            kind: resolved.attachment != nil ? .attachment : .tab, range: cluster, run: run, level: level, font: nil,
            script: HB_SCRIPT_COMMON, width: resolved.attachment.map { max(0, $0.size.width) } ?? 0))
        return
      }
      let previous = open.flatMap { $0.run == run && $0.level == level ? $0 : nil }
      let (script, font) = self.font(
        of: scalars, run: resolved, previous: previous,
        region: FontFallback.region(language: resolved.languageTag) ?? hint)
      let isScriptless = script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
      if let previous, previous.font === font,
        isScriptless || openIsScriptless || previous.script == script
      {
        open?.range = previous.range.lowerBound..<cluster.upperBound
        if openIsScriptless, !isScriptless {
          open?.script = script
          openIsScriptless = false
        }
        return
      }
      close()
      open = ShapedItem(kind: .text, range: cluster, run: run, level: level, font: font, script: script)
      openIsScriptless = isScriptless
    }
    close()
    return ShapedParagraph(start: range.lowerBound, units: units, items: items, baseLevel: base, firstRun: firstRun)
  }

  /// Shapes a part of an item, with its paragraph as context.
  func glyphs(of item: ShapedItem, _ range: Range<Int>, units: [UInt16], font: SizedFont) -> [ShapedGlyph] {
    let run = runs[item.run]
    return shaper.shape(
      units, range, font: font, features: run.features, spacing: run.spacing, isRightToLeft: item.isRightToLeft,
      script: item.script == HB_SCRIPT_INHERITED ? HB_SCRIPT_COMMON : item.script, language: run.language)
  }

  // MARK: Fonts

  private func font(
    of scalars: [UInt32], run: ResolvedRun, previous: ShapedItem?, region: Int
  ) -> (hb_script_t, SizedFont?) {
    let first = scalars[0]
    if scalars.count == 1, first < 0x250, let primary = run.font.primary, primary.shaping.face.covers(first) {
      let isLetter = (first | 0x20 >= 0x61 && first | 0x20 <= 0x7A) || first >= 0xC0
      // A space between words of a script that fell back stays in their font.
      if first == 0x20, let previous, let font = previous.font, font !== primary, !font.instance.isColor,
        font.shaping.face.covers(first)
      {
        return (HB_SCRIPT_COMMON, font)
      }
      return (isLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON, primary)
    }
    let functions = hb_unicode_funcs_get_default()
    var script = HB_SCRIPT_COMMON
    for scalar in scalars {
      script = hb_unicode_script(functions, scalar)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED { break }
    }
    if script == HB_SCRIPT_INHERITED { script = HB_SCRIPT_COMMON }
    if script == HB_SCRIPT_COMMON { script = Self.scriptOfSign(first) }
    let isEmoji = Self.isEmoji(scalars)
    let visible = scalars.filter { !Self.isInvisible($0) }
    if visible.isEmpty, let previous { return (script, previous.font) }
    return (
      script,
      run.font.font(
        covering: isEmoji ? scalars : visible, script: script, region: region, isEmoji: isEmoji, in: catalog)
    )
  }

  /// Whether a character wants to be drawn as a colour picture (UTS 51).
  static func isEmoji(_ scalars: [UInt32]) -> Bool {
    guard let value = scalars.first, value >= 0x23, let first = Unicode.Scalar(value) else { return false }
    if scalars.count == 1 { return value >= 0x231A && first.properties.isEmojiPresentation }
    if scalars.contains(0xFE0E) { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji else { return false }
    return scalars.contains { $0 == 0xFE0F || $0 == 0x200D || (0x1F3FB...0x1F3FF).contains($0) }
  }

  /// The script whose faces draw a sign that several scripts share, like the Arabic comma.
  private static func scriptOfSign(_ scalar: UInt32) -> hb_script_t {
    switch scalar {
    case 0x0600...0x06FF: HB_SCRIPT_ARABIC
    case 0x0964...0x0965: HB_SCRIPT_DEVANAGARI
    default: HB_SCRIPT_COMMON
    }
  }

  /// Controls, joiners, selectors: characters that no face needs a glyph for.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Which region's Han forms a paragraph in an unknown language shows: kana tell Japanese, hangul Korean.
  private static func regionHint(_ units: [UInt16]) -> Int {
    var region = 2
    for unit in units where unit >= 0x1100 {
      if (0x3040...0x30FF).contains(unit) { return 0 }
      if (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit) { region = 1 }
    }
    return region
  }

  private static func forEachCluster(of units: [UInt16], _ body: (Range<Int>, [UInt32]) -> Void) {
    if units.allSatisfy({ $0 < 0x300 }) {
      for index in units.indices { body(index..<index + 1, [UInt32(units[index])]) }
      return
    }
    var start = 0
    for character in String(decoding: units, as: UTF16.self) {
      let length = character.utf16.count
      body(start..<start + length, character.unicodeScalars.map(\.value))
      start += length
    }
  }
}
