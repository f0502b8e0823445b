// What `vitrine render` was asked for, as plain values.

import Foundation
import Stage

/// The options of `render`, checked.
struct RenderOptions {
  enum ColorScheme: String, CaseIterable { case light, dark }

  /// The 12 sizes of Dynamic Type, smallest first, named as in SwiftUI.
  enum TypeSize: String, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  enum Format: String, CaseIterable { case png, pdf, svg }

  /// Files and folders.
  var sources: [String] = []
  var view: String?
  var expression: String?
  var moduleName: String?
  var stubsMissingViews = false
  var swiftVersion = 5
  /// Asset catalogs besides those found next to the sources.
  var assetCatalogs: [String] = []
  /// The folder that stands for the device's documents.
  var documents: URL?

  var device = Device.standard
  /// Whether a device or an orientation was asked for, rather than left to the preview's own traits.
  var namesDevice = false
  var colorScheme: ColorScheme?
  var typeSize: TypeSize?
  /// "de", "ar-EG".
  var locale = "en_US"
  /// Nil: as the locale has it.
  var isRightToLeft: Bool?
  var reducesMotion = false
  var increasesContrast = false
  var differentiatesWithoutColor = false
  var usesBoldText = false
  /// Pixels per point; nil: the device's.
  var scale: CGFloat?
  /// Draws the view at its own size instead of on the device's screen.
  var fits = false
  /// Draws the device's outline and status bar.
  var drawsFrame = false
  /// Seconds of processor time that one preview may take; 0 for any.
  var timeLimit = 60

  /// A file, its extension gives the format.
  var output: String?
  var outputFolder: String?
  var format = Format.png
  var printsJSON = false
  /// Adds the frames of all views to the JSON.
  var includesTree = false

  init() {}

  /// - Parameter command: The command that takes these options, perhaps among others.
  init(_ words: [String], of command: String = "render") throws {
    var arguments = Arguments(words, of: command)
    var orientation: Device.Orientation?
    var givenFormat: Format?
    while let argument = try arguments.next() {
      switch argument {
      case .plain(let source): sources.append(source)
      case .option(let name):
        switch name {
        case "--view": view = try arguments.value("a view's name, as in --view Card")
        case "--expr": expression = try arguments.value("a Swift expression, as in --expr 'Card(title: \"x\")'")
        case "--module": moduleName = try Self.module(arguments.value("a module's name, as in --module MyViews"))
        case "--stub-missing": stubsMissingViews = true
        case "--swift-version":
          swiftVersion = try arguments.choice(from: ["5", "6"]) == "6" ? 6 : 5
        case "--assets": assetCatalogs.append(try arguments.value("an asset catalog, as in --assets Media.xcassets"))
        case "--documents": documents = try Self.folder(arguments.value("a folder, as in --documents Samples"))
        case "--device":
          let text = try arguments.value("a device, as in --device iphone-se or --device 393x852@3")
          device = try Self.device(text)
          namesDevice = true
        case "--orientation":
          orientation = Device.Orientation(
            rawValue: try arguments.choice(from: Device.Orientation.allCases.map(\.rawValue)))
          namesDevice = true
        case "--scheme":
          colorScheme = ColorScheme(rawValue: try arguments.choice(from: ColorScheme.allCases.map(\.rawValue)))
        case "--type-size":
          typeSize = TypeSize(rawValue: try arguments.choice(from: TypeSize.allCases.map(\.rawValue)))
        case "--locale": locale = try Self.locale(arguments.value("a locale, as in --locale de"))
        case "--rtl": isRightToLeft = true
        case "--ltr": isRightToLeft = false
        case "--reduce-motion": reducesMotion = true
        case "--increase-contrast": increasesContrast = true
        case "--differentiate-without-color": differentiatesWithoutColor = true
        case "--bold-text": usesBoldText = true
        case "--scale": scale = try Self.scale(arguments.value("a scale, as in --scale 3"))
        case "--fit": fits = true
        case "--frame": drawsFrame = true
        case "--time-limit":
          timeLimit = try Self.seconds(arguments.value("seconds, as in --time-limit 300; 0 for no limit"))
        case "--json": printsJSON = true
        case "--tree": includesTree = true
        case "-o", "--output": output = try arguments.value("a file, as in -o card.png")
        case "--out": outputFolder = try arguments.value("a folder, as in --out pictures")
        case "--format":
          givenFormat = Format(rawValue: try arguments.choice(from: Format.allCases.map(\.rawValue)))
        default: throw arguments.unknownOption(name, known: Self.names)
        }
      }
    }
    if let orientation { device = device.turned(to: orientation) }
    if let folder = output, outputFolder == nil, Self.isFolder(folder) {
      outputFolder = folder
      output = nil
    }
    if let output { format = try Self.format(of: output) }
    if let givenFormat {
      guard output == nil || givenFormat == format else {
        throw UsageError("--format and the extension of -o differ", remedy: "Leave one of them out.")
      }
      format = givenFormat
    }
    if output != nil, outputFolder != nil {
      throw UsageError("-o and --out exclude each other", remedy: "-o names a file, --out a folder.")
    }
    if view != nil, expression != nil {
      throw UsageError("--view and --expr exclude each other", remedy: "Put the view into the expression.")
    }
    if fits, drawsFrame {
      throw UsageError(
        "--fit and --frame exclude each other", remedy: "A device's frame belongs around a whole screen.")
    }
    if includesTree, !printsJSON {
      throw UsageError("--tree adds to the JSON", remedy: "Use --json --tree.")
    }
    if expression?.allSatisfy(\.isWhitespace) == true {
      throw UsageError(
        "--expr has no expression", remedy: "Name a view with its arguments: --expr 'Card(title: \"x\")'")
    }
    for catalog in assetCatalogs where !FileManager.default.fileExists(atPath: catalog) {
      throw UsageError("--assets: there is no \(catalog)", remedy: "Name an .xcassets folder that exists.")
    }
    guard !sources.isEmpty else {
      throw UsageError(
        "render needs something to draw", remedy: "Name a .swift file, a folder, or a guide: vitrine render Card.swift")
    }
  }

