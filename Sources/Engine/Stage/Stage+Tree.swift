// Where every view of a stage lies: what `--tree` and an inspector show.

import Foundation
import SwiftUI

/// A view's or modifier's box on the screen.
public struct ViewBox: Hashable, Sendable {
  /// What made the box: "Text", "padding", "VStack".
  public var name: String
  /// In points, from the screen's top left corner.
  public var frame: CGRect
  public var children: [ViewBox]
}

extension Stage {
  /// The boxes of the current frame, from the screen down.
  public var viewTree: ViewBox {
    _ = frame
    return run { host in
      host.rootNode.map(Self.box)
        ?? ViewBox(name: "screen", frame: CGRect(origin: .zero, size: size), children: [])
    }
  }

  private static func box(_ node: LayoutNode) -> ViewBox {
    ViewBox(name: node.displayName, frame: node.globalFrame, children: node.children.map(box))
  }
}
