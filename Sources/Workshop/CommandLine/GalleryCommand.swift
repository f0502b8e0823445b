// `vitrine gallery`: the design systems and every example of this package, live in the browser, or drawn light and dark with
// an index page.

import Foundation
import ModuleBuilding

@MainActor
struct GalleryCommand {
  /// Where pictures go; nil for a live gallery.
  private var folder: String?
  private var port = 0
  private var examples: String?

  init(_ words: [String]) throws {
    var arguments = Arguments(words, of: "gallery")
    while let argument = try arguments.next() {
      switch argument {
      case .option("--out"), .option("-o"): folder = try arguments.value("a folder, as in --out gallery")
      case .option("--port"):
        let text = try arguments.value("a port, as in --port 8080")
        guard let number = Int(text), (0...65535).contains(number) else {
          throw UsageError("--port needs a number from 0 to 65535", remedy: "Leave it out to get a free port.")
        }
        port = number
      case .option(let name): throw arguments.unknownOption(name, known: ["--out", "--port"])
      case .plain(let path): examples = path
      }
    }
  }

  func run() throws {
    guard let source = try examples ?? EngineModules.ofThisProcess().packageFolder.map({ $0 + "/Examples" }) else {
      throw UsageError("the examples cannot be found", remedy: "Name their folder: vitrine gallery Examples")
    }
    guard let folder else {
      var options = RenderOptions()
      options.sources = [source]
      options.moduleName = "Examples"
      let systems = examples == nil ? DesignSystems.screens : []
      return try PreviewCommand(options, port: port, others: systems).run()
    }
    var sections: [(name: String, pictures: [(title: String, light: String, dark: String)])] = []
    var drawn: [RenderOptions.ColorScheme: RenderReport] = [:]
    for scheme in RenderOptions.ColorScheme.allCases {
      var options = RenderOptions()
      options.sources = [source]
      options.moduleName = "Examples"
      options.colorScheme = scheme
      options.outputFolder = folder + "/" + scheme.rawValue
      drawn[scheme] = try RenderCommand(options).draw()
    }
    guard let light = drawn[.light], let dark = drawn[.dark] else { return }
    for (lightPicture, darkPicture) in zip(light.pictures, dark.pictures) {
      let name = URL(fileURLWithPath: lightPicture.source.file).deletingPathExtension().lastPathComponent
      let entry = (
        title: lightPicture.preview, light: "light/" + Self.lastPart(lightPicture.file),
        dark: "dark/" + Self.lastPart(darkPicture.file)
      )
      if sections.last?.name == name {
        sections[sections.count - 1].pictures.append(entry)
      } else {
        sections.append((name, [entry]))
      }
    }
    for line in Set(light.messages + dark.messages).sorted() { Console.say(line) }
    if examples == nil { sections += try DesignSystems.draw(into: folder) }
    try RenderCommand.write(Data(Self.page(sections).utf8), to: folder + "/index.html")
    let count = sections.reduce(0) { $0 + $1.pictures.count }
    print("\(folder)/index.html  \(count) pictures, light and dark")
  }

  private static func lastPart(_ path: String) -> String { (path as NSString).lastPathComponent }

  private static func page(
    _ sections: [(name: String, pictures: [(title: String, light: String, dark: String)])]
  ) -> String {
    func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: "\"", with: "&quot;")
    }
    func address(_ path: String) -> String {
      escaped(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
    }
    let body = sections.map { section in
      let figures = section.pictures.map { picture in
        """
        <figure><img loading="lazy" src="\(address(picture.light))" alt="\(escaped(picture.title)), light">
        <img loading="lazy" src="\(address(picture.dark))" alt="\(escaped(picture.title)), dark">
        <figcaption>\(escaped(picture.title))</figcaption></figure>
        """
      }
      return "<section><h2>\(escaped(section.name))</h2>\n\(figures.joined(separator: "\n"))\n</section>"
    }
    return """
      <!doctype html>
      <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vitrine: gallery</title>
      <style>
      body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; background: #f4f4f6; color: #16161a }
      h2 { margin: 3rem 0 1rem } section { display: flow-root }
      figure { float: left; margin: 0 1.5rem 1.5rem 0 } img { width: 12rem; border: 1px solid #0002; border-radius: .75rem }
      figcaption { color: #55555f }
      @media (prefers-color-scheme: dark) { body { background: #16161a; color: #f4f4f6 } img { border-color: #fff3 } figcaption { color: #a5a5b0 } }
      </style>
      <h1>Gallery</h1>
      \(body.joined(separator: "\n"))
      </html>

      """
  }
}
