// Label styles that make their labels from labels.

import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct LabelStyleTests {
  /// The usual coloured icon of a settings row.
  private struct Coloured: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label {
        configuration.title
      } icon: {
        configuration.icon.padding(6).background(.blue, in: RoundedRectangle(cornerRadius: 6))
      }
    }
  }

  private struct Wrapped: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
  }

  private struct Tall: LabelStyle {
    @Environment(\.labelRoom) private var room
    func makeBody(configuration: Configuration) -> some View { configuration.title.padding(.vertical, room) }
  }

  private func size(_ view: some View) -> CGSize { Probe { view }.host.rootSize(for: .unspecified) }

  @Test func aLabelInsideAStyleLooksAsItWouldWithoutTheStyle() {
    let plain = size(Label("Inbox", systemImage: "tray"))
    let wrapped = size(Label("Inbox", systemImage: "tray").labelStyle(Wrapped()))
    #expect(wrapped == CGSize(width: plain.width + 20, height: plain.height + 20))
    let coloured = size(Label("Inbox", systemImage: "tray").labelStyle(Coloured()))
    #expect(coloured.width == plain.width + 12)
  }

  @Test func stylesGoOutwardsOneByOne() {
    let bare = size(Text("Inbox"))
    let both = size(Label("Inbox", systemImage: "tray").labelStyle(Wrapped()).labelStyle(.titleOnly))
    #expect(both == CGSize(width: bare.width + 20, height: bare.height + 20))
  }

  @Test func aStyleReadsTheEnvironment() {
    let bare = size(Text("Inbox"))
    let tall = size(Label("Inbox", systemImage: "tray").labelStyle(Tall()).environment(\.labelRoom, 9))
    #expect(tall.height == bare.height + 18)
  }

  @Test func automaticLabelsInRowsHaveAColumnForIcons() {
    func title(_ style: some LabelStyle) -> CGFloat? {
      let label = Label {
        Text("Inbox").probed("title")
      } icon: {
        Image(systemName: "tray")
      }
      return Probe { List { label.labelStyle(style) } }["title"]?.minX
    }
    let plain = Probe { List { Label { Text("Inbox").probed("title") } icon: { Image(systemName: "tray") } } }
    #expect(title(.automatic) == plain["title"]?.minX)
    #expect(title(Wrapped()) == (plain["title"]?.minX ?? 0) + 10)
  }
}

private struct LabelRoomKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  fileprivate var labelRoom: CGFloat {
    get { self[LabelRoomKey.self] }
    set { self[LabelRoomKey.self] = newValue }
  }
}
