// Images, symbols and labels.

import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor
private func show<V: View>(_ view: V, direction: LayoutDirection = .leftToRight) -> ViewHost {
  let host = ViewHost()
  var environment = EnvironmentValues()
  environment.displayScale = 2
  environment.layoutDirection = direction
  host.setRoot(view, size: CGSize(width: 300, height: 300), safeArea: EdgeInsets(), environment: environment)
  host.update()
  return host
}

@MainActor
struct SymbolTests {
  @Test("a symbol's frame follows its font as SF's does", arguments: [(13.0, 16.5, 16.0), (17, 22, 20), (28, 36, 34)])
  func sizes(points: CGFloat, width: CGFloat, height: CGFloat) {
    let host = show(Image(systemName: "star").font(.system(size: points)))
    let size = host.rootSize(for: .unspecified)
    #expect(abs(size.width - width) <= 0.5)
    #expect(abs(size.height - height) <= 0.5)
  }

  @Test("every line of the table names an icon that exists")
  func table() {
    let missing = SymbolTable.entries.keys.filter { !SymbolLibrary.shared.contains($0) }
    #expect(missing.sorted() == [])
  }

  @Test(
    "variants without an icon are made from their base",
    arguments: [
      "car.circle.fill", "g.circle", "12.square.fill", "leaf.slash", "tray.badge.plus", "goforward.30",
    ])
  func derived(name: String) { #expect(SymbolLibrary.shared.contains(name)) }

  @Test("an unknown symbol draws a box and says so")
  func unknown() {
    let host = show(Image(systemName: "no.such.thing"))
    #expect(!host.draw(displayScale: 2).commands.isEmpty)
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.contains("no.such.thing") == true)
  }

  @Test("a variant that does not exist leaves the base")
  func variants() {
    #expect(SymbolVariants.fill.candidates(for: "heart") == ["heart.fill", "heart"])
    #expect(SymbolVariants.circle.fill.candidates(for: "heart").first == "heart.circle.fill")
    #expect(SymbolVariants.fill.candidates(for: "heart.fill") == ["heart.fill"])
  }

  @Test("a palette gives each level its style")
  func palette() {
    let host = show(Image(systemName: "plus.circle.fill").foregroundStyle(.red, .blue))
    let fills = host.draw(displayScale: 2).commands.compactMap { command -> Paint? in
      if case .fill(_, let paint, _) = command { paint } else { nil }
    }
    #expect(Set(fills).count == 2)
  }

  @Test("a weather symbol has the sun and the rain in colours of their own")
  func weather() {
    let sun = show(Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor))
    let colors = fills(of: sun).compactMap { if case .color(let color) = $0 { color } else { nil } }
    #expect(colors == [.white, SystemColor.yellow.rgba(in: EnvironmentValues())])
    #expect(fills(of: show(Image(systemName: "cloud.rain.fill").symbolRenderingMode(.multicolor))).count == 2)
  }

  @Test("a variable value dims the parts beyond it")
  func variableValue() {
    func faded(_ value: Double) -> Int {
      let view = Image(systemName: "wifi", variableValue: value)
      return show(view).draw(displayScale: 2).commands.count { if case .pushLayer = $0 { true } else { false } }
    }
    #expect(faded(1) == 0)
    #expect(faded(0.4) == 2)
    #expect(faded(0) == 4)
  }

  private func fills(of host: ViewHost) -> [Paint] {
    host.draw(displayScale: 2).commands.compactMap { command in
      if case .fill(_, let paint, _) = command { paint } else { nil }
    }
  }

  @Test("a button's symbol takes the style set around the button, and the tint otherwise")
  func buttonStyle() {
    func color(_ view: some View) -> RGBA? {
      fills(of: show(view)).lazy.compactMap { if case .color(let color) = $0 { color } else { nil } }.first
    }
    let button = Button {
    } label: {
      Image(systemName: "heart.fill")
    }
    #expect(color(button.tint(.green)) == SystemColor.green.rgba(in: EnvironmentValues()))
    #expect(color(button.foregroundStyle(.red).tint(.green)) == SystemColor.red.rgba(in: EnvironmentValues()))
  }

  @Test("a divider on a material is drawn in a label's colour")
  func dividerOnMaterial() {
    let plain = fills(of: show(Divider()))
    let onMaterial = fills(of: show(Divider().background(.thinMaterial)))
    #expect(plain == [.color(SystemColor.separator.rgba(in: EnvironmentValues()))])
    #expect(onMaterial == [.color(SystemColor.quaternaryLabel.rgba(in: EnvironmentValues()))])
  }

  @Test("a symbol is named to assistive technology, a decorative picture is not")
  func semantics() {
    #expect(show(Image(systemName: "star")).semantics().elements.map(\.label) == ["Favorite"])
    #expect(show(Image(decorative: "nothing")).semantics().elements.isEmpty)
  }
}

@MainActor
struct ImageTests {
  @Test("a missing asset takes no room and says so")
  func missing() {
    let host = show(Image("no-such-asset"))
    #expect(host.rootSize(for: .unspecified) == .zero)
    #expect(host.warnings.first?.contains("no-such-asset") == true)
  }

  @Test("a picture keeps its size until it is resizable")
  func resizing() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-image-\(UUID().uuidString).svg")
    try Data("<svg width=\"40\" height='20' viewBox=\"0 0 4 2\"></svg>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = Image(source: .file(file.path, scale: 1))
    #expect(show(image).rootSize(for: .init(width: 100, height: 100)) == CGSize(width: 40, height: 20))
    let resizable = show(image.resizable())
    #expect(resizable.rootSize(for: .init(width: 100, height: 100)) == CGSize(width: 100, height: 100))
    #expect(resizable.rootSize(for: .unspecified) == CGSize(width: 40, height: 20))
  }

  @Test("sizes are read from file headers")
  func headers() {
    var png = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])
    png += Data("IHDR".utf8) + Data([0, 0, 1, 0, 0, 0, 0, 9])
    #expect(ImageFileSize.size(of: png) == CGSize(width: 256, height: 9))
    #expect(ImageFileSize.size(of: Data("no image".utf8)) == nil)
    #expect(ImageFileSize.size(of: Data([0xFF, 0xD8, 0xFF])) == nil)
  }

  @Test("a label says its title once, and its icon only where there is no title")
  func labels() {
    let label = Label("Inbox", systemImage: "tray")
    #expect(show(label).semantics().elements.map(\.label) == ["Inbox"])
    #expect(show(label.labelStyle(.iconOnly)).semantics().elements.map(\.label) == ["Inbox"])
    #expect(show(label.labelStyle(.iconOnly)).rootSize(for: .unspecified).width < 30)
    let title = show(Text("Inbox")).rootSize(for: .unspecified).width
    let icon = show(Image(systemName: "tray")).rootSize(for: .unspecified).width
    #expect(abs(show(label).rootSize(for: .unspecified).width - title - icon - 8) < 0.01)
  }
}
