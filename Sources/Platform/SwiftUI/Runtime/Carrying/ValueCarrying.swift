// Values of one version of the code as values of the next: types that bear one name in two libraries are two types.

import Foundation

package enum ValueCarrying {
  /// The value as one of `New`; nil if it is of another type, or its type has changed too much.
  ///
  /// Values of types that both versions share go over as they are. Those of the code's own types go over when the type
  /// is still laid out as it was (same fields, same cases), or can be written down and read back (`Codable`).
  package static func carry<New>(_ old: Any, as type: New.Type) -> New? {
    if let same = old as? New { return same }
    if let container = New.self as? any CarriedContainer.Type, let carried = container.carry(old) {
      return carried as? New
    }
    func reinterpret<Old>(_ value: Old) -> New? {
      guard Twins.are(Old.self, New.self) else { return nil }
      // Proven to have the same layout, so the bytes of one are those of the other; copying retains what they refer to.
      return withUnsafeBytes(of: value) { $0.baseAddress?.assumingMemoryBound(to: New.self).pointee }
    }
    if let twin = _openExistential(old, do: reinterpret) { return twin }
    guard "\(Swift.type(of: old))" == "\(New.self)", let written = old as? any Encodable,
      let readable = New.self as? any Decodable.Type,
      let data = try? JSONEncoder().encode([AnyEncodable(written)])
    else { return nil }
    func read<D: Decodable>(_ type: D.Type) -> Any? { (try? JSONDecoder().decode([D].self, from: data))?.first }
    return read(readable) as? New
  }

  private struct AnyEncodable: Encodable {
    let value: any Encodable
    init(_ value: any Encodable) { self.value = value }
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }
}

/// A collection or box of the standard library, whose parts are carried one by one.
private protocol CarriedContainer {
  static func carry(_ old: Any) -> Any?
}

extension Optional: CarriedContainer {
  fileprivate static func carry(_ old: Any) -> Any? {
    let mirror = Mirror(reflecting: old)
    let content: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : old
    guard let content else { return Self.none as Any }
    guard let value = ValueCarrying.carry(content, as: Wrapped.self) else { return nil }
    return Self.some(value) as Any
  }
}

extension Array: CarriedContainer {
  fileprivate static func carry(_ old: Any) -> Any? {
    let mirror = Mirror(reflecting: old)
    guard mirror.displayStyle == .collection, "\(Swift.type(of: old))".hasPrefix("Array<") else { return nil }
    var result: Self = []
    for child in mirror.children {
      guard let element = ValueCarrying.carry(child.value, as: Element.self) else { return nil }
      result.append(element)
    }
    return result
  }
}

extension Set: CarriedContainer {
  fileprivate static func carry(_ old: Any) -> Any? {
    let mirror = Mirror(reflecting: old)
    guard mirror.displayStyle == .set else { return nil }
    var result: Self = []
    for child in mirror.children {
      guard let element = ValueCarrying.carry(child.value, as: Element.self) else { return nil }
      result.insert(element)
    }
    return result
  }
}

extension Dictionary: CarriedContainer {
  fileprivate static func carry(_ old: Any) -> Any? {
    let mirror = Mirror(reflecting: old)
    guard mirror.displayStyle == .dictionary else { return nil }
    var result: Self = [:]
    for child in mirror.children {
      let pair = Array(Mirror(reflecting: child.value).children)
      guard pair.count == 2, let key = ValueCarrying.carry(pair[0].value, as: Key.self),
        let value = ValueCarrying.carry(pair[1].value, as: Value.self)
      else { return nil }
      result[key] = value
    }
    return result
  }
}

/// A generic type of the standard library whose layout follows from that of its arguments, wherever it keeps them.
private protocol LaidOutByArguments {
  static var arguments: [Any.Type] { get }
}

extension Optional: LaidOutByArguments {
  fileprivate static var arguments: [Any.Type] { [Wrapped.self] }
}

extension Array: LaidOutByArguments {
  fileprivate static var arguments: [Any.Type] { [Element.self] }
}

/// Types with one name and one layout.
private enum Twins {
  static func are(_ a: Any.Type, _ b: Any.Type, depth: Int = 0) -> Bool {
    if a == b { return true }
    guard depth < 16, "\(a)" == "\(b)", kind(a) == kind(b), size(a) == size(b) else { return false }
    if let one = a as? any LaidOutByArguments.Type, let other = b as? any LaidOutByArguments.Type {
      return zip(one.arguments, other.arguments).allSatisfy { are($0, $1, depth: depth + 1) }
    }
    // Storage of other containers says nothing about what lies in it: sets go by hashes, pointers by their word.
    guard ModuleName.of(a) != "Swift" else { return false }
    if let layout = FieldLayout.of(a), let other = FieldLayout.of(b) {
      return layout.fields.count == other.fields.count
        && zip(layout.fields, other.fields).allSatisfy {
          $0.name == $1.name && $0.offset == $1.offset && are($0.type, $1.type, depth: depth + 1)
        }
    }
    if let cases = EnumCases(a), let other = EnumCases(b) {
      return cases.names == other.names && cases.payloadCount == other.payloadCount
        && zip(cases.payloads, other.payloads).allSatisfy { are($0, $1, depth: depth + 1) }
    }
    return false
  }

  /// The first word of a type's metadata says what kind of type it is (Swift's ABI).
  private static func kind(_ type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }

  private static func size(_ type: Any.Type) -> [Int] {
    func size<T>(_ type: T.Type) -> [Int] {
      [MemoryLayout<T>.size, MemoryLayout<T>.stride, MemoryLayout<T>.alignment]
    }
    return _openExistential(type, do: size)
  }
}

/// The cases of an enum that is not generic, read from its descriptor (Swift's ABI).
private struct EnumCases {
  /// Cases with a payload come first.
  var names: [String] = []
  var payloadCount: Int
  var payloads: [Any.Type] = []

  init?(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    // Enum metadata, then the descriptor: flags, parent, name, accessor, fields, count of cases with a payload, without.
    guard metadata[0] == 0x201, let descriptor = UnsafeRawPointer(bitPattern: metadata[1]) else { return nil }
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric, let fields = Self.relative(descriptor + 16) else { return nil }
    payloadCount = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0x00FF_FFFF)
    // The field descriptor: type, superclass, kind and size of a record, count; then records of flags, type and name.
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    guard size == 12, count < 10_000 else { return nil }
    for index in 0..<count {
      let record = fields + 16 + index * size
      guard let name = Self.relative(record + 8) else { return nil }
      names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
      guard index < payloadCount else { continue }
      // An indirect case keeps its payload in a box.
      guard record.load(as: UInt32.self) & 1 == 0, let mangled = Self.relative(record + 4),
        let payload = _getTypeByMangledNameInContext(
          mangled.assumingMemoryBound(to: UInt8.self), Self.length(of: mangled), genericContext: descriptor,
          genericArguments: nil)
      else { return nil }
      payloads.append(payload)
    }
  }

  private static func relative(_ at: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = at.load(as: Int32.self)
    return offset == 0 ? nil : at + Int(offset)
  }

  /// Mangled names end with a zero, but references inside them hold bytes of any value.
  private static func length(of name: UnsafeRawPointer) -> UInt {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return UInt(length)
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
      default: length += 1
      }
    }
  }
}
