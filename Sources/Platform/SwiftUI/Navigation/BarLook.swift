// What a bar's ground looks like: from modifiers, from UIKit's appearance proxies, or the system's.

import Drawing
import UIKit

/// The ground of a bar and the hairline at its edge.
struct BarLook {
  var material: Material?
  var fills: [AnyShapeStyle] = []
  var hairline: Color?

  static let none = BarLook()

  /// The system's own ground.
  static var standard: BarLook { BarLook(material: .bar, hairline: systemHairline) }

  private static var systemHairline: Color { Color(uiColor: UIColor(white: 0, alpha: 0.3)).barHairline }

  /// The ground for settings.
  ///
  /// - Parameters:
  ///   - isCovering: Whether content lies under the bar.
  ///   - standard: UIKit's appearance for then, nil where the app set none.
  ///   - edge: UIKit's appearance for otherwise.
  ///   - tint: UIKit's older colour of the whole bar.
  ///   - ground: The colour behind the bar as a view.
  ///   - isPlain: Whether an empty background image takes the system's ground away.
  @MainActor
  static func resolve(
    _ settings: BarSettings.Bar, isCovering: Bool, standard: UIBarAppearance?, edge: UIBarAppearance?, tint: UIColor?,
    ground: UIColor? = nil, isPlain: Bool = false
  ) -> BarLook {
    var look = resolve(settings, isCovering, standard, edge, tint)
    guard settings.backgroundVisibility != .hidden else { return look }
    if isPlain, standard == nil {
      look.material = nil
      look.hairline = nil
    }
    if let ground { look.fills.insert(AnyShapeStyle(Color(uiColor: ground)), at: 0) }
    return look
  }

  @MainActor
  private static func resolve(
    _ settings: BarSettings.Bar, _ isCovering: Bool, _ standard: UIBarAppearance?, _ edge: UIBarAppearance?,
    _ tint: UIColor?
  ) -> BarLook {
    if settings.backgroundVisibility == .hidden { return none }
    let isShown = isCovering || settings.backgroundVisibility == .visible
    if let background = settings.background {
      return isShown ? BarLook(fills: [background], hairline: systemHairline) : none
    }
    if !isShown { return edge.map { BarLook($0) } ?? none }
    if let standard { return BarLook(standard) }
    if let tint { return BarLook(fills: [AnyShapeStyle(Color(uiColor: tint))], hairline: systemHairline) }
    return .standard
  }

  private init(material: Material? = nil, fills: [AnyShapeStyle] = [], hairline: Color? = nil) {
    self.material = material
    self.fills = fills
    self.hairline = hairline
  }

  @MainActor
  private init(_ appearance: UIBarAppearance) {
    if let effect = appearance.backgroundEffect { material = Material(effect.style) }
    if let color = appearance.backgroundColor { fills.append(AnyShapeStyle(Color(uiColor: color))) }
    if let shadow = appearance.shadowColor { hairline = Color(uiColor: shadow).barHairline }
  }

  /// Draws the ground in an absolute rectangle, with the hairline outside one of its edges.
  @MainActor
  func draw(
    in rect: CGRect, hairlineAt edge: VerticalEdge, environment: EnvironmentValues, into context: inout DrawContext
  ) {
    let rect = context.pixelAligned(rect)
    if let material { fillShape(Rectangle(), material, in: rect, environment: environment, into: &context) }
    for fill in fills { fillShape(Rectangle(), fill, in: rect, environment: environment, into: &context) }
    guard let hairline else { return }
    let pixel = 1 / context.displayScale
    let line = CGRect(x: rect.minX, y: edge == .top ? rect.minY - pixel : rect.maxY, width: rect.width, height: pixel)
    fillShape(Rectangle(), hairline, in: line, environment: environment, into: &context)
  }
}

extension Color {
  /// UIKit's default shadow is black at 30 % in light and white at 15 % in dark.
  fileprivate var barHairline: Color {
    self == Color(uiColor: UIColor(white: 0, alpha: 0.3)) ? Color(.sRGB, white: 0, opacity: 0.3).adaptingHairline : self
  }

  private var adaptingHairline: Color {
    Color(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
      })
  }
}

extension Material {
  /// The material nearest to a blur.
  init(_ style: UIBlurEffect.Style) {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: self = .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: self = .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: self = .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: self = .bar
    default: self = .regular
    }
  }
}

/// Colour and font of a bar's text, from UIKit's attributes.
struct BarTextAttributes {
  var color: Color?
  var font: Font?

  @MainActor
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    color = (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
    font = (attributes?[.font] as? UIFont).map { Font($0) }
  }
}

extension View {
  /// Sets the colour and font of a bar's text; what the attributes leave out is the given.
  func barText(_ attributes: BarTextAttributes, color: Color, font: Font) -> some View {
    self.font(attributes.font ?? font).foregroundStyle(attributes.color ?? color)
  }
}
