// What assistive technologies are told a view is.

import Drawing

/// Qualities of an accessibility element.
public struct AccessibilityTraits: BitSet, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  var bits: UInt32 = 0
  public init() {}

  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)
}

extension AccessibilityTraits {
  private static let pairs: [(AccessibilityTraits, Semantics.Traits)] = [
    (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
    (.isSearchField, .searchField), (.isImage, .image), (.isSummaryElement, .summary),
    (.updatesFrequently, .updatesFrequently), (.isModal, .modal),
  ]

  /// The traits that the accessibility tree knows.
  var semantic: Semantics.Traits {
    Self.pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }

  /// The role that a plain element takes by these traits.
  var role: Semantics.Role? {
    let roles: [(AccessibilityTraits, Semantics.Role)] = [
      (.isToggle, .toggle), (.isButton, .button), (.isLink, .link), (.isSearchField, .searchField),
      (.isHeader, .header), (.isImage, .image), (.isStaticText, .staticText),
    ]
    return roles.first { contains($0.0) }?.1
  }
}
