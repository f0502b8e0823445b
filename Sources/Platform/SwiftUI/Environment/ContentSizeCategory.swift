// ContentSizeCategory: the steps of Dynamic Type under their older name.

import UIKit

/// How large a person wants to read text; `DynamicTypeSize` in newer code.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let step = UIContentSizeCategory.steps.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[step]
  }

  public var isAccessibilityCategory: Bool { step >= Self.accessibilityMedium.step }

  fileprivate var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.step < rhs.step }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.step <= rhs.step }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.step > rhs.step }
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.step >= rhs.step }
}

extension EnvironmentValues {
  /// `dynamicTypeSize` under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3] }
    set { dynamicTypeSize = DynamicTypeSize.allCases[newValue.step] }
  }
}
