// Scripts of films.

import CoreGraphics
import Foundation
import ModuleBuilding
import Testing

@testable import Preview

@Suite struct FilmScriptTests {
  private func script(_ text: String) throws -> FilmScript { try FilmScript(Data(text.utf8), name: "taps.json") }

  @Test("steps become touches and keys, in the order of their times")
  func steps() throws {
    let script = try script(
      #"[{"at": 1, "type": "50"}, {"at": 0.2, "tap": "Trade"}, {"at": 2, "drag": [[0, 0], [60, 120]], "for": 0.05}]"#)
    #expect(script.events.first == .init(time: 0.2, action: .touch(.began, .label("Trade"))))
    #expect(script.events[2] == .init(time: 1, action: .message(.type("50"))))
    #expect(
      script.events.suffix(2).map(\.action) == [
        .touch(.moved, .point(CGPoint(x: 60, y: 120))), .touch(.ended, .point(CGPoint(x: 60, y: 120))),
      ])
    #expect(script.events.count == 8)
    #expect(script.length == 2.05)
  }

  @Test(
    "what is wrong is said with the step",
    arguments: [
      ("nothing", "not JSON"), (#"{"at": 1}"#, "list of steps"), (#"[{"tap": "A"}]"#, "step 1 has no “at”"),
      (#"[{"at": 0, "tap": "A"}, {"at": 1}]"#, "step 2: it says nothing"),
      (#"[{"at": 1, "tap": "A", "type": "b"}]"#, "several things"), (#"[{"at": -1, "tap": "A"}]"#, "“at” is -1.0"),
      (#"[{"at": 1, "tap": [1]}]"#, "“tap”"), (#"[{"at": 1, "drag": [[1, 2]]}]"#, "two points"),
      (#"[{"at": 1, "set": "scheme", "to": "green"}]"#, "cannot be set"), (#"[{"at": 1, "scroll": [1, 2]}]"#, "point"),
    ])
  func mistakes(text: String, message: String) {
    do {
      _ = try script(text)
      Issue.record("\(text) was taken")
    } catch {
      let text = "\(error)"
      #expect(text.contains("taps.json") && text.contains(message), "\(text)")
    }
  }
}
