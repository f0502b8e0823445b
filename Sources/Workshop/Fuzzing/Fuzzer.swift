// Random input for a screen: nothing may crash, hang, or leave a frame that is not that of its state.

import Drawing
import Foundation
import Painting
import Stage
import SwiftUI

/// Throws journeys at a screen.
///
///     let fuzzer = Fuzzer("Counter") { Counter() }
///     let finding = fuzzer.run(seed: 3, length: 60)
///
/// A finding comes with the shortest journey that leads to it. What crashes or hangs does so here: `willDo` is told of every
/// step beforehand.
@MainActor
public struct Fuzzer {
  public let screen: String
  private let make: @MainActor () -> AnyView
  /// Told of every step before it is done.
  public var willDo: (Step) -> Void = { _ in }
  /// Called when a stage begins anew.
  public var willBegin: () -> Void = {}
  /// Asked after every step: whether the journey ends there, and whether a finding's way is not made shorter any more.
  public var isOver: () -> Bool = { false }
  public var isShortEnough: () -> Bool = { false }
  /// The kinds of findings that count; for looking for one.
  public var kinds: Set<Finding.Kind>?

  public init(_ screen: String, make: @escaping @MainActor () -> AnyView) {
    self.screen = screen
    self.make = make
  }

  public init<Content: View>(_ screen: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(screen) { AnyView(content()) }
  }

  /// Takes the journey of a seed, then the same device and settings from the beginning.
  ///
  /// - Returns: The first thing found, by a journey of as few steps as were found to do; nil for nothing.
  public func run(seed: UInt64, length: Int) -> Finding? {
    let journey = Journey(seed: seed, length: length)
    if let finding = take(journey, seed: seed, isOver: isOver) {
      return shortest(finding, of: journey) { take($0, seed: seed) }
    }
    guard !isOver() else { return nil }
    let settings = Journey(settingsSeed: seed, length: 4)
    guard let finding = compareSettings(settings, seed: seed) else { return nil }
    return shortest(finding, of: settings) { compareSettings($0, seed: seed) }
  }

  // MARK: Journeys

  /// Takes a journey and compares.
  func take(_ journey: Journey, seed: UInt64, isOver: () -> Bool = { false }) -> Finding? {
    willBegin()
    let traveller = Traveller(make)
    let stage = traveller.stage
    var picture: LivePicture?
    var done: [Step] = []
    func finding(_ kind: Finding.Kind, _ text: String) -> Finding? {
      guard kinds?.contains(kind) != false else { return nil }
      return Finding(kind: kind, screen: screen, seed: seed, steps: done, difference: text)
    }
    for leg in journey.legs {
      if isOver() { break }
      willDo(leg.step)
      traveller.perform(leg.step)
      done.append(leg.step)
      guard leg.isLookedAt else { continue }
      let seen = stage.frame
      guard seen.drawing.checkInvariants() else { return finding(.brackets, "") }
      if leg.isPainted {
        do {
          if let text = try difference(of: seen.drawing, on: stage, &picture) {
            if let finding = finding(.pixels, text) { return finding }
          }
        } catch {
          if let finding = finding(.painting, "\(error)") { return finding }
        }
      }
      if let text = FrameDifference.between(seen, stage.frame(renewing: .drawing)),
        let finding = finding(.drawing, text)
      {
        return finding
      }
      if let text = FrameDifference.between(seen, stage.frame(renewing: .layout)), let finding = finding(.layout, text)
      {
        return finding
      }
      if stage.isResting, let text = FrameDifference.between(seen, stage.frame(renewing: .bodies)),
        let finding = finding(.bodies, text)
      {
        return finding
      }
    }
    guard kinds?.contains(.repetition) != false else { return nil }
    let last = stage.frame
    willBegin()
    let second = Traveller(make, points: traveller.points)
    for step in done {
      willDo(step)
      second.perform(step)
    }
    return FrameDifference.between(last, second.stage.frame).flatMap { finding(.repetition, $0) }
  }

  /// The pixels of a live picture beside those of a new one. Cut edges may be a few levels off.
  private func difference(of list: DrawList, on stage: Stage, _ picture: inout LivePicture?) throws -> String? {
    var live = picture ?? LivePicture(scale: 1)
    _ = try live.show(list, background: stage.systemBackground)
    picture = live
    let whole = try Painter.paint(list, scale: 1, background: stage.systemBackground)
    guard let shown = live.bitmap, shown != whole else { return nil }
    return shown.firstDifference(from: whole, tolerance: Self.mostLevels)
  }

  /// By how many levels of a channel a pixel may differ.
  private static let mostLevels = 16

  // MARK: Settings

  /// Changes the settings of a screen, and begins another with what they became.
  func compareSettings(_ journey: Journey, seed: UInt64) -> Finding? {
    guard kinds?.contains(.settings) != false else { return nil }
    willBegin()
    var settings = Traveller.Settings()
    let changed = Traveller(make, settings: settings)
    for leg in journey.legs {
      willDo(leg.step)
      _ = changed.stage.frame
      settings.apply(leg.step)
      changed.apply(settings)
    }
    let seen = rested(changed.stage)
    let fresh = Traveller(make, settings: settings)
    guard let text = FrameDifference.between(seen, rested(fresh.stage)) else { return nil }
    return Finding(
      kind: .settings, screen: screen, seed: seed, steps: journey.legs.map(\.step), difference: text)
  }

  /// The frame after a time in which most screens come to rest.
  private func rested(_ stage: Stage) -> Frame {
    stage.advance(by: 3 - stage.time)
    return stage.frame
  }

  // MARK: Shortening

  /// Leaves out what is not needed for a finding of the same kind: halves, quarters, and so on to single steps.
  private func shortest(_ first: Finding, of journey: Journey, _ take: (Journey) -> Finding?) -> Finding {
    var best = first
    var legs = Array(journey.legs.prefix(first.steps.count))
    func attempt(_ candidate: [Journey.Leg]) -> Bool {
      guard let found = take(Journey(legs: candidate)), found.kind == first.kind else { return false }
      best = found
      legs = Array(candidate.prefix(found.steps.count))
      return true
    }
    if first.kind != .settings, first.kind != .repetition { _ = attempt(Journey(legs: legs).lookedAtLast.legs) }
    var attempts = 0
    var size = max(legs.count / 2, 1)
    while attempts < Self.mostAttempts, !isShortEnough() {
      var start = 0
      var isShorter = false
      while start < legs.count, attempts < Self.mostAttempts, !isShortEnough() {
        var candidate = legs
        candidate.removeSubrange(start..<min(start + size, legs.count))
        attempts += 1
        if !candidate.isEmpty, attempt(candidate) { isShorter = true } else { start += size }
      }
      if size > 1 { size /= 2 } else if !isShorter { break }
    }
    return best
  }

  private static let mostAttempts = 200
}

extension Bitmap {
  /// The first pixel, row by row, that differs from another picture's of the same size, and how many do.
  fileprivate func firstDifference(from other: Bitmap, tolerance: Int) -> String? {
    guard width == other.width, height == other.height else { return "\(width) x \(height) pixels" }
    var first: (x: Int, y: Int)?
    var count = 0
    withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        for y in 0..<height {
          for x in 0..<width {
            let at = y * bytesPerRow + x * 4
            if (0..<4).contains(where: { abs(Int(mine[at + $0]) - Int(theirs[at + $0])) > tolerance }) {
              count += 1
              if first == nil { first = (x, y) }
            }
          }
        }
      }
    }
    return count == 0 ? nil : "\(count) pixels, the first at \(first?.x ?? 0), \(first?.y ?? 0)"
  }
}
