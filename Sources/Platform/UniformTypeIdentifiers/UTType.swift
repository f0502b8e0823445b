// UTType: kinds of data, by identifier, file name extension and MIME type, and which kind is a special case of which.

import Foundation

/// A kind of data.
public struct UTType: Hashable, Sendable, Codable {
  /// The name in reverse domain notation, such as `public.png`.
  public let identifier: String
  private let declared: Declared?

  private struct Declared: Hashable, Sendable, Codable {
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var parents: [String] = []
  }

  private init(_ identifier: String, _ extensions: [String] = [], _ mimeTypes: [String] = [], _ parents: [String]) {
    self.identifier = identifier
    declared = Declared(extensions: extensions, mimeTypes: mimeTypes, parents: parents)
  }

  /// A kind that the system knows; nil for a name it does not know.
  public init?(_ identifier: String) {
    guard let known = Self.known[identifier] else { return nil }
    self = known
  }

  /// A kind that the app brings along.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = Self.known[identifier] ?? UTType(identifier, [], [], [parentType?.identifier ?? "public.data"])
  }

  /// A kind that another app brings along.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The kind of files with an extension; one made up for it, if nobody knows the extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard !wanted.isEmpty else { return nil }
    let found = Self.all.first {
      $0.declared?.extensions.contains(wanted) == true && $0.conforms(to: supertype)
    }
    self = found ?? UTType("dyn.\(wanted)", [wanted], [], [supertype.identifier])
  }

  /// The kind of data with a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard
      let found = Self.all.first(where: {
        $0.declared?.mimeTypes.contains(wanted) == true && $0.conforms(to: supertype)
      })
    else { return nil }
    self = found
  }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  public var preferredFilenameExtension: String? { declared?.extensions.first }
  public var preferredMIMEType: String? { declared?.mimeTypes.first }
  public var isDeclared: Bool { Self.known[identifier] != nil }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Every kind that this one is a special case of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = declared?.parents ?? []
    while let next = open.popLast() {
      guard let type = Self.known[next], found.insert(type).inserted else { continue }
      open += type.declared?.parents ?? []
    }
    return found
  }

  /// Whether this kind is another one or a special case of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  private static let all: [UTType] = [
    item, content, data, text, plainText, utf8PlainText, rtf, html, xml, json, yaml, commaSeparatedText, sourceCode,
    swiftSource, markdown, url, fileURL, image, png, jpeg, gif, tiff, webP, heic, heif, svg, bmp, icon, rawImage,
    livePhoto, audiovisualContent, movie, video, mpeg4Movie, quickTimeMovie, audio, mp3, wav, mpeg4Audio, aiff, pdf,
    archive, zip, gzip, directory, folder, package, bundle, application, vCard, calendarEvent, contact, message,
    propertyList, binaryPropertyList, font, database, spreadsheet, presentation, epub, usdz, symbolicLink, volume,
    log, javaScript, shellScript, pkcs12, emailMessage, flatRTFD, playlist, toDoItem, bookmark,
  ]
}

