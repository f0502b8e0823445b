// NSItemProvider: a value on its way between apps, which Foundation on Linux lacks.

import Foundation

/// A value on its way to another app, or from one.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var items: [(type: UTType, object: Any)] = []
  open var suggestedName: String?

  public override init() { super.init() }

  /// Provides an object: a string, an address, data.
  public convenience init(object: Any) {
    self.init()
    items = [(Self.type(of: object), object)]
  }

  /// Provides a value of a kind.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    items = [(typeIdentifier.flatMap { UTType($0) } ?? Self.type(of: item), item)]
  }

  /// Provides a file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init()
    items = [(UTType(filenameExtension: fileURL.pathExtension) ?? .data, fileURL)]
  }

  private static func type(of object: Any) -> UTType {
    switch object {
    case is String, is NSString: .utf8PlainText
    case is URL, is NSURL: .url
    default: .data
    }
  }

  open var registeredTypeIdentifiers: [String] { items.map(\.type.identifier) }
  public var registeredContentTypes: [UTType] { items.map(\.type) }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    items.contains { $0.type.identifier == typeIdentifier || UTType(typeIdentifier).map($0.type.conforms) == true }
  }

  open func canLoadObject<T>(ofClass type: T.Type) -> Bool { items.contains { $0.object is T } }

  /// Hands the value to a closure.
  @discardableResult
  open func loadObject<T>(ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void) -> Progress {
    completionHandler(items.lazy.compactMap { $0.object as? T }.first, nil)
    return Progress(totalUnitCount: 0)
  }

  /// Adds a value that can be handed over.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping () -> T) {
    let value = transferable()
    for type in value.exportedContentTypes() { items.append((type, value)) }
  }

  /// Hands a value that was received to a closure.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress {
    if let value = items.lazy.compactMap({ $0.object as? T }).first {
      completionHandler(.success(value))
    } else {
      completionHandler(.failure(TransferError.noRepresentation(item: "the item", type: "\(T.self)")))
    }
    return Progress(totalUnitCount: 0)
  }
}
