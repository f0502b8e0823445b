// Lengths, angles, places and data that are no numbers, have no end or are far too large: something is drawn, soon.

import Charts
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("odd numbers end and can be drawn", .timeLimit(.minutes(20)))
struct OddNumberTests {
  nonisolated private static let values: [Double] = [.nan, .infinity, -.infinity, 1e300, 1e-300]

  /// Shows a view on a small screen, paints it, touches it, turns it.
  private func show<Content: View>(@ViewBuilder _ content: () -> Content) {
    let device = Device(name: "small", idiom: .phone, portraitSize: CGSize(width: 120, height: 160), scale: 1)
    let stage = Stage(device, content: content)
    _ = try? stage.picture()
    #expect(stage.frame.drawing.checkInvariants())
    stage.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 70, y: 40), over: 0.05)
    stage.set(stage.device.turned(to: .landscape))
    #expect(stage.frame.drawing.checkInvariants())
    _ = stage.inspect(at: CGPoint(x: 60, y: 60))
  }

  private struct Odd: Layout {
    let value: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: value, height: value)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews {
        view.place(
          at: CGPoint(x: value, y: value), anchor: UnitPoint(x: value, y: 0),
          proposal: ProposedViewSize(width: value, height: value))
      }
    }
  }

  @Test("in layout", arguments: values)
  func layout(value: Double) {
    let v = CGFloat(value)
    show {
      HStack {
        Text("a").layoutPriority(v)
        Text("b")
        Color.red.layoutPriority(-v).zIndex(v)
      }
    }
    show { Text("a").frame(minWidth: v, idealWidth: v, maxWidth: v, minHeight: v, idealHeight: v, maxHeight: v) }
    show { Color.red.aspectRatio(v, contentMode: .fit) }
    show {
      VStack(spacing: v) {
        Text("a").alignmentGuide(.leading) { _ in v }
        Text("b").position(x: v, y: v)
      }
    }
    show {
      LazyVGrid(columns: [GridItem(.fixed(v)), GridItem(.flexible(minimum: v, maximum: v), spacing: v)]) {
        ForEach(0..<9) { Text("\($0)") }
      }
    }
    show {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: v, maximum: v))], spacing: v) { ForEach(0..<9) { Text("\($0)") } }
    }
    show { ScrollView { LazyVStack(spacing: v) { ForEach(0..<50) { Text("\($0)").frame(height: v) } } } }
    show {
      List { ForEach(0..<9) { Text("\($0)").listRowInsets(EdgeInsets(top: v, leading: v, bottom: v, trailing: v)) } }
        .listRowSpacing(v)
    }
    show {
      ScrollView { Color.red.frame(height: v) }
        .safeAreaInset(edge: .top, spacing: v) { Color.blue.frame(height: v) }.safeAreaPadding(v)
    }
    show {
      Odd(value: v) {
        Text("a")
        Text("b")
      }
    }
    show {
      Grid(horizontalSpacing: v, verticalSpacing: v) {
        GridRow {
          Text("a").gridCellColumns(v.isNaN ? Int.max : 3)
          Text("b").gridCellAnchor(UnitPoint(x: v, y: v))
        }
      }
    }
    show {
      TabView {
        Text("1")
        Text("2")
      }
      .tabViewStyle(.page).frame(width: v)
    }
    show {
      Text("Sheet").sheet(isPresented: .constant(true)) {
        Text("In").presentationDetents([.height(v), .fraction(v)]).presentationCornerRadius(v)
      }
    }
  }

  @Test("in paint", arguments: values)
  func paint(value: Double) {
    let v = CGFloat(value)
    show { Color.red.scaleEffect(x: v, y: v, anchor: UnitPoint(x: v, y: v)).rotationEffect(.degrees(value)) }
    show { Text("Blur").blur(radius: v).shadow(color: .red, radius: v, x: v, y: v).opacity(value) }
    show {
      RoundedRectangle(cornerRadius: v).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [v, 4], dashPhase: v))
    }
    show { Circle().inset(by: v).trim(from: v, to: -v).stroke(.red, lineWidth: v) }
    show {
      LinearGradient(
        stops: [.init(color: .red, location: v), .init(color: .blue, location: -v)],
        startPoint: UnitPoint(x: v, y: 0), endPoint: UnitPoint(x: 1, y: v))
    }
    show { RadialGradient(colors: [.red, .blue], center: UnitPoint(x: v, y: v), startRadius: v, endRadius: 40) }
    show {
      AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(value), endAngle: .degrees(-value))
    }
    show {
      Canvas { context, _ in
        context.translateBy(x: v, y: 0)
        context.scaleBy(x: v, y: 1)
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 90, height: 90)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: v, y: 0), endPoint: CGPoint(x: 3, y: v),
            options: .repeat))
        context.draw(Text("x"), at: CGPoint(x: v, y: v))
      }
    }
    show { Text("Text").font(.system(size: v)).tracking(v).baselineOffset(v).lineSpacing(v).minimumScaleFactor(v) }
    show {
      Path { path in
        path.addArc(
          center: .zero, radius: v, startAngle: .degrees(value), endAngle: .degrees(-value), clockwise: true)
        path.addCurve(to: CGPoint(x: 50, y: v), control1: CGPoint(x: v, y: v), control2: .zero)
      }
      .strokedPath(StrokeStyle(lineWidth: 3, dash: [v])).fill(.red)
    }
    show {
      Image(systemName: "star", variableValue: value)
        .resizable(capInsets: EdgeInsets(top: v, leading: v, bottom: v, trailing: v), resizingMode: .tile)
        .frame(width: v, height: 40)
    }
    show { Color(hue: value, saturation: value, brightness: value).hueRotation(.degrees(value)) }
    show { Slider(value: .constant(value), in: -1e300...1e300, step: 0.1) }
    show { Gauge(value: value, in: 0...1) { Text("G") }.gaugeStyle(.accessoryCircular) }
    show { Text(Date(timeIntervalSinceReferenceDate: value), style: .relative) }
    show { DatePicker("D", selection: .constant(Date(timeIntervalSinceReferenceDate: value))) }
  }

  @Test("in charts", arguments: values)
  func charts(value: Double) {
    show {
      Chart {
        LineMark(x: .value("x", 1), y: .value("y", value))
        LineMark(x: .value("x", value), y: .value("y", 4))
        BarMark(x: .value("x", 3), y: .value("y", value))
        RuleMark(y: .value("y", value))
      }
    }
    show { Chart { SectorMark(angle: .value("v", value), innerRadius: .ratio(value), angularInset: value) } }
    show {
      Chart {
        PointMark(x: .value("d", Date(timeIntervalSinceReferenceDate: value)), y: .value("y", 1))
        BarMark(x: .value("d", Date(timeIntervalSinceReferenceDate: 0), unit: .day), y: .value("y", 2))
      }
    }
    show {
      Chart {
        PointMark(x: .value("d", value), y: .value("y", value)).foregroundStyle(by: .value("v", value))
          .symbolSize(by: .value("s", value))
        PointMark(x: .value("d", 3), y: .value("y", 4)).foregroundStyle(by: .value("v", 3))
      }
      .chartYScale(type: .log)
      .chartXAxis { AxisMarks(values: .automatic(minimumStride: value)) }
    }
    show {
      Chart { PointMark(x: .value("d", 1), y: .value("y", Double.leastNonzeroMagnitude)) }
        .chartYAxis { AxisMarks(values: .stride(by: value)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: value)
    }
  }
}
