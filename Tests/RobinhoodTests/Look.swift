// What was drawn, as a list of texts and shapes in absolute points.

import DesignTokens
import Drawing
import Foundation
import Stage
import SwiftUI
import Typesetting

/// A frame of a view on a phone, taken apart.
@MainActor
struct Look {
  struct Words {
    var text: String
    var origin: CGPoint
    var width: CGFloat
    var size: CGFloat
    var weight: Double
    var hasTabularFigures: Bool
    var color: RGBA?
    /// What has been filled last where the words stand.
    var ground: RGBA?
  }

  struct Shape {
    var path: CGPath
    var frame: CGRect
    var color: RGBA?
    /// Nil for a filled shape.
    var lineWidth: CGFloat?
    var dash: [CGFloat]
  }

  let stage: Stage
  let words: [Words]
  let shapes: [Shape]
  /// What limits what is drawn within it, and where images are drawn.
  let (clips, images): ([Shape], [CGRect])

  init<Content: View>(
    width: CGFloat = 393, traits: Traits = Traits(), isScreen: Bool = false, device: Device = .standard,
    @ViewBuilder _ content: () -> Content
  ) {
    self.init(
      Stage(device, traits: traits, fit: isScreen ? .screen : .content(width: width), displayScale: 2, content: content)
    )
  }

  init(_ stage: Stage) {
    self.stage = stage
    var words: [Words] = []
    var shapes: [Shape] = []
    var (clips, images): ([Shape], [CGRect]) = ([], [])
    var transforms = [CGAffineTransform.identity]
    for command in stage.frame.drawing.commands {
      let transform = transforms[transforms.count - 1]
      func add(_ path: CGPath, _ paint: Paint, lineWidth: CGFloat?, dash: [CGFloat] = []) {
        shapes.append(
          Shape(
            path: path, frame: path.boundingBoxOfPath.applying(transform), color: paint.color, lineWidth: lineWidth,
            dash: dash))
      }
      switch command {
      case .pushTransform(let next): transforms.append(next.concatenating(transform))
      case .popTransform: transforms.removeLast()
      case .fill(let path, let paint, _): add(path, paint, lineWidth: nil)
      case .stroke(let path, let paint, let stroke): add(path, paint, lineWidth: stroke.width, dash: stroke.dash)
      case .pushClip(let path, _):
        clips.append(
          Shape(path: path, frame: path.boundingBoxOfPath.applying(transform), color: nil, lineWidth: nil, dash: []))
      case .image(let image): images.append(image.rect.applying(transform))
      case .glyphs(let run, let origin, let paint):
        words.append(
          Words(
            text: run.text, origin: origin.applying(transform), width: run.width, size: run.font.size * transform.a,
            weight: run.font.variations["wght"] ?? 400, hasTabularFigures: Self.isTabular(run), color: paint.color,
            ground: shapes.last { shape in
              // About the middle of the letters.
              let middle = CGPoint(x: origin.x + run.width / 2, y: origin.y - run.font.size * 0.3).applying(transform)
              return shape.lineWidth == nil && (shape.color?.alpha ?? 0) > 0.99 && shape.frame.contains(middle)
            }?.color))
      default: break
      }
    }
    self.words = words
    self.shapes = shapes
    (self.clips, self.images) = (clips, images)
  }

  private static func isTabular(_ run: GlyphRun) -> Bool {
    // Between two digits: in front of a comma letters may be drawn closer.
    let letters = Array(run.text)
    guard letters.count == run.positions.count else { return false }
    let digits = letters.indices.dropLast().filter { letters[$0].isNumber && letters[$0 + 1].isNumber }
      .map { run.positions[$0 + 1].x - run.positions[$0].x }
    // The figures of a variable font are equal up to the rounding of their outlines.
    return (digits.max() ?? 0) - (digits.min() ?? 0) < run.font.size * 0.003
  }

  var size: CGSize { stage.size }

  /// What is written, joined as it was drawn.
  var text: String { words.map(\.text).joined(separator: "|") }

  func word(_ text: String) -> Words? { words.first { $0.text.trimmingCharacters(in: .whitespaces) == text } }

  func filled(_ color: ColorToken, _ appearance: ColorToken.Appearance = .light) -> [Shape] {
    shapes.filter { $0.color.map { color.value(appearance).matches($0) } ?? false }
  }

  /// What VoiceOver reads, element by element.
  var spoken: [String] { Self.labels(stage.frame.semantics.elements) }

  var elements: [Semantics.Element] { Self.flat(stage.frame.semantics.elements) }

  func element(_ label: String) -> Semantics.Element? { elements.first { $0.label == label } }

  private static func flat(_ elements: [Semantics.Element]) -> [Semantics.Element] {
    elements.flatMap { [$0] + flat($0.children) }
  }

  private static func labels(_ elements: [Semantics.Element]) -> [String] {
    flat(elements).map(\.label).filter { !$0.isEmpty }
  }
}

extension Look.Shape {
  /// Whether the shape is its frame with continuous corners of a radius.
  func isRounded(_ radius: CGFloat) -> Bool {
    func points(_ path: CGPath) -> [CGPoint] {
      var points: [CGPoint] = []
      path.applyWithBlock { element in
        let count = [
          CGPathElementType.moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
        ]
        for index in 0..<(count[element.pointee.type] ?? 0) { points.append(element.pointee.points[index]) }
      }
      return points
    }
    let expected = points(RoundedRectangle(cornerRadius: radius).path(in: path.boundingBoxOfPath).cgPath)
    let drawn = points(path)
    return drawn.count == expected.count
      && zip(drawn, expected).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
  }
}

extension Paint {
  var color: RGBA? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension RGB {
  func matches(_ color: RGBA) -> Bool {
    func near(_ channel: UInt8, _ value: Double) -> Bool { abs(Double(channel) / 255 - value) < 0.003 }
    return color.alpha > 0.99 && near(red, color.red) && near(green, color.green) && near(blue, color.blue)
  }
}
