// What can go wrong between a draw list and a picture, in words for the person who asked for it.

import Foundation

/// A picture that cannot be painted or a file that cannot be read.
public enum PaintingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture's sides, in pixels.
  case tooLarge(width: Int, height: Int)
  case badSize(String)
  case outOfMemory(String)
  /// A file or some bytes that are no picture.
  case unreadableImage(name: String, cause: String)
  case unreadableFont(path: String, cause: String)
  case writingFailed(String)

  /// The longest side of a picture, in pixels.
  public static let largestSide = 16_384

  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is too large: no side may exceed \(Self.largestSide); "
        + "lower the scale or make the canvas smaller"
    case .badSize(let detail): "the picture has no usable size (\(detail)); give it a size above zero"
    case .outOfMemory(let detail): "painting ran out of memory: \(detail)"
    case .unreadableImage(let name, let cause): "\(name): \(cause)"
    case .unreadableFont(let path, let cause): "\(path): the font cannot be read (\(cause)); install it again"
    case .writingFailed(let detail): "the vector file could not be written: \(detail)"
    }
  }
}
