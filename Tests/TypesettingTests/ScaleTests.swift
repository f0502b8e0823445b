// Large inputs, caches and repeatability.

import Foundation
import Testing

@testable import Typesetting

@Suite("Scale and repeatability")
struct ScaleTests {
  @Test("a long text is laid out in time that grows with its length", .timeLimit(.minutes(20)))
  func longText() {
    let words = String(repeating: "several words that fill a long text ", count: 3000)
    let text = layout(words, width: 200)
    #expect(text.lines.count > 1000)
    #expect(text.lines.last?.range.upperBound == words.utf16.count)
    let word = layout(String(repeating: "x", count: 50_000), width: 200)
    #expect(word.lines.count > 1000)
    #expect(layout(words, width: 200) { $0.maximumLines = 2 }.lines.count == 2)
  }

  @Test("a fresh typesetter answers like one that has seen much")
  func history() {
    let texts = ["Hello, world", "One two three four five six", "مرحبا hello 😀", "直す"]
    let fresh = Typesetter(catalog: FontCatalog())
    for text in texts.reversed() {
      for width in [nil, 60, 33.3] as [CGFloat?] {
        let a = fresh.layout(styled(text), width: width)
        let b = Typesetter.shared.layout(styled(text), width: width)
        #expect(a.size == b.size)
        #expect(a.lines.map { $0.fragments.map(\.glyphs) } == b.lines.map { $0.fragments.map(\.glyphs) })
      }
    }
  }

  @Test("forgotten entries leave, used ones stay")
  func cache() {
    var cache = RecentCache<Int, Int>(capacity: 4, cost: 100)
    for key in 0..<100 {
      cache.insert(key, for: key, cost: 1)
      _ = cache[0]
    }
    #expect(cache[0] == 0)
    #expect(cache[99] == 99)
    #expect(cache[50] == nil)
    cache.insert(7, for: 200, cost: 1000)
    cache.insert(8, for: 201, cost: 1)
    #expect(cache[200] == 7)
  }

  @Test("threads may share a typesetter")
  func threads() async {
    let expected = layout("Hello from a thread", width: 60).size
    await withTaskGroup(of: CGSize.self) { group in
      for index in 0..<64 {
        group.addTask {
          _ = layout("Number \(index)", width: CGFloat(index))
          return layout("Hello from a thread", width: 60).size
        }
      }
      for await size in group { #expect(size == expected) }
    }
  }
}
