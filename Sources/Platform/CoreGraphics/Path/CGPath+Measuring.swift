// The length of a path.

import Foundation

extension CGPath {
  /// Length of all lines and curves in points, closing edges included.
  package var measuredLength: CGFloat {
    measuredSubpaths().reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
  }
}
