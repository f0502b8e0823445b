// Shapes and paths: the built-in ones, strokes and trims, shapes of one's own, and a travel ticket cut out of one.

import SwiftUI

struct ShapeSheet: View {
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 18), count: 3), spacing: 18) {
      Group {
        Rectangle().fill(.red)
        RoundedRectangle(cornerRadius: 24).fill(.orange)
        RoundedRectangle(cornerRadius: 24, style: .circular).fill(.yellow)
        Circle().fill(.green)
        Ellipse().fill(.mint).padding(.vertical, 18)
        Capsule().fill(.teal).padding(.vertical, 22)
        UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 40).fill(.cyan)
        Star(points: 5).fill(.blue)
        Star(points: 9).stroke(.indigo, lineWidth: 3)
      }
      .frame(height: 84)
      Group {
        Circle().trim(from: 0.1, to: 0.8).stroke(.purple, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        Circle().stroke(.pink, style: StrokeStyle(lineWidth: 6, dash: [14, 8]))
        RoundedRectangle(cornerRadius: 20).strokeBorder(.brown, lineWidth: 8)
        Wave(periods: 2).stroke(.teal, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        Leaf().fill(.green.gradient).rotationEffect(.degrees(20))
        Circle().subtracting(Circle().offset(x: 22, y: -12)).fill(.yellow.gradient)
      }
      .frame(height: 84)
    }
    .padding(24)
  }
}

struct Star: Shape {
  var points: Int
  func path(in rect: CGRect) -> Path {
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    return Path { path in
      for corner in 0..<points * 2 {
        let angle = Double(corner) / Double(points) * .pi - .pi / 2
        let radius = corner.isMultiple(of: 2) ? outer : outer * 0.5
        let point = CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

struct Wave: Shape {
  var periods: Double
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for x in stride(from: 0, through: rect.width, by: 2) {
        let y = rect.midY + sin(x / rect.width * periods * 2 * .pi) * rect.height / 3
        path.addLine(to: CGPoint(x: rect.minX + x, y: y))
      }
    }
  }
}

struct Leaf: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

/// A rounded card with a bite out of each side.
struct TicketShape: InsettableShape {
  var bite: CGFloat
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    var path = Path(roundedRect: rect, cornerRadius: 22)
    let y = rect.minY + rect.height * 0.68
    for x in [rect.minX, rect.maxX] {
      path = path.subtracting(Path(ellipseIn: CGRect(x: x - bite, y: y - bite, width: bite * 2, height: bite * 2)))
    }
    return path
  }

  func inset(by amount: CGFloat) -> TicketShape { TicketShape(bite: bite, inset: inset + amount) }
}

struct TravelTicket: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top) {
        place("ORR", "Orra Rock", .leading)
        Spacer()
        Image(systemName: "ferry.fill").font(.title2).padding(.top, 8).foregroundStyle(.cyan)
        Spacer()
        place("MRN", "Port Maren", .trailing)
      }
      .padding(24)
      HStack {
        fact("Date", "12 June")
        Spacer()
        fact("Sails", "21:45")
        Spacer()
        fact("Deck", "Upper")
      }
      .padding(.horizontal, 24)
      Spacer()
      Line().stroke(.white.opacity(0.4), style: StrokeStyle(lineWidth: 1.5, dash: [6, 6])).frame(height: 1).padding(
        .horizontal, 24)
      HStack(spacing: 2) {
        ForEach(
          Array([3, 1, 2, 5, 1, 3, 2, 1, 4, 2, 1, 3, 1, 5, 2, 1, 2, 4, 1, 3, 2, 1, 5, 1, 2].enumerated()), id: \.offset
        ) {
          Rectangle().frame(width: CGFloat($1) * 1.4)
        }
      }
      .frame(height: 52)
      .padding(.vertical, 26)
    }
    .foregroundStyle(.white)
    .frame(width: 330, height: 330)
    .background {
      TicketShape(bite: 13)
        .fill(
          LinearGradient(
            colors: [.indigo, Color(red: 0.1, green: 0.15, blue: 0.35)], startPoint: .top, endPoint: .bottom))
    }
    .overlay { TicketShape(bite: 13).strokeBorder(.white.opacity(0.2), lineWidth: 1) }
    .shadow(color: .indigo.opacity(0.4), radius: 16, y: 10)
    .padding(36)
  }

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }

  private func place(_ code: String, _ name: String, _ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment) {
      Text(code).font(.system(size: 38, weight: .heavy, design: .rounded))
      Text(name).font(.subheadline).opacity(0.7)
    }
  }

  private func fact(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(name).font(.caption).textCase(.uppercase).opacity(0.6)
      Text(value).font(.headline)
    }
  }
}

#Preview("Shapes") { ShapeSheet() }
#Preview("Shapes, dark") { ShapeSheet().preferredColorScheme(.dark) }
#Preview("Ticket", traits: .sizeThatFitsLayout) { TravelTicket() }
