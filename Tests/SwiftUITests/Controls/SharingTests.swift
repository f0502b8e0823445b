// Sharing, searching with tokens, inspectors, and what elements say besides their labels.

import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor
private func elements<V: View>(@ViewBuilder _ view: () -> V) -> [Semantics.Element] {
  Probe(CGSize(width: 393, height: 700)) { view() }.host.semantics().elements
}

private struct Song: Transferable, Codable {
  var title: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

@MainActor
@Suite("Sharing and saying more")
struct SharingTests {
  @Test("a share link is a button with the system's label, or a title of its own")
  func shareLink() {
    let found = elements {
      VStack {
        ShareLink(item: "text")
        ShareLink("Send", item: URL(fileURLWithPath: "/"))
        ShareLink(item: Song(title: "a"), preview: SharePreview("A song")) { Text("Give") }
      }
    }
    #expect(found.map(\.label) == ["Share…", "Send", "Give"])
    #expect(found.allSatisfy { $0.role == .button })
  }

  @Test("a value is handed over in each of its representations, the first being the best")
  func transfer() async throws {
    let song = Song(title: "Blue")
    #expect(song.exportedContentTypes() == [.json, .utf8PlainText])
    #expect(String(decoding: try await song.exported(as: .plainText), as: UTF8.self) == "Blue")
    let copy = try await Song(importing: try await song.exported(as: .json), contentType: .json)
    #expect(copy.title == "Blue")
  }

  @Test("kinds of data know their more general kinds")
  func types() {
    #expect(
      UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data)
        && !UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType("public.nothing") == nil)
  }

  @Test("rotors, custom content and heading levels are kept in the semantics")
  func details() {
    let found = elements {
      Text("Portfolio")
        .accessibilityHeading(.h2)
        .accessibilityCustomContent("Change", "Up 3 %", importance: .high)
        .accessibilityRotor("Losses", entries: [Marker(id: 1, name: "Tesla")], entryLabel: \.name)
    }
    #expect(found.first?.details.headingLevel == 2)
    #expect(found.first?.traits.contains(.header) == true)
    #expect(
      found.first?.details.customContent == [
        .init(label: "Change", value: "Up 3 %", isImportant: true)
      ])
    #expect(found.first?.details.rotors == [.init(name: "Losses", entries: ["Tesla"])])
  }

  private struct Marker: Identifiable {
    let id: Int
    let name: String
  }

  @Test("a part of a text can be read in other words than it shows")
  func spokenText() {
    let found = elements { Text("AAPL").accessibilityLabel("Apple") + Text(" +3%") }
    #expect(found.first?.label == "Apple +3%")
  }

  @Test("days are picked and let go one by one")
  func multiDatePicker() throws {
    var picked: Set<DateComponents> = [DateComponents(year: 2024, month: 5, day: 3)]
    let binding = Binding(get: { picked }, set: { picked = $0 })
    let probe = Probe(CGSize(width: 393, height: 500)) {
      MultiDatePicker("Days", selection: binding)
    }
    func all(_ elements: [Semantics.Element]) -> [Semantics.Element] {
      elements.flatMap { [$0] + all($0.children) }
    }
    let days = all(probe.host.semantics().elements).filter { $0.traits.contains(.selected) }
    #expect(days.map(\.label) == ["3"])
  }

  @Test("UIKit's colour of a colour follows light and dark")
  func uiColor() {
    let color = UIColor(Color.primary)
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(light.getWhite(&white, alpha: &alpha) && white < 0.1)
    #expect(dark.getWhite(&white, alpha: &alpha) && white > 0.9)
  }

  @Test("an application delegate is made and told that the app has launched")
  func delegateAdaptor() {
    let adaptor = UIApplicationDelegateAdaptor(LaunchNoting.self)
    #expect(adaptor.wrappedValue.hasLaunched)
    #expect(UIApplication.shared.delegate === adaptor.wrappedValue)
  }

  private class LaunchNoting: NSObject, UIApplicationDelegate {
    var hasLaunched = false
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      hasLaunched = true
      return true
    }
  }
}
