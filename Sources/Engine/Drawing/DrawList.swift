// A frame's drawing as one value.

import CoreGraphics
import Foundation

/// What a frame looks like: ordered commands in points, y down, on a canvas of a given size.
public struct DrawList: Hashable, Sendable {
  /// The canvas in points.
  public var size: CGSize
  public var commands: [DrawCommand]

  public init(size: CGSize, commands: [DrawCommand] = []) {
    self.size = size
    self.commands = commands
  }

  /// Whether every `push` has its `pop`, of the same kind and in order. For tests.
  public func checkInvariants() -> Bool {
    var open: [Bracket] = []
    for command in commands {
      switch command {
      case .pushClip: open.append(.clip)
      case .pushTransform: open.append(.transform)
      case .pushProjection: open.append(.projection)
      case .pushLayer: open.append(.layer)
      case .pushMask: open.append(.mask)
      case .maskContent:
        guard open.popLast() == .mask else { return false }
        open.append(.maskedContent)
      case .popClip: guard open.popLast() == .clip else { return false }
      case .popTransform: guard open.popLast() == .transform else { return false }
      case .popProjection: guard open.popLast() == .projection else { return false }
      case .popLayer: guard open.popLast() == .layer else { return false }
      case .popMask: guard open.popLast() == .maskedContent else { return false }
      case .fill, .stroke, .glyphs, .image, .backdrop: break
      }
    }
    return open.isEmpty
  }

  private enum Bracket { case clip, transform, projection, layer, mask, maskedContent }
}
