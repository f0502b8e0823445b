// A page without a browser: takes what a session sends and puts it together as the page does.

import Foundation
import Painting
import Testing

@testable import Preview

/// Looks at a session.
@MainActor
final class Looker {
  let session: PreviewSession
  let connection = PreviewServer.Connection(number: 1)
  /// Whether frames are reported as shown, as a page does.
  var isQuick = true
  private(set) var width = 0
  private(set) var height = 0
  /// R G B A words.
  private(set) var pixels: [UInt32] = []
  private(set) var frames = 0
  /// Parts that were moved.
  private(set) var moves = 0
  /// Bytes of pixels that came.
  private(set) var bytes = 0
  private(set) var messages: [[String: Any]] = []

  init(_ session: PreviewSession) {
    self.session = session
    session.send = { [weak self] message, _ in self?.take(message) }
    session.opened(connection)
  }

  func say(_ message: ClientMessage) { session.received(message, from: connection) }

  func last(_ kind: String) -> [String: Any]? { all(kind).last }

  func all(_ kind: String) -> [[String: Any]] { messages.filter { $0["kind"] as? String == kind } }

  private func take(_ message: OutgoingMessage) {
    if message.kind == .text {
      if let object = try? JSONSerialization.jsonObject(with: message.data) as? [String: Any] {
        messages.append(object)
      }
      return
    }
    let words = message.data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    draw(words)
    frames += 1
    bytes += message.count
    if isQuick { say(.shown(frame: Int(words[1]))) }
  }

  private func draw(_ words: [UInt32]) {
    #expect(words[0] == FrameMessage.mark)
    if width != Int(words[2]) || height != Int(words[3]) {
      (width, height) = (Int(words[2]), Int(words[3]))
      pixels = Array(repeating: 0, count: width * height)
    }
    var at = 5
    for _ in 0..<words[4] {
      let (x, y, w, h) = (Int(words[at]), Int(words[at + 1]), Int(words[at + 2]), Int(words[at + 3]))
      let end = at + 5 + Int(words[at + 4])
      at += 5
      if words[at] >> 30 == 3 {
        let dy = Int(Int32(bitPattern: words[at + 1]))
        let before = pixels
        for row in y..<y + h {
          let source = (row - dy) * width + x
          pixels.replaceSubrange(row * width + x..<row * width + x + w, with: before[source..<source + w])
        }
        moves += 1
        at = end
        continue
      }
      var part: [UInt32] = []
      part.reserveCapacity(w * h)
      while at < end {
        let (kind, count) = (words[at] >> 30, Int(words[at] & 0x3FFF_FFFF))
        at += 1
        switch kind {
        case 0:
          part += words[at..<(at + count)]
          at += count
        case 1:
          part += Array(repeating: words[at], count: count)
          at += 1
        default: for _ in 0..<count { part.append(part[part.count - w]) }
        }
      }
      #expect(part.count == w * h)
      for row in 0..<h {
        pixels.replaceSubrange(
          ((y + row) * width + x)..<((y + row) * width + x + w), with: part[(row * w)..<((row + 1) * w)])
      }
    }
  }

  /// Whether the page shows exactly what the stage's picture is.
  func showsPicture() throws -> Bool {
    let picture = try session.stage.picture()
    guard picture.width == width, picture.height == height else { return false }
    let expected = picture.rgba().withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    return expected == pixels
  }
}
