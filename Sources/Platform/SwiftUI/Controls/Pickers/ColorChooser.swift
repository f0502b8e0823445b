// The sheet that a colour picker opens: a grid, a spectrum, sliders, and how opaque the colour is.

import Drawing

struct ColorChooser: View {
  private enum Way: String, CaseIterable {
    case grid = "Grid"
    case spectrum = "Spectrum"
    case sliders = "Sliders"
  }

  @Binding var color: Color
  let supportsOpacity: Bool
  @State private var way = Way.grid
  @Environment(\.self) private var environment
  @Environment(\.dismiss) private var dismiss

  init(color: Binding<Color>, supportsOpacity: Bool) {
    _color = color
    self.supportsOpacity = supportsOpacity
  }

  private var parts: Color.Resolved { color.resolve(in: environment) }

  /// How much of the screen the sheet takes, in points.
  static func height(supportsOpacity: Bool) -> CGFloat { supportsOpacity ? 590 : 510 }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        header
        Picker(selection: $way) {
          ForEach(Way.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
        } label: {
          Text(verbatim: "Way")
        }
        .pickerStyle(SegmentedPickerStyle())
        Group {
          switch way {
          case .grid: ColorGrid(chosen: parts) { color = $0 }
          case .spectrum: ColorSpectrum(chosen: parts) { color = $0 }
          case .sliders: sliders
          }
        }
        .frame(height: 300)
        if supportsOpacity {
          slider(
            "Opacity", value: parts.opacity, text: "\(Int((parts.opacity * 100).rounded())) %", from: color.opacity(0),
            to: Color(Color.Resolved(red: parts.red, green: parts.green, blue: parts.blue))
          ) { value in
            set { $0.opacity = value }
          }
        }
        swatch
      }
      .padding(16)
    }
    .dynamicTypeSize(.large)
  }

  private var header: some View {
    ZStack {
      Text(verbatim: "Colors").font(.headline).accessibilityAddTraits(.isHeader)
      HStack {
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.system(size: 28))
            .foregroundStyle(Color(source: .system(.tertiaryLabel)))
        }
        .buttonStyle(PlainButtonStyle())
        .accessibilityLabel(Text(verbatim: "Close"))
      }
    }
  }

  /// The colour as it is.
  private var swatch: some View {
    RoundedRectangle(cornerRadius: 10, style: .continuous)
      .fill(color)
      .background(Checkerboard().clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous)))
      .frame(width: 75, height: 75)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityHidden(true)
  }

  private var sliders: some View {
    VStack(spacing: 24) {
      channel("Red", \.red)
      channel("Green", \.green)
      channel("Blue", \.blue)
      Spacer(minLength: 0)
    }
  }

  private func set(_ change: (inout Color.Resolved) -> Void) {
    var parts = parts
    change(&parts)
    color = Color(parts)
  }

  private func channel(_ name: String, _ part: WritableKeyPath<Color.Resolved, Float>) -> some View {
    let value = min(max(parts[keyPath: part], 0), 1)
    func with(_ value: Float) -> Color {
      var parts = parts
      (parts[keyPath: part], parts.opacity) = (value, 1)
      return Color(parts)
    }
    return slider(name, value: value, text: "\(Int((value * 255).rounded()))", from: with(0), to: with(1)) { new in
      set { $0[keyPath: part] = new }
    }
  }

  private func slider(
    _ name: String, value: Float, text: String, from: Color, to: Color, set: @escaping (Float) -> Void
  ) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: name.uppercased()).font(.system(size: 13, weight: .semibold))
        .foregroundStyle(Color(source: .system(.secondaryLabel)))
      HStack(spacing: 12) {
        ColorTrack(name: name, value: CGFloat(value), text: text, from: from, to: to) { set(Float($0)) }
        Text(verbatim: text).monospacedDigit().frame(width: 64, height: 36)
          .background(
            Color(source: .system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      }
    }
  }
}

