// Which of a module's previews are drawn.

import ModuleBuilding
import SwiftUI

extension LoadedModule {
  /// The previews to draw: the expression, if one was given; the view asked for by name; else every `#Preview` and
  /// preview provider; else every view that needs no arguments; else the app.
  package func selection(named name: String?, isExpression: Bool, source: String) throws -> [(
    description: PreviewDescription, entry: _PreviewEntry
  )] {
    let all = previews
    if isExpression { return all.filter { $0.description.kind == .expression } }
    if let name { return [try find(name, in: all)] }
    for kinds: Set<PreviewDescription.Kind> in [[.macro, .provider], [.view], [.app]] {
      let found = all.filter { kinds.contains($0.description.kind) }
      if !found.isEmpty { return found }
    }
    let needy = module.viewsWithArguments
    guard let first = needy.first else {
      throw SourceProblem(
        file: source, "there is nothing to draw: no #Preview, no PreviewProvider, no View",
        remedy: "Declare a View or add `#Preview { … }`.")
    }
    throw SourceProblem(
      file: first.file, line: first.line,
      "every view needs arguments: \(needy.map(\.name).joined(separator: ", "))",
      remedy: "Add `#Preview { \(first.name)(…) }`, or pass --expr '\(first.name)(…)'.")
  }

  private func find(
    _ name: String, in all: [(description: PreviewDescription, entry: _PreviewEntry)]
  ) throws -> (description: PreviewDescription, entry: _PreviewEntry) {
    // A view of that name, then a preview of that name; a nested type answers to its last name too.
    let order: [PreviewDescription.Kind] = [.view, .app, .macro, .provider]
    for kind in order {
      if let match = all.first(where: { $0.description.kind == kind && $0.description.name == name }) { return match }
    }
    if let match = all.first(where: { $0.description.name.hasSuffix("." + name) }) { return match }
    if let needy = module.viewsWithArguments.first(where: { $0.name == name || $0.name.hasSuffix("." + name) }) {
      throw SourceProblem(
        file: needy.file, line: needy.line, "\(name) needs arguments",
        remedy: "Pass them with --expr '\(needy.name)(…)'.")
    }
    let names = all.filter { $0.description.kind != .expression }.map(\.description.name)
    throw SourceProblem(
      "there is no view or preview named “\(name)”",
      remedy: names.isEmpty
        ? "Nothing in the source can be drawn by name." : "There are: \(names.joined(separator: ", ")).")
  }
}
