// Whether two view values are the same, so that a body need not run again.

@_spi(Reflection) import Swift

/// Compares values of any type: bitwise first, then field by field with `==` where a field has it.
package enum ValueComparison {
  /// Equal bits mean equal values here (functions and references included). Unequal bits may still be equal values:
  /// then fields that are `Equatable` decide. Cost: one `memcmp` for the usual, unchanged view.
  package static func areEqual<Value>(
    _ lhs: Value, _ rhs: Value, ignoringDynamicProperties: Bool = false
  ) -> Bool {
    withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in
        guard let l = left.baseAddress, let r = right.baseAddress else { return true }
        if memcmp(l, r, left.count) == 0 { return true }
        return areEqual(Value.self, l, r, ignoringDynamicProperties: ignoringDynamicProperties)
      }
    }
  }

  /// Whether two values have the same bits, and so cannot be told apart.
  package static func areIdentical<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in
        guard let l = left.baseAddress, let r = right.baseAddress else { return true }
        return memcmp(l, r, left.count) == 0
      }
    }
  }

  private static func areEqual(
    _ type: Any.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, ignoringDynamicProperties: Bool
  ) -> Bool {
    if let equatable = equatable(type) { return equalValues(equatable, lhs, rhs) }
    guard let layout = FieldLayout.of(type) else { return false }
    for field in layout.fields {
      if ignoringDynamicProperties, field.isOwnedByNode { continue }
      let l = lhs + field.offset
      let r = rhs + field.offset
      if memcmp(l, r, field.size) == 0 { continue }
      if !areEqual(field.type, l, r, ignoringDynamicProperties: false) { return false }
    }
    return !layout.fields.isEmpty
  }

  /// The type, if its values can be compared. Kept: asking the runtime costs as much as comparing many a view.
  private static func equatable(_ type: Any.Type) -> (any Equatable.Type)? {
    equatables.withLock { known in
      if let answer = known[ObjectIdentifier(type)] { return answer }
      let answer = type as? any Equatable.Type
      known[ObjectIdentifier(type)] = .some(answer)
      return answer
    }
  }

  private static let equatables = Lock<[ObjectIdentifier: (any Equatable.Type)?]>([:])

  private static func equalValues<T: Equatable>(
    _ type: T.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    lhs.assumingMemoryBound(to: T.self).pointee == rhs.assumingMemoryBound(to: T.self).pointee
  }
}

/// The stored fields of a struct or tuple type, read once by reflection.
package final class FieldLayout: @unchecked Sendable {
  package struct Field {
    package let name: String
    package let offset: Int
    package let size: Int
    package let type: Any.Type
    /// State the node keeps, whose value inside the view struct says nothing.
    package let isOwnedByNode: Bool
  }

  package let fields: [Field]

  private init(_ fields: [Field]) { self.fields = fields }

  /// The layout of a struct or tuple, nil for every other kind of type. Cached a type.
  package static func of(_ type: Any.Type) -> FieldLayout? {
    cache.withLock { cache in
      let key = ObjectIdentifier(type)
      if let known = cache[key] { return known }
      var fields: [Field] = []
      var isAggregate = false
      if !(type is AnyObject.Type), kindIsAggregate(type) {
        isAggregate = true
        _ = _forEachField(of: type) { name, offset, fieldType, _ in
          fields.append(
            Field(
              name: String(cString: name), offset: offset, size: sizeOf(fieldType), type: fieldType,
              isOwnedByNode: fieldType is any NodeOwnedProperty.Type))
          return true
        }
      }
      let layout: FieldLayout? = isAggregate ? FieldLayout(fields) : nil
      cache[key] = layout
      return layout
    }
  }

  private static let cache = Lock<[ObjectIdentifier: FieldLayout?]>([:])

  /// Struct (0x200) and tuple (0x301) metadata; the kind is the first word of a type's metadata (Swift's ABI).
  private static func kindIsAggregate(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  private static func sizeOf(_ type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }
}
