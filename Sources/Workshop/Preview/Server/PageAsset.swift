// The files of the page: read once, named here, and nothing else is ever served.

import Foundation

/// A file that the server gives out.
package struct PageAsset: Sendable {
  package var contentType: String
  package var body: OutgoingMessage
  /// Whether the address must carry the token.
  package var needsToken: Bool

  /// Every file of the page by its path.
  package static func all() -> [String: PageAsset] {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Page")
    func asset(_ name: String, _ type: String, needsToken: Bool = false) -> PageAsset {
      let data = folder.flatMap { try? Data(contentsOf: $0.appendingPathComponent(name)) } ?? Data()
      return PageAsset(contentType: type, body: OutgoingMessage(data), needsToken: needsToken)
    }
    return [
      "/": asset("page.html", "text/html; charset=utf-8", needsToken: true),
      "/page.css": asset("page.css", "text/css; charset=utf-8"),
      "/page.js": asset("page.js", "text/javascript; charset=utf-8"),
      "/overlay.js": asset("overlay.js", "text/javascript; charset=utf-8"),
      "/lens.js": asset("lens.js", "text/javascript; charset=utf-8"),
      "/inspector.js": asset("inspector.js", "text/javascript; charset=utf-8"),
      "/icon.svg": asset("icon.svg", "image/svg+xml"),
    ]
  }
}

/// Bytes ready to be sent, with the room before them that the WebSocket library writes its header to.
package final class OutgoingMessage: @unchecked Sendable {
  package enum Kind: Sendable { case text, binary }

  static let headroom = 16
  package let kind: Kind
  package let count: Int
  /// Written to by the service thread only, and only in the headroom.
  let storage: UnsafeMutablePointer<UInt8>

  package init(kind: Kind = .binary, count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    self.kind = kind
    self.count = count
    storage = .allocate(capacity: Self.headroom + max(count, 1))
    storage.initialize(repeating: 0, count: Self.headroom)
    fill(UnsafeMutableBufferPointer(start: storage + Self.headroom, count: count))
  }

  package convenience init(_ data: Data, kind: Kind = .binary) {
    self.init(kind: kind, count: data.count) { _ = data.copyBytes(to: $0) }
  }

  package convenience init(text: String) { self.init(Data(text.utf8), kind: .text) }

  deinit { storage.deallocate() }

  var bytes: UnsafeMutablePointer<UInt8> { storage + Self.headroom }

  /// A copy of what is sent.
  package var data: Data { Data(bytes: bytes, count: count) }
}
