// A session and the server that shows it.

import Foundation

/// Serves a session to browsers on this machine.
@MainActor
package final class LivePreview {
  package let session: PreviewSession
  package let server: PreviewServer

  /// - Parameter port: 0 for any that is free.
  package init(
    _ session: PreviewSession, port: Int = 0, rules: RequestRules = RequestRules(token: RequestRules.makeToken())
  ) throws {
    self.session = session
    let server = try PreviewServer(
      port: port, rules: rules,
      handlers: .init(
        opened: { connection in onMain { session.opened(connection) } },
        received: { connection, text in
          guard let message = ClientMessage(text) else { return false }
          onMain { session.received(message, from: connection) }
          return true
        },
        closed: { connection in onMain { session.closed(connection) } }))
    self.server = server
    session.send = { [weak server] message, connection in server?.send(message, to: connection) }
  }

  /// Ends everything.
  package func stop() {
    session.end()
    server.stop()
  }

  /// Serves until the process ends.
  package func run() -> Never { Self.waitForever() }

  /// Lets the main actor work until the process ends.
  package static func waitForever() -> Never {
    // A run loop without anything to wait for would return at once.
    let timer = Timer(timeInterval: 1e9, repeats: true) { _ in }
    RunLoop.main.add(timer, forMode: .default)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}

/// Does something on the main actor, in order of the calls.
private func onMain(_ work: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(work) }
}
