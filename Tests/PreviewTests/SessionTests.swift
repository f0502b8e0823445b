// What a session tells its pages.

import CoreGraphics
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Preview

private struct CounterView: View {
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Count: \(count)").font(.title)
      Button("Increment") { count += 1 }
      Toggle("Loud", isOn: $isOn)
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(height: 80)
      Circle().fill(.green).shadow(radius: 8).frame(width: 90)
    }
    .padding()
  }
}

/// Keeps the time at which it was made.
private struct DatedView: View {
  let made = Date()
  @State private var seen = Date.distantPast

  var body: some View {
    Text("\(seen.timeIntervalSince(made), format: .number.precision(.fractionLength(0))) seconds old")
      .task { seen = Date() }
  }
}

@MainActor @Suite struct SessionTests {
  private func makeSession(_ device: Device = .standard) -> PreviewSession {
    PreviewSession(
      screens: [
        PreviewScreen(name: "Counter") { AnyView(CounterView()) },
        PreviewScreen(name: "Other") { AnyView(Text("Other").font(.largeTitle)) },
      ], settings: DeviceSettings(device: device))
  }

  private func centre(of label: String, _ looker: Looker) throws -> CGPoint {
    let elements = try #require(looker.last("semantics")?["elements"] as? [[String: Any]])
    let element = try #require(elements.first { $0["label"] as? String == label })
    let frame = try #require(element["frame"] as? [Double])
    return CGPoint(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2)
  }

  @Test("a page gets what it must know, and the picture to the pixel")
  func opening() throws {
    let looker = Looker(makeSession())
    for kind in ["hello", "settings", "time", "semantics", "problems"] {
      #expect(looker.last(kind) != nil, "\(kind)")
    }
    #expect(looker.width == 1179 && looker.height == 2556)
    #expect(try looker.showsPicture())
    // Far less than the 12 megabytes of pixels.
    #expect(looker.bytes < 1_500_000)
  }

  @Test("what a screen reads of clocks while it is made is its stage's time", arguments: [nil, Date.now + 1e6])
  func dates(_ date: Date?) {
    let session = PreviewSession(
      screens: [PreviewScreen(name: "Dated") { AnyView(DatedView()) }],
      settings: DeviceSettings(traits: Traits(date: date)))
    session.stage.advance(by: 0.1)
    #expect(session.stage.frame.semantics.elements.first?.label == "0 seconds old")
  }

  @Test("a program that runs itself begins at the machine's time, with the documents that it is given")
  func programs() throws {
    let options = try ProgramOptions(["--documents", "/tmp", "--its-own"], date: Date(timeIntervalSince1970: 1e9))
    #expect(options.settings.traits.date == Date(timeIntervalSince1970: 1e9))
    #expect(options.settings.traits.documents?.path == "/tmp")
    #expect(throws: ProgramOptions.Problem.self) { try ProgramOptions(["--documents", "/no such folder"]) }
  }

