// Names of people as text, which Foundation on Linux lacks.

import Foundation

extension PersonNameComponents {
  /// Writes a name.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short
      /// Given and family name.
      case medium
      /// All of it, titles included.
      case long
      /// Initials.
      case abbreviated
    }

    public let style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

    public func format(_ value: PersonNameComponents) -> String {
      let (given, family) = (value.givenName ?? "", value.familyName ?? "")
      // Chinese, Japanese, Korean and Hungarian names begin with the family's, the first three without a space.
      let language = locale.language.languageCode?.identifier ?? ""
      let isFamilyFirst = ["zh", "ja", "ko", "hu"].contains(language)
      let space = ["zh", "ja", "ko"].contains(language) ? "" : " "
      let core = isFamilyFirst ? [family, given] : [given, family]
      switch style {
      case .short:
        if let nickname = value.nickname, !nickname.isEmpty { return nickname }
        return given.isEmpty ? family : given
      case .medium: return join(core, space)
      case .long:
        let middle = value.middleName ?? ""
        let all = isFamilyFirst ? [family, given, middle] : [given, middle, family]
        return join([value.namePrefix ?? "", join(all, space), value.nameSuffix ?? ""], " ")
      case .abbreviated: return core.compactMap(\.first).map { $0.uppercased() }.joined()
      }
    }

    private func join(_ parts: [String], _ space: String) -> String {
      parts.filter { !$0.isEmpty }.joined(separator: space)
    }
  }

  /// The name, given and family.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// The name of a person.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
