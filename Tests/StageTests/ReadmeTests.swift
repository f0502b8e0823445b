// The README's ten lines about the stage: they stand here, and run.

import Foundation
import Stage
import SwiftUI
import Testing

private struct BookingScreen: View {
  @State private var name = ""
  @State private var bags = 0
  @State private var travellers = 1

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Stepper("Travellers", value: $travellers, in: 1...6)
      Button("Add a bag") { bags += 1 }
      Text("\(name), \(travellers) travellers, \(bags) bags")
    }
    .sensoryFeedback(.selection, trigger: bags)
  }
}

@MainActor @Suite struct ReadmeTests {
  @Test("the ten lines do what they say")
  func tenLines() throws {
    // Ten lines
    let stage = Stage(.standard, traits: Traits(colorScheme: .dark)) { BookingScreen() }
    stage.tap("Add a bag")  // what is read out so, has that identifier, or lies at a point
    stage.tap("Name")
    stage.type("Ada\n")  // into the field that has the focus
    stage.perform(.increment, on: "Travellers")  // as assistive technology does
    stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 400), over: 0.4)
    stage.advance(by: 0.25)  // animations, tasks, timers and clocks in views are on the stage's time
    stage.advance(untilIdle: 5)  // until nothing moves or waits
    let (said, felt, work) = (stage.spoken, stage.haptics, stage.bodyEvaluations)
    let png = try stage.picture().pngData()  // the same bytes on every machine
    // End
    #expect(said.contains { $0.contains("Ada, 2 travellers, 1 bags") })
    #expect(felt.map(\.kind) == ["selection"])
    #expect(work > 1 && !png.isEmpty)
  }

  @Test("the README says these ten lines")
  func sameLines() throws {
    let file = URL(fileURLWithPath: #filePath)
    let text = try String(contentsOf: file, encoding: .utf8)
    let readme = try String(
      contentsOf: file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("README.md"), encoding: .utf8)
    let lines = text.components(separatedBy: "    // Ten lines\n")[1].components(separatedBy: "    // End\n")[0]
      .split(separator: "\n").map { $0.dropFirst(4) }
    #expect(lines.count == 10)
    #expect(readme.contains(lines.joined(separator: "\n")))
  }
}
