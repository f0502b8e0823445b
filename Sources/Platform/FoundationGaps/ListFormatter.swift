// ListFormatter: "bread, butter, and salt", which Foundation on Linux lacks.

import Foundation

/// Writes several things as one text.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .current
  /// What writes a single thing; nil for texts, and for things as they describe themselves.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  /// The things as a text; nil if one of them cannot be written.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }

  /// Texts as one, in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().string(from: strings) ?? "" }
}
