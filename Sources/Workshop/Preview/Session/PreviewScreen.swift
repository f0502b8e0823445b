// Something the preview can show.

import Foundation
import ModuleBuilding
import SwiftUI

/// A preview, a view or an app, by its name.
@MainActor
package struct PreviewScreen {
  package var name: String
  /// What it belongs to, where there are many: the file's name.
  package var group: String?
  /// Where it is declared, as messages name the place; nil for the program itself.
  package var place: String?
  let make: @MainActor () -> (view: AnyView, settings: PreviewSettings?)

  package init(_ description: PreviewDescription, _ entry: _PreviewEntry) {
    name = description.name
    place = "\(description.file):\(description.line)"
    group = URL(fileURLWithPath: description.file).deletingPathExtension().lastPathComponent
    make = { entry.make() }
  }

  /// A new view of it, with state of its own.
  package var view: AnyView { make().view }

  package init(name: String, group: String? = nil, make: @escaping @MainActor () -> AnyView) {
    self.name = name
    self.group = group
    self.make = { (make(), nil) }
  }
}
