// The sheet that a colour picker opens: a grid, a spectrum or sliders, how opaque the colour is, and colours kept.

import Drawing

/// Chooses a colour. What is chosen is written at once.
struct ColorChooser: View {
  private enum Way: String, CaseIterable {
    case grid = "Grid"
    case spectrum = "Spectrum"
    case sliders = "Sliders"
  }

  @Binding var color: Color
  @Binding var saved: [Color.Resolved]
  let supportsOpacity: Bool
  @State private var way = Way.grid
  @Environment(\.self) private var environment
  @Environment(\.dismiss) private var dismiss

  init(color: Binding<Color>, saved: Binding<[Color.Resolved]>, supportsOpacity: Bool) {
    _color = color
    _saved = saved
    self.supportsOpacity = supportsOpacity
  }

  private var parts: Color.Resolved { color.resolve(in: environment) }

  /// What of the screen the sheet takes, in points.
  static func height(supportsOpacity: Bool) -> CGFloat { supportsOpacity ? 608 : 534 }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        header
        Picker(selection: $way) {
          ForEach(Way.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
        } label: {
          Text(verbatim: "Colors")
        }
        .pickerStyle(SegmentedPickerStyle())
        Group {
          switch way {
          case .grid: ColorGrid(chosen: parts) { choose($0) }
          case .spectrum: ColorSpectrum(chosen: parts) { choose($0) }
          case .sliders: ColorSliders(color: parts) { choose($0) }
          }
        }
        .frame(height: 300)
        if supportsOpacity {
          ColorTrack(
            name: "Opacity", color: parts, part: \.opacity, range: 100, unit: "%",
            set: { choose($0, opacity: $0.opacity) })
        }
        Divider()
        ColorsKept(color: parts, saved: $saved) { choose($0, opacity: $0.opacity) }
      }
      .padding(16)
      .frame(maxWidth: 430)
      .frame(maxWidth: .infinity)
    }
    .scrollBounceBehavior(.basedOnSize)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  /// Takes another colour as opaque as the old one is, or as opaque as it says.
  private func choose(_ new: Color.Resolved, opacity: Float? = nil) {
    var new = new
    new.opacity = supportsOpacity ? opacity ?? parts.opacity : 1
    guard new != parts else { return }
    color = Color(new)
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
            .symbolRenderingMode(.hierarchical)
            .foregroundStyle(Color(source: .system(.secondaryLabel)))
        }
        .buttonStyle(PlainButtonStyle())
        .accessibilityLabel(Text(verbatim: "Close"))
      }
    }
  }
}

/// The colour as it is, and those that were kept.
private struct ColorsKept: View {
  let color: Color.Resolved
  @Binding var saved: [Color.Resolved]
  let choose: (Color.Resolved) -> Void
  private static let columns = 5
  /// Two rows, of which the last place is the button's.
  private static let most = 9

  init(color: Color.Resolved, saved: Binding<[Color.Resolved]>, choose: @escaping (Color.Resolved) -> Void) {
    self.color = color
    _saved = saved
    self.choose = choose
  }

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ColorSwatch(color: Color(color), shape: RoundedRectangle(cornerRadius: 10, style: .continuous))
        .frame(width: 76, height: 76)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: "Color"))
        .accessibilityValue(Text(verbatim: ColorPalette.name(of: color)))
      Grid(horizontalSpacing: 0, verticalSpacing: 12) {
        row(0..<Self.columns)
        row(Self.columns..<2 * Self.columns)
      }
      .frame(maxWidth: .infinity)
    }
  }

  private func row(_ places: Range<Int>) -> some View {
    GridRow {
      ForEach(places, id: \.self) { place in
        cell(place).frame(maxWidth: .infinity, minHeight: 32)
      }
    }
  }

  @ViewBuilder private func cell(_ place: Int) -> some View {
    if place < saved.count {
      let kept = saved[place]
      ColorSwatch(color: Color(kept), shape: Circle())
        .frame(width: 30, height: 30)
        .overlay {
          if kept == color { Circle().inset(by: -3).strokeBorder(Color(kept).opacity(0.6), lineWidth: 2) }
        }
        .controlElement(
          .button, label: "Saved color, \(ColorPalette.name(of: kept))", traits: kept == color ? .selected : [],
          actions: ControlActions(activate: { choose(kept) }))
    } else if place == saved.count, saved.count < Self.most {
      Circle()
        .fill(Color(source: .system(.tertiaryFill)))
        .frame(width: 30, height: 30)
        .overlay {
          Image(systemName: "plus").font(.system(size: 15, weight: .semibold))
            .foregroundStyle(Color(source: .system(.secondaryLabel)))
        }
        .controlElement(
          .button, label: "Add to saved colors",
          actions: ControlActions(activate: { if !saved.contains(color) { saved.append(color) } }))
    } else {
      Color.clear.frame(height: 30)
    }
  }
}
