// Access to files that a person chose: what URL has on Apple's platforms.

import Foundation

extension URL {
  /// Asks for access to a file that a person chose outside the app. Here nothing keeps an app from files: always true.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives the access back.
  public func stopAccessingSecurityScopedResource() {}
}
