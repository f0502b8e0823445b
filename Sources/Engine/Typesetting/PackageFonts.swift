// The font files pictures are made with: those of Debian's font packages, by their fixed paths. Whatever else is
// installed on a machine is never looked at.

enum PackageFonts {
  /// fonts-inter-variable
  static let inter = "truetype/inter-vf/Inter-roman.var.ttf"
  static let interItalic = "truetype/inter-vf/Inter-italic.var.ttf"
  static let interDisplay = "truetype/inter-vf/InterDisplay-roman.var.ttf"
  static let interDisplayItalic = "truetype/inter-vf/InterDisplay-italic.var.ttf"

  /// fonts-sil-charis, the open descendant of Charter
  static let serif = ["Regular", "Italic", "Bold", "BoldItalic"].map { "truetype/charis/CharisSIL-\($0).ttf" }

  /// fonts-jetbrains-mono
  static let monospaced = [
    "Thin", "ThinItalic", "ExtraLight", "ExtraLightItalic", "Light", "LightItalic", "Regular", "Italic", "Medium",
    "MediumItalic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic", "ExtraBold", "ExtraBoldItalic",
  ].map { "truetype/jetbrains-mono/JetBrainsMono-\($0).ttf" }

  /// fonts-noto-color-emoji
  static let emoji = "truetype/noto/NotoColorEmoji.ttf"

  /// fonts-noto-cjk: one collection, a face for each region.
  static let ideographs = "opentype/noto/NotoSansCJK-Regular.ttc"
  static let boldIdeographs = "opentype/noto/NotoSansCJK-Bold.ttc"

  /// fonts-noto-core
  static func noto(_ name: String, bold: Bool) -> String {
    "truetype/noto/\(name)-\(bold ? "Bold" : "Regular").ttf"
  }
}

extension PackageFonts {
  /// The Debian package a file comes with, for messages.
  static func packageName(of path: String) -> String {
    if path.contains("/inter-vf/") { return "fonts-inter-variable" }
    if path.contains("/charis/") { return "fonts-sil-charis" }
    if path.contains("/jetbrains-mono/") { return "fonts-jetbrains-mono" }
    if path.contains("CJK") { return "fonts-noto-cjk" }
    if path == emoji { return "fonts-noto-color-emoji" }
    return "fonts-noto-core"
  }
}
