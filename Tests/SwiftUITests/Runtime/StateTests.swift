// State, identity, environment, preferences: what runs again when, and what survives.

import Foundation
import Observation
import Testing

@testable import SwiftUI

/// Lets a test write a view's state from outside.
@MainActor
private final class Remote {
  var write: (Int) -> Void = { _ in }
  var evaluations: [String: Int] = [:]
  func note(_ name: String) { evaluations[name, default: 0] += 1 }
}

private struct Row: View {
  let remote: Remote
  let name: String
  @State private var value = 0

  var body: some View {
    let _ = remote.note(name)
    let _ = name == "row 1" ? (remote.write = { value = $0 }) : ()
    Color.red.frame(width: CGFloat(10 + value), height: 10).probed(name)
  }
}

private struct Column: View {
  let remote: Remote
  var body: some View {
    let _ = remote.note("column")
    VStack(spacing: 0) {
      Row(remote: remote, name: "row 0")
      Row(remote: remote, name: "row 1")
    }
  }
}

@Observable
private final class Model {
  var shown = 5
  var unseen = 0
}

private struct Reader: View {
  let model: Model
  let remote: Remote
  var body: some View {
    let _ = remote.note("reader")
    Color.red.frame(width: CGFloat(model.shown), height: 1).probed("reader")
  }
}

private struct SizeKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor
@Suite("State and identity")
struct StateTests {
  @Test("a state write re-evaluates only the body that read it")
  func leastWork() {
    let remote = Remote()
    let probe = Probe { Column(remote: remote) }
    #expect(remote.evaluations == ["column": 1, "row 0": 1, "row 1": 1])
    remote.write(30)
    probe.host.update()
    #expect(remote.evaluations == ["column": 1, "row 0": 1, "row 1": 2])
    #expect(probe["row 1"]?.width == 40)
  }

  @Test("a write of the same value evaluates nothing")
  func equalWrite() {
    let remote = Remote()
    let probe = Probe { Column(remote: remote) }
    remote.write(0)
    #expect(!probe.host.needsUpdate)
  }

  @Test("only the properties a body read run it again")
  func observation() {
    let model = Model()
    let remote = Remote()
    let probe = Probe { Reader(model: model, remote: remote) }
    model.unseen = 3
    probe.host.update()
    #expect(remote.evaluations["reader"] == 1)
    model.shown = 50
    probe.host.update()
    #expect(remote.evaluations["reader"] == 2)
    #expect(probe["reader"]?.width == 50)
  }

  @Test("a row keeps its state when the collection is reordered")
  func forEachIdentity() {
    struct Item: View {
      let id: Int
      @State private var first: Int
      init(id: Int) {
        self.id = id
        _first = State(initialValue: id)
      }
      var body: some View { Color.red.frame(width: CGFloat(first), height: 1).probed("item \(id)") }
    }
    struct Items: View {
      let remote: Remote
      @State private var order = [10, 20]
      var body: some View {
        let _ = (remote.write = { order = [$0, 20, 10] })
        VStack(spacing: 0) { ForEach(order, id: \.self) { Item(id: $0) } }
      }
    }
    let remote = Remote()
    let probe = Probe { Items(remote: remote) }
    remote.write(30)
    probe.host.update()
    #expect(probe["item 10"]?.width == 10)
    #expect((probe["item 30"]?.minY ?? 0) < (probe["item 20"]?.minY ?? 0))
    #expect((probe["item 20"]?.minY ?? 0) < (probe["item 10"]?.minY ?? 0))
  }

  @Test("another branch or another id is another view")
  func identity() {
    struct Switch: View {
      let remote: Remote
      @State private var step = 0
      var body: some View {
        let _ = (remote.write = { step = $0 })
        Block("\(step)", 10, 10).id(step)
        if step > 0 { Block("branch", 5, 5) }
      }
    }
    let remote = Remote()
    let probe = Probe { Switch(remote: remote) }
    #expect(probe["branch"] == nil)
    remote.write(1)
    probe.host.update()
    #expect(probe["branch"] != nil)
    #expect(probe["1"] != nil)
    #expect(probe["0"] == nil)
  }

