// Transferable: values that can leave the app: shared, dragged, copied.

import Foundation
@_exported import UniformTypeIdentifiers

/// A value that other apps can receive, in one or several kinds of data.
public protocol Transferable: SendableMetatype {
  associatedtype Representation: TransferRepresentation
  /// The kinds of data that the value is handed over as, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One way to hand a value over.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// The ways the representation consists of.
  static func _appendRoutes(_ representation: Self, _ list: inout [_TransferRoute<Item>])
}

/// How data of one kind is made from an item and read again.
public struct _TransferRoute<Item> {
  var type: UTType
  var export: (@Sendable (Item) async throws -> Data)?
  var importing: (@Sendable (Data) async throws -> Item)?
  var fileName: (@Sendable (Item) -> String?)?
  var canExport: (@Sendable (Item) -> Bool)?
}

extension TransferRepresentation where Body: TransferRepresentation, Body.Item == Item {
  public static func _appendRoutes(_ representation: Self, _ list: inout [_TransferRoute<Item>]) {
    Body._appendRoutes(representation.body, &list)
  }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is complete and has no body") }
}

extension Never: Transferable {
  public static var transferRepresentation: Never { preconditionFailure("there is no value of Never to transfer") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public var body: Never { preconditionFailure("there is no value of Never to transfer") }
  public static func _appendRoutes(_ representation: Never, _ list: inout [_TransferRoute<Never>]) {}
}

/// What can go wrong when a value is handed over.
enum TransferError: Error, CustomStringConvertible {
  case noRepresentation(item: String, type: String)

  var description: String {
    switch self {
    case .noRepresentation(let item, let type):
      "\(item) has no representation as \(type); add one to its transferRepresentation"
    }
  }
}

extension Transferable {
  private static var routes: [_TransferRoute<Self>] {
    var list: [_TransferRoute<Self>] = []
    func append<R: TransferRepresentation>(_ representation: R) {
      var found: [_TransferRoute<R.Item>] = []
      R._appendRoutes(representation, &found)
      list += found.compactMap { $0 as? _TransferRoute<Self> }
    }
    append(transferRepresentation)
    return list
  }

  /// The kinds of data that values of the type can be handed over as.
  public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    routes.filter { $0.export != nil }.map(\.type)
  }

  /// The kinds of data that this value can be handed over as.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    Self.routes.filter { $0.export != nil && $0.canExport?(self) ?? true }.map(\.type)
  }

  /// The kinds of data that values of the type can be made from.
  public static func importedContentTypes() -> [UTType] { routes.filter { $0.importing != nil }.map(\.type) }

  /// The name of a file for the value.
  public var suggestedFilename: String? { Self.routes.lazy.compactMap { $0.fileName?(self) }.first }

  /// The value as data.
  public func exported(as contentType: UTType?) async throws -> Data {
    for route in Self.routes where contentType.map({ route.type.conforms(to: $0) }) ?? true {
      guard let export = route.export, route.canExport?(self) ?? true else { continue }
      return try await export(self)
    }
    throw TransferError.noRepresentation(item: "\(Self.self)", type: contentType?.identifier ?? "any type")
  }

  /// Makes a value from data.
  public init(importing data: Data, contentType: UTType?) async throws {
    for route in Self.routes where contentType.map({ $0.conforms(to: route.type) }) ?? true {
      guard let importing = route.importing else { continue }
      self = try await importing(data)
      return
    }
    throw TransferError.noRepresentation(item: "\(Self.self)", type: contentType?.identifier ?? "any type")
  }
}

/// Who may receive a representation.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  private let rank: Int
  public static let all = TransferRepresentationVisibility(rank: 0)
  public static let team = TransferRepresentationVisibility(rank: 1)
  public static let group = TransferRepresentationVisibility(rank: 2)
  public static let ownProcess = TransferRepresentationVisibility(rank: 3)
}

/// Builds the representations of a type.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
    _ content1: C1, _ content2: C2
  ) -> TupleTransferRepresentation<Item, (C1, C2)> where C1.Item == Item, C2.Item == Item {
    TupleTransferRepresentation(value: (content1, content2)) {
      C1._appendRoutes(content1, &$0)
      C2._appendRoutes(content2, &$0)
    }
  }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation>(
    _ content1: C1, _ content2: C2, _ content3: C3
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3)> where C1.Item == Item, C2.Item == Item, C3.Item == Item {
    TupleTransferRepresentation(value: (content1, content2, content3)) {
      C1._appendRoutes(content1, &$0)
      C2._appendRoutes(content2, &$0)
      C3._appendRoutes(content3, &$0)
    }
  }
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation
  >(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)>
  where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item {
    TupleTransferRepresentation(value: (content1, content2, content3, content4)) {
      C1._appendRoutes(content1, &$0)
      C2._appendRoutes(content2, &$0)
      C3._appendRoutes(content3, &$0)
      C4._appendRoutes(content4, &$0)
    }
  }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
  public typealias Body = Never
  let value: Value
  let append: @Sendable (inout [_TransferRoute<Item>]) -> Void

  public static func _appendRoutes(
    _ representation: TupleTransferRepresentation, _ list: inout [_TransferRoute<Item>]
  ) { representation.append(&list) }
}
