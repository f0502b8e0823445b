// What follows a row's content: a badge, a chevron.

struct RowAccessory: View {
  let traits: ListRowTraits

  var body: some View {
    HStack(spacing: ListMetrics.accessoryGap) {
      if let badge = traits.badge { badge.foregroundStyle(Color(source: .system(.secondaryLabel))) }
      if traits.accessory == .disclosure { DisclosureChevron() }
    }
  }
}

/// The chevron of a row that leads somewhere.
struct DisclosureChevron: View {
  var body: some View {
    ChevronShape()
      .stroke(
        Color(source: .system(.tertiaryLabel)),
        style: StrokeStyle(lineWidth: ListMetrics.chevronStroke, lineCap: .round, lineJoin: .round)
      )
      .padding(1)
      .frame(width: ListMetrics.chevron.width, height: ListMetrics.chevron.height)
  }
}

/// Points towards the trailing edge.
struct ChevronShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}