extension UTType {
  public static let item = UTType("public.item", [], [], [])
  public static let content = UTType("public.content", [], [], [])
  public static let data = UTType("public.data", [], ["application/octet-stream"], ["public.item"])
  public static let text = UTType("public.text", [], [], ["public.data", "public.content"])
  public static let plainText = UTType("public.plain-text", ["txt", "text"], ["text/plain"], ["public.text"])
  public static let utf8PlainText = UTType(
    "public.utf8-plain-text", [], ["text/plain;charset=utf-8"], ["public.plain-text"])
  public static let rtf = UTType("public.rtf", ["rtf"], ["text/rtf"], ["public.text"])
  public static let flatRTFD = UTType("com.apple.flat-rtfd", [], [], ["public.data", "public.content"])
  public static let html = UTType("public.html", ["html", "htm"], ["text/html"], ["public.text"])
  public static let xml = UTType("public.xml", ["xml"], ["application/xml", "text/xml"], ["public.text"])
  public static let json = UTType("public.json", ["json"], ["application/json"], ["public.text"])
  public static let yaml = UTType("public.yaml", ["yml", "yaml"], ["application/x-yaml"], ["public.text"])
  public static let markdown = UTType(
    "net.daringfireball.markdown", ["md", "markdown"], ["text/markdown"], ["public.text"])
  public static let log = UTType("com.apple.log", ["log"], [], ["public.plain-text"])
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", ["csv"], ["text/csv"], ["public.text"])
  public static let sourceCode = UTType("public.source-code", [], [], ["public.plain-text"])
  public static let swiftSource = UTType("public.swift-source", ["swift"], [], ["public.source-code"])
  public static let javaScript = UTType(
    "com.netscape.javascript-source", ["js"], ["text/javascript"], ["public.source-code"])
  public static let shellScript = UTType("public.shell-script", ["sh"], [], ["public.source-code"])
  public static let url = UTType("public.url", [], [], ["public.data"])
  public static let fileURL = UTType("public.file-url", [], [], ["public.url"])
  public static let bookmark = UTType("public.bookmark", [], [], [])
  public static let image = UTType("public.image", [], [], ["public.data", "public.content"])
  public static let png = UTType("public.png", ["png"], ["image/png"], ["public.image"])
  public static let jpeg = UTType("public.jpeg", ["jpeg", "jpg"], ["image/jpeg"], ["public.image"])
  public static let gif = UTType("com.compuserve.gif", ["gif"], ["image/gif"], ["public.image"])
  public static let tiff = UTType("public.tiff", ["tiff", "tif"], ["image/tiff"], ["public.image"])
  public static let webP = UTType("org.webmproject.webp", ["webp"], ["image/webp"], ["public.image"])
  public static let heif = UTType("public.heif", ["heif"], ["image/heif"], ["public.image"])
  public static let heic = UTType("public.heic", ["heic"], ["image/heic"], ["public.heif"])
  public static let svg = UTType("public.svg-image", ["svg"], ["image/svg+xml"], ["public.image", "public.xml"])
  public static let bmp = UTType("com.microsoft.bmp", ["bmp"], ["image/bmp"], ["public.image"])
  public static let icon = UTType("public.icon", [], [], ["public.image"])
  public static let rawImage = UTType("public.camera-raw-image", [], [], ["public.image"])
  public static let livePhoto = UTType("com.apple.live-photo", [], [], [])
  public static let audiovisualContent = UTType(
    "public.audiovisual-content", [], [], ["public.data", "public.content"])
  public static let movie = UTType("public.movie", [], [], ["public.audiovisual-content"])
  public static let video = UTType("public.video", [], [], ["public.movie"])
  public static let mpeg4Movie = UTType("public.mpeg-4", ["mp4"], ["video/mp4"], ["public.movie"])
  public static let quickTimeMovie = UTType(
    "com.apple.quicktime-movie", ["mov", "qt"], ["video/quicktime"], ["public.movie"])
  public static let audio = UTType("public.audio", [], [], ["public.audiovisual-content"])
  public static let mp3 = UTType("public.mp3", ["mp3"], ["audio/mpeg"], ["public.audio"])
  public static let wav = UTType("com.microsoft.waveform-audio", ["wav"], ["audio/vnd.wave"], ["public.audio"])
  public static let aiff = UTType("public.aiff-audio", ["aiff", "aif"], ["audio/aiff"], ["public.audio"])
  public static let mpeg4Audio = UTType("public.mpeg-4-audio", ["m4a"], ["audio/mp4"], ["public.audio"])
  public static let playlist = UTType("public.playlist", [], [], [])
  public static let pdf = UTType("com.adobe.pdf", ["pdf"], ["application/pdf"], ["public.data", "public.content"])
  public static let epub = UTType(
    "org.idpf.epub-container", ["epub"], ["application/epub+zip"], ["public.data", "public.content"])
  public static let archive = UTType("public.archive", [], [], ["public.data"])
  public static let zip = UTType("public.zip-archive", ["zip"], ["application/zip"], ["public.archive"])
  public static let gzip = UTType("org.gnu.gnu-zip-archive", ["gz"], ["application/gzip"], ["public.archive"])
  public static let directory = UTType("public.directory", [], [], ["public.item"])
  public static let folder = UTType("public.folder", [], [], ["public.directory"])
  public static let volume = UTType("public.volume", [], [], ["public.folder"])
  public static let symbolicLink = UTType("public.symlink", [], [], ["public.item"])
  public static let package = UTType("com.apple.package", [], [], ["public.directory"])
  public static let bundle = UTType("com.apple.bundle", [], [], ["public.directory"])
  public static let application = UTType("com.apple.application", [], [], [])
  public static let vCard = UTType("public.vcard", ["vcf"], ["text/vcard"], ["public.text", "public.contact"])
  public static let contact = UTType("public.contact", [], [], [])
  public static let calendarEvent = UTType("public.calendar-event", [], [], [])
  public static let toDoItem = UTType("public.to-do-item", [], [], [])
  public static let message = UTType("public.message", [], [], [])
  public static let emailMessage = UTType("public.email-message", [], [], ["public.message"])
  public static let propertyList = UTType("com.apple.property-list", ["plist"], [], ["public.data"])
  public static let binaryPropertyList = UTType(
    "com.apple.binary-property-list", [], [], ["com.apple.property-list"])
  public static let font = UTType("public.font", [], [], [])
  public static let database = UTType("public.database", [], [], [])
  public static let spreadsheet = UTType("public.spreadsheet", [], [], ["public.content"])
  public static let presentation = UTType("public.presentation", [], [], ["public.content"])
  public static let usdz = UTType("com.pixar.universal-scene-description-mobile", ["usdz"], [], ["public.data"])
  public static let pkcs12 = UTType("com.rsa.pkcs-12", ["p12", "pfx"], ["application/x-pkcs12"], ["public.data"])
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
