// What views and their models write into their state, in words, for whoever watches an app run.

/// One write, or several of one property that came together.
package struct StateWrite: Hashable, Sendable {
  /// Stage seconds.
  package var time: Double
  /// The view or model.
  package var owner: String
  package var property: String
  package var old: String
  package var new: String
  package var count = 1
}

/// Gathers writes until they are taken.
@MainActor
package final class StateWriteLog {
  private var writes: [(key: Key, write: StateWrite)] = []
  private var changing: [Changing] = []
  private unowned let host: ViewHost

  package init(_ host: ViewHost) { self.host = host }

  private struct Key: Hashable {
    var owner: ObjectIdentifier
    var property: String
  }

  /// An object that said it would change, and what it was before.
  private struct Changing {
    let object: AnyObject
    let before: [String]
  }

  /// Writes that were not taken are given up beyond this number, oldest first.
  private static let most = 400
  /// Modules whose views keep state of their own that is nobody's business.
  private static let libraries: Set<String> = ["SwiftUI", "Charts", "UIKit", "Stage", "Preview"]

  func note<Value>(_ location: StateLocation<Value>, of node: _ViewNode, from old: Value, to new: Value) {
    guard let module = node.viewModule, !Self.libraries.contains(module), let view = node.viewName,
      let name = node.carriedProperties.first(where: { $0.carrier === location })?.name
    else { return }
    add(
      Key(owner: ObjectIdentifier(node), property: name),
      StateWrite(
        time: host.time, owner: view, property: name.split(separator: ".").map(Self.plain).joined(separator: "."),
        old: ValueText.of(old), new: ValueText.of(new)))
  }

  /// Objects are about to change; what of them does is found out when the writes are taken.
  func willChange(_ objects: [AnyObject]) {
    for object in objects where !changing.contains(where: { $0.object === object }) {
      changing.append(Changing(object: object, before: Self.texts(of: object).map(\.text)))
    }
  }

  /// What was written since the last call, oldest first.
  package func take() -> [StateWrite] {
    for change in changing {
      for (property, old) in zip(Self.texts(of: change.object), change.before) where property.text != old {
        add(
          Key(owner: ObjectIdentifier(change.object), property: property.name),
          StateWrite(
            time: host.time, owner: "\(type(of: change.object))", property: property.name, old: old, new: property.text
          ))
      }
    }
    changing = []
    defer { writes = [] }
    return writes.map(\.write)
  }

  private func add(_ key: Key, _ write: StateWrite) {
    if let index = writes.lastIndex(where: { $0.key == key }) {
      writes[index].write.new = write.new
      writes[index].write.time = write.time
      writes[index].write.count += 1
    } else {
      if writes.count >= Self.most { writes.removeFirst() }
      writes.append((key, write))
    }
  }

  private static func texts(of object: AnyObject) -> [(name: String, text: String)] {
    DependencyTracker.unobserved { ObservableProperties.of(object).map { ($0.name, ValueText.of($0.value)) } }
  }

  /// A wrapped property's name as its author wrote it.
  private static func plain(_ name: Substring) -> String { String(name.hasPrefix("_") ? name.dropFirst() : name) }
}

/// The modules that types are of.
package enum ModuleName {
  package static func of(_ type: Any.Type) -> String { String(_typeName(type, qualified: true).prefix { $0 != "." }) }
}

/// A property wrapper that may hold an observable object.
package protocol HoldsObject {
  var heldObject: AnyObject? { get }
}

extension State: HoldsObject {
  package var heldObject: AnyObject? {
    Value.self is AnyObject.Type ? DependencyTracker.unobserved { wrappedValue as AnyObject } : nil
  }
}

extension Bindable: HoldsObject {
  package var heldObject: AnyObject? { Value.self is AnyObject.Type ? wrappedValue as AnyObject : nil }
}

extension Environment: HoldsObject {
  package var heldObject: AnyObject? { Value.self is AnyObject.Type ? wrappedValue as AnyObject : nil }
}

/// The observable objects among a view's properties.
package enum ObjectsInView {
  package static func of(_ view: Any) -> [AnyObject] {
    Mirror(reflecting: view).children.compactMap { child in
      if let holder = child.value as? any HoldsObject { return holder.heldObject }
      return type(of: child.value) is AnyObject.Type ? child.value as AnyObject : nil
    }
  }
}
