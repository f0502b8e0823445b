// Which face a request gets.

import Foundation
import Testing

@testable import Typesetting

@Suite("Fonts")
struct FontTests {
  private func instance(_ name: String, weight: CGFloat? = nil, isItalic: Bool = false) -> FontInstance? {
    Typesetter.shared.instance(for: FontRequest(family: .named(name), weight: weight, isItalic: isItalic))
  }

  @Test(
    "a name is read as family, weight and slant",
    arguments: [
      ("Inter-SemiBold", "Inter", 600, false), ("CapsuleSansText-Bold", "CapsuleSans", 700, false),
      ("AvenirNext-DemiBoldItalic", "AvenirNext", 600, true), ("Helvetica Neue", "Helvetica Neue", nil, false),
      ("SourceSans3-Semibold", "SourceSans3", 600, false), ("Charter-Roman", "Charter", nil, false),
      ("LatoBlack", "Lato", 900, false), ("Kobold", "Kobold", nil, false), ("SFMono-Regular", "SFMono", nil, false),
      ("Nunito Sans Extra Light", "Nunito Sans", 200, false), ("Avenir-Heavy", "Avenir", 800, false),
      ("Inter_700Bold", "Inter", 700, false), ("DIN2014-Bold", "DIN2014", 700, false), ("", "", nil, false),
      ("-", "", nil, false), ("Medium", "Medium", nil, false),
    ] as [(String, String, CGFloat?, Bool)])
  func names(name: String, family: String, weight: CGFloat?, isItalic: Bool) {
    let parsed = FontName(name)
    #expect(parsed.family == family)
    #expect(parsed.weight == weight)
    #expect(parsed.isItalic == isItalic)
  }

  @Test("faces are found by PostScript, full and family name")
  func exact() {
    #expect(instance("JetBrainsMono-Bold")?.path.hasSuffix("JetBrainsMono-Bold.ttf") == true)
    #expect(instance("JetBrains Mono Bold")?.path.hasSuffix("JetBrainsMono-Bold.ttf") == true)
    #expect(instance("JetBrains Mono")?.path.hasSuffix("JetBrainsMono-Regular.ttf") == true)
    #expect(instance("JetBrains Mono", weight: 700)?.path.hasSuffix("JetBrainsMono-Bold.ttf") == true)
    #expect(instance("CharisSIL-Italic")?.path.hasSuffix("CharisSIL-Italic.ttf") == true)
    #expect(instance("Inter-SemiBold")?.variations["wght"] == 600)
    #expect(instance("Inter-SemiBold", weight: 300)?.variations["wght"] == 300)
    #expect(instance("Inter", isItalic: true)?.path.contains("italic") == true)
  }

