// The ways a value can be handed over: as coded data, as raw data, as a file, as another value.

import Foundation

/// Hands a value over as what its `Codable` conformance writes.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  public typealias Body = Never
  let type: UTType

  public static func _appendRoutes(_ representation: CodableRepresentation, _ list: inout [_TransferRoute<Item>]) {
    list.append(
      _TransferRoute(
        type: representation.type, export: { try JSONEncoder().encode($0) },
        importing: { try JSONDecoder().decode(Item.self, from: $0) }))
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { type = contentType }
}

/// Hands a value over as data of one kind.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let type: UTType
  let export: (@Sendable (Item) async throws -> Data)?
  let importing: (@Sendable (Data) async throws -> Item)?

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    type = contentType
    export = exporting
    self.importing = importing
  }

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    type = exportedContentType
    export = exporting
    importing = nil
  }

  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    type = importedContentType
    export = nil
    self.importing = importing
  }

  public static func _appendRoutes(_ representation: DataRepresentation, _ list: inout [_TransferRoute<Item>]) {
    list.append(
      _TransferRoute(
        type: representation.type, export: representation.export, importing: representation.importing))
  }
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// Hands a value over as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let type: UTType
  let export: (@Sendable (Item) async throws -> SentTransferredFile)?

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = contentType
    export = exporting
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    type = exportedContentType
    export = exporting
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = importedContentType
    export = nil
  }

  public static func _appendRoutes(_ representation: FileRepresentation, _ list: inout [_TransferRoute<Item>]) {
    let export = representation.export
    list.append(
      _TransferRoute(
        type: representation.type, export: export.map { export in { try Data(contentsOf: try await export($0).file) } },
        importing: nil))
  }
}

/// Hands a value over as another one that stands for it.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let export: (@Sendable (Item) async throws -> ProxyRepresentation)?
  let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    export = { try exporting($0) }
    importing = nil
  }

  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    export = exporting
    importing = nil
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    export = nil
    self.importing = { try importing($0) }
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    export = { try exporting($0) }
    self.importing = { try importing($0) }
  }

  public static func _appendRoutes(
    _ representation: Self,
    _ list: inout [_TransferRoute<Item>]
  ) {
    let isImporting = representation.export == nil
    let types: [UTType] =
      isImporting ? ProxyRepresentation.importedContentTypes() : ProxyRepresentation.exportedContentTypes()
    for type in types {
      var route = _TransferRoute<Item>(type: type)
      if let export = representation.export {
        route.export = { (item: Item) async throws -> Data in try await export(item).exported(as: type) }
      }
      if let importing = representation.importing {
        route.importing = { (data: Data) async throws -> Item in
          try await importing(ProxyRepresentation(importing: data, contentType: type))
        }
      }
      list.append(route)
    }
  }
}

/// A representation that only some items have, or that has a file name or an audience.
public struct _AdjustedTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  public typealias Item = Base.Item
  public typealias Body = Never
  let base: Base
  let change: @Sendable (inout _TransferRoute<Base.Item>) -> Void

  public static func _appendRoutes(_ representation: Self, _ list: inout [_TransferRoute<Item>]) {
    var routes: [_TransferRoute<Item>] = []
    Base._appendRoutes(representation.base, &routes)
    for index in routes.indices { representation.change(&routes[index]) }
    list += routes
  }
}

extension TransferRepresentation {
  /// Hands over only the items that meet a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    _AdjustedTransferRepresentation(base: self) { $0.canExport = condition }
  }

  /// Names the file that an item becomes.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _AdjustedTransferRepresentation(base: self) { $0.fileName = { _ in fileName } }
  }

  /// Names the file that an item becomes.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _AdjustedTransferRepresentation(base: self) { $0.fileName = fileName }
  }

  /// Says who may receive the item in this way.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    _AdjustedTransferRepresentation(base: self) { _ in }
  }
}

// MARK: Values that everybody can receive

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: {
        guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
          throw TransferError.noRepresentation(item: "URL", type: UTType.url.identifier)
        }
        return url
      })
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(
      exporting: { (text: AttributedString) in String(text.characters) },
      importing: { (string: String) in AttributedString(stringLiteral: string) })
  }
}
