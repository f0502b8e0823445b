// How screens get at the state.

import SwiftUI

/// The model of the surroundings: `RobinhoodTabView().environment(model)`. Without one, that of the demonstration.
@propertyWrapper
struct CurrentModel: DynamicProperty {
  @Environment(RobinhoodModel.self) private var given: RobinhoodModel?

  init() {}

  @MainActor var wrappedValue: RobinhoodModel { given ?? .demo }
}
