// A value as the item of a sheet.

/// Wraps a value so that a sheet can be shown for it.
struct Shown<Value: Hashable>: Identifiable, Hashable {
  let value: Value

  init(_ value: Value) { self.value = value }

  var id: Value { value }
}
