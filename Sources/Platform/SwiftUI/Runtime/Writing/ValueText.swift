// A value in a few words, whatever its size.

/// Descriptions that are short and cost little, for logs.
package enum ValueText {
  private static let mostCharacters = 80
  private static let mostElements = 4
  private static let mostDepth = 3

  package static func of(_ value: Any) -> String { clipped(text(value, depth: 0)) }

  private static func clipped(_ text: String) -> String {
    text.count > mostCharacters ? text.prefix(mostCharacters - 1) + "…" : text
  }

  private static func text(_ value: Any, depth: Int) -> String {
    if let string = value as? String { return "\"" + clipped(string) + "\"" }
    if type(of: value) is AnyObject.Type {
      return (value as? any CustomStringConvertible)?.description ?? "\(type(of: value))"
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value, depth: depth) } ?? "nil"
    case .collection, .set:
      return "[" + parts(of: mirror, depth: depth) { text($0.value, depth: depth + 1) } + "]"
    case .dictionary:
      let body = parts(of: mirror, depth: depth) { child in
        let pair = Array(Mirror(reflecting: child.value).children.prefix(2))
        return pair.map { text($0.value, depth: depth + 1) }.joined(separator: ": ")
      }
      return body.isEmpty ? "[:]" : "[" + body + "]"
    default: break
    }
    if let described = value as? any CustomStringConvertible { return described.description }
    switch mirror.displayStyle {
    case .struct where !mirror.children.isEmpty:
      return "\(type(of: value))(" + parts(of: mirror, depth: depth) { field($0, depth: depth) } + ")"
    case .tuple: return "(" + parts(of: mirror, depth: depth) { field($0, depth: depth) } + ")"
    case .enum:
      // A case's payload may be of any size.
      guard let child = mirror.children.first, let label = child.label else { return "\(value)" }
      let payload = text(child.value, depth: depth + 1)
      return label + (payload.hasPrefix("(") ? payload : "(" + payload + ")")
    default: return "\(value)"
    }
  }

  private static func field(_ child: Mirror.Child, depth: Int) -> String {
    let value = text(child.value, depth: depth + 1)
    guard let label = child.label, !label.hasPrefix(".") else { return value }
    return "\(label): \(value)"
  }

  private static func parts(of mirror: Mirror, depth: Int, _ text: (Mirror.Child) -> String) -> String {
    let count = mirror.children.count
    if depth >= mostDepth, count > 0 { return "…" }
    var shown = mirror.children.prefix(mostElements).map { text($0) }
    if count > mostElements { shown.append("… \(count) in all") }
    return shown.joined(separator: ", ")
  }
}
