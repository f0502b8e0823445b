// Bytes that an image is made from.

import Foundation

/// Bytes in memory or from a file.
public final class CGDataProvider: Sendable {
  package let bytes: Data

  public init?(data: CFData) { bytes = data }

  /// The bytes of the file at `url`; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  /// The bytes of the file at the path `filename`; nil if it cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
    bytes = data
  }

  public var data: CFData? { bytes }
}
