// Curves through points.

import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Interpolation") struct InterpolationTests {
  private let points = [(0.0, 0.0), (10, 10), (20, 10), (30, 0)].map { CGPoint(x: $0.0, y: $0.1) }

  private func ends(_ method: InterpolationMethod) -> [CGPoint] {
    method.pieces(through: points).map {
      switch $0 {
      case .line(let end): end
      case .cubic(_, _, let end): end
      }
    }
  }

  @Test("smooth curves pass through every point", arguments: [InterpolationMethod.monotone, .cardinal, .catmullRom])
  func passThrough(method: InterpolationMethod) {
    #expect(ends(method) == Array(points.dropFirst()))
  }

  @Test("a monotone curve never leaves the range of two neighbours")
  func monotone() {
    for (index, piece) in InterpolationMethod.monotone.pieces(through: points).enumerated() {
      guard case .cubic(let a, let b, let end) = piece else {
        Issue.record("a monotone piece is a cubic")
        continue
      }
      let range = min(points[index].y, end.y)...max(points[index].y, end.y)
      #expect(range.contains(a.y) && range.contains(b.y))
    }
  }

  @Test("steps change where an interval starts, in its middle, where it ends")
  func steps() {
    let two = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 4)]
    func corners(_ method: InterpolationMethod) -> [CGPoint] {
      method.pieces(through: two).compactMap { if case .line(let end) = $0 { end } else { nil } }
    }
    #expect(corners(.stepStart).first == CGPoint(x: 0, y: 4))
    #expect(corners(.stepCenter).first == CGPoint(x: 5, y: 0))
    #expect(corners(.stepEnd).first == CGPoint(x: 10, y: 0))
  }

  @Test("two points are joined by a line, one by nothing", arguments: [InterpolationMethod.monotone, .catmullRom])
  func few(method: InterpolationMethod) {
    #expect(method.pieces(through: Array(points.prefix(2))) == [.line(points[1])])
    #expect(method.pieces(through: Array(points.prefix(1))).isEmpty)
  }

  @Test("points in one place do not make a curve of NaN")
  func coincident() {
    let same = [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 3)]
    for method in [InterpolationMethod.monotone, .catmullRom, .cardinal] {
      for case .cubic(let a, let b, _) in method.pieces(through: same) {
        #expect(a.x.isFinite && a.y.isFinite && b.x.isFinite && b.y.isFinite)
      }
    }
  }
}
