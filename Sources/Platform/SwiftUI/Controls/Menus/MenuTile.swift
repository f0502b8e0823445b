// Items side by side in one row of a menu, as a control group has them.

import Drawing

/// Gives each control of a group its share of the row, with a line before it.
struct MenuTile: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.isMenuTile, true)
      .frame(maxWidth: .infinity)
      .overlay(alignment: .leading) { MenuTileLine() }
  }
}

/// The line between a tile and the one before. The first tile's lies outside of the row.
private struct MenuTileLine: View {
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    Color(source: .system(.separator)).frame(width: pixel).padding(.leading, -pixel)
  }
}

/// A tile's label: the icon, with the title small below it or only read out.
struct MenuTileLabelStyle: LabelStyle {
  let showsTitle: Bool
  static let titled = MenuTileLabelStyle(showsTitle: true)
  static let symbols = MenuTileLabelStyle(showsTitle: false)

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      if showsTitle {
        configuration.icon.modifier(Unspoken())
        configuration.title.font(.caption).lineLimit(1).minimumScaleFactor(0.8)
      } else {
        configuration.icon.modifier(LabelIconSemantics(text: configuration.text, isHidden: false))
      }
    }
  }
}

private struct IsMenuTileKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is one of several items in one row of a menu.
  var isMenuTile: Bool {
    get { self[IsMenuTileKey.self] }
    set { self[IsMenuTileKey.self] = newValue }
  }
}