  @Test("what onAppear writes is in the first frame")
  func appearance() {
    struct Late: View {
      @State private var width: CGFloat = 10
      var body: some View { Block("late", width, 10).onAppear { width = 77 } }
    }
    #expect(Probe { Late() }["late"]?.width == 77)
  }

  @Test("an environment value reaches those who read it and nobody else")
  func environment() {
    struct Scheme: View {
      let remote: Remote
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        let _ = remote.note("scheme")
        Block("scheme", scheme == .dark ? 20 : 10, 10)
      }
    }
    struct Deaf: View {
      let remote: Remote
      var body: some View {
        let _ = remote.note("deaf")
        Block("deaf", 10, 10)
      }
    }
    let remote = Remote()
    let probe = Probe {
      VStack {
        Scheme(remote: remote)
        Deaf(remote: remote)
      }
    }
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    probe.host.reconfigure(
      size: CGSize(width: 300, height: 300), safeArea: EdgeInsets(), environment: environment)
    probe.host.update()
    #expect(remote.evaluations == ["scheme": 2, "deaf": 1])
    #expect(probe["scheme"]?.width == 20)
  }

  @Test("preferences are reduced over children and read by a view around them")
  func preferences() {
    struct Holder: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Block("a", 1, 1).preference(key: SizeKey.self, value: 30)
          Block("b", 1, 1).preference(key: SizeKey.self, value: 20)
          Block("sized", width, 1)
        }
        .onPreferenceChange(SizeKey.self) { width = $0 }
      }
    }
    #expect(Probe { Holder() }["sized"]?.width == 30)
  }

  @Test("a preference that changes itself stops after a bounded number of rounds")
  func preferenceLoop() {
    struct Loop: View {
      @State private var value: CGFloat = 1
      var body: some View {
        Block("loop", 1, 1)
          .preference(key: SizeKey.self, value: value)
          .onPreferenceChange(SizeKey.self) { value = $0 + 1 }
      }
    }
    let probe = Probe { Loop() }
    #expect(probe.host.warnings.contains { $0.contains("keeps changing") })
  }

  @Test("an anchor is resolved in the coordinates of the view that reads it")
  func anchors() {
    struct BoundsKey: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    let probe = Probe(CGSize(width: 100, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        Block("above", 60, 20)
        Block("target", 30, 10).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let rect = proxy[anchor]
            Block("mark", rect.width, rect.height).offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
    #expect(probe["mark"] == probe["target"])
  }

  @Test("rows and layers made after the body still follow the state they read")
  func deferredContent() {
    struct Rows: View {
      @State private var widest: CGFloat?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach([20, 60], id: \.self) { width in
            Block("content", CGFloat(width), 10)
              .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size.width) })
              .frame(width: widest)
              .probed("row \(width)")
          }
        }
        .overlayPreferenceValue(SizeKey.self) { _ in Block("layer", widest, 1) }
        .onPreferenceChange(SizeKey.self) { widest = $0 }
      }
    }
    let probe = Probe { Rows() }
    #expect(probe["row 20"]?.width == 60)
    #expect(probe["row 60"]?.width == 60)
    #expect(probe["layer"]?.width == 60)
  }

  @Test("a binding to part of a value writes the whole")
  func bindings() {
    struct Pair: Equatable { var a = 1, b = 2 }
    var pair = Pair()
    let binding = Binding(get: { pair }, set: { pair = $0 })
    binding.a.wrappedValue = 9
    #expect(pair == Pair(a: 9, b: 2))
    let optional = Binding<Int?>(binding.b)
    optional.wrappedValue = nil
    #expect(pair.b == 2)
    #expect(Binding(optional)?.wrappedValue == 2)
  }
}
