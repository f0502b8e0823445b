// Which faces are tried for characters that the asked-for face lacks: by script, by language for Han, and colour for
// emoji.

import CText

enum FontFallback {
  struct Candidate: Hashable {
    var path: String
    var index = 0
    /// Whether an oblique of the script is what a reader expects of italics.
    var canSlant = true
  }

  static let emoji = [Candidate(path: PackageFonts.emoji, canSlant: false)]

  /// Candidates for a script, best first.
  /// - Parameter region: the collection's face for Han: 0 Japanese, 1 Korean, 2 simplified, 3 traditional, 4 Hong Kong.
  static func candidates(script: hb_script_t, bold: Bool, region: Int) -> [Candidate] {
    var candidates: [Candidate] = []
    switch script {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO:
      candidates.append(ideographs(bold: bold, region: region))
    default:
      if let name = names[script.rawValue] {
        candidates.append(Candidate(path: PackageFonts.noto(name, bold: bold)))
        // Rare scripts come in one weight.
        if bold { candidates.append(Candidate(path: PackageFonts.noto(name, bold: false))) }
      }
    }
    candidates.append(Candidate(path: PackageFonts.noto("NotoSans", bold: bold)))
    candidates.append(Candidate(path: PackageFonts.noto("NotoSansSymbols", bold: bold)))
    candidates.append(Candidate(path: PackageFonts.noto("NotoSansSymbols2", bold: false)))
    candidates.append(Candidate(path: PackageFonts.noto("NotoSansMath", bold: false)))
    candidates.append(ideographs(bold: bold, region: region))
    candidates += emoji
    return candidates
  }

  private static func ideographs(bold: Bool, region: Int) -> Candidate {
    Candidate(path: bold ? PackageFonts.boldIdeographs : PackageFonts.ideographs, index: region, canSlant: false)
  }

  /// The region whose Han forms a language reads; `nil` if the language does not tell.
  static func region(language: String) -> Int? {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": return 0
    case "ko": return 1
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") || parts.first == "yue" { return 4 }
      if parts.contains("hant") || parts.contains("tw") { return 3 }
      return 2
    default: return nil
    }
  }

  // Scripts by OpenType tag; everything in fonts-noto-core that people still write.
  private static let names: [UInt32: String] = [
    tag("Arab"): "NotoSansArabic", tag("Hebr"): "NotoSansHebrew", tag("Thai"): "NotoSansThai",
    tag("Deva"): "NotoSansDevanagari", tag("Beng"): "NotoSansBengali", tag("Guru"): "NotoSansGurmukhi",
    tag("Gujr"): "NotoSansGujarati", tag("Orya"): "NotoSansOriya", tag("Taml"): "NotoSansTamil",
    tag("Telu"): "NotoSansTelugu", tag("Knda"): "NotoSansKannada", tag("Mlym"): "NotoSansMalayalam",
    tag("Sinh"): "NotoSansSinhala", tag("Laoo"): "NotoSansLao", tag("Tibt"): "NotoSerifTibetan",
    tag("Mymr"): "NotoSansMyanmar", tag("Khmr"): "NotoSansKhmer", tag("Geor"): "NotoSansGeorgian",
    tag("Armn"): "NotoSansArmenian", tag("Ethi"): "NotoSansEthiopic", tag("Mong"): "NotoSansMongolian",
    tag("Cher"): "NotoSansCherokee", tag("Cans"): "NotoSansCanadianAboriginal", tag("Syrc"): "NotoSansSyriac",
    tag("Thaa"): "NotoSansThaana", tag("Nkoo"): "NotoSansNKo", tag("Tfng"): "NotoSansTifinagh",
    tag("Yiii"): "NotoSansYi", tag("Bali"): "NotoSansBalinese", tag("Java"): "NotoSansJavanese",
    tag("Sund"): "NotoSansSundanese", tag("Vaii"): "NotoSansVai", tag("Adlm"): "NotoSansAdlam",
    tag("Olck"): "NotoSansOlChiki", tag("Mtei"): "NotoSansMeeteiMayek", tag("Lisu"): "NotoSansLisu",
    tag("Tale"): "NotoSansTaiLe", tag("Talu"): "NotoSansNewTaiLue", tag("Lana"): "NotoSansTaiTham",
    tag("Tavt"): "NotoSansTaiViet", tag("Cakm"): "NotoSansChakma", tag("Osge"): "NotoSansOsage",
    tag("Rohg"): "NotoSansHanifiRohingya", tag("Limb"): "NotoSansLimbu", tag("Lepc"): "NotoSansLepcha",
    tag("Saur"): "NotoSansSaurashtra", tag("Tglg"): "NotoSansTagalog", tag("Bugi"): "NotoSansBuginese",
    tag("Copt"): "NotoSansCoptic", tag("Goth"): "NotoSansGothic", tag("Runr"): "NotoSansRunic",
    tag("Ogam"): "NotoSansOgham", tag("Egyp"): "NotoSansEgyptianHieroglyphs", tag("Xsux"): "NotoSansCuneiform",
    tag("Dsrt"): "NotoSansDeseret", tag("Brai"): "NotoSansSymbols2",
  ]
}
