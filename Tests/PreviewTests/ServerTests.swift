// The server among clients of all kinds: what it gives out, whom it refuses, what harms it.

import Foundation
import Testing

@testable import Preview

@Suite struct ServerTests {
  /// A server that answers every text with itself.
  private final class Echo: Sendable {
    let server: PreviewServer

    init(_ server: PreviewServer) { self.server = server }
    deinit { server.stop() }

    var host: String { "127.0.0.1:\(server.port)" }
    var path: String { "/live?token=\(server.rules.token)" }

    func client() throws -> RawClient {
      let client = try RawClient(port: server.port)
      try #require(client.open(path, host: host, origin: "http://\(host)"))
      return client
    }
  }

  private final class Box: @unchecked Sendable { weak var server: PreviewServer? }

  private func makeServer() throws -> Echo {
    let box = Box()
    let server = try PreviewServer(
      handlers: .init(
        opened: { _ in },
        received: { connection, text in
          if text == "nonsense" { return false }
          box.server?.send(OutgoingMessage(text: text), to: connection)
          return true
        }, closed: { _ in }))
    box.server = server
    return Echo(server)
  }

  private func echoes(_ client: RawClient) -> Bool {
    client.sendText("hello")
    return client.receiveFrame().map { String(decoding: $0.payload, as: UTF8.self) } == "hello"
  }

  @Test("the page is given out with the token, its parts without")
  func page() throws {
    let echo = try makeServer()
    let token = echo.server.rules.token
    func get(_ path: String) throws -> (status: Int, body: String) {
      try RawClient(port: echo.server.port).get(path, host: echo.host)
    }
    let page = try get("/?token=\(token)")
    #expect(page.status == 200 && page.body.contains("<canvas"))
    #expect(try get("/").status == 403)
    #expect(try get("/?token=\(token)x").status == 403)
    for part in ["/page.js", "/overlay.js", "/lens.js", "/inspector.js", "/page.css", "/icon.svg"] {
      let found = try get(part)
      #expect(found.status == 200 && !found.body.isEmpty, "\(part)")
    }
  }

  @Test(
    "no other file can be read",
    arguments: [
      "/Package.swift", "/../Package.swift", "/..%2f..%2fetc/passwd", "/etc/passwd", "//etc/passwd",
      "/page.js/../../../../etc/passwd", "/%00", "/page.html", "/page.js%00.css",
    ])
  func otherFiles(path: String) throws {
    let echo = try makeServer()
    let answer = try RawClient(port: echo.server.port).get(path, host: echo.host)
    #expect(answer.status != 200)
    #expect(!answer.body.contains("root:"))
  }

  @Test("requests that mean another host, or would change something, are refused")
  func refusals() throws {
    let echo = try makeServer()
    let token = echo.server.rules.token
    #expect(try RawClient(port: echo.server.port).get("/?token=\(token)", host: "evil.example").status == 403)
    func status(from origin: String) throws -> Int {
      try RawClient(port: echo.server.port).get("/?token=\(token)", host: echo.host, origin: origin).status
    }
    #expect(try status(from: "http://evil.example") == 403)
    #expect(try status(from: "null") == 403)
    #expect(try status(from: "http://\(echo.host)") == 200)
    #expect(
      try RawClient(port: echo.server.port).get("/?token=\(token)", host: echo.host, method: "POST").status != 200)
  }

  @Test("sockets need the token, the host and the origin")
  func sockets() throws {
    let echo = try makeServer()
    func opens(_ path: String, _ host: String, _ origin: String?) throws -> Bool {
      try RawClient(port: echo.server.port).open(path, host: host, origin: origin)
    }
    let origin = "http://\(echo.host)"
    #expect(try opens(echo.path, echo.host, origin))
    #expect(try !opens(echo.path, echo.host, nil))
    #expect(try !opens(echo.path, echo.host, "http://evil.example"))
    #expect(try !opens(echo.path, "evil.example", "http://evil.example"))
    #expect(try !opens("/live", echo.host, origin))
    #expect(try !opens("/live?token=0", echo.host, origin))
    #expect(try !opens("/other?token=\(echo.server.rules.token)", echo.host, origin))
  }

  @Test("a bad message ends its own connection and no other")
  func badMessages() throws {
    let echo = try makeServer()
    let bystander = try echo.client()
    let bad: [(String, (RawClient) -> Void)] = [
      ("makes no sense", { $0.sendText("nonsense") }),
      ("is too large", { $0.sendFrame([UInt8](repeating: 65, count: PreviewServer.mostReceived + 1)) }),
      (
        "claims to be huge",
        { $0.send([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4]) }
      ),
      (
        "is too large in pieces",
        { client in
          client.sendFrame([UInt8](repeating: 65, count: 40_000), isFinal: false)
          client.sendFrame([UInt8](repeating: 65, count: 40_000), opcode: 0)
        }
      ),
      ("is not text", { $0.sendFrame([1, 2, 3], opcode: 2) }),
      ("is not UTF-8", { $0.sendFrame([0xC3, 0x28]) }),
      ("has a reserved opcode", { $0.sendFrame([1], opcode: 5) }),
    ]
    for (name, act) in bad {
      let client = try echo.client()
      act(client)
      #expect(client.isEnded(), "a message that \(name)")
      #expect(echoes(bystander), "after a message that \(name)")
    }
  }

  @Test("ten clients at once are served, one that hangs in the middle of a request too")
  func manyClients() throws {
    let echo = try makeServer()
    let silent = try RawClient(port: echo.server.port)
    silent.send("GET /live HTTP/1.1\r\nHost: ")
    let clients = try (0..<10).map { _ in try echo.client() }
    for round in 0..<5 {
      for (index, client) in clients.enumerated() { client.sendText("\(round) of \(index)") }
      for (index, client) in clients.enumerated() {
        let frame = try #require(client.receiveFrame())
        #expect(String(decoding: frame.payload, as: UTF8.self) == "\(round) of \(index)")
      }
    }
  }

  @Test("a taken port is an error that says so")
  func takenPort() throws {
    let echo = try makeServer()
    #expect(throws: ServerProblem.self) {
      try PreviewServer(
        port: echo.server.port,
        handlers: .init(opened: { _ in }, received: { _, _ in true }, closed: { _ in }))
    }
  }
}
