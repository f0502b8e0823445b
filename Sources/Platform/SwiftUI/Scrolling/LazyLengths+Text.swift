// When lengths that were measured are those of other text.

extension EnvironmentValues {
  /// Whether text is set differently than in another environment, so that what holds text has other sizes.
  func textDiffers(from other: EnvironmentValues) -> Bool {
    dynamicTypeSize != other.dynamicTypeSize || legibilityWeight != other.legibilityWeight || locale != other.locale
  }
}
