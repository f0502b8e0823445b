// Where named colours and images come from: whoever reads asset catalogs installs itself here.

import Foundation
import Synchronization

/// Finds named assets. Nothing is found until somebody who can read the bundle's catalogs has been installed.
package enum AssetLookup {
  private struct Finders {
    var color: (@Sendable (String, Bundle?) -> UIColor?)?
    var image: (@Sendable (String, Bundle?) -> UIImage?)?
  }

  private static let finders = Mutex(Finders())

  /// Makes the two closures the source of named colours and images.
  package static func install(
    color: @escaping @Sendable (String, Bundle?) -> UIColor?, image: @escaping @Sendable (String, Bundle?) -> UIImage?
  ) {
    finders.withLock { $0 = Finders(color: color, image: image) }
  }

  static func color(named name: String, in bundle: Bundle?) -> UIColor? {
    finders.withLock { $0.color }?(name, bundle)
  }

  static func image(named name: String, in bundle: Bundle?) -> UIImage? {
    finders.withLock { $0.image }?(name, bundle)
  }
}
