// NavigationPath: pushed values of any type.

import Foundation

/// The values a navigation stack has pushed, first pushed first.
public struct NavigationPath: Equatable {
  package var values: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    values = elements.map { AnyHashable($0) }
  }
  public init(_ codable: CodableRepresentation) { values = codable.values }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func append<V: Hashable & Codable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes back values; more than there are is an error of the caller.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// The path in a form that can be encoded; nil when a value cannot.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  /// A path for writing to a file and back: type names and values by turns, last pushed first.
  public struct CodableRepresentation: Codable, Equatable {
    package let values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "no hashable and codable type is named \(name)")
        }
        let text = try container.decode(String.self)
        func value<V: Codable & Hashable>(_ type: V.Type) throws -> AnyHashable {
          AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
        }
        values.insert(try value(type), at: 0)
      }
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = value.base as? any Codable else { continue }
        try container.encode(_mangledTypeName(type(of: base)) ?? "\(type(of: base))")
        try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }
  }
}