/// A slider over the colours that it goes through.
private struct ColorTrack: View {
  let name: String
  let value: CGFloat
  let text: String
  let from: Color
  let to: Color
  let set: (CGFloat) -> Void
  private static let height: CGFloat = 36

  var body: some View {
    GeometryReader { geometry in
      let room = max(geometry.size.width - Self.height, 1)
      let shape = Capsule()
      shape
        .fill(LinearGradient(colors: [from, to], startPoint: .leading, endPoint: .trailing))
        .background(Checkerboard().clipShape(shape))
        .overlay(alignment: .leading) {
          Circle()
            .strokeBorder(.white, lineWidth: 3)
            .shadow(color: .black.opacity(0.3), radius: 2)
            .padding(2)
            .frame(width: Self.height)
            .offset(x: room * value)
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged {
            set(min(max(($0.location.x - Self.height / 2) / room, 0), 1))
          })
    }
    .frame(height: Self.height)
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: name))
    .accessibilityValue(Text(verbatim: text))
    .accessibilityAdjustableAction { direction in
      set(min(max(value + (direction == .increment ? 0.1 : -0.1), 0), 1))
    }
  }
}

/// What shows through transparent colours.
private struct Checkerboard: View {
  private static let side: CGFloat = 8

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      var dark = Path()
      for row in 0..<Int((size.height / Self.side).rounded(.up)) {
        for column in 0..<Int((size.width / Self.side).rounded(.up)) where (row + column) % 2 == 1 {
          dark.addRect(
            CGRect(x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side, height: Self.side))
        }
      }
      context.fill(dark, with: .color(Color(white: 0.8)))
    }
  }
}

/// Greys, then the hues from dark to light.
private struct ColorGrid: View {
  let chosen: Color.Resolved
  let pick: (Color) -> Void
  private static let columns = 12
  private static let rows = 10
  /// Where the columns lie in the circle of hues, in degrees.
  private static let hues: [Double] = [196, 222, 255, 285, 338, 11, 20, 38, 45, 58, 66, 95]

  private func color(_ row: Int, _ column: Int) -> Color {
    if row == 0 { return Color(white: 1 - Double(column) / Double(Self.columns - 1)) }
    let hue = Self.hues[column] / 360
    return row <= 5
      ? Color(hue: hue, saturation: 1, brightness: 0.3 + 0.7 * Double(row - 1) / 4)
      : Color(hue: hue, saturation: 1 - 0.2 * Double(row - 5), brightness: 1)
  }

  private func isChosen(_ color: Color) -> Bool {
    let other = color.resolve(in: EnvironmentValues())
    return abs(other.red - chosen.red) < 0.01 && abs(other.green - chosen.green) < 0.01
      && abs(other.blue - chosen.blue) < 0.01
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<Self.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in
            let color = color(row, column)
            color
              .overlay { if isChosen(color) { Rectangle().strokeBorder(.white, lineWidth: 3) } }
              .controlElement(
                .button, label: row == 0 ? "grey \(column + 1)" : "colour \(row), \(column + 1)",
                actions: ControlActions(activate: { pick(color.opacity(Double(chosen.opacity))) }))
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

/// All hues across, from white to black downwards.
private struct ColorSpectrum: View {
  let chosen: Color.Resolved
  let pick: (Color) -> Void

  var body: some View {
    GeometryReader { geometry in
      let hues = stride(from: 0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }
      LinearGradient(colors: hues, startPoint: .leading, endPoint: .trailing)
        .overlay {
          LinearGradient(
            stops: [
              .init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
              .init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1),
            ], startPoint: .top, endPoint: .bottom)
        }
        .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { value in
            let x = min(max(value.location.x / max(geometry.size.width, 1), 0), 1)
            let y = min(max(value.location.y / max(geometry.size.height, 1), 0), 1)
            pick(
              Color(hue: x, saturation: min(2 * y, 1), brightness: min(2 - 2 * y, 1)).opacity(Double(chosen.opacity)))
          })
    }
  }
}
