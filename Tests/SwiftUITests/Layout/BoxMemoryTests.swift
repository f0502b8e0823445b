// What boxes remember: answers by proposal, and the box around them as long as there is one.

import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("what boxes remember")
struct BoxMemoryTests {
  @Test("a cache keeps the first answers and the latest of the others")
  func keepsLatest() {
    var cache = ProposalCache<Int>(limit: 3)
    #expect(cache.isEmpty)
    let keys = (0..<6).map { ProposalKey(ProposedViewSize(width: CGFloat($0), height: nil)) }
    for (value, key) in keys.enumerated() { cache.insert(value, for: key) }
    #expect(keys.map { cache.value(for: $0) } == [0, 1, nil, nil, nil, 5])
    cache.removeAll()
    #expect(cache.isEmpty)
    #expect(keys.allSatisfy { cache.value(for: $0) == nil })
  }

  @Test("no length, zero and infinity are different proposals")
  func tellsProposalsApart() {
    let proposals: [ProposedViewSize] = [.unspecified, .zero, .infinity, ProposedViewSize(width: nil, height: 0)]
    let keys = proposals.map(ProposalKey.init)
    for (index, key) in keys.enumerated() { #expect(keys.firstIndex(of: key) == index) }
  }

  @Test("a box whose parent has ended has none")
  func survivesParent() {
    let child = ContainerLayoutNode(environment: EnvironmentValues())
    var parent: ContainerLayoutNode? = ContainerLayoutNode(environment: EnvironmentValues())
    parent?.setChildren([child])
    #expect(child.parent === parent)
    parent = nil
    #expect(child.parent == nil)
    child.invalidateLayout()
  }
}
