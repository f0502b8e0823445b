// Labels in rows: icons in a column of their own, in the accent colour.

struct ListRowLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listItemTint) private var itemTint

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack(spacing: ListMetrics.iconGap) {
      configuration.icon
        .foregroundStyle(ink)
        .frame(minWidth: ListMetrics.iconColumn)
        .modifier(Unspoken())
      configuration.title
    }
  }

  private var ink: AnyShapeStyle {
    guard let itemTint else { return AnyShapeStyle(TintShapeStyle()) }
    return itemTint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color(source: .system(.label)))
  }
}
