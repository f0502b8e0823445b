// The chooser's spectrum: all hues across, from white through the pure colours to black downwards.

import Drawing

struct ColorSpectrum: View {
  let chosen: Color.Resolved
  let choose: (Color.Resolved) -> Void
  /// Where a finger chose, and what: greys lie on all hues.
  @State private var touched: (place: UnitPoint, code: Int)?

  init(chosen: Color.Resolved, choose: @escaping (Color.Resolved) -> Void) {
    self.chosen = chosen
    self.choose = choose
  }

  private static let knob: CGFloat = 28

  var body: some View {
    GeometryReader { geometry in
      let place = place
      LinearGradient(colors: ColorPalette.wheel, startPoint: .leading, endPoint: .trailing)
        .overlay {
          LinearGradient(
            stops: [
              .init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
              .init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1),
            ], startPoint: .top, endPoint: .bottom)
        }
        .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
        .overlay(alignment: .topLeading) {
          Circle()
            .fill(Color(Color.Resolved(red: chosen.red, green: chosen.green, blue: chosen.blue)))
            .overlay { Circle().strokeBorder(.white, lineWidth: 3) }
            .shadow(color: .black.opacity(0.3), radius: 3)
            .frame(width: Self.knob, height: Self.knob)
            .offset(
              x: place.x * geometry.size.width - Self.knob / 2, y: place.y * geometry.size.height - Self.knob / 2)
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { value in
            touch(
              UnitPoint(
                x: min(max(value.location.x / max(geometry.size.width, 1), 0), 1),
                y: min(max(value.location.y / max(geometry.size.height, 1), 0), 1)))
          })
    }
    // Hues run one way everywhere.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: "Spectrum"))
    .accessibilityValue(Text(verbatim: ColorPalette.name(of: chosen)))
    .accessibilityAdjustableAction { direction in
      let place = place
      let step = direction == .increment ? Self.step : -Self.step
      // Beyond red is red again.
      let hue = (place.x + step + 1).truncatingRemainder(dividingBy: 1)
      touch(UnitPoint(x: hue, y: min(max(place.y, Self.step), 1 - Self.step)))
    }
  }

  /// What assistive technologies go on by, as a share of all hues.
  private static let step = 1.0 / 12

  private func touch(_ place: UnitPoint) {
    let color = Self.color(at: place)
    touched = (place, color.code)
    choose(color)
  }

  private static func color(at place: UnitPoint) -> Color.Resolved {
    Color(hue: place.x, saturation: min(2 * place.y, 1), brightness: min(2 - 2 * place.y, 1))
      .resolve(in: EnvironmentValues())
  }

  /// Where the colour lies, or the nearest that is as pure as those here are.
  private var place: UnitPoint {
    if let touched, touched.code == chosen.code { return touched.place }
    let parts = [chosen.red, chosen.green, chosen.blue].map { Double(min(max($0, 0), 1)) }
    let most = parts.max() ?? 0
    let span = most - (parts.min() ?? 0)
    guard span > 0 else { return UnitPoint(x: touched?.place.x ?? 0, y: 1 - most) }
    let sixths =
      switch most {
      case parts[0]: (parts[1] - parts[2]) / span
      case parts[1]: (parts[2] - parts[0]) / span + 2
      default: (parts[0] - parts[1]) / span + 4
      }
    let saturation = span / most
    return UnitPoint(x: (sixths < 0 ? sixths + 6 : sixths) / 6, y: saturation / 2 + (1 - most) / 2)
  }
}
