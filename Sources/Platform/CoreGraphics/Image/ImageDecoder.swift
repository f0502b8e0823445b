// The place where whoever can read image files says so: this module knows no file format.

import Foundation
import Synchronization

/// Turns an image file's bytes into pixels. The painter installs its reader here when it starts.
package enum ImageDecoder {
  private static let reader = Mutex<(@Sendable (Data) -> CGImage?)?>(nil)

  /// Makes `decode` the reader of image files.
  package static func install(_ decode: @escaping @Sendable (Data) -> CGImage?) {
    reader.withLock { $0 = decode }
  }

  /// The pixels of an image file; nil if there is no reader yet or it cannot read these bytes.
  package static func decode(_ data: Data) -> CGImage? {
    reader.withLock { $0 }?(data)
  }
}
