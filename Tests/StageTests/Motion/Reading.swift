// Reading frames: what a drawing's commands say of places, sizes and opacity.

import CoreGraphics
import Drawing
import SwiftUI
import Testing

@testable import Stage

extension Stage {
  /// The bounds of everything filled, in order, sent through the transforms around it.
  @MainActor var filled: [CGRect] {
    var transforms: [CGAffineTransform] = [.identity]
    var result: [CGRect] = []
    for command in frame.drawing.commands {
      switch command {
      case .pushTransform(let transform): transforms.append(transform.concatenating(transforms[transforms.count - 1]))
      case .popTransform: transforms.removeLast()
      case .fill(let path, _, _): result.append(path.boundingBoxOfPath.applying(transforms[transforms.count - 1]))
      default: break
      }
    }
    return result
  }

  /// The paints of everything filled, in order.
  @MainActor var paints: [Paint] {
    frame.drawing.commands.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
  }

  /// The opacity of the layers drawn, in order.
  @MainActor var opacities: [Double] {
    frame.drawing.commands.compactMap { if case .pushLayer(let layer) = $0 { layer.opacity } else { nil } }
  }

  /// The opacity that a lone faded view has: 1 without a layer, 0 where nothing is drawn.
  @MainActor var opacity: Double { opacities.first ?? (frame.drawing.commands.isEmpty ? 0 : 1) }

  /// Values at sixty frames, one a sixtieth of a second, beginning with the next.
  @MainActor func film<Value>(_ frames: Int = 60, _ read: (Stage) -> Value) -> [Value] {
    (0..<frames).map { _ in
      advance(by: 1.0 / 60)
      return read(self)
    }
  }
}

/// A stage as large as one view of 300 x 300 points.
@MainActor
func smallStage<V: View>(@ViewBuilder _ content: () -> V) -> Stage {
  let device = Device(name: "test", idiom: .phone, portraitSize: CGSize(width: 300, height: 300), scale: 2)
  return Stage(device, content: content)
}
