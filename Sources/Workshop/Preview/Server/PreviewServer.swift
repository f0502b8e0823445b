// HTTP and WebSockets on this machine's own address: a thread of libwebsockets, and messages to and from it.

import CWebSockets
import Foundation

/// Serves the page and its sockets on 127.0.0.1.
///
/// libwebsockets runs on a thread of its own. Events arrive on that thread; messages may be sent from any.
package final class PreviewServer: @unchecked Sendable {
  /// One open socket.
  package struct Connection: Hashable, Sendable { package let number: Int }

  /// What the owner is told, on the service thread.
  package struct Handlers: Sendable {
    package var opened: @Sendable (Connection) -> Void
    /// Answers whether the message made sense; otherwise the connection is closed.
    package var received: @Sendable (Connection, String) -> Bool
    package var closed: @Sendable (Connection) -> Void
    package init(
      opened: @escaping @Sendable (Connection) -> Void, received: @escaping @Sendable (Connection, String) -> Bool,
      closed: @escaping @Sendable (Connection) -> Void
    ) {
      self.opened = opened
      self.received = received
      self.closed = closed
    }
  }

  /// Bytes of a message from a page, at most.
  package static let mostReceived = 64 * 1024
  /// Sockets at once, at most.
  package static let mostConnections = 32
  /// Bytes that wait for a page that does not read, at most.
  static let mostWaiting = 128 << 20

  package let rules: RequestRules
  package private(set) var port = 0

  private let assets: [String: PageAsset]
  private let handlers: Handlers
  private var context: OpaquePointer?
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let protocolName: UnsafeMutablePointer<CChar>
  private let host: UnsafeMutablePointer<CChar>

  // For every thread, under the lock.
  private let lock = NSLock()
  private var outbox: [(Connection, OutgoingMessage)] = []
  private var condemned: [Connection] = []
  private var isStopping = false
  private let ended = DispatchSemaphore(value: 0)

  // For the service thread.
  private var sockets: [OpaquePointer: Socket] = [:]
  private var handles: [Connection: OpaquePointer] = [:]
  private var bodies: [OpaquePointer: OutgoingMessage] = [:]
  private var connectionsSoFar = 0

  private final class Socket {
    let connection: Connection
    var incoming: [UInt8] = []
    var waiting: [OutgoingMessage] = []
    var waitingBytes = 0
    init(_ connection: Connection) { self.connection = connection }
  }

  /// Listens and starts the thread.
  ///
  /// - Parameter port: 0 for any that is free.
  package init(
    port: Int = 0, rules: RequestRules = RequestRules(token: RequestRules.makeToken()),
    assets: [String: PageAsset] = PageAsset.all(), handlers: Handlers
  ) throws {
    self.rules = rules
    self.assets = assets
    self.handlers = handlers
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocolName = strdup("vitrine")
    host = strdup("127.0.0.1")
    protocols[0].name = UnsafePointer(protocolName)
    protocols[0].callback = serviceCallback
    protocols[0].rx_buffer_size = 16 * 1024
    protocols[0].tx_packet_size = 1 << 30
    lws_set_log_level(0, nil)
    var info = lws_context_creation_info()
    info.port = Int32(port)
    info.iface = UnsafePointer(host)
    info.protocols = UnsafePointer(protocols)
    info.gid = -1
    info.uid = -1
    info.options =
      Self.option(LWS_SERVER_OPTION_VALIDATE_UTF8) | Self.option(LWS_SERVER_OPTION_DISABLE_IPV6)
      | Self.option(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
    info.max_http_header_data = 8192
    info.timeout_secs = 10
    info.user = Unmanaged.passUnretained(self).toOpaque()
    guard let context = lws_create_context(&info), let vhost = lws_get_vhost_by_name(context, "default") else {
      throw ServerProblem.cannotListen(port: port)
    }
    self.context = context
    self.port = Int(lws_get_vhost_listen_port(vhost))
    guard self.port > 0 else {
      lws_context_destroy(context)
      throw ServerProblem.cannotListen(port: port)
    }
    let thread = Thread { [self] in serve() }
    thread.name = "preview server"
    thread.start()
  }

  private static func option<Value: BinaryInteger>(_ value: Value) -> UInt64 { UInt64(truncatingIfNeeded: value) }

  deinit {
    protocols.deallocate()
    free(protocolName)
    free(host)
  }

  /// The address to open.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(rules.token)" }

  // MARK: For every thread

  package func send(_ message: OutgoingMessage, to connection: Connection) {
    lock.withLock { outbox.append((connection, message)) }
    wake()
  }

  package func close(_ connection: Connection) {
    lock.withLock { condemned.append(connection) }
    wake()
  }

  /// Closes every connection and ends the thread.
  package func stop() {
    let isFirst = lock.withLock {
      defer { isStopping = true }
      return !isStopping
    }
    guard isFirst else { return }
    wake()
    ended.wait()
  }

  private func wake() { if let context { lws_cancel_service(context) } }

  // MARK: The service thread

  private func serve() {
    guard let context else { return }
    while !lock.withLock({ isStopping }), lws_service(context, 0) >= 0 {}
    lws_context_destroy(context)
    ended.signal()
  }

  /// Hands messages from other threads to their connections.
  private func collectMail() {
    let (mail, dead) = lock.withLock {
      defer {
        outbox = []
        condemned = []
      }
      return (outbox, condemned)
    }
    for (connection, message) in mail {
      guard let handle = handles[connection], let socket = sockets[handle] else { continue }
      socket.waiting.append(message)
      socket.waitingBytes += message.count
      if socket.waitingBytes > Self.mostWaiting {
        lws_set_timeout(handle, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC)
      } else {
        lws_callback_on_writable(handle)
      }
    }
    for connection in dead {
      if let handle = handles[connection] {
        lws_set_timeout(handle, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC)
      }
    }
  }

  fileprivate func handle(
    _ handle: OpaquePointer, _ reason: lws_callback_reasons, _ input: UnsafeMutableRawPointer?, _ length: Int
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
      collectMail()
    case LWS_CALLBACK_HTTP:
      return answer(handle, path: text(input, length))
    case LWS_CALLBACK_HTTP_WRITEABLE:
      guard let body = bodies.removeValue(forKey: handle) else { return -1 }
      guard lws_write(handle, body.bytes, body.count, LWS_WRITE_HTTP_FINAL) >= 0 else { return -1 }
      return lws_http_transaction_completed(handle) != 0 ? -1 : 0
    case LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_WSI_DESTROY:
      bodies[handle] = nil
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
      return mayOpen(handle) ? 0 : 1
    case LWS_CALLBACK_ESTABLISHED:
      connectionsSoFar += 1
      let connection = Connection(number: connectionsSoFar)
      sockets[handle] = Socket(connection)
      handles[connection] = handle
      handlers.opened(connection)
    case LWS_CALLBACK_RECEIVE:
      return receive(handle, input, length)
    case LWS_CALLBACK_SERVER_WRITEABLE:
      return write(handle)
    case LWS_CALLBACK_CLOSED:
      guard let socket = sockets.removeValue(forKey: handle) else { break }
      handles[socket.connection] = nil
      handlers.closed(socket.connection)
    default: break
    }
    return 0
  }

  private func receive(_ handle: OpaquePointer, _ input: UnsafeMutableRawPointer?, _ length: Int) -> Int32 {
    guard let socket = sockets[handle], lws_frame_is_binary(handle) == 0 else {
      return refuse(handle, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE)
    }
    guard socket.incoming.count + length + lws_remaining_packet_payload(handle) <= Self.mostReceived else {
      return refuse(handle, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE)
    }
    if let input { socket.incoming += UnsafeRawBufferPointer(start: input, count: length) }
    guard lws_remaining_packet_payload(handle) == 0, lws_is_final_fragment(handle) != 0 else { return 0 }
    let message = socket.incoming
    socket.incoming = []
    guard let text = String(validating: message, as: UTF8.self), handlers.received(socket.connection, text) else {
      return refuse(handle, LWS_CLOSE_STATUS_POLICY_VIOLATION)
    }
    return 0
  }

  private func refuse(_ handle: OpaquePointer, _ status: lws_close_status) -> Int32 {
    lws_close_reason(handle, status, nil, 0)
    return -1
  }

  private func write(_ handle: OpaquePointer) -> Int32 {
    guard let socket = sockets[handle], !socket.waiting.isEmpty else { return 0 }
    let message = socket.waiting.removeFirst()
    socket.waitingBytes -= message.count
    let kind = message.kind == .text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY
    guard lws_write(handle, message.bytes, message.count, kind) >= 0 else { return -1 }
    if !socket.waiting.isEmpty { lws_callback_on_writable(handle) }
    return 0
  }

  // MARK: Requests

  private func mayOpen(_ handle: OpaquePointer) -> Bool {
    sockets.count < Self.mostConnections && header(handle, WSI_TOKEN_GET_URI) == "/live"
      && rules.accepts(origin: header(handle, WSI_TOKEN_ORIGIN), host: header(handle, WSI_TOKEN_HOST))
      && rules.accepts(token: token(in: handle))
  }

  private func answer(_ handle: OpaquePointer, path: String) -> Int32 {
    guard rules.accepts(host: header(handle, WSI_TOKEN_HOST)) else {
      return answer(handle, 403, "This address is not the preview's own.\n")
    }
    guard
      lws_hdr_total_length(handle, WSI_TOKEN_ORIGIN) == 0
        || rules.accepts(origin: header(handle, WSI_TOKEN_ORIGIN), host: header(handle, WSI_TOKEN_HOST))
    else { return answer(handle, 403, "The page that asks is not the preview's own.\n") }
    guard lws_hdr_total_length(handle, WSI_TOKEN_GET_URI) > 0 else { return answer(handle, 405, "Only GET.\n") }
    guard let asset = assets[path] else { return answer(handle, 404, "There is no such page.\n") }
    guard !asset.needsToken || rules.accepts(token: token(in: handle)) else {
      return answer(
        handle, 403, "The address lacks the token. Open the one that `vitrine preview` printed, whole.\n")
    }
    return answer(handle, 200, asset.contentType, asset.body)
  }

  private func answer(_ handle: OpaquePointer, _ status: UInt32, _ text: String) -> Int32 {
    answer(handle, status, "text/plain; charset=utf-8", OutgoingMessage(text: text))
  }

  /// Headers of every answer: nothing from elsewhere, nowhere else.
  private static let headers = [
    (
      "content-security-policy:",
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        + "connect-src 'self' ws://127.0.0.1:* ws://localhost:*; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'"
    ),
    ("x-content-type-options:", "nosniff"),
    ("referrer-policy:", "no-referrer"),
    ("cross-origin-opener-policy:", "same-origin"),
    ("cross-origin-resource-policy:", "same-origin"),
    ("cache-control:", "no-store"),
  ]

  private func answer(_ handle: OpaquePointer, _ status: UInt32, _ type: String, _ body: OutgoingMessage) -> Int32 {
    var buffer = [UInt8](repeating: 0, count: 4096)
    return buffer.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return -1 }
      let start = base + OutgoingMessage.headroom
      var at: UnsafeMutablePointer<UInt8>? = start
      let end = base + buffer.count - 1
      guard lws_add_http_common_headers(handle, status, type, UInt64(body.count), &at, end) == 0 else { return -1 }
      for (name, value) in Self.headers {
        guard lws_add_http_header_by_name(handle, name, value, Int32(value.utf8.count), &at, end) == 0 else {
          return -1
        }
      }
      guard lws_finalize_write_http_header(handle, start, &at, end) == 0 else { return -1 }
      bodies[handle] = body
      lws_callback_on_writable(handle)
      return 0
    }
  }

  private func text(_ bytes: UnsafeMutableRawPointer?, _ length: Int) -> String {
    bytes.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: length), as: UTF8.self) } ?? ""
  }

  private func header(_ handle: OpaquePointer, _ token: lws_token_indexes) -> String? {
    let length = lws_hdr_total_length(handle, token)
    guard length > 0, length < 1024 else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(length) + 1)
    guard lws_hdr_copy(handle, &buffer, Int32(buffer.count), token) == length else { return nil }
    return String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func token(in handle: OpaquePointer) -> String? {
    var index: Int32 = 0
    var buffer = [CChar](repeating: 0, count: 256)
    while true {
      let length = lws_hdr_copy_fragment(handle, &buffer, Int32(buffer.count), WSI_TOKEN_HTTP_URI_ARGS, index)
      guard length >= 0 else { return nil }
      let text = String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if text.hasPrefix("token=") { return String(text.dropFirst("token=".count)) }
      index += 1
    }
  }
}

/// Why a server could not start.
package enum ServerProblem: Error, CustomStringConvertible {
  case cannotListen(port: Int)

  package var description: String {
    switch self {
    case .cannotListen(0): "error: no port of 127.0.0.1 can be listened on\n  Does the system allow sockets?"
    case .cannotListen(let port):
      "error: port \(port) of 127.0.0.1 cannot be listened on\n  Is it taken? Leave --port out to get one that is free."
    }
  }
}

private func serviceCallback(
  _ handle: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
  guard let handle, let context = lws_get_context(handle), let owner = lws_context_user(context) else { return 0 }
  return Unmanaged<PreviewServer>.fromOpaque(owner).takeUnretainedValue().handle(handle, reason, input, length)
}
