// The design systems of this package, as screens of the gallery.

import DesignTokens
import Preview
import Robinhood
import SwiftUI

enum DesignSystems {
  /// The pages of all catalogues. The first is a whole app.
  @MainActor static var screens: [PreviewScreen] {
    let order: [CatalogueEntry.Group] = [.screens, .components, .tokens]
    return order.flatMap { group in
      RobinhoodCatalogue.entries.filter { $0.group == group }.map { screen($0, of: RobinhoodCatalogue.name) }
    }
  }

  @MainActor private static func screen(_ entry: CatalogueEntry, of system: String) -> PreviewScreen {
    PreviewScreen(name: entry.name, group: "\(system): \(entry.group.rawValue)") {
      // What is no screen may be higher than one.
      entry.isScreen ? entry.view : AnyView(ScrollView { entry.view })
    }
  }
}
