// What layout costs: a deep tree of stacks, and lazy stacks of many rows.

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
  ]

  /// Ten children a stack, four levels of stacks, rows and columns by turns.
  static func layout() throws {
    let floor = floor_stack_make(10, 4)
    var height = 0.0
    let bare = median(of: 15) { height = floor_stack_layout(floor, 1200, 1200) }
    floor_stack_free(floor)
    precondition(height > 0, "the tree has a height")
    var host = ViewHost()
    let first = median(of: 5) {
      host = ViewHost()
      host.setRoot(
        StackTree(depth: 4, isFirst: true), size: CGSize(width: 1200, height: 1200), safeArea: EdgeInsets(),
        environment: EnvironmentValues())
      host.update()
    }
    let evaluated = host.bodyEvaluations.total
    var width: CGFloat = 5
    let again = median(of: 15) {
      width = width == 5 ? 6 : 5
      FirstLeaf.width?.wrappedValue = width
      host.update()
    }
    precondition(host.bodyEvaluations.total > evaluated, "the leaf's change reached the host")
    Figure("10,000 leaves in stacks, first layout", first, floor: ("bare C rule", bare)).report()
    Figure("relayout after one leaf changed", again, floor: ("the first layout", first), target: 0.01).report()
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
