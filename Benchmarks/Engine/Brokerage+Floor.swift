// The brokerage home screen for the drawing by hand.

import CFloor
import Foundation
import Painting
import Typesetting

/// Fonts of the system face at weights and sizes, for direct calls.
@MainActor
enum FloorFonts {
  private static var fonts: [String: OpaquePointer] = [:]

  static func font(size: CGFloat, weight: CGFloat) -> OpaquePointer? {
    guard let instance = Typesetter.shared.instance(for: FontRequest(size: size, weight: weight)) else { return nil }
    let variations = instance.variations.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(
      separator: ",")
    let key = instance.path + variations
    if let known = fonts[key] { return known }
    let font = floor_font_open(instance.path, Int32(instance.faceIndex), variations)
    fonts[key] = font
    return font
  }
}

/// The screen's numbers in C's terms, made once.
@MainActor
public final class BrokerageFloor {
  private var screen = floor_screen()
  private var pixels: [UInt32]

  public init() {
    let boxes = Self.kept(Brokerage.boxes.map(Self.box))
    let barBoxes = Self.kept(Brokerage.barBoxes.map(Self.box))
    let points = Self.kept(Brokerage.chart.map(Brokerage.place).flatMap { [Double($0.x), Double($0.y)] })
    let texts = Self.kept((Brokerage.texts + [Brokerage.buttonText] + Brokerage.barTexts).map(Self.text))
    pixels = Array(repeating: 0, count: Int(Brokerage.size.width * Brokerage.size.height * 9))
    screen.width = Double(Brokerage.size.width)
    screen.height = Double(Brokerage.size.height)
    screen.scale = Double(Brokerage.scale)
    screen.header = Self.box(.init(rect: Brokerage.header, radius: 0, color: 0xFF00_0000 | Brokerage.deepGreen))
    screen.header_end = 0xFF00_0000 | Brokerage.green
    (screen.boxes, screen.box_count) = (UnsafePointer(boxes.baseAddress), Int32(boxes.count))
    (screen.bar_boxes, screen.bar_box_count) = (UnsafePointer(barBoxes.baseAddress), Int32(barBoxes.count))
    (screen.line, screen.line_count) = (UnsafePointer(points.baseAddress), Int32(points.count / 2))
    (screen.line_width, screen.line_color) = (2, 0xFF00_0000 | Brokerage.green)
    screen.button = Self.box(.init(rect: Brokerage.button, radius: 25, color: 0xFF00_0000 | Brokerage.green))
    (screen.shadow_radius, screen.shadow_y) = (Double(Brokerage.shadowRadius), Double(Brokerage.shadowOffset))
    screen.shadow_color = UInt32(Brokerage.shadowOpacity * 255) << 24
    screen.bar = Self.box(.init(rect: Brokerage.bar, radius: 0, color: Brokerage.barWash))
    screen.bar_blur = Double(Brokerage.barBlur)
    (screen.texts, screen.text_count) = (UnsafePointer(texts.baseAddress), Int32(texts.count))
    (screen.texts_below, screen.texts_on_button) = (Int32(Brokerage.texts.count), 1)
  }

  /// Draws the screen; see `bitmap`.
  public func draw() { floor_draw_screen(&screen, &pixels) }

  /// What was drawn.
  public func bitmap() throws -> Bitmap {
    let bytes = pixels.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255), UInt8($0 >> 24)] }
    return try Bitmap(width: Int(screen.width * screen.scale), height: Int(screen.height * screen.scale), rgba: bytes)
  }

  // The screen is drawn as long as the process lives.
  private static func kept<Element>(_ values: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: values.count)
    _ = memory.initialize(from: values)
    return memory
  }

  private static func box(_ box: Brokerage.Box) -> floor_box {
    floor_box(
      x: Double(box.rect.minX), y: Double(box.rect.minY), width: Double(box.rect.width),
      height: Double(box.rect.height),
      radius: Double(box.radius), color: box.color)
  }

  private static func text(_ line: Brokerage.Line) -> floor_text {
    floor_text(
      font: FloorFonts.font(size: line.size, weight: line.weight), text: UnsafePointer(strdup(line.text)),
      size: Double(line.size), x: Double(line.x), baseline: Double(line.baseline),
      alignment: line.alignment.rawValue, color: line.color)
  }
}
