// Sets of flags whose bits are nobody's business: SetAlgebra without the raw value of an OptionSet.

/// A set kept as the bits of a number.
protocol BitSet: SetAlgebra where Element == Self {
  var bits: UInt32 { get set }
}

extension BitSet {
  init(bits: UInt32) {
    self.init()
    self.bits = bits
  }

  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.isEmpty ? nil : common
  }
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.isEmpty ? nil : common
  }
}
