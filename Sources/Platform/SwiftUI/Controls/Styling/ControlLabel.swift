// The label of a control's row: a title, and what explains it below.

/// A control's label. Texts that follow the first one explain it: they stand below it, smaller and in secondary.
struct ControlLabel<Label: View> {
  let label: Label
}

extension ControlLabel: View {
  var body: some View {
    let lines = lines
    if lines.isEmpty {
      label
    } else {
      VStack(alignment: .leading, spacing: 2) {
        lines[0]
        ForEach(1..<lines.count, id: \.self) { index in
          lines[index].font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
  }

  /// The texts of a label that is made of nothing but several texts.
  @MainActor private var lines: [AnyView] {
    var view: any View = label
    while true {
      switch view {
      case let part as any StylePart: view = part.content.base
      case let any as AnyView: view = any.base
      case let tuple as any ViewTuple:
        let elements = tuple.elements
        return elements.allSatisfy { $0.base is Text || $0.base is Text? } ? elements : []
      default: return []
      }
    }
  }
}
