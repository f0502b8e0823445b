// A headless device: give it a view, traits and a size; it gives frames.

import CRuntimeSupport
import Drawing
import Foundation
import Painting
import SwiftUI

/// A screen without a screen.
///
///     let stage = Stage(.iPhone15, traits: Traits(colorScheme: .dark)) { PortfolioScreen() }
///     let frame = stage.frame           // what it looks like and what it says
///     let picture = try stage.picture() // pixels
///
/// A stage belongs to the main actor. The same view, device and traits give the same frame on every machine.
@MainActor
public final class Stage {
  /// How much of the screen a view gets.
  public enum Fit: Hashable, Sendable {
    /// The device's screen with its safe areas.
    case screen
    /// The view's own size within a proposed width and height in points; nil for the view's ideal.
    case content(width: CGFloat? = nil, height: CGFloat? = nil)
  }

  /// The device, held as it is now.
  public internal(set) var device: Device
  public private(set) var traits: Traits
  public let fit: Fit
  /// Pixels in a point.
  public internal(set) var displayScale: CGFloat
  /// The size of the picture in points.
  public internal(set) var size: CGSize = .zero

  package let host = ViewHost()
  var currentFrame: (number: Int, frame: Frame)?

  /// Puts a view on a device.
  ///
  /// - Parameter displayScale: Pixels in a point; nil for the device's.
  public convenience init<Content: View>(
    _ device: Device, traits: Traits = Traits(), fit: Fit = .screen, displayScale: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      device, traits: traits, fit: fit, displayScale: displayScale, followsStateWrites: false, content: content)
  }

  /// - Parameter followsStateWrites: Whether `takeStateWrites` tells what views write, from the first frame on.
  package init<Content: View>(
    _ device: Device, traits: Traits, fit: Fit = .screen, displayScale: CGFloat?, followsStateWrites: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.device = device
    self.traits = traits
    self.fit = fit
    self.displayScale = displayScale ?? device.scale
    Self.installPictureMaking()
    ImageReader.install()
    if followsStateWrites { host.stateWrites = StateWriteLog(host) }
    run { _ in self.mount(content()) }
  }

  /// Work that views left to be done later ends with the stage.
  isolated deinit { onLargeStack { host.end() } }

  private func mount<Content: View>(_ content: Content) {
    host.input.listenToGenerators()
    traits.applyToUIKit(on: device, displayScale: displayScale)
    let environment = traits.environment(on: device, displayScale: displayScale)
    ProcessMemory.stepDidEnd()
    switch fit {
    case .screen:
      size = device.size
      host.input.showsKeyboard = true
      let insets = device.safeArea
      host.setRoot(
        content, size: size,
        safeArea: EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
        environment: environment)
    case .content(let width, let height):
      // On an axis without a proposal the view keeps its ideal size, whatever the picture's size is rounded to.
      host.setRoot(
        content.fixedSize(horizontal: width == nil, vertical: height == nil),
        size: CGSize(width: width ?? device.size.width, height: height ?? device.size.height),
        safeArea: EdgeInsets(), environment: environment)
      let wanted = host.rootSize(for: ProposedViewSize(width: width, height: height))
      // An infinite answer means "all there is".
      size = CGSize(
        width: pixels(wanted.width.isFinite ? wanted.width : device.size.width),
        height: pixels(wanted.height.isFinite ? wanted.height : device.size.height))
      host.reconfigure(size: size, safeArea: EdgeInsets(), environment: environment)
    }
    ProcessMemory.stepDidEnd()
    host.update()
    ProcessMemory.stepDidEnd()
  }

  /// Does something that changes what is seen.
  func change<Result>(_ work: (ViewHost) -> Result) -> Result {
    currentFrame = nil
    return run(work)
  }

  /// Does something on the stage's time, on a stack that deep view trees fit on.
  func run<Result>(_ work: (ViewHost) -> Result) -> Result {
    DeviceRegion.adopt(traits.locale)
    return onLargeStack { host.onOwnTime { work(host) } }
  }

  private func pixels(_ length: CGFloat) -> CGFloat {
    max((length * displayScale - 0.001).rounded(.up), 1) / displayScale
  }

  /// Shows the same view under other settings; state is kept.
  public func set(_ traits: Traits) {
    let isOtherLanguage = traits.locale != self.traits.locale
    self.traits = traits
    currentFrame = nil
    traits.applyToUIKit(on: device, displayScale: displayScale)
    run { host in
      // Code that formats for the current locale reads nothing that would tell.
      if isOtherLanguage { host.evaluateEverything() }
      host.reconfigure(
        size: size, safeArea: host.safeArea,
        environment: traits.environment(on: device, displayScale: displayScale))
      host.update()
    }
  }

  /// What the screen looks like and what it says. Brings pending changes in first.
  public var frame: Frame {
    run { host in
      if host.needsUpdate { host.update() }
      if let currentFrame, currentFrame.number == host.updateNumber { return currentFrame.frame }
      let made = Frame(drawing: host.draw(displayScale: displayScale), semantics: host.semantics())
      currentFrame = (host.updateNumber, made)
      return made
    }
  }

  /// What the engine has to say about the view: unsupported API, bad values, missing assets.
  public var warnings: [String] { host.warnings }

  /// What views and their models wrote into their state since the last call, if the stage follows that.
  package func takeStateWrites() -> [StateWrite] { host.stateWrites?.take() ?? [] }

  /// Bodies evaluated since the stage was made.
  public var bodyEvaluations: Int { host.bodyEvaluations.total }
}

/// One frame as plain values.
public struct Frame: Hashable, Sendable {
  public var drawing: DrawList
  public var semantics: Semantics
}

/// Runs work on a stack that deep view trees fit on: 1 GiB of address space, committed as it is used.
@MainActor
func onLargeStack<Result>(_ work: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping(work) { work in
    var call: () -> Void = { result = work() }
    withUnsafeMutablePointer(to: &call) { pointer in
      vitrine_call_on_large_stack(
        1 << 30, { context in context?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
    }
  }
  guard let result else { preconditionFailure("the call above always runs its body") }
  return result
}
