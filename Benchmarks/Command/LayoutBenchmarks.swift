// What layout costs: a deep tree of stacks, lazy stacks of many rows, very many siblings, one row of a list.

import CFloor
import EngineBenchmarks
import Foundation
import Stage
import SwiftUI

@MainActor
enum LayoutBenchmarks {
  static let all = [
    Benchmark("layout") { try MainActor.assumeIsolated { try layout() } },
    Benchmark("lazy") { try MainActor.assumeIsolated { try lazy() } },
    Benchmark("siblings") { try MainActor.assumeIsolated { try siblings() } },
    Benchmark("row") { try MainActor.assumeIsolated { try row() } },
  ]

  /// Ten children a stack, four levels of stacks, rows and columns by turns.
  static func layout() throws {
    let floor = floor_stack_make(10, 4)
    var height = 0.0
    let bare = median(of: 15) { height = floor_stack_layout(floor, 1200, 1200) }
    floor_stack_free(floor)
    precondition(height > 0, "the tree has a height")
    // Trees are kept, so that none is taken down while another is measured.
    var hosts: [ViewHost] = []
    let building = median(of: 7) {
      let host = ViewHost()
      host.setRoot(
        StackTree(depth: 4, isFirst: true), size: CGSize(width: 1200, height: 1200), safeArea: EdgeInsets(),
        environment: EnvironmentValues())
      hosts.append(host)
    }
    var waiting = hosts[...]
    let first = median(of: 7) { waiting.popFirst()?.update() }
    guard let host = hosts.last else { return }
    let evaluated = host.bodyEvaluations.total
    var width: CGFloat = 5
    let again = median(of: 15) {
      width = width == 5 ? 6 : 5
      FirstLeaf.width?.wrappedValue = width
      host.update()
    }
    precondition(host.bodyEvaluations.total > evaluated, "the leaf's change reached the host")
    Figure("10,000 leaves in stacks, building nodes", building).report()
    Figure("a leaf", building / 10, unit: "µs").report()
    Figure("first layout of the built tree", first, floor: ("bare C rule", bare)).report()
    if let yoga = yoga() {
      Figure("the same", first, floor: ("Yoga", yoga), target: 1).report()
    } else {
      print("  no Yoga in .build/yoga: nothing to compare with")
    }
    Figure("relayout after one leaf changed", again, floor: ("the first layout", first), target: 0.01).report()
  }

