// Transitions, transactions and what views ask of the presentation, as structure.

import Drawing
import Testing

@testable import SwiftUI

private struct Switch: View {
  @Binding var isOn: Bool
  var body: some View {
    Block("box", isOn ? 20 : 10, 10)
      .animation(.easeIn, value: isOn)
  }
}

@MainActor
struct TransitionTests {
  @MainActor
  private func holder(in node: _ViewNode?) -> (any TransitionHolding)? {
    guard let node else { return nil }
    if let found = node as? any TransitionHolding { return found }
    for child in node.children { if let found = holder(in: child) { return found } }
    return nil
  }

  @Test("a transition leaves a view alone while it is there, and changes it while it comes and goes")
  func phases() throws {
    let probe = Probe {
      Block("box", 40, 20).transition(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
    }
    let node = try #require(holder(in: probe.host.rootViewNode))
    let rest = probe.host.draw(displayScale: 3)
    #expect(!rest.commands.isEmpty)
    node.enter(.willAppear)
    probe.host.update()
    #expect(probe.host.draw(displayScale: 3).commands.isEmpty)
    node.enter(.didDisappear)
    probe.host.update()
    let gone = probe.host.draw(displayScale: 3)
    #expect(gone.commands.count == rest.commands.count && gone != rest)
    node.enter(.identity)
    probe.host.update()
    #expect(probe.host.draw(displayScale: 3) == rest)
  }

  @Test("only transitions that move something have motion")
  func motion() {
    #expect(!AnyTransition.opacity.hasMotion)
    #expect(!AnyTransition.identity.hasMotion)
    #expect(AnyTransition.move(edge: .top).combined(with: .opacity).hasMotion)
  }

  @Test("an animation for a value acts in the updates that change it, and inside withAnimation the value's wins")
  func animations() throws {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let probe = Probe { Switch(isOn: binding) }
    func leaf(_ node: _ViewNode) -> _ViewNode { node.children.first.map(leaf) ?? node }
    let root = try #require(probe.host.rootViewNode)
    #expect(leaf(root).transaction.animation == nil)
    isOn = true
    withAnimation(.linear) { root.setNeedsUpdate() }
    probe.host.update()
    #expect(probe.host.transaction.animation == .linear)
    #expect(leaf(root).transaction.animation == .easeIn)
    root.setNeedsUpdate()
    probe.host.update()
    #expect(leaf(root).transaction.animation == nil)
  }

  @Test("a follower takes the size and place of its source")
  func matchedGeometry() throws {
    struct Pair: View {
      @Namespace var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
          Block("source", 50, 30).matchedGeometryEffect(id: 1, in: space).padding(.leading, 100).padding(.top, 60)
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
      }
    }
    struct Alone: View {
      var body: some View {
        ZStack(alignment: .topLeading) {
          Block("first", 50, 30).padding(.leading, 100).padding(.top, 60)
          Block("source", 50, 30).padding(.leading, 100).padding(.top, 60)
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
      }
    }
    #expect(Probe { Pair() }.host.draw(displayScale: 3) == Probe { Alone() }.host.draw(displayScale: 3))
  }

  @Test("a preferred colour scheme is that of the whole presentation")
  func colorScheme() {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Block("box", scheme == .dark ? 20 : 10, 10) }
    }
    let probe = Probe {
      VStack {
        Scheme()
        Color.clear.frame(height: 1).preferredColorScheme(.dark)
      }
    }
    #expect(probe["box"]?.width == 20)
    #expect(probe.host.colorScheme == .dark)
  }

  @Test("a reader scrolls to a view by id")
  func scrollTo() {
    let probe = Probe(CGSize(width: 100, height: 100)) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<10) { Block("row \($0)", 100, 50).id($0) } }
        }
        .onAppear { proxy.scrollTo(4, anchor: .top) }
      }
    }
    #expect(probe["row 4"]?.minY == 0)
  }
}
