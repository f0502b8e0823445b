// A client that says exactly what a test wants, byte by byte.

import Foundation

/// A plain TCP connection to this machine.
final class RawClient {
  private let descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // A server that does not answer fails the test instead of stopping it.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw CocoaError(.fileReadUnknown) }
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      sent += count
    }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// So many bytes, or fewer if the connection ends before.
  func receive(_ count: Int) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while result.count < count {
      let got = recv(descriptor, &buffer, min(buffer.count, count - result.count), 0)
      if got <= 0 { break }
      result += buffer[..<got]
    }
    return result
  }

  /// What comes up to the end of the header.
  func receiveHeader() -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual([13, 10, 13, 10]) {
      let next = receive(1)
      if next.isEmpty { break }
      bytes += next
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Asks for a page and returns the status line and the body.
  func get(
    _ path: String, host: String, method: String = "GET", origin: String? = nil
  ) -> (status: Int, body: String) {
    let from = origin.map { "Origin: \($0)\r\n" } ?? ""
    send("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\(from)Connection: close\r\n\r\n")
    let header = receiveHeader()
    let status = Int(header.split(separator: " ").dropFirst().first ?? "") ?? 0
    let length =
      header.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) } ?? 0
    return (status, String(decoding: receive(length), as: UTF8.self))
  }

  // MARK: WebSockets

  /// Opens a socket; false if the server refuses.
  func open(_ path: String, host: String, origin: String?) -> Bool {
    var request = "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    request += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    if let origin { request += "Origin: \(origin)\r\n" }
    send(request + "\r\n")
    return receiveHeader().hasPrefix("HTTP/1.1 101")
  }

  /// A masked frame, as clients must send them.
  func sendFrame(_ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true, isMasked: Bool = true) {
    var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: frame.append(mask | UInt8(payload.count))
    case ..<65536: frame += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: frame += [mask | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    }
    let key: [UInt8] = [1, 2, 3, 4]
    if isMasked { frame += key }
    send(frame + (isMasked ? payload.enumerated().map { $1 ^ key[$0 % 4] } : payload))
  }

  func sendText(_ text: String) { sendFrame(Array(text.utf8)) }

  /// The next frame; nil when the connection is over.
  func receiveFrame() -> (opcode: UInt8, payload: [UInt8])? {
    let head = receive(2)
    guard head.count == 2 else { return nil }
    var length = Int(head[1] & 0x7F)
    if length >= 126 {
      length = receive(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    return (head[0] & 0x0F, receive(length))
  }

  /// Whether the server ends the connection, with or without saying goodbye.
  func isEnded() -> Bool {
    while let frame = receiveFrame() {
      if frame.opcode == 8 { return true }
    }
    return true
  }
}
