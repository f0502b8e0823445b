// The pasteboard: what was copied last, in memory.

import Foundation

/// What has been copied and can be pasted. It starts empty and ends with the process.
public final class UIPasteboard: @unchecked Sendable {
  public static let general = UIPasteboard()

  private let lock = NSLock()
  private var contents: [Any] = []

  init() {}

  private func first<Value>(as type: Value.Type) -> Value? {
    lock.withLock { contents.lazy.compactMap { $0 as? Value }.first }
  }

  private func all<Value>(as type: Value.Type) -> [Value]? {
    let values = lock.withLock { contents.compactMap { $0 as? Value } }
    return values.isEmpty ? nil : values
  }

  private func replace(with values: [Any]) { lock.withLock { contents = values } }

  public var string: String? {
    get { first(as: String.self) }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  public var strings: [String]? {
    get { all(as: String.self) }
    set { replace(with: newValue ?? []) }
  }
  public var url: URL? {
    get { first(as: URL.self) }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  public var image: UIImage? {
    get { first(as: UIImage.self) }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  public var color: UIColor? {
    get { first(as: UIColor.self) }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var hasColors: Bool { color != nil }
}
