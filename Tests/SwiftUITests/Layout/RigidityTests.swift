// Boxes of fixed size, which are measured once.

import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Boxes of fixed size")
struct RigidityTests {
  /// A block whose size a test changes.
  private struct Changing: View {
    @MainActor final class Handle {
      private(set) var width: Binding<CGFloat?>?
      func take(_ binding: Binding<CGFloat?>) { width = binding }
    }
    let handle: Handle
    @State private var width: CGFloat? = 20

    var body: some View {
      let _ = handle.take($width)
      Block("changing", width, 10)
    }
  }

  private func probe(_ handle: Changing.Handle) -> Probe {
    Probe(CGSize(width: 300, height: 100)) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          Block("a", 40, 20)
          Changing(handle: handle)
        }
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Block("b", 10, 10)
            Block("c", 30, 10)
          }
          Block("d", 20, 30)
        }
      }
    }
  }

  @Test("neighbours move when one changes, and keep their inner layout")
  func neighbours() {
    let handle = Changing.Handle()
    let probe = probe(handle)
    #expect(probe["c"] == CGRect(x: 160, y: 30, width: 30, height: 10))
    handle.width?.wrappedValue = 100
    probe.host.update()
    #expect(probe["changing"]?.width == 100)
    #expect(probe["a"]?.minX == 80)
    #expect(probe["c"] == CGRect(x: 190, y: 30, width: 30, height: 10))
    #expect(probe["d"] == CGRect(x: 190, y: 40, width: 20, height: 30))
  }

  @Test("a box that stops being fixed takes what room there is")
  func becomingFlexible() {
    let handle = Changing.Handle()
    let probe = probe(handle)
    handle.width?.wrappedValue = nil
    probe.host.update()
    #expect(probe["changing"]?.width == 260)
    #expect(probe["b"]?.minX == 260)
    handle.width?.wrappedValue = 20
    probe.host.update()
    #expect(probe["b"]?.minX == 150)
  }
}
