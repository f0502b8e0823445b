// A whole screen: a budget with a ring, bars and a list of payments.

import Charts
import SwiftUI

struct BudgetDashboard: View {
  private let week: [(day: String, amount: Double)] = [
    ("Mon", 24), ("Tue", 38), ("Wed", 12), ("Thu", 57), ("Fri", 44), ("Sat", 71), ("Sun", 9),
  ]
  private let payments: [(name: String, symbol: String, tint: Color, amount: Double)] = [
    ("Grove Bakery", "birthday.cake.fill", .brown, -8.4), ("Tram pass", "tram.fill", .blue, -31),
    ("Noor, for dinner", "person.fill", .green, 22.5), ("Paper & Ink", "book.fill", .pink, -14.9),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          VStack(alignment: .leading) {
            Text("Good evening").font(.subheadline).foregroundStyle(.secondary)
            Text("Budget").font(.largeTitle.bold())
          }
          Spacer()
          Text("TO").font(.headline).frame(width: 44, height: 44).background(.orange.gradient, in: .circle)
            .foregroundStyle(.white)
        }
        card {
          HStack(spacing: 20) {
            ZStack {
              Circle().stroke(.quaternary, lineWidth: 12)
              Circle().trim(from: 0, to: 0.64)
                .stroke(
                  AngularGradient(colors: [.mint, .teal], center: .center),
                  style: StrokeStyle(lineWidth: 12, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
              Text(0.64, format: .percent).font(.headline)
            }
            .frame(width: 92, height: 92)
            VStack(alignment: .leading, spacing: 6) {
              Text(412.6, format: .currency(code: "EUR")).font(.system(.title, design: .rounded, weight: .bold))
              Text("left until the 30th").font(.subheadline).foregroundStyle(.secondary)
              Label("€41 under plan", systemImage: "arrow.down.right").font(.footnote.weight(.semibold))
                .foregroundStyle(.green)
            }
          }
        }
        card {
          VStack(alignment: .leading) {
            Text("This week").font(.headline)
            Chart(week, id: \.day) { entry in
              BarMark(x: .value("Day", entry.day), y: .value("Amount", entry.amount), width: .ratio(0.55))
                .foregroundStyle(entry.day == "Sat" ? Color.orange : Color.teal)
                .cornerRadius(5)
            }
            .chartYAxis { AxisMarks(position: .leading, values: [0, 40, 80]) }
            .frame(height: 150)
          }
        }
        card {
          VStack(spacing: 14) {
            ForEach(payments, id: \.name) { payment in
              HStack(spacing: 12) {
                Image(systemName: payment.symbol).font(.callout).foregroundStyle(payment.tint)
                  .frame(width: 38, height: 38).background(payment.tint.opacity(0.15), in: .circle)
                Text(payment.name)
                Spacer()
                Text(payment.amount, format: .currency(code: "EUR").sign(strategy: .always()))
                  .monospacedDigit()
                  .foregroundStyle(payment.amount > 0 ? .green : .primary)
              }
            }
          }
        }
      }
      .padding(20)
    }
    .background(Color(.systemGroupedBackground))
  }

  private func card(@ViewBuilder _ content: () -> some View) -> some View {
    content()
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(18)
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
  }
}

#Preview("Budget") { BudgetDashboard() }
#Preview("Budget, dark") { BudgetDashboard().preferredColorScheme(.dark) }
