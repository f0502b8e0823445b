// Sheets and popovers on a phone that lies on its side.

import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Presentations on low screens")
struct LowScreenTests {
  private struct Presenting: View {
    var isPopover = false
    var adaptation: PresentationAdaptation?
    @State var isShown = true
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: isPopover ? .constant(false) : $isShown) { content }
        .popover(isPresented: isPopover ? $isShown : .constant(false)) { content }
    }

    @ViewBuilder var content: some View {
      let page = VStack(alignment: .leading) {
        Text("Page")
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .presentationDetents([.medium])
      if let adaptation { page.presentationCompactAdaptation(adaptation) } else { page }
    }
  }

  private func sheet(_ stage: Stage) -> CGRect? {
    stage.advance(by: 1)
    return stage.semantics.elements.first { $0.role == .sheet }?.frame
  }

  @Test("a sheet and a popover cover the screen, and what they show keeps clear of its ends", arguments: [false, true])
  func covering(_ isPopover: Bool) throws {
    let stage = Stage(.iPhone15.turned(to: .landscape)) { Presenting(isPopover: isPopover) }
    #expect(sheet(stage) == CGRect(origin: .zero, size: stage.size))
    #expect(try #require(stage.element("Page")).frame.minX == 59)
  }

  @Test("a turned phone has its sheet again")
  func turning() throws {
    let stage = Stage(.iPhone15.turned(to: .landscape)) { Presenting() }
    _ = sheet(stage)
    stage.set(stage.device.turned(to: .portrait))
    let portrait = try #require(sheet(stage))
    #expect(portrait.maxY == stage.size.height && portrait.minY > 300)
    stage.set(stage.device.turned(to: .landscape))
    #expect(sheet(stage) == CGRect(origin: .zero, size: stage.size))
  }

  @Test("a popover that does not want to adapt stays one")
  func popover() throws {
    let stage = Stage(.iPhone15.turned(to: .landscape)) { Presenting(isPopover: true, adaptation: .popover) }
    #expect(try #require(sheet(stage)).width < stage.size.width)
  }

  @Test("a tablet's sheet leaves its surroundings free")
  func tablet() throws {
    let tablet = try #require(Device.all.first { $0.name.hasPrefix("iPad") })
    let stage = Stage(tablet.turned(to: .landscape)) { Presenting() }
    #expect(try #require(sheet(stage)).width < stage.size.width)
  }
}
