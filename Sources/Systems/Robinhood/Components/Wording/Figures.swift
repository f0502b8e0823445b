// Figures keep their direction: "+$24.13" is written from left to right in every language.

import SwiftUI

extension View {
  /// Sets a figure from left to right, so that its sign stays in front where the text around it runs to the left.
  nonisolated func figureDirection() -> some View { environment(\.layoutDirection, .leftToRight) }
}