  @Test("the log tells what the system was asked to open and to share")
  func requests() throws {
    let view = VStack {
      ShareLink("Share", item: "Apple Inc. (AAPL): $269.04")
      Link("Site", destination: URL(fileURLWithPath: "/site"))
    }
    let looker = Looker(PreviewSession(screens: [PreviewScreen(name: "Links") { AnyView(view) }]))
    for (label, type, text) in [("Share", "share", "Apple Inc. (AAPL): $269.04"), ("Site", "link", "file:///site")] {
      let point = try centre(of: label, looker)
      looker.say(.touch(.init(phase: .began, point: point, id: 0)))
      looker.say(.touch(.init(phase: .ended, point: point, id: 0)))
      looker.session.refresh()
      let entry = try #require(
        (looker.last("log")?["entries"] as? [[String: Any]])?.last { $0["type"] as? String == type })
      #expect(entry["text"] as? String == text)
    }
  }

  @Test("a tap changes the state, and only tiles that look different are sent")
  func tapping() throws {
    let looker = Looker(makeSession())
    let (frames, bytes) = (looker.frames, looker.bytes)
    let point = try centre(of: "Increment", looker)
    looker.say(.touch(.init(phase: .began, point: point, id: 0)))
    looker.say(.touch(.init(phase: .ended, point: point, id: 0)))
    looker.session.stage.advance(by: 1)
    looker.session.refresh()
    #expect(looker.frames > frames)
    #expect(looker.bytes - bytes < 200_000)
    #expect(try looker.showsPicture())
    let labels = (looker.last("semantics")?["elements"] as? [[String: Any]] ?? []).map { $0["label"] as? String }
    #expect(labels.contains("Count: 1"))
  }

  @Test("what scrolls is moved on the page, and the page shows the picture to the pixel")
  func scrolling() throws {
    let screen = PreviewScreen(name: "Rows") {
      AnyView(
        NavigationStack {
          List(0..<100, id: \.self) { row in
            HStack {
              Circle().fill(.blue.gradient).frame(width: 32, height: 32)
              VStack(alignment: .leading) {
                Text("Row \(row)")
                Text("A line about it 🚀").font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              Image(systemName: "chevron.right").opacity(0.5)
            }
          }
          .navigationTitle("Rows")
        })
    }
    let looker = Looker(PreviewSession(screens: [screen], settings: DeviceSettings(device: .iPhoneSE)))
    for way in [60.0, 90, 40, 18, 18, 18.5, 7.25, -18, -30, 300, 18, 18, -500] {
      looker.say(.scroll(by: CGSize(width: 0, height: way), at: CGPoint(x: 180, y: 400)))
      looker.session.refresh()
      #expect(try looker.showsPicture(), "\(way)")
    }
    #expect(looker.moves > 4)
  }

  @Test("settings change the device in hand and keep the state")
  func settings() throws {
    let looker = Looker(makeSession())
    let point = try centre(of: "Increment", looker)
    looker.say(.touch(.init(phase: .began, point: point, id: 0)))
    looker.say(.touch(.init(phase: .ended, point: point, id: 0)))
    for (setting, value) in [
      ("scheme", "dark"), ("typeSize", "accessibility2"), ("locale", "ar"), ("boldText", "true"),
      ("orientation", "landscape"), ("device", "iphone-se"), ("device", "ipad-mini"), ("reduceMotion", "true"),
    ] {
      looker.say(.set(setting: setting, value: value))
      #expect(try looker.showsPicture(), "\(setting) = \(value)")
    }
    let told = try #require(looker.last("settings"))
    #expect(told["device"] as? String == "ipad-mini" && told["orientation"] as? String == "landscape")
    #expect(told["width"] as? Double == 1133 && told["rightToLeft"] as? Bool == true)
    let labels = (looker.last("semantics")?["elements"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
    #expect(labels.contains { $0.hasPrefix("Count:") && !$0.hasSuffix("0") })
  }

  @Test("settings that do not exist change nothing")
  func badSettings() {
    let looker = Looker(makeSession())
    let before = looker.messages.count
    for (setting, value) in [("device", "phone-from-elsewhere"), ("colour", "red"), ("scheme", "green")] {
      looker.say(.set(setting: setting, value: value))
    }
    looker.say(.screen(99))
    #expect(looker.messages.count == before)
  }

  @Test("a page that does not keep up gets fewer frames, and in the end the last one")
  func slowPage() throws {
    let looker = Looker(makeSession(Device(named: "320x480@1") ?? .standard))
    looker.isQuick = false
    let frames = looker.frames
    for index in 0..<12 { looker.say(.set(setting: "scheme", value: index % 2 == 0 ? "dark" : "light")) }
    looker.say(.set(setting: "scheme", value: "dark"))
    #expect(looker.frames - frames <= 2)
    looker.isQuick = true
    for frame in 0..<3 { looker.say(.shown(frame: frame)) }
    #expect(try looker.showsPicture())
  }

  @Test("another screen can be chosen")
  func screens() throws {
    let looker = Looker(makeSession())
    looker.say(.screen(1))
    #expect(try looker.showsPicture())
    #expect(looker.last("settings")?["screen"] as? Double == 1)
  }

  @Test("the inspector names the view at a point, its path, font and what is read out")
  func inspecting() throws {
    let looker = Looker(makeSession())
    looker.say(.inspect(try centre(of: "Count: 0", looker), keeps: false))
    let view = try #require(looker.last("inspection")?["view"] as? [String: Any])
    #expect(view["name"] as? String == "Text")
    let path = try #require(view["path"] as? [String])
    #expect(path.contains("CounterView") && path.contains("VStack") && path.last == "Text")
    #expect((view["font"] as? String)?.contains("28 pt") == true)
    #expect((view["accessibility"] as? [String: Any])?["label"] as? String == "Count: 0")
    looker.say(.inspect(CGPoint(x: 1, y: 1), keeps: false))
    #expect(looker.last("inspection")?["view"] is NSNull)
  }

  @Test("the log tells what is written into state, and several writes at once in one line")
  func stateWrites() throws {
    let looker = Looker(makeSession())
    let point = try centre(of: "Increment", looker)
    for _ in 0..<2 {
      looker.say(.touch(.init(phase: .began, point: point, id: 0)))
      looker.say(.touch(.init(phase: .ended, point: point, id: 0)))
    }
    looker.session.refresh()
    let entry = try #require((looker.last("log")?["entries"] as? [[String: Any]])?.last)
    #expect(entry["type"] as? String == "state")
    #expect(entry["owner"] as? String == "CounterView" && entry["property"] as? String == "count")
    #expect(entry["old"] as? String == "0" && entry["new"] as? String == "2" && entry["count"] as? Double == 2)
    // A page that comes later is told too.
    looker.session.opened(PreviewServer.Connection(number: 2))
    #expect((looker.last("log")?["entries"] as? [[String: Any]])?.count == 1)
  }

  private struct FieldView: View {
    @State private var name = ""
    var body: some View {
      Form {
        TextField("Name", text: $name)
        Text("Hello \(name)")
      }
    }
  }

  @Test("a field takes text without having been touched; while it is empty its placeholder is not its value")
  func fields() throws {
    let looker = Looker(PreviewSession(screens: [PreviewScreen(name: "Field") { AnyView(FieldView()) }]))
    func field() throws -> [String: Any] {
      let elements = try #require(looker.last("semantics")?["elements"] as? [[String: Any]])
      func all(_ elements: [[String: Any]]) -> [[String: Any]] {
        elements.flatMap { [$0] + all($0["children"] as? [[String: Any]] ?? []) }
      }
      return try #require(all(elements).first { $0["role"] as? String == "textField" })
    }
    #expect(try field()["value"] == nil)
    #expect(try field()["placeholder"] as? String == "Name")
    let id = try #require(try field()["id"] as? Double)
    looker.say(.focus(element: Int(id)))
    looker.say(.text(element: Int(id), "Ada"))
    looker.session.stage.advance(by: 1)
    looker.session.refresh()
    #expect(try field()["value"] as? String == "Ada")
    #expect(try field()["placeholder"] == nil)
  }
}