  static let names = [
    "--view", "--expr", "--module", "--stub-missing", "--swift-version", "--assets", "--documents", "--device",
    "--orientation",
    "--scheme", "--type-size", "--locale", "--rtl", "--ltr", "--reduce-motion", "--increase-contrast",
    "--differentiate-without-color", "--bold-text", "--scale", "--fit", "--frame", "--json", "--tree", "-o",
    "--output", "--out", "--format", "--time-limit",
  ]

  // MARK: Values

  private static func device(_ text: String) throws -> Device {
    if let device = Device(named: text) { return device }
    throw UsageError(
      "there is no device “\(text)”",
      remedy: "Devices: \(Device.all.map(\.shortName).joined(separator: ", ")), or a size like 393x852@3.")
  }

  private static func module(_ text: String) throws -> String {
    let isIdentifier =
      text.first.map { $0.isLetter || $0 == "_" } == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isIdentifier, text.allSatisfy(\.isASCII) else {
      throw UsageError(
        "“\(text)” cannot be a module's name", remedy: "Use letters, digits and _, as in --module MyViews.")
    }
    return text
  }

  private static func locale(_ text: String) throws -> String {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isPlausible =
      (2...3).contains(parts[0].count)
      && parts.allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
    guard isPlausible else {
      throw UsageError("“\(text)” is not a locale", remedy: "Use a language and perhaps a region: de, pt-BR, ar_EG.")
    }
    return text.replacingOccurrences(of: "-", with: "_")
  }

  private static func seconds(_ text: String) throws -> Int {
    guard let seconds = Int(text), (0...86_400).contains(seconds) else {
      throw UsageError("“\(text)” is not a number of seconds", remedy: "Use whole seconds from 0 to 86400.")
    }
    return seconds
  }

  private static func scale(_ text: String) throws -> CGFloat {
    guard let scale = Double(text.hasSuffix("x") ? String(text.dropLast()) : text), (0.25...16).contains(scale) else {
      throw UsageError("“\(text)” is not a scale", remedy: "Use a number of pixels per point from 0.25 to 16.")
    }
    return CGFloat(scale)
  }

  private static func folder(_ path: String) throws -> URL {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw UsageError("there is no folder “\(path)”", remedy: "--documents needs a folder with files to choose from.")
    }
    return URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }

  /// Whether a path says that it is a folder, or is one.
  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return path.hasSuffix("/")
      || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func format(of file: String) throws -> Format {
    let ending = URL(fileURLWithPath: file).pathExtension.lowercased()
    guard let format = Format(rawValue: ending) else {
      throw UsageError(
        "“\(file)” does not end in a picture's extension", remedy: "Use .png, .pdf or .svg, as in -o card.png.")
    }
    return format
  }
}
