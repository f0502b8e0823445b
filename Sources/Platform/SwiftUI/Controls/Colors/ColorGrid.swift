// The chooser's palette as a grid of buttons.

import Drawing

struct ColorGrid: View {
  let chosen: Color.Resolved
  let choose: (Color.Resolved) -> Void

  init(chosen: Color.Resolved, choose: @escaping (Color.Resolved) -> Void) {
    self.chosen = chosen
    self.choose = choose
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(ColorPalette.cells.enumerated()), id: \.offset) { _, row in
        HStack(spacing: 0) {
          ForEach(row, id: \.self) { cell in
            let isChosen = cell.color.code == chosen.code
            Color(cell.color)
              .overlay {
                if isChosen { Rectangle().strokeBorder(cell.color.isVeryLight ? .black : .white, lineWidth: 3) }
              }
              .controlElement(
                .button, label: cell.name, traits: isChosen ? .selected : [],
                actions: ControlActions(activate: { choose(cell.color) }))
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}
