// The app on a market of its own.

import SwiftUI

/// The whole app with a sample account, for galleries and a first look. Every one has a market of its own.
public struct RobinhoodDemo: View {
  @State private var model: RobinhoodModel

  public init() { _model = State(initialValue: .sample()) }

  public var body: some View { RobinhoodTabView().environment(model) }
}

struct RobinhoodDemo_Previews: PreviewProvider {
  static var previews: some View { RobinhoodDemo() }
}
