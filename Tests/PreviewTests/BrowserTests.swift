// The page in a real browser: Chromium, driven by Playwright through roles and names.

import Brokerage
import Charts
import Foundation
import Painting
import Robinhood
import Stage
import SwiftUI
import Testing

@testable import Preview

private struct CounterScreen: View {
  @State private var count = 0
  var body: some View {
    VStack(spacing: 24) {
      Text("Count: \(count)").font(.largeTitle.bold())
      Button("Increment") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Reset", role: .destructive) { count = 0 }.disabled(count == 0)
    }
  }
}

private struct FormScreen: View {
  @State private var name = ""
  @State private var isLoud = false
  @State private var volume = 3.0
  @State private var guests = 2
  @State private var seat = "aisle"
  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("Loud", isOn: $isLoud)
      Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
      Stepper("Guests: \(guests)", value: $guests, in: 0...9)
      Picker("Seat", selection: $seat) {
        ForEach(["window", "middle", "aisle"], id: \.self) { Text($0.capitalized) }
      }
      Text("\(name.isEmpty ? "Nobody" : name), \(isLoud ? "loud" : "quiet"), \(Int(volume))")
    }
  }
}

private struct NavigationScreen: View {
  @State private var showsSheet = false
  var body: some View {
    NavigationStack {
      List(["Rome", "Oslo", "Lima"], id: \.self) { city in NavigationLink(city, value: city) }
        .navigationTitle("Cities")
        .navigationDestination(for: String.self) { city in
          Button("About \(city)") { showsSheet = true }
            .navigationTitle(city)
            .sheet(isPresented: $showsSheet) { Text("All about it").presentationDetents([.medium]) }
        }
    }
  }
}

private struct ChartScreen: View {
  @State private var index: Int?
  private let prices = (0..<40).map { 100 + 20 * sin(Double($0) / 5) + Double($0) }
  private var spoken: String { index.map { "Day \($0): \(Int(prices[$0]))" } ?? "All days" }
  var body: some View {
    VStack(alignment: .leading) {
      Text(spoken).font(.title2.bold())
      Chart(prices.indices, id: \.self) { day in
        LineMark(x: .value("Day", day), y: .value("Price", prices[day]))
        if day == index { RuleMark(x: .value("Day", day)).foregroundStyle(.gray) }
      }
      .chartOverlay { proxy in
        GeometryReader { _ in
          Rectangle().fill(.clear).contentShape(Rectangle()).gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { drag in
                index = proxy.value(atX: drag.location.x, as: Int.self).map { min(max($0, 0), prices.count - 1) }
              }
              .onEnded { _ in index = nil })
        }
      }
      .frame(height: 260)
      .accessibilityElement()
      .accessibilityLabel("Prices")
      .accessibilityValue(spoken)
      .accessibilityAdjustableAction { direction in
        let next = (index ?? -1) + (direction == .increment ? 1 : -1)
        index = prices.indices.contains(next) ? next : nil
      }
    }
    .padding()
  }
}

@MainActor @Suite(.serialized) struct BrowserTests {
  /// Runs a script against a screen, then compares the canvas with what the stage draws.
  private func inBrowser(
    _ script: String, on device: String = "iphone-se", documents: URL? = nil, comparesPixels: Bool = true,
    _ view: @escaping @MainActor () -> AnyView
  ) async throws {
    let session = PreviewSession(
      screens: [PreviewScreen(name: "Screen", make: view)],
      settings: DeviceSettings(device: Device(named: device) ?? .standard, traits: Traits(documents: documents)))
    let preview = try LivePreview(session)
    defer { preview.stop() }
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    let python = package.appendingPathComponent(".build/browser/bin/python")
    guard FileManager.default.isExecutableFile(atPath: python.path),
      FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")
    else {
      Issue.record("Playwright or Chromium is missing; `./vitrine test` installs both.")
      return
    }
    let canvas = FileManager.default.temporaryDirectory.appendingPathComponent("canvas-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: canvas) }
    let process = Process()
    process.executableURL = python
    process.arguments = [
      tests.appendingPathComponent("Browser/\(script).py").path, preview.server.address, canvas.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    let status = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(status == 0, "\(said)")
    guard status == 0, comparesPixels else { return }
    let seen = try Bitmap(pngData: Data(contentsOf: canvas))
    #expect(seen == (try session.stage.picture()), "the page shows the pixels that the stage draws")
  }

  @Test("a counter: clicks, keyboard focus, a disabled button")
  func counter() async throws { try await inBrowser("counter") { AnyView(CounterScreen()) } }

  @Test("a form: typing, an IME's text, a switch, a slider and a stepper by mouse and keys")
  func form() async throws { try await inBrowser("form") { AnyView(FormScreen()) } }

  @Test("navigation: a push, the back button, the back swipe, a sheet dragged away")
  func navigation() async throws { try await inBrowser("navigation") { AnyView(NavigationScreen()) } }

  @Test("a chart: a drag scrubs along it, the arrow keys step through it")
  func chart() async throws { try await inBrowser("chart") { AnyView(ChartScreen()) } }

  /// Its market ticks every second: what the page shows may be a second older than what the stage draws.
  @Test("Robinhood: a newcomer buys two shares with a limit order, finds it in the history, and sells one")
  func robinhood() async throws {
    try await inBrowser("robinhood", on: "iphone-15-pro", comparesPixels: false) { AnyView(RobinhoodDemo()) }
  }

  @Test("Robinhood on a Saturday: an order waits for the market, and refusals say why in plain words")
  func robinhoodRefused() async throws {
    // Noon in New York.
    let model = RobinhoodModel.sample(at: Date(timeIntervalSince1970: 1_763_830_800))
    try await inBrowser("robinhood_refused", on: "iphone-15-pro", comparesPixels: false) {
      AnyView(RobinhoodTabView().environment(model))
    }
  }

  @Test("Robinhood: an export is picked among the device's files and becomes an account; each skipped row is named")
  func robinhoodImport() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(ActivityImport.sample.utf8).write(to: folder.appendingPathComponent("activity.csv"))
    try Data("Symbol,Shares\nAAPL,2\n".utf8).write(to: folder.appendingPathComponent("holdings.csv"))
    // A Wednesday afternoon in New York, after all of the sample's rows.
    let model = RobinhoodModel.sample(at: Date(timeIntervalSince1970: 1_763_580_600))
    try await inBrowser("robinhood_import", on: "iphone-15-pro", documents: folder, comparesPixels: false) {
      AnyView(RobinhoodTabView().environment(model))
    }
  }

  @Test("the page's own controls: device, scheme, time, inspector")
  func controls() async throws { try await inBrowser("controls") { AnyView(CounterScreen()) } }
}
