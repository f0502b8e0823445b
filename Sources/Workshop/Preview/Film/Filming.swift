// A stage in front of a camera: virtual time, a script, a picture a frame.

import Drawing
import Foundation
import ModuleBuilding
import Painting
import Stage

/// Lets a script happen and takes pictures.
@MainActor
package struct Filming {
  package var script: FilmScript
  /// Seconds.
  package var length: Double
  /// Pictures a second.
  package var rate: Double
  package var settings: DeviceSettings
  package var isFramed: Bool

  package init(script: FilmScript, length: Double, rate: Double, settings: DeviceSettings, isFramed: Bool = false) {
    self.script = script
    self.length = length
    self.rate = rate
    self.settings = settings
    self.isFramed = isFramed
  }

  /// Runs a screen from its beginning; hands each picture with its time to `take`, in order.
  ///
  /// - Throws: `SourceProblem` if the script names what is not there; what `take` throws.
  /// - Returns: What the engine has to say about the view.
  @discardableResult
  package func run(_ screen: PreviewScreen, take: (Bitmap, Double) throws -> Void) throws -> [String] {
    Stage.adoptRegion(of: settings.traits)
    let (view, _) = screen.make()
    let stage = Stage(settings.device, traits: settings.traits, displayScale: settings.displayScale) { view }
    var settings = settings
    var picture = LivePicture(scale: stage.displayScale)
    var finger = CGPoint.zero
    var next = 0
    let count = max(Int((length * rate).rounded(.up)), 1)
    for number in 0..<count {
      let time = Double(number) / rate
      while next < script.events.count, script.events[next].time <= time + 1e-9 {
        let event = script.events[next]
        next += 1
        if event.time > stage.time { stage.advance(by: event.time - stage.time) }
        try act(event.action, on: stage, &finger, &settings)
      }
      if time > stage.time { stage.advance(by: time - stage.time) }
      let drawing = try (isFramed ? stage.framedPixels() : nil) ?? stage.frame.drawing
      _ = try picture.show(drawing, background: stage.systemBackground)
      if let bitmap = picture.bitmap { try take(bitmap, time) }
    }
    return stage.warnings
  }

  private func act(
    _ action: FilmScript.Action, on stage: Stage, _ finger: inout CGPoint, _ settings: inout DeviceSettings
  ) throws {
    switch action {
    case .touch(let phase, let place):
      if case .point(let point) = place {
        finger = point
      } else if phase == .began, case .label(let label) = place {
        let element = try element(label, on: stage)
        finger = stage.activationPoint(ofElement: element.id) ?? element.frame.center
      }
      stage.act(on: .touch(ClientMessage.Touch(phase: phase, point: finger, id: 0)))
    case .message(let message): stage.act(on: message)
    case .perform(let name, let label):
      stage.act(on: .perform(action: name, element: try element(label, on: stage).id))
    case .set(let setting, let value):
      let device = settings.device
      _ = settings.set(setting, value)
      if settings.device != device {
        stage.set(settings.device, displayScale: settings.displayScale)
      } else {
        stage.set(settings.traits)
      }
    }
  }

  private func element(_ label: String, on stage: Stage) throws -> Semantics.Element {
    func all(_ elements: [Semantics.Element]) -> [Semantics.Element] { elements.flatMap { [$0] + all($0.children) } }
    let elements = all(stage.frame.semantics.elements)
    let ways: [(Semantics.Element) -> Bool] = [
      { $0.label == label && !$0.actions.isEmpty }, { $0.label == label }, { $0.identifier == label },
      { $0.label.hasPrefix(label) },
    ]
    for way in ways {
      if let found = elements.first(where: way) { return found }
    }
    let names = elements.map(\.label).filter { !$0.isEmpty }
    throw SourceProblem(
      "at \((stage.time * 100).rounded() / 100) s there is nothing called “\(label)”",
      remedy: names.isEmpty ? "Nothing on the screen has a label." : "There are: \(names.joined(separator: ", ")).")
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
