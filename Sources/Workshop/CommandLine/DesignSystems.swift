// The design systems of this package, as screens of the gallery.

import DesignTokens
import Foundation
import Painting
import Preview
import Robinhood
import Stage
import SwiftUI

enum DesignSystems {
  /// The pages of all catalogues. The first is a whole app.
  @MainActor static var screens: [PreviewScreen] {
    let order: [CatalogueEntry.Group] = [.screens, .components, .tokens]
    return order.flatMap { group in
      RobinhoodCatalogue.entries.filter { $0.group == group }.map { screen($0, of: RobinhoodCatalogue.name) }
    }
  }

  /// Draws all pages of all catalogues on a phone, light and dark, into folders of those names.
  ///
  /// - Returns: The pages by group, with the pictures' paths within the folder.
  @MainActor static func draw(
    into folder: String
  ) throws -> [(name: String, pictures: [(title: String, light: String, dark: String)])] {
    try CatalogueEntry.Group.allCases.reversed().map { group in
      let entries = RobinhoodCatalogue.entries.filter { $0.group == group }
      return (
        "\(RobinhoodCatalogue.name): \(group.rawValue)",
        try entries.map { entry in
          let name = entry.id.map { $0.isLetter || $0.isNumber ? $0 : "-" }
          let file = "\(RobinhoodCatalogue.name)-\(String(name)).png"
          for scheme in [ColorScheme.light, .dark] {
            try RenderCommand.write(picture(of: entry, scheme), to: "\(folder)/\(scheme)/\(file)")
          }
          return (entry.name, "light/\(file)", "dark/\(file)")
        }
      )
    }
  }

  @MainActor private static func picture(of entry: CatalogueEntry, _ scheme: ColorScheme) throws -> Data {
    let device = Device.standard
    let stage = Stage(
      device, traits: Traits(colorScheme: scheme), fit: entry.isScreen ? .screen : .content(width: device.size.width),
      displayScale: 2
    ) { entry.view }
    if stage.nextFrameTime != nil { stage.advance(untilIdle: 1) }
    return try stage.picture().pngData()
  }

  @MainActor private static func screen(_ entry: CatalogueEntry, of system: String) -> PreviewScreen {
    PreviewScreen(name: entry.name, group: "\(system): \(entry.group.rawValue)") {
      // What is no screen may be higher than one.
      entry.isScreen ? entry.view : AnyView(ScrollView { entry.view })
    }
  }
}
