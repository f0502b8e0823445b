// Who may talk to the preview: pages that this server gave out, on this machine, with the token.

import Foundation

/// The checks that every request passes. Pure functions of what the request says.
package struct RequestRules: Sendable {
  /// Random, new for each server; whoever has it has been shown it by this server's owner.
  package let token: String

  package init(token: String) { self.token = token }

  /// A token of 128 random bits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let words = [generator.next(), generator.next()] as [UInt64]
    return words.map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }

  /// A request names the host it means. A name that merely resolves to this machine (DNS rebinding) is another's.
  package func accepts(host: String?) -> Bool {
    guard let host, !host.isEmpty else { return false }
    let name: Substring
    let rest: Substring
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return false }
      name = host[...end]
      rest = host[host.index(after: end)...]
    } else {
      name = host.prefix { $0 != ":" }
      rest = host.dropFirst(name.count)
    }
    guard ["127.0.0.1", "localhost", "[::1]"].contains(name.lowercased()) else { return false }
    if rest.isEmpty { return true }
    let port = rest.dropFirst()
    return rest.hasPrefix(":") && (1...5).contains(port.count) && port.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Sockets are opened by the page itself: a browser says where the opening page came from, and that is here.
  package func accepts(origin: String?, host: String?) -> Bool {
    guard let origin, let host, accepts(host: host) else { return false }
    return origin.lowercased() == "http://" + host.lowercased()
  }

  /// Compares in a time that does not tell how much was right.
  package func accepts(token given: String?) -> Bool {
    guard let given else { return false }
    let (a, b) = (Array(given.utf8), Array(token.utf8))
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for index in a.indices { difference |= a[index] ^ b[index] }
    return difference == 0
  }
}
