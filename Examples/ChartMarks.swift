// Charts: lines, areas, bars, points, rules, rectangles and sectors, with their axes and legends.

import Charts
import SwiftUI

private struct Reading: Identifiable {
  var day: Int
  var station: String
  var level: Double
  var id: String { "\(station)\(day)" }

  static let all: [Reading] = series("Weir", base: 2.1) + series("Ford", base: 1.2)

  private static func series(_ station: String, base: Double) -> [Reading] {
    (0..<12).map { day in
      let swell = sin(Double(day) / 1.8 + base) * 0.6
      return Reading(day: day, station: station, level: base + swell + Double(day % 3) * 0.12)
    }
  }
}

private struct Spending: Identifiable {
  var month: String
  var kind: String
  var amount: Double
  var id: String { month + kind }

  static let all: [Spending] = [
    Spending(month: "Jan", kind: "Rent", amount: 620), Spending(month: "Jan", kind: "Food", amount: 240),
    Spending(month: "Jan", kind: "Travel", amount: 90), Spending(month: "Feb", kind: "Rent", amount: 620),
    Spending(month: "Feb", kind: "Food", amount: 275), Spending(month: "Feb", kind: "Travel", amount: 160),
    Spending(month: "Mar", kind: "Rent", amount: 620), Spending(month: "Mar", kind: "Food", amount: 310),
    Spending(month: "Mar", kind: "Travel", amount: 70), Spending(month: "Apr", kind: "Rent", amount: 620),
    Spending(month: "Apr", kind: "Food", amount: 345), Spending(month: "Apr", kind: "Travel", amount: 200),
  ]
}

/// A title above a chart, as a card.
struct ChartCard<Content: View>: View {
  var title: String
  var value: String
  @ViewBuilder var chart: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.subheadline).foregroundStyle(.secondary)
      Text(value).font(.title2.bold())
      chart.frame(height: 220).padding(.top, 10)
    }
    .padding(20)
    .frame(width: 390)
  }
}

#Preview("Lines", traits: .sizeThatFitsLayout) {
  ChartCard(title: "River level", value: "2.4 m") {
    Chart(Reading.all) { reading in
      LineMark(x: .value("Day", reading.day), y: .value("Level", reading.level))
        .foregroundStyle(by: .value("Station", reading.station))
        .symbol(by: .value("Station", reading.station))
        .interpolationMethod(.catmullRom)
    }
  }
}

#Preview("Area", traits: .sizeThatFitsLayout) {
  ChartCard(title: "At the weir", value: "falling") {
    Chart(Reading.all.filter { $0.station == "Weir" }) { reading in
      AreaMark(x: .value("Day", reading.day), y: .value("Level", reading.level))
        .interpolationMethod(.monotone)
        .foregroundStyle(
          LinearGradient(colors: [.teal.opacity(0.5), .teal.opacity(0)], startPoint: .top, endPoint: .bottom))
      LineMark(x: .value("Day", reading.day), y: .value("Level", reading.level))
        .interpolationMethod(.monotone)
        .foregroundStyle(.teal)
        .lineStyle(StrokeStyle(lineWidth: 3))
    }
    .chartYAxisLabel("metres")
  }
}

#Preview("Bars", traits: .sizeThatFitsLayout) {
  ChartCard(title: "Spending", value: "€3,940") {
    Chart(Spending.all) { spending in
      BarMark(x: .value("Month", spending.month), y: .value("Amount", spending.amount))
        .foregroundStyle(by: .value("Kind", spending.kind))
    }
    .chartForegroundStyleScale(["Rent": Color.indigo, "Food": .orange, "Travel": .mint])
    .chartYAxis {
      AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0)))
    }
  }
}

#Preview("Bars, dark", traits: .sizeThatFitsLayout) {
  ChartCard(title: "Spending in April", value: "Rent leads") {
    Chart(Spending.all.filter { $0.month == "Apr" }) { spending in
      BarMark(x: .value("Amount", spending.amount), y: .value("Kind", spending.kind))
        .cornerRadius(6)
        .foregroundStyle(.purple.gradient)
        .annotation(position: .trailing) { Text(spending.amount, format: .number).font(.caption) }
    }
    .chartXAxis(.hidden)
  }
  .preferredColorScheme(.dark)
}

#Preview("Points and a rule", traits: .sizeThatFitsLayout) {
  ChartCard(title: "All stations", value: "24 readings") {
    Chart {
      ForEach(Reading.all) { reading in
        PointMark(x: .value("Day", reading.day), y: .value("Level", reading.level))
          .foregroundStyle(by: .value("Station", reading.station))
          .symbolSize(60)
      }
      RuleMark(y: .value("Flood mark", 2.5))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .annotation(position: .top, alignment: .leading) { Text("Flood mark").font(.caption).foregroundStyle(.red) }
    }
    .chartYScale(domain: 0...3)
  }
}

#Preview("Rectangles", traits: .sizeThatFitsLayout) {
  ChartCard(title: "Visitors", value: "by hour and day") {
    Chart {
      ForEach(0..<7) { day in
        ForEach(0..<8) { hour in
          RectangleMark(x: .value("Day", "\("MTWTFSS".map(String.init)[day])\(day)"), y: .value("Hour", "\(9 + hour)"))
            .foregroundStyle(.blue.opacity(0.1 + Double((day * 5 + hour * 3) % 10) / 11))
        }
      }
    }
    .chartLegend(.hidden)
  }
}

#Preview("Sectors", traits: .sizeThatFitsLayout) {
  ChartCard(title: "Where April went", value: "€1,165") {
    Chart(Spending.all.filter { $0.month == "Apr" }) { spending in
      SectorMark(angle: .value("Amount", spending.amount), innerRadius: .ratio(0.62), angularInset: 2)
        .cornerRadius(5)
        .foregroundStyle(by: .value("Kind", spending.kind))
    }
    .chartLegend(position: .bottom, alignment: .center)
  }
}
