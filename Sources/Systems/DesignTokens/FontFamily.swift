// A typeface of a design system, its faces, and what stands in where it is not installed.

import SwiftUI

/// A weight on CSS's scale, which every tool understands.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700

  /// As a PostScript name spells it.
  public var faceSuffix: String {
    switch self {
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    }
  }

  public var weight: Font.Weight {
    switch self {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}

/// A typeface by name.
public struct FontFamily: Hashable, Sendable {
  /// "Capsule Sans Text".
  public let name: String
  /// What the PostScript names of its faces begin with: "CapsuleSansText".
  public let facePrefix: String
  /// Families to use instead, best first. The system's own is always there.
  public let fallbacks: [String]

  public init(_ name: String, facePrefix: String, fallbacks: [String]) {
    self.name = name
    self.facePrefix = facePrefix
    self.fallbacks = fallbacks
  }

  /// The PostScript name of a face: "CapsuleSansText-Bold".
  public func face(_ weight: FontWeight) -> String { "\(facePrefix)-\(weight.faceSuffix)" }
}