  @Test("unknown names get something alike, and are reported once")
  func substitution() {
    let catalog = FontCatalog()
    let typesetter = Typesetter(catalog: catalog)
    func family(_ name: String) -> FontInstance? {
      typesetter.instance(for: FontRequest(family: .named(name), size: 10))
    }
    #expect(family("Georgia-Bold")?.familyName == "Charis SIL")
    #expect(family("Georgia-Bold")?.path.hasSuffix("Bold.ttf") == true)
    #expect(family("Menlo-Regular")?.familyName == "JetBrains Mono")
    #expect(family("Poppins-SemiBold")?.familyName == "Inter")
    #expect(family("Poppins-SemiBold")?.variations["wght"] == 600)
    #expect(family("Inter-Bold")?.familyName == "Inter")
    _ = typesetter.metrics(for: FontRequest(family: .named("Georgia-Bold"), size: 20))
    #expect(
      catalog.substitutions == [
        FontSubstitution(requested: "Georgia-Bold", substitute: "Charis SIL"),
        FontSubstitution(requested: "Menlo-Regular", substitute: "JetBrains Mono"),
        FontSubstitution(requested: "Poppins-SemiBold", substitute: "Inter"),
      ])
    #expect(catalog.problems.isEmpty)
  }

  @Test("Apple's own faces by name are the system font")
  func systemNames() {
    let request = FontRequest(family: .named("SFProText-Semibold"), size: 17)
    let system = FontRequest(size: 17, weight: 600)
    #expect(Typesetter.shared.metrics(for: request) == Typesetter.shared.metrics(for: system))
    #expect(Typesetter.shared.instance(for: request) == Typesetter.shared.instance(for: system))
  }

  @Test("designs have their faces; what is missing is synthesised")
  func designs() {
    func system(_ design: FontRequest.Design, _ weight: CGFloat, _ isItalic: Bool = false) -> FontInstance? {
      Typesetter.shared.instance(for: FontRequest(family: .system(design), weight: weight, isItalic: isItalic))
    }
    #expect(system(.serif, 400)?.familyName == "Charis SIL")
    #expect(system(.monospaced, 500)?.path.hasSuffix("Medium.ttf") == true)
    #expect(system(.rounded, 400)?.familyName == "Inter")
    #expect(system(.default, 650)?.variations == ["wght": 650])
    #expect(system(.default, 400, true)?.slant == 0)
    let arabic = StyledText(runs: [.init(text: "مرحبا", font: FontRequest(weight: 700, isItalic: true))])
    let font = Typesetter.shared.layout(arabic).lines[0].fragments[0].glyphs?.font
    #expect(font?.path.hasSuffix("NotoSansArabic-Bold.ttf") == true)
    #expect(font?.slant == 0.2)
  }

  @Test("missing files are told with their remedy, and text still has a height")
  func missingFiles() {
    let catalog = FontCatalog(root: "/nowhere")
    let text = Typesetter(catalog: catalog).layout(styled("Hello 😀 مرحبا"), width: 40)
    #expect(text.size.height > 20)
    #expect(catalog.problems.contains { $0.remedy.contains("fonts-inter-variable") })
    catalog.add(file: "/etc/hostname")
    #expect(catalog.problems.contains { $0.path == "/etc/hostname" })
  }

  @Test("an added font wins over a substitute")
  func addedFonts() {
    let catalog = FontCatalog()
    let typesetter = Typesetter(catalog: catalog)
    let request = FontRequest(family: .named("NotoSerif-Regular"))
    #expect(typesetter.instance(for: request)?.familyName == "Charis SIL")
    catalog.add(file: "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf")
    #expect(typesetter.instance(for: request)?.familyName == "Noto Serif")
  }

  @Test("outlines are at size, y down, sheared where the italic is synthesised")
  func outlines() throws {
    let text = layout("I").lines[0].fragments[0]
    let glyphs = try #require(text.glyphs)
    func extent(_ instance: FontInstance) -> (top: CGFloat, width: CGFloat) {
      var points: [CGPoint] = []
      for verb in Typesetter.shared.outline(of: glyphs.glyphs[0], in: instance).verbs {
        switch verb {
        case .move(let point), .line(let point): points.append(point)
        case .quadratic(_, let end), .cubic(_, _, let end): points.append(end)
        case .close: break
        }
      }
      let xs = points.map(\.x)
      return (points.map(\.y).min() ?? 0, (xs.max() ?? 0) - (xs.min() ?? 0))
    }
    let upright = extent(glyphs.font)
    #expect(abs(upright.top + 17 * 0.727) < 0.1)
    var slanted = glyphs.font
    slanted.slant = 0.2
    #expect(abs(extent(slanted).width - upright.width - 0.2 * 17 * 0.727) < 0.1)
  }
}

@Suite("Inter as SF Pro")
struct StandInTests {
  private func glyphs(_ text: String) -> [UInt32] {
    layout(text).lines[0].fragments.flatMap { $0.glyphs?.glyphs ?? [] }
  }

  @Test("a colon between digits is raised, other characters keep their shape whatever is beside them")
  func context() {
    #expect(glyphs("9:41")[1] != glyphs("a:b")[1])
    #expect(glyphs("٣9:41").suffix(3).first == glyphs("9:41")[1])
    #expect(glyphs("->") == glyphs("-") + glyphs(">"))
    #expect(glyphs("3x4")[1] == glyphs("x")[0])
    #expect(glyphs("(A)")[0] == glyphs("(a)")[0])
  }
}
