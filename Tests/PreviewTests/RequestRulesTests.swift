// Who may talk to the preview.

import Testing

@testable import Preview

@Suite struct RequestRulesTests {
  private let rules = RequestRules(token: "0123456789abcdef")

  @Test(
    "only names of this machine are hosts",
    arguments: [
      ("127.0.0.1:8080", true), ("localhost:1", true), ("LOCALHOST", true), ("[::1]:99", true), ("127.0.0.1", true),
      ("evil.example", false), ("127.0.0.1.evil.example", false), ("localhost.evil.example:80", false),
      ("127.0.0.1:", false), ("127.0.0.1:80:80", false), ("[::1", false), ("", false), ("127.0.0.1@evil", false),
    ])
  func hosts(host: String, isAccepted: Bool) {
    #expect(rules.accepts(host: host) == isAccepted)
  }

  @Test("a socket is opened by the server's own page only")
  func origins() {
    #expect(rules.accepts(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080"))
    #expect(!rules.accepts(origin: "http://127.0.0.1:8081", host: "127.0.0.1:8080"))
    #expect(!rules.accepts(origin: "https://127.0.0.1:8080", host: "127.0.0.1:8080"))
    #expect(!rules.accepts(origin: "http://evil.example", host: "127.0.0.1:8080"))
    #expect(!rules.accepts(origin: "http://evil.example", host: "evil.example"))
    #expect(!rules.accepts(origin: nil, host: "127.0.0.1:8080"))
    #expect(!rules.accepts(origin: "null", host: "127.0.0.1:8080"))
  }

  @Test("the whole token is needed")
  func tokens() {
    #expect(rules.accepts(token: "0123456789abcdef"))
    #expect(!rules.accepts(token: "0123456789abcde"))
    #expect(!rules.accepts(token: "0123456789abcdeX"))
    #expect(!rules.accepts(token: ""))
    #expect(!rules.accepts(token: nil))
    #expect(RequestRules.makeToken().count == 32)
    #expect(RequestRules.makeToken() != RequestRules.makeToken())
  }
}
