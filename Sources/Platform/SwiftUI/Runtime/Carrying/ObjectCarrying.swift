// Models of one version of the code as models of the next: the new object takes over the stored values that fit.

import Combine
@_spi(Reflection) import Swift

package enum ObjectCarrying {
  /// Whether two values are objects of classes that bear one name.
  package static func areVersions(_ old: Any, _ new: Any) -> Bool {
    let (a, b) = (type(of: old), type(of: new))
    return a is AnyObject.Type && b is AnyObject.Type && a != b && "\(a)" == "\(b)"
  }

  /// Copies stored properties by name, where their values can be carried over.
  package static func copy(from old: AnyObject, to new: AnyObject) {
    var values: [String: Any] = [:]
    for child in Mirror(reflecting: old).children {
      if let label = child.label { values[label] = child.value }
    }
    let base = Unmanaged.passUnretained(new).toOpaque()
    _ = _forEachField(of: type(of: new), options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
      let name = String(cString: name)
      // The registrar knows its own object's observers.
      guard name != "_$observationRegistrar", let old = values[name] else { return true }
      func set<T>(_ type: T.Type) {
        let place = (base + offset).assumingMemoryBound(to: T.self)
        if let published = place.pointee as? any CarriesPublished {
          published.take(published: old)
        } else if let value = ValueCarrying.carry(old, as: T.self) {
          place.pointee = value
        }
      }
      _openExistential(type, do: set)
      return true
    }
  }
}

/// The values of an observable object's properties, for whoever compares them later.
package enum ObservableProperties {
  /// By name and in order: what is published, or what macros made observable.
  package static func of(_ object: AnyObject) -> [(name: String, value: Any)] {
    let children = Array(Mirror(reflecting: object).children)
    let isObservable = children.contains { $0.label == "_$observationRegistrar" }
    return children.compactMap { child in
      guard let label = child.label, label.hasPrefix("_"), !label.hasPrefix("_$") else { return nil }
      if let published = child.value as? any CarriesPublished {
        return (String(label.dropFirst()), published.valueToCarry)
      }
      return isObservable ? (String(label.dropFirst()), child.value) : nil
    }
  }
}

/// A `Published`, which shares its value with its object's subscribers and so is not copied but written.
private protocol CarriesPublished {
  var valueToCarry: Any { get }
  func take(published: Any)
}

extension Published: CarriesPublished {
  fileprivate var valueToCarry: Any { currentValue }
  fileprivate func take(published: Any) {
    guard let old = published as? any CarriesPublished else { return }
    if let value = ValueCarrying.carry(old.valueToCarry, as: Value.self) { currentValue = value }
  }
}
