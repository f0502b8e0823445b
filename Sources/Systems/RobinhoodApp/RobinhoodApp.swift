// The app.

import Foundation
import Robinhood
import SwiftUI

@main
struct RobinhoodApp: App {
  @State private var model = RobinhoodModel.onDevice(file: RobinhoodApp.books)

  var body: some Scene {
    WindowGroup {
      RobinhoodTabView().environment(model)
    }
  }

  /// The file of the account.
  private static var books: URL {
    let files = FileManager.default
    let folder = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("Robinhood.sqlite")
  }
}
