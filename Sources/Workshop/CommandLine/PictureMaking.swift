// The seam between the command line and the engine: one preview and the options in, one picture's bytes out.

import Foundation
import Stage
import SwiftUI

/// A finished picture.
struct MadePicture {
  var data: Data
  /// Points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
  /// What could not be drawn as it would be on a device.
  var warnings: [String] = []
  /// The views' frames, if they were asked for.
  var tree: ViewFrame?
}

/// A view as `--tree` prints it.
struct ViewFrame: Encodable {
  var role: String
  var label: String?
  var value: String?
  /// Left, top, width and height on the picture, in points.
  var frame: [Double]
  var children: [ViewFrame] = []
}
