// The job of a piece of text and the font it gets for it.

import SwiftUI

/// A named text style of a design system.
///
///     Text("AAPL").textRole(.rhTicker)   // font, letter spacing, figures and text-size policy together
///     Text("AAPL").font(.rhTicker)       // the font alone
public struct TypeRole: Hashable, Sendable {
  /// What the user's text size does to it.
  public enum Scaling: Hashable, Sendable {
    /// Grows like body text.
    case scales
    /// Grows like body text, but no further than so many points.
    case clamped(at: CGFloat)
    /// Always the same size.
    case fixed
  }

  /// The name that code uses.
  public let name: String
  public let family: FontFamily
  public let weight: FontWeight
  /// Points at the default text size.
  public let size: CGFloat
  /// Points between letters, on top of the font's own.
  public let tracking: CGFloat
  /// Points from line to line; nil for the font's own.
  public let lineHeight: CGFloat?
  /// Whether digits are of one width, so that changing numbers stand still.
  public let isTabular: Bool
  public let scaling: Scaling

  public init(
    _ name: String, _ family: FontFamily, _ weight: FontWeight, size: CGFloat, tracking: CGFloat = 0,
    lineHeight: CGFloat? = nil, isTabular: Bool = false, scaling: Scaling = .scales
  ) {
    self.name = name
    self.family = family
    self.weight = weight
    self.size = size
    self.tracking = tracking
    self.lineHeight = lineHeight
    self.isTabular = isTabular
    self.scaling = scaling
  }

  /// The PostScript name of the face: "CapsuleSansText-Bold".
  public var face: String { family.face(weight) }

  /// The font. Where the face is not installed the system's stands in, in the same weight.
  ///
  /// A font alone cannot stop growing: `textRole(_:)` also holds the upper limit of a clamped role.
  public var font: Font {
    switch scaling {
    case .scales, .clamped: installed(.custom(face, size: size))
    case .fixed: installed(.custom(face, fixedSize: size))
    }
  }

  /// The font at a size that does not follow the user's text size.
  public func font(fixedSize: CGFloat) -> Font { installed(.custom(face, fixedSize: fixedSize)) }

  /// A face that is there has its weight already; one that is not would come out regular.
  private func installed(_ font: Font) -> Font {
    UIFont(name: face, size: size) == nil ? font.weight(weight.weight) : font
  }
}

extension View {
  /// Sets text in a role: font, letter spacing, figures, line height and the policy for larger text sizes.
  nonisolated public func textRole(_ role: TypeRole) -> some View { modifier(TextRoleModifier(role: role)) }
}

struct TextRoleModifier: ViewModifier {
  let role: TypeRole

  func body(content: Content) -> some View {
    switch role.scaling {
    case .clamped(let limit): content.modifier(ClampedFont(role: role, limit: limit)).modifier(letters)
    case .scales, .fixed: content.font(role.isTabular ? role.font.monospacedDigit() : role.font).modifier(letters)
    }
  }

  private var letters: Letters { Letters(role: role) }

  private struct Letters: ViewModifier {
    let role: TypeRole

    func body(content: Content) -> some View {
      content.tracking(role.tracking)
        // A font's own lines are about 1.2 of its size.
        .lineSpacing(role.lineHeight.map { max($0 - role.size * 1.2, 0) } ?? 0)
    }
  }
}

/// A font that grows with the user's text size up to a limit.
private struct ClampedFont: ViewModifier {
  let role: TypeRole
  let limit: CGFloat
  @ScaledMetric(relativeTo: .body) private var unit: CGFloat = 100

  func body(content: Content) -> some View {
    let font = role.font(fixedSize: min(role.size * unit / 100, limit))
    content.font(role.isTabular ? font.monospacedDigit() : font)
  }
}
