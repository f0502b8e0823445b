// What pages may say.

import CoreGraphics
import Testing

@testable import Preview

@Suite struct ClientMessageTests {
  @Test("messages are read")
  func messages() {
    #expect(ClientMessage(#"{"kind":"shown","frame":3}"#) == .shown(frame: 3))
    #expect(
      ClientMessage(#"{"kind":"touch","phase":"moved","x":1.5,"y":2,"id":4}"#)
        == .touch(.init(phase: .moved, point: CGPoint(x: 1.5, y: 2), id: 4)))
    #expect(ClientMessage(#"{"kind":"hover"}"#) == .hover(nil))
    #expect(ClientMessage(#"{"kind":"time","action":"speed","value":0.5}"#) == .time(.speed(0.5)))
    #expect(
      ClientMessage(#"{"kind":"set","setting":"scheme","value":"dark"}"#) == .set(setting: "scheme", value: "dark"))
  }

  @Test(
    "what makes no sense is refused",
    arguments: [
      "", "[]", "{}", "null", "1", #"{"kind":"other"}"#, #"{"kind":"touch","phase":"moved","x":1}"#,
      #"{"kind":"touch","phase":"gone","x":1,"y":1,"id":0}"#,
      #"{"kind":"touch","phase":"moved","x":1e300,"y":1,"id":0}"#,
      #"{"kind":"touch","phase":"moved","x":1,"y":1,"id":-1}"#, #"{"kind":"scroll","x":1,"y":1,"dx":1e9,"dy":0}"#,
      #"{"kind":"time","action":"speed","value":0}"#, #"{"kind":"time","action":"speed","value":"fast"}"#,
      #"{"kind":"screen","number":-1}"#, #"{"kind":"key","key":""}"#, #"{"kind":"type","text":5}"#,
    ])
  func nonsense(text: String) {
    #expect(ClientMessage(text) == nil)
  }
}
