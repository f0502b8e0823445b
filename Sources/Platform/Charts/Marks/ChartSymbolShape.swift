// The shapes that mark points.

import SwiftUI

/// A shape that can mark a point.
public nonisolated protocol ChartSymbolShape: Shape {
  /// Where the shape's outline lies in a unit square so that it looks as large as the other symbols.
  nonisolated var perceptualUnitRect: CGRect { get }
}

/// The symbols that charts come with.
public struct BasicChartSymbolShape: ChartSymbolShape {
  package enum Kind: CaseIterable, Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  package let kind: Kind
  /// The stroke of an outlined symbol, nil for a solid one.
  package var border: StrokeStyle?

  package init(_ kind: Kind) { self.kind = kind }

  public typealias AnimatableData = EmptyAnimatableData

  public nonisolated var perceptualUnitRect: CGRect {
    switch kind {
    case .circle: CGRect(x: 0, y: 0, width: 1, height: 1)
    case .square: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88)
    case .triangle: CGRect(x: -0.08, y: -0.08, width: 1.16, height: 1.16)
    case .diamond: CGRect(x: -0.1, y: -0.1, width: 1.2, height: 1.2)
    case .pentagon: CGRect(x: -0.04, y: -0.04, width: 1.08, height: 1.08)
    case .plus, .cross, .asterisk: CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let solid = outline(in: rect)
    guard let border else { return solid }
    // The border lies inside the outline: a stroke twice as wide would, clipped to it.
    let inset = min(border.lineWidth / 2, min(rect.width, rect.height) / 2)
    return outline(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(border)
  }

  private nonisolated func outline(in rect: CGRect) -> Path {
    func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
      Path { path in
        path.addLines(points.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) })
        path.closeSubpath()
      }
    }
    func bars(_ count: Int, from angle: CGFloat) -> Path {
      let radius = min(rect.width, rect.height) / 2
      let thickness = radius * 0.42
      let spokes = Path { path in
        for index in 0..<count {
          let turn = angle + .pi * CGFloat(index) / CGFloat(count)
          let (dx, dy) = (cos(turn) * radius, sin(turn) * radius)
          path.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
          path.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
        }
      }
      return spokes.strokedPath(StrokeStyle(lineWidth: thickness))
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return polygon([(0.5, 0.07), (1, 0.93), (0, 0.93)])
    case .diamond: return polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
    case .pentagon:
      return polygon(
        (0..<5).map { index in
          let turn = -CGFloat.pi / 2 + 2 * .pi * CGFloat(index) / 5
          return (0.5 + 0.5 * cos(turn), 0.53 + 0.5 * sin(turn))
        })
    case .plus: return bars(2, from: 0)
    case .cross: return bars(2, from: .pi / 4)
    case .asterisk: return bars(3, from: .pi / 2)
    }
  }

  /// The symbol as an outline.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated package func bordered(_ style: StrokeStyle) -> BasicChartSymbolShape {
    var copy = self
    copy.border = style
    return copy
  }
}

extension ChartSymbolShape {
  /// The symbol as an outline.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    _BorderedSymbol(base: self, style: style)
  }
}

/// A symbol's outline.
public struct _BorderedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  package let base: Base
  package let style: StrokeStyle
  public typealias AnimatableData = EmptyAnimatableData
  public nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  public nonisolated func path(in rect: CGRect) -> Path {
    if let basic = base as? BasicChartSymbolShape { return basic.bordered(style).path(in: rect) }
    return base.path(in: rect).strokedPath(style)
  }
}

/// A symbol of any kind.
public struct AnyChartSymbolShape: ChartSymbolShape {
  package let base: any ChartSymbolShape
  nonisolated public init(_ content: any ChartSymbolShape) {
    base = (content as? AnyChartSymbolShape)?.base ?? content
  }
  public typealias AnimatableData = EmptyAnimatableData
  public nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init(.circle) }
  public static var square: BasicChartSymbolShape { .init(.square) }
  public static var triangle: BasicChartSymbolShape { .init(.triangle) }
  public static var diamond: BasicChartSymbolShape { .init(.diamond) }
  public static var pentagon: BasicChartSymbolShape { .init(.pentagon) }
  public static var plus: BasicChartSymbolShape { .init(.plus) }
  public static var cross: BasicChartSymbolShape { .init(.cross) }
  public static var asterisk: BasicChartSymbolShape { .init(.asterisk) }
}

extension ChartSymbolShape {
  /// The outline of a symbol of an area (square points) about a point.
  package nonisolated func outline(at center: CGPoint, size: CGSize) -> CGPath {
    let unit = perceptualUnitRect
    let rect = CGRect(
      x: center.x + (unit.minX - 0.5) * size.width, y: center.y + (unit.minY - 0.5) * size.height,
      width: unit.width * size.width, height: unit.height * size.height)
    return path(in: rect).cgPath
  }
}
