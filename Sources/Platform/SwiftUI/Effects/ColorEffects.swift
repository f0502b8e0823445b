// Filters on colours.

import Drawing

/// A filter on a view's colours.
package struct ColorFilterEffect: Sendable {
  package enum Kind: Sendable {
    case brightness, contrast, saturation, grayscale, hueRotation, invert, luminanceToAlpha
    case multiply(Color)
  }

  package var kind: Kind
  /// Radians for the hue, a share or factor for the others.
  package var amount: Double

  private func filter(in environment: EnvironmentValues) -> Filter? {
    switch kind {
    case .brightness: amount == 0 ? nil : .brightness(amount)
    case .contrast: amount == 1 ? nil : .contrast(amount)
    case .saturation: amount == 1 ? nil : .saturation(amount)
    case .grayscale: amount == 0 ? nil : .grayscale(amount)
    case .hueRotation: amount == 0 ? nil : .hueRotation(amount)
    case .invert: .invert(amount)
    case .luminanceToAlpha: .luminanceToAlpha
    case .multiply(let color): color.rgba(in: environment) == .white ? nil : .multiply(color.rgba(in: environment))
    }
  }
}

extension ColorFilterEffect: DrawEffect {
  package typealias Body = Never
  package func apply(
    size: CGSize, environment: EnvironmentValues, into context: inout DrawContext,
    content: (inout DrawContext) -> Void
  ) {
    guard amount.isFinite, let filter = filter(in: environment) else {
      content(&context)
      return
    }
    context.filtered(filter, content)
  }
  package static var displayName: String { "colour filter" }
}

extension ColorFilterEffect: Animatable {
  package var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

extension View {
  /// Adds to every colour component.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(kind: .brightness, amount: amount))
  }
  /// Moves colour components away from (or towards) the middle; 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(kind: .contrast, amount: amount))
  }
  /// Strengthens or weakens colours; 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(kind: .saturation, amount: amount))
  }
  /// Takes colours out; 1 leaves gray.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(kind: .grayscale, amount: amount))
  }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorFilterEffect(kind: .hueRotation, amount: angle.radians))
  }
  nonisolated public func colorInvert() -> some View { modifier(ColorFilterEffect(kind: .invert, amount: 1)) }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorFilterEffect(kind: .multiply(color), amount: 1))
  }
  /// Black, as opaque as the view was light.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ColorFilterEffect(kind: .luminanceToAlpha, amount: 1))
  }
}
