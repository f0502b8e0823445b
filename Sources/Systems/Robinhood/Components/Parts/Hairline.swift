// The line between rows.

import DesignTokens
import SwiftUI

/// Half a point of divider colour across the width.
public struct Hairline: View {
  public init() {}

  public var body: some View {
    Rectangle().fill(Color.rhDivider).frame(height: .rhHairline).accessibilityHidden(true)
  }
}

struct Hairline_Previews: PreviewProvider {
  static var previews: some View {
    Hairline().padding(.rhGutter).background(Color.rhCanvas)
  }
}
