// Where two frames differ, in words.

import Drawing
import Foundation
import Stage

enum FrameDifference {
  /// The first thing that differs; nil if nothing does.
  static func between(_ seen: Frame, _ fresh: Frame) -> String? {
    if seen.drawing.size != fresh.drawing.size {
      return "the size is \(seen.drawing.size), not \(fresh.drawing.size)"
    }
    if let text = between(seen.drawing.commands, fresh.drawing.commands) { return text }
    return between(unnumbered(seen.semantics.elements), unnumbered(fresh.semantics.elements), path: "")
  }

  /// Elements without their numbers, which are given in the order in which somebody first saw them.
  private static func unnumbered(_ elements: [Semantics.Element]) -> [Semantics.Element] {
    elements.map { element in
      var element = element
      element.id = 0
      element.chart = nil
      element.children = unnumbered(element.children)
      return element
    }
  }

  private static func between(_ seen: [DrawCommand], _ fresh: [DrawCommand]) -> String? {
    guard seen != fresh else { return nil }
    let count = min(seen.count, fresh.count)
    let first = (0..<count).first { !isSame(seen[$0], fresh[$0]) } ?? count
    if first == seen.count, first == fresh.count { return nil }
    func text(_ list: [DrawCommand]) -> String { first < list.count ? words(list[first]) : "nothing more" }
    let (old, new) = excerpts(text(seen), text(fresh))
    return """
      command \(first) of \(seen.count) is
          \(old)
        and anew, of \(fresh.count),
          \(new)
      """
  }

  /// What is about the first place in which two texts differ, if they are long.
  private static func excerpts(_ seen: String, _ fresh: String) -> (String, String) {
    let common = zip(seen, fresh).prefix { $0 == $1 }.count
    let left = common < 200 ? 0 : common - 120
    func excerpt(_ text: String) -> String {
      let part = text.dropFirst(left).prefix(320)
      return (left > 0 ? text.prefix(24) + "…" : "") + part + (left + part.count < text.count ? "…" : "")
    }
    return (excerpt(seen), excerpt(fresh))
  }

  /// Whether two values are equal, or read the same: what is no number is not equal to itself.
  private static func isSame<Value: Equatable>(_ seen: Value, _ fresh: Value) -> Bool {
    seen == fresh || "\(seen)" == "\(fresh)"
  }

  private static func words(_ command: DrawCommand) -> String {
    if case .glyphs(let run, let point, let paint) = command {
      return "glyphs(\(run.glyphs.count) of \(run.font.familyName) \(run.font.size), at \(point), \(paint))"
    }
    return "\(command)"
  }

  private static func between(_ seen: [Semantics.Element], _ fresh: [Semantics.Element], path: String) -> String? {
    for (old, new) in zip(seen, fresh) where !isSame(old, new) {
      var (oldOne, newOne) = (old, new)
      (oldOne.children, newOne.children) = ([], [])
      if isSame(oldOne, newOne) { return between(old.children, new.children, path: path + "/" + old.label) }
      return """
        the element at “\(path)” is
            \(words(oldOne))
          and anew
            \(words(newOne))
        """
    }
    guard seen.count != fresh.count else { return nil }
    return "“\(path)” has \(seen.count) elements, anew \(fresh.count)"
  }

  private static func words(_ element: Semantics.Element) -> String {
    "\(element.role) “\(element.label)” value “\(element.value)” \(element.frame) traits"
      + " \(element.traits.rawValue) actions \(element.actions) hint “\(element.hint)” \(element.details)"
  }
}
