// A bounded memory of what was used lately.

/// Two generations of entries: new and used ones live in the young one; when it is full it becomes the old one, whose
/// unused entries go with the next change. Close to least-recently-used at the price of one dictionary.
struct RecentCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let capacity: Int
  private let costLimit: Int

  /// - Parameters:
  ///   - capacity: entries a generation may have.
  ///   - cost: what the entries of a generation may cost together.
  init(capacity: Int, cost: Int) {
    self.capacity = capacity
    self.costLimit = cost
  }

  subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard !old.isEmpty, let entry = old.removeValue(forKey: key) else { return nil }
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if young.count >= capacity || youngCost + cost > costLimit {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = (value, cost)
    youngCost += cost
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
    youngCost = 0
  }
}
