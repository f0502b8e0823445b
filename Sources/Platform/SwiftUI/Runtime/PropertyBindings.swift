// Dynamic properties: found in a view struct by reflection, connected to storage that the view's node keeps.

@_spi(Reflection) import Swift

/// A stored property that the framework fills in before a body runs.
public protocol DynamicProperty {
  /// Called before the body of the view that holds the property is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property whose storage belongs to the node, such as `@State`.
package protocol NodeOwnedProperty {}

/// A dynamic property of the framework's own, which connects itself to its node's storage.
package protocol BindableProperty: DynamicProperty {
  /// - Parameter slot: what the property keeps between evaluations; nil the first time.
  @MainActor mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker)
}

/// Storage that wants to know when its view goes away.
@MainActor
package protocol NodeStorage: AnyObject {
  func nodeWillDestroy()
}

/// Storage of a property that has dynamic properties of its own, such as an app's or a style's.
@MainActor
package protocol HoldsBindings: NodeStorage {
  var bindings: PropertyBindings { get }
}

extension HoldsBindings {
  package func nodeWillDestroy() { bindings.destroy() }
}

/// The storage of one node's dynamic properties, in the order of the fields.
@MainActor
package struct PropertyBindings {
  private var slots: [AnyObject?] = []
  private var names: [String] = []

  package init() {}

  /// Connects every dynamic property of `value`. The first call finds them by reflection (cached a type).
  package mutating func bind<Value>(_ value: inout Value, node: _ViewNode, tracker: DependencyTracker) {
    let plan = PropertyPlan.of(Value.self)
    guard !plan.steps.isEmpty else { return }
    if slots.isEmpty {
      slots = Array(repeating: nil, count: plan.slotNames.count)
      names = plan.slotNames
    }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for step in plan.steps { step.run(base, &slots, node, tracker) }
    }
  }

  /// What of it outlives a replacement of the code, by the properties' names.
  package var carriers: [(name: String, carrier: any CarriesState)] {
    zip(names, slots).flatMap { name, slot in
      if let inner = slot as? any HoldsBindings {
        return inner.bindings.carriers.map { ("\(name).\($0.name)", $0.carrier) }
      }
      return (slot as? any CarriesState).map { [(name, $0)] } ?? []
    }
  }

  package func destroy() {
    for slot in slots { (slot as? any NodeStorage)?.nodeWillDestroy() }
  }
}

/// Where a type's dynamic properties lie and how to bind them.
@MainActor
private final class PropertyPlan {
  struct Step {
    let run: (UnsafeMutableRawPointer, inout [AnyObject?], _ViewNode, DependencyTracker) -> Void
  }

  private(set) var steps: [Step] = []
  /// The property that each slot belongs to; those inside others have their names before their own.
  private(set) var slotNames: [String] = []

  private static var cache: [ObjectIdentifier: PropertyPlan] = [:]

  static func of(_ type: Any.Type) -> PropertyPlan {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let plan = PropertyPlan()
    plan.scan(type, at: 0, inside: "")
    cache[key] = plan
    return plan
  }

  private func scan(_ type: Any.Type, at base: Int, inside: String) {
    guard let layout = FieldLayout.of(type) else { return }
    for field in layout.fields {
      guard let property = field.type as? any DynamicProperty.Type else { continue }
      add(property, at: base + field.offset, named: inside + field.name)
    }
  }

  private func add<P: DynamicProperty>(_ type: P.Type, at offset: Int, named name: String) {
    if let bindable = type as? any BindableProperty.Type {
      addBindable(bindable, at: offset, named: name)
    } else {
      // A property made of others: bind those first, then let it update itself.
      scan(type, at: offset, inside: name + ".")
      steps.append(
        Step { base, _, _, _ in (base + offset).assumingMemoryBound(to: P.self).pointee.update() })
    }
  }

  private func addBindable<P: BindableProperty>(_ type: P.Type, at offset: Int, named name: String) {
    let slot = slotNames.count
    slotNames.append(name)
    steps.append(
      Step { base, slots, node, tracker in
        let pointer = (base + offset).assumingMemoryBound(to: P.self)
        pointer.pointee.bind(to: &slots[slot], node: node, tracker: tracker)
        pointer.pointee.update()
      })
  }
}
