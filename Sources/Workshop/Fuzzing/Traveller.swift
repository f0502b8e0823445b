// A stage, and the steps of a journey done on it.

import Drawing
import Foundation
import Stage
import SwiftUI

/// Does steps on a stage.
@MainActor
final class Traveller {
  let stage: Stage
  private let make: @MainActor () -> AnyView
  /// Where each step turned out to be, in the order of its places; nil where nothing was to be found.
  private(set) var points: [CGPoint?] = []
  private var known: ArraySlice<CGPoint?>?

  /// - Parameter points: Where another traveller found the places of the same steps.
  init(_ make: @escaping @MainActor () -> AnyView, settings: Settings = Settings(), points: [CGPoint?]? = nil) {
    self.make = make
    known = points.map { $0[...] }
    KeyedStore.standard.removeAll()
    KeyedStore.scene.removeAll()
    stage = Stage(settings.device, traits: settings.traits) { make() }
    stage.host.checksDrawing = false
  }

  /// The device and its settings.
  struct Settings {
    var device = Device.standard
    var traits = Traits()

    mutating func apply(_ step: Step) {
      switch step {
      case .turn: device = device.turned(to: device.orientation == .portrait ? .landscape : .portrait)
      case .device(let name): device = Device(named: name) ?? device
      case .colorScheme: traits.colorScheme = traits.colorScheme == .dark ? .light : .dark
      case .layoutDirection:
        traits.layoutDirection = traits.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      case .motion: traits.isMotionReduced.toggle()
      case .contrast: traits.isContrastIncreased.toggle()
      case .bold: traits.isTextBold.toggle()
      case .differentiation: traits.differentiatesWithoutColor.toggle()
      case .typeSize(let number):
        let sizes = DynamicTypeSize.allCases
        traits.dynamicTypeSize = sizes[sizes.index(sizes.startIndex, offsetBy: number % sizes.count)]
      case .locale(let name): traits.locale = Locale(identifier: name)
      default: break
      }
    }
  }

  func apply(_ settings: Settings) {
    if settings.device != stage.device { stage.set(settings.device) }
    stage.set(settings.traits)
  }

  func perform(_ step: Step) {
    switch step {
    case .tap(let place, let count): at(place) { stage.tap(at: $0, count: count) }
    case .press(let place, let seconds): at(place) { stage.longPress(at: $0, for: seconds) }
    case .drag(let start, let end, let seconds):
      at(start) { start in at(end) { stage.drag(from: start, to: $0, over: seconds) } }
    case .pinch(let place, let scale): at(place) { stage.pinch(at: $0, scale: scale, over: 0.1) }
    case .rotate(let place, let angle): at(place) { stage.rotate(at: $0, by: .radians(angle)) }
    case .touch(let phase, let place, let finger): at(place) { stage.touch(phase, at: $0, id: finger) }
    case .hover(let place): if let place { at(place) { stage.hover(at: $0) } } else { stage.hover(at: nil) }
    case .scroll(let place, let width, let height):
      at(place) { stage.scroll(by: CGSize(width: width, height: height), at: $0) }
    case .key(let key, let modifiers):
      stage.press(KeyEquivalent(key), modifiers: EventModifiers(rawValue: modifiers))
    case .type(let text): stage.type(text)
    case .replaceText(let text): stage.replaceText(with: text)
    case .perform(let number, let action):
      let elements = usable
      guard !elements.isEmpty else { return }
      let element = elements[number % elements.count]
      let actions = element.actions + ["escape"]
      stage.perform(actions[action % actions.count], onElement: element.id)
    case .wait(let seconds): stage.advance(by: seconds)
    case .rest: stage.advance(untilIdle: 2)
    case .replaceContent: stage.replaceContent { make() }
    default:
      var settings = Settings(device: stage.device, traits: stage.traits)
      settings.apply(step)
      apply(settings)
    }
  }

  private var usable: [Semantics.Element] {
    func all(_ elements: [Semantics.Element]) -> [Semantics.Element] { elements.flatMap { [$0] + all($0.children) } }
    return all(stage.semantics.elements).filter { !$0.actions.isEmpty }
  }

  private func at(_ place: Place, _ body: (CGPoint) -> Void) {
    let point: CGPoint?
    if known != nil {
      point = known?.popFirst() ?? nil
    } else {
      point = self.point(of: place)
      points.append(point)
    }
    if let point { body(point) }
  }

  private func point(of place: Place) -> CGPoint? {
    switch place {
    case .share(let x, let y): return CGPoint(x: stage.size.width * x, y: stage.size.height * y)
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .element(let number):
      let elements = usable
      guard !elements.isEmpty else { return nil }
      let element = elements[number % elements.count]
      return stage.activationPoint(ofElement: element.id)
    }
  }
}
