// Sizes that iOS 17 gives its controls, in points. Sources: measured where the line says so, else general knowledge of
// the system's look.

/// Buttons with a border.
enum ButtonMetrics {
  /// Around the label, by control size; regular is measured.
  static func insets(_ size: ControlSize) -> (vertical: CGFloat, horizontal: CGFloat) {
    switch size {
    case .mini, .small: (5, 10)
    case .regular: (7, 12)
    case .large, .extraLarge: (15, 20)
    }
  }
  /// Corner radius; nil for a capsule.
  static func cornerRadius(_ size: ControlSize) -> CGFloat? {
    switch size {
    case .mini, .small: nil
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }
  static let tintedFillOpacity = 0.15
  /// What pressing leaves of a label (measured: 20 % on light, 40 % on dark).
  static func pressedOpacity(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.4 : 0.2 }
  static let pressedPlainOpacity = 0.75
  static let pressedFillOpacity = 0.7
}

enum SwitchMetrics {
  /// How the knob goes to the other side.
  static let animation = Animation.spring(duration: 0.3, bounce: 0.1)
  static let size = CGSize(width: 51, height: 31)
  static let knob: CGFloat = 27
  static let inset: CGFloat = 2
  static let disabledOpacity = 0.5
}

enum SliderMetrics {
  static let height: CGFloat = 31
  static let knob: CGFloat = 28
  static let track: CGFloat = 4
  static let disabledOpacity = 0.5
}

enum StepperMetrics {
  static let size = CGSize(width: 94, height: 32)
  static let cornerRadius: CGFloat = 8
  static let divider = CGSize(width: 1, height: 18)
}

/// Segmented pickers; measured height 31 in SwiftUI.
enum SegmentMetrics {
  static let height: CGFloat = 31
  static let cornerRadius: CGFloat = 8.9
  static let thumbInset: CGFloat = 2
  static let thumbRadius: CGFloat = 7
  static let font: CGFloat = 13
}

enum WheelMetrics {
  static let font: CGFloat = 20
  static let height: CGFloat = 216
  static let row: CGFloat = 32
  static let bandRadius: CGFloat = 8
}

enum DatePillMetrics {
  /// How far two pills, one below the other, hang over the lines that they take in a row.
  static let overhang: CGFloat = 12
  static let height: CGFloat = 34
  static let cornerRadius: CGFloat = 8
  static let gap: CGFloat = 5
  static let inset: CGFloat = 11
}

/// Text fields; the extra height of a line is measured.
enum FieldMetrics {
  static let extraLineHeight: CGFloat = 1.5
  static let borderedHeight: CGFloat = 34
  static let borderedInset: CGFloat = 7
  static let cornerRadius: CGFloat = 5
}

enum ProgressMetrics {
  static let bar: CGFloat = 4
  static let spinner: CGFloat = 20
  static let largeSpinner: CGFloat = 37
  static let spokes = 8
  /// Seconds for one turn of the wheel.
  static let spinnerTurn = 1.0
}

/// Circular gauges; ring and stroke are measured.
enum GaugeMetrics {
  static let ring: CGFloat = 58
  static let stroke: CGFloat = 6
  static let bar: CGFloat = 4
  static let accessoryBar: CGFloat = 6
}

enum GroupBoxMetrics {
  static let cornerRadius: CGFloat = 8
  static let inset: CGFloat = 12
}
