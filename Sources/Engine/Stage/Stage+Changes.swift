// Another device under the same view, and another view on the same device.

import Foundation
import SwiftUI

extension Stage {
  /// Shows the same view on another device, or on the same one turned; state is kept.
  ///
  /// - Parameter displayScale: Pixels in a point; nil for the device's.
  public func set(_ device: Device, displayScale: CGFloat? = nil) {
    self.device = device
    self.displayScale = displayScale ?? device.scale
    currentFrame = nil
    guard case .screen = fit else { return set(traits) }
    size = device.size
    let insets = device.safeArea
    traits.applyToUIKit(on: device, displayScale: self.displayScale)
    change { host in
      host.reconfigure(
        size: size,
        safeArea: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
        environment: traits.environment(on: device, displayScale: self.displayScale))
      host.update()
    }
  }

  /// Replaces the view by another, such as a newer version of its code.
  ///
  /// State, scroll positions, chosen tabs, pushed screens and what is presented go over to views of the same name in the
  /// same place, else to views of the same name elsewhere; values of the code's own types do as long as their types are
  /// laid out as they were or can be encoded.
  public func replaceContent<Content: View>(@ViewBuilder _ content: () -> Content) {
    change { host in
      let state = host.stateToCarry()
      host.setRoot(
        content(), size: size, safeArea: host.safeArea,
        environment: traits.environment(on: device, displayScale: displayScale))
      host.take(state)
      // What goes over was written before.
      _ = host.stateWrites?.take()
    }
  }
}
