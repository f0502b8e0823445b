// Draws a view for a test.

import Drawing

@testable import SwiftUI

/// The commands that draw a view alone on a stage of a size.
@MainActor
func drawing(
  of view: some View, size: CGSize = CGSize(width: 100, height: 100), scheme: ColorScheme = .light,
  configure: (inout EnvironmentValues) -> Void = { _ in }
) -> [DrawCommand] {
  var environment = EnvironmentValues()
  environment.colorScheme = scheme
  environment.displayScale = 1
  configure(&environment)
  let host = ViewHost()
  host.setRoot(view, size: size, safeArea: EdgeInsets(), environment: environment)
  host.update()
  return host.draw(displayScale: environment.displayScale).commands
}

/// The first paint that a view fills something with.
@MainActor
func firstPaint(
  of view: some View, scheme: ColorScheme = .light, configure: (inout EnvironmentValues) -> Void = { _ in }
) -> Paint? {
  drawing(of: view, scheme: scheme, configure: configure).lazy.compactMap {
    if case .fill(_, let paint, _) = $0 { paint } else { nil }
  }.first
}
