// ColorPicker: a well that shows a colour, and opens a sheet to choose one.

import CoreGraphics
import Drawing

/// A control that picks a colour.
public struct ColorPicker<Label: View> {
  let color: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  init(_ label: Label, color: Binding<Color>, supportsOpacity: Bool) {
    self.label = label
    self.color = color
    self.supportsOpacity = supportsOpacity
  }
}

extension ColorPicker: View {
  public var body: some View { ColorRow(label: label, color: color, supportsOpacity: supportsOpacity) }
}

/// The label with the well, and what is remembered between two times that the sheet is open.
private struct ColorRow<Label: View>: View {
  let label: Label
  @Binding var color: Color
  let supportsOpacity: Bool
  @State private var isOpen = false
  @State private var saved = ColorPalette.firstSaved
  @Environment(\.self) private var environment

  init(label: Label, color: Binding<Color>, supportsOpacity: Bool) {
    self.label = label
    _color = color
    self.supportsOpacity = supportsOpacity
  }

  var body: some View {
    LabeledControlRow(label: label) { ColorWell(color: color).modifier(ControlPart()) }
      .controlElement(
        .button, value: ColorPalette.name(of: color.resolve(in: environment)), spacing: .plain,
        isTouchedInParts: true, actions: ControlActions(activate: { isOpen = true })
      )
      .sheet(isPresented: $isOpen) {
        ColorChooser(color: $color, saved: $saved, supportsOpacity: supportsOpacity)
          .presentationDetents([.height(ColorChooser.height(supportsOpacity: supportsOpacity))])
          .presentationDragIndicator(.hidden)
      }
  }
}

/// A disc of a colour in a ring of all hues.
private struct ColorWell: View {
  let color: Color
  private static let side: CGFloat = 28
  private static let ring: CGFloat = 3

  init(color: Color) { self.color = color }

  var body: some View {
    ColorSwatch(color: color, shape: Circle())
      .padding(Self.ring + 2)
      .overlay {
        Circle().strokeBorder(AngularGradient(colors: ColorPalette.wheel, center: .center), lineWidth: Self.ring)
      }
      .frame(width: Self.side, height: Self.side)
      .lineHeightInRows(Self.side)
  }
}

extension ColorPicker {
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label(), color: selection, supportsOpacity: supportsOpacity)
  }

  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label(), color: selection.color, supportsOpacity: supportsOpacity)
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(Text(titleKey), color: selection, supportsOpacity: supportsOpacity)
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(Text(titleKey), color: selection.color, supportsOpacity: supportsOpacity)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(Text(title), color: selection, supportsOpacity: supportsOpacity)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(Text(title), color: selection.color, supportsOpacity: supportsOpacity)
  }
}

extension Binding where Value == CGColor {
  /// The same colour as SwiftUI has them.
  fileprivate var color: Binding<Color> {
    Binding<Color> {
      Color(cgColor: wrappedValue)
    } set: { color in
      wrappedValue = color.resolve(in: EnvironmentValues()).cgColor
    }
  }
}
