// The options of `render`.

import Testing

@testable import vitrine

@Suite struct RenderOptionsTests {
  @Test("options may stand anywhere and take their values apart or attached")
  func parsing() throws {
    let options = try RenderOptions([
      "--scheme", "Dark", "Card.swift", "--device=iphone-se-landscape", "--type-size", "accessibility3", "--scale",
      "3x",
      "--locale", "pt-BR", "--rtl", "-o", "a.pdf", "--", "--odd.swift",
    ])
    #expect(options.sources == ["Card.swift", "--odd.swift"])
    #expect(options.colorScheme == .dark)
    #expect(options.device.size.width == 667)
    #expect(options.typeSize == .accessibility3)
    #expect(options.scale == 3)
    #expect(options.locale == "pt_BR")
    #expect(options.isRightToLeft == true)
    #expect(options.format == .pdf)
  }

  @MainActor
  @Test("an option that a command does not know leads to that command's help")
  func unknownOptions() {
    func remedy(_ make: () throws -> Any) -> String? {
      do { _ = try make() } catch { return (error as? UsageError)?.remedy }
      return nil
    }
    #expect(remedy { try RenderOptions(["a.swift", "--nope"]) }?.contains("vitrine help render") == true)
    #expect(remedy { try PreviewCommand(["a.swift", "--nope"]) }?.contains("vitrine help preview") == true)
    #expect(remedy { try FilmCommand(["a.swift", "-o", "a.gif", "--nope"]) }?.contains("vitrine help film") == true)
    #expect(remedy { try FuzzCommand(["--nope"]) }?.contains("vitrine help fuzz") == true)
    #expect(remedy { try GalleryCommand(["--nope"]) }?.contains("vitrine help gallery") == true)
    for command in ["render", "preview", "film", "gallery", "fuzz", "test", "bench", "doctor"] {
      #expect(Help.text(for: command).hasPrefix("vitrine \(command)"))
    }
  }

  @Test(
    "what is wrong on the command line is named, with a remedy",
    arguments: [
      ([], "something to draw"), (["a.swift", "--devce", "x"], "--devce"), (["a.swift", "--device", "nokia"], "nokia"),
      (["a.swift", "--scale", "0"], "scale"), (["a.swift", "--type-size", "huge"], "huge"), (["a.swift", "-o"], "-o"),
      (["a.swift", "-o", "a.gif"], "a.gif"), (["a.swift", "-o", "a.png", "--out", "x"], "exclude"),
      (["a.swift", "--view", "A", "--expr", "B()"], "exclude"), (["a.swift", "--fit=1"], "no value"),
      (["a.swift", "--module", "a-b"], "a-b"), (["a.swift", "--locale", "x"], "locale"),
      (["a.swift", "--tree"], "--tree"), (["a.swift", "--fit", "--frame"], "exclude"),
    ] as [([String], String)])
  func errors(words: [String], mention: String) {
    let error = #expect(throws: UsageError.self) { try RenderOptions(words) }
    #expect(error?.message.contains(mention) == true)
    #expect(error?.remedy.isEmpty == false)
  }

  @Test("-o takes a folder too", arguments: ["pictures/", "/tmp"])
  func folder(path: String) throws {
    let options = try RenderOptions(["a.swift", "-o", path, "--format", "svg"])
    #expect(options.outputFolder == path)
    #expect(options.output == nil)
    #expect(options.format == .svg)
  }

  @Test("a misspelt option is recognised")
  func suggestion() {
    let error = #expect(throws: UsageError.self) { try RenderOptions(["a.swift", "--devise", "x"]) }
    #expect(error?.remedy.contains("--device") == true)
  }
}
