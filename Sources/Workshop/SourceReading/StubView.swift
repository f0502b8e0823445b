// A placeholder for a view that the code names but nobody defines.

/// Writes the declaration of a grey, labelled view that takes whatever its callers give.
struct StubView {
  var name: String
  var calls: [CalledName]

  /// One line of Swift.
  var declaration: String {
    var signatures: [[CalledName.Argument]] = [[]]
    for call in calls where call.name == name && !signatures.contains(call.arguments) {
      signatures.append(call.arguments)
    }
    let initializers = signatures.map(Self.initializer).joined(separator: "; ")
    return """
      struct \(name): SwiftUI.View { \(initializers); var body: some SwiftUI.View { \
      SwiftUI.ZStack { SwiftUI.Color.gray.opacity(0.2); \
      SwiftUI.Text(verbatim: "\(name)").font(.footnote).foregroundStyle(.secondary).padding(8) } } }
      """
  }

  private static func initializer(_ arguments: [CalledName.Argument]) -> String {
    var generics: [String] = []
    var parameters: [String] = []
    for (index, argument) in arguments.enumerated() {
      let label = argument.label ?? "_"
      if let count = argument.closureParameters {
        let results = "R\(index)"
        generics.append(results)
        let inputs = Array(repeating: "Any", count: count).joined(separator: ", ")
        parameters.append("\(label) p\(index): (\(inputs)) -> \(results)")
      } else {
        parameters.append("\(label) p\(index): Any?")
      }
    }
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    return "init\(clause)(\(parameters.joined(separator: ", "))) {}"
  }
}