  /// What Yoga takes to lay out an equal tree that is built already, in milliseconds; nil where `vitrine bench` could not
  /// fetch it.
  private static func yoga() -> Double? {
    let program = Process()
    let output = Pipe()
    program.executableURL = packageFolder.appendingPathComponent(".build/yoga/tree")
    program.standardOutput = output
    guard (try? program.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Very many views side by side, with nothing lazy about them.
  static func siblings() throws {
    guard let screen = Device(named: "393x852@3") else { throw BenchmarkFailure.noDevice }
    func frame<Content: View>(@ViewBuilder _ content: () -> Content) -> Double {
      median(of: 1, warmUp: 0) { _ = Stage(screen, content: content).frame }
    }
    for (name, draw) in [
      ("texts", { count in frame { ForEach(0..<count, id: \.self) { Text("Row \($0)") } } }),
      ("colours", { count in frame { ForEach(0..<count, id: \.self) { _ in Color.blue } } }),
    ] as [(String, (Int) -> Double)] {
      _ = draw(100)
      let few = draw(10_000)
      Figure("10,000 \(name) at the root", few).report()
      Figure("100,000", draw(100_000), floor: ("10,000", few), target: 15).report()
    }
  }

  /// A list of 1,000 rows of which one changes: with every row alive, and with those only that are seen, whose first
  /// frame has next to nothing to do.
  static func row() throws {
    try row("1,000 rows in a stack", target: 0.02) { LongStack() }
    try row("1,000 rows in a List", target: nil) { LongList() }
  }

  private static func row<Content: View>(_ name: String, target: Double?, _ content: () -> Content) throws {
    guard let screen = Device(named: "393x852@3") else { throw BenchmarkFailure.noDevice }
    var stage = Stage(screen, content: content)
    func draw() {
      stage.host.update()
      _ = stage.host.draw(displayScale: 3)
    }
    let first = median(of: 9) {
      stage = Stage(screen, content: content)
      draw()
    }
    let host = stage.host
    draw()
    let evaluated = host.bodyEvaluations.total
    let runs = 101
    let again = median(of: runs - 2) {
      LongListRow.count?.wrappedValue += 1
      draw()
    }
    let bodies = Double(host.bodyEvaluations.total - evaluated) / Double(runs)
    Figure("\(name), first frame's drawing", first).report()
    Figure("after one row changed", again, floor: ("the first", first), target: target).report()
    Figure("bodies evaluated for it", bodies, unit: "", floor: ("the row's", 1), target: 1).report()
  }

  static func lazy() throws {
    guard let screen = Device(named: "393x852@3") else { throw BenchmarkFailure.noDevice }
    func first(_ count: Int) -> (time: Double, memory: Double) {
      let before = heldMemory()
      var stages: [Stage] = []
      let time = median(of: 7) {
        let stage = Stage(screen) { RowsScreen(count: count) }
        _ = stage.frame
        stages.append(stage)
      }
      return (time, (heldMemory() - before) / Double(stages.count))
    }
    _ = first(10)
    let (few, many) = (first(1_000), first(100_000))
    Figure("1,000 rows in a lazy stack, first frame", few.time).report()
    Figure("100,000 rows", many.time, floor: ("1,000 rows", few.time), target: 1.2).report()
    Figure("memory of 100,000 rows", many.memory, unit: "MB", floor: ("1,000 rows", max(few.memory, 0.01)), target: 1.2)
      .report()
  }
}

struct StackTree: View {
  var depth: Int
  var isFirst = false

  var body: some View {
    if depth == 0 {
      if isFirst { FirstLeaf() } else { Color.blue.frame(width: 4, height: 6) }
    } else if depth % 2 == 1 {
      HStack(spacing: 0) { children }
    } else {
      VStack(spacing: 0) { children }
    }
  }

  private var children: some View {
    ForEach(0..<10) { StackTree(depth: depth - 1, isFirst: isFirst && $0 == 0) }
  }
}

/// The leaf that changes.
struct FirstLeaf: View {
  @MainActor private(set) static var width: Binding<CGFloat>?
  @State private var own: CGFloat = 5

  var body: some View {
    let _ = Self.take($own)
    Color.blue.frame(width: own, height: 6)
  }

  @MainActor private static func take(_ binding: Binding<CGFloat>) { width = binding }
}

struct RowsScreen: View {
  var count: Int

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) {
        ForEach(0..<count, id: \.self) { index in
          HStack {
            Circle().fill(.blue).frame(width: 32, height: 32)
            VStack(alignment: .leading) {
              Text("Row").font(.headline)
              Text("Detail").font(.subheadline).foregroundStyle(.secondary)
            }
          }
        }
      }
    }
  }
}

struct LongList: View {
  var body: some View {
    List(0..<1_000, id: \.self) { LongListRow(index: $0) }
  }
}

struct LongStack: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) { ForEach(0..<1_000, id: \.self) { LongListRow(index: $0) } }
    }
  }
}

struct LongListRow: View {
  @MainActor private(set) static var count: Binding<Int>?
  var index: Int
  @State private var taps = 0

  var body: some View {
    let _ = Self.take($taps, of: index)
    HStack {
      Circle().fill(.blue).frame(width: 32, height: 32)
      VStack(alignment: .leading) {
        Text("Row \(index)").font(.headline)
        Text("Tapped \(taps) times").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text("12.50").monospacedDigit()
    }
  }

  @MainActor private static func take(_ binding: Binding<Int>, of index: Int) {
    if index == 3 { count = binding }
  }
}
