// The chooser's sliders: one for each part of a colour, over the colours that it goes through, with the number beside it.

import Drawing
import Foundation
import UIKit

/// Red, green and blue, and all three as a number.
struct ColorSliders: View {
  let color: Color.Resolved
  let choose: (Color.Resolved) -> Void

  init(color: Color.Resolved, choose: @escaping (Color.Resolved) -> Void) {
    self.color = color
    self.choose = choose
  }

  var body: some View {
    VStack(spacing: 18) {
      ColorTrack(name: "Red", color: color, part: \.red, range: 255, set: choose)
      ColorTrack(name: "Green", color: color, part: \.green, range: 255, set: choose)
      ColorTrack(name: "Blue", color: color, part: \.blue, range: 255, set: choose)
      HStack(spacing: 8) {
        Spacer()
        Text(verbatim: "sRGB Hex Color #").font(.system(size: 15)).accessibilityHidden(true)
        ColorField(
          name: "Hex Color",
          value: Binding {
            color.code
          } set: { code in
            var new = color
            new.code = code
            choose(new)
          }, format: HexadecimalFormat(), width: 92, keyboard: .asciiCapable)
      }
      Spacer(minLength: 0)
    }
  }
}

/// A slider of one part of a colour.
struct ColorTrack: View {
  let name: String
  let color: Color.Resolved
  let part: WritableKeyPath<Color.Resolved, Float>
  /// What is written for all of the part.
  let range: Int
  let unit: String
  let set: (Color.Resolved) -> Void
  private static let height: CGFloat = 36

  init(
    name: String, color: Color.Resolved, part: WritableKeyPath<Color.Resolved, Float>, range: Int, unit: String = "",
    set: @escaping (Color.Resolved) -> Void
  ) {
    self.name = name
    self.color = color
    self.part = part
    self.range = range
    self.unit = unit
    self.set = set
  }

  private var share: Float { min(max(color[keyPath: part], 0), 1) }
  private var number: Int { Int((Double(share) * Double(range)).rounded()) }

  private func with(_ share: Float) -> Color.Resolved {
    var color = color
    color[keyPath: part] = min(max(share, 0), 1)
    return color
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: name.uppercased()).font(.system(size: 13, weight: .semibold))
        .foregroundStyle(Color(source: .system(.secondaryLabel)))
        .accessibilityHidden(true)
      HStack(spacing: 12) {
        track
        ColorField(
          name: "\(name) value",
          value: Binding {
            number
          } set: { number in
            set(with(Float(number) / Float(range)))
          }, format: WholeNumberFormat(unit: unit), width: 72, keyboard: .numberPad)
      }
    }
  }

  /// A colour of the track. What is not the track's own part is opaque: the track is to be seen.
  private func end(_ share: Float) -> Color {
    var color = with(share)
    if part != \.opacity { color.opacity = 1 }
    return Color(color)
  }

  private var track: some View {
    GeometryReader { geometry in
      let room = max(geometry.size.width - Self.height, 1)
      LinearGradient(colors: [end(0), end(1)], startPoint: .leading, endPoint: .trailing)
        .background { if part == \.opacity { Checkerboard() } }
        .clipShape(Capsule())
        .overlay(alignment: .leading) {
          Circle()
            .fill(end(1))
            .overlay { Circle().fill(end(share)) }
            .overlay { Circle().strokeBorder(.white, lineWidth: 3) }
            .padding(2)
            .shadow(color: .black.opacity(0.3), radius: 2)
            .frame(width: Self.height, height: Self.height)
            .offset(x: room * CGFloat(share))
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged {
            set(with(Float(($0.location.x - Self.height / 2) / room)))
          })
    }
    .frame(height: Self.height)
    // Colours run one way everywhere.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: name))
    .accessibilityValue(Text(verbatim: "\(number)\(unit)"))
    .accessibilityAdjustableAction { direction in
      // A tenth, as other sliders go.
      set(with(share + (direction == .increment ? 0.1 : -0.1)))
    }
  }
}

/// A number that can be typed.
private struct ColorField<Format: ParseableFormatStyle>: View
where Format.FormatInput == Int, Format.FormatOutput == String {
  let name: String
  let value: Binding<Int>
  let format: Format
  let width: CGFloat
  let keyboard: UIKeyboardType

  init(name: String, value: Binding<Int>, format: Format, width: CGFloat, keyboard: UIKeyboardType) {
    self.name = name
    self.value = value
    self.format = format
    self.width = width
    self.keyboard = keyboard
  }

  var body: some View {
    TextField(value: value, format: format) { Text(verbatim: name) }
      .textFieldStyle(PlainTextFieldStyle())
      .keyboardType(keyboard)
      .font(.system(size: 17).monospacedDigit())
      .multilineTextAlignment(.center)
      .padding(.horizontal, 4)
      .frame(width: width, height: 36)
      .background(Color(source: .system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

/// 0...: plain digits, and a unit that need not be typed.
private struct WholeNumberFormat: ParseableFormatStyle {
  var unit: String
  func format(_ value: Int) -> String { "\(value)\(unit)" }

  var parseStrategy: Strategy { Strategy() }
  struct Strategy: ParseStrategy {
    func parse(_ text: String) throws -> Int {
      let digits = text.filter { !$0.isWhitespace && $0 != "%" }.map { $0.wholeNumberValue.map(String.init) ?? "?" }
      guard let number = Int(digits.joined()) else { throw ColorInputError.noNumber(text) }
      return number
    }
  }
}

/// Six hexadecimal digits.
private struct HexadecimalFormat: ParseableFormatStyle {
  func format(_ value: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }

  var parseStrategy: Strategy { Strategy() }
  struct Strategy: ParseStrategy {
    /// Three digits stand for six, each for two, as in CSS.
    func parse(_ text: String) throws -> Int {
      let digits = text.filter { !$0.isWhitespace && $0 != "#" }
      let whole = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
      guard whole.count == 6, let number = Int(whole, radix: 16) else { throw ColorInputError.noNumber(text) }
      return number
    }
  }
}

private enum ColorInputError: Error { case noNumber(String) }
