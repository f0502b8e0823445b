// The screen in the README's moving picture: a fare to look at, to watch and to book.

import Charts
import SwiftUI

struct Fare: Identifiable {
  let id: Int
  var price: Double

  static let month: [Fare] = (1...30).map { day in
    let wave = sin(Double(day) * 0.55) * 18 + cos(Double(day) * 0.21) * 26
    return Fare(id: day, price: (128 + wave).rounded())
  }
}

struct FareScreen: View {
  @State private var day: Int?
  @State private var isWatched = false
  @State private var travellers = 1
  @State private var isBooking = false

  private let fares = Fare.month
  private var price: Double { fares[(day ?? 30) - 1].price }

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      header
      chart
      VStack(spacing: 0) {
        Stepper("Travellers: \(travellers)", value: $travellers, in: 1...6).padding(.vertical, 10)
        Divider()
        Toggle("Tell me when it falls", isOn: $isWatched).padding(.vertical, 10)
      }
      .padding(.horizontal, 16)
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
      Spacer()
      Button {
        isBooking = true
      } label: {
        Text("Book").font(.headline).frame(maxWidth: .infinity).padding(.vertical, 6)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding(20)
    .background(Color(.systemGroupedBackground))
    .tint(.teal)
    .sensoryFeedback(.selection, trigger: day)
    .sheet(isPresented: $isBooking) {
      Ticket(price: price * Double(travellers), travellers: travellers).presentationDetents([.medium])
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Lisbon to Porto").font(.subheadline).foregroundStyle(.secondary)
        Text(price * Double(travellers), format: .currency(code: "EUR").precision(.fractionLength(0)))
          .font(.system(size: 44, weight: .bold, design: .rounded))
          .contentTransition(.numericText(value: price * Double(travellers)))
          .animation(.snappy, value: travellers)
        Text(day.map { "June \($0)" } ?? "Today").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: isWatched ? "bell.fill" : "bell").font(.title2).foregroundStyle(.teal)
        .symbolEffect(.bounce, value: isWatched)
    }
  }

  private var chart: some View {
    Chart {
      ForEach(fares) { fare in
        AreaMark(x: .value("Day", fare.id), yStart: .value("Least", 60), yEnd: .value("Price", fare.price))
          .foregroundStyle(
            LinearGradient(colors: [.teal.opacity(0.35), .teal.opacity(0.02)], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("Day", fare.id), y: .value("Price", fare.price))
          .foregroundStyle(.teal).lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
      }
      if let day {
        RuleMark(x: .value("Day", day)).foregroundStyle(.secondary.opacity(0.5))
        PointMark(x: .value("Day", day), y: .value("Price", price)).foregroundStyle(.teal).symbolSize(110)
      }
    }
    .chartXSelection(value: $day)
    .chartXScale(domain: 1...30)
    .chartYScale(domain: 60...190)
    .chartXAxis { AxisMarks(values: [1, 10, 20, 30]) }
    .chartYAxis { AxisMarks(values: [80, 120, 160]) }
    .frame(height: 250)
  }
}

private struct Ticket: View {
  let price: Double
  let travellers: Int
  @State private var isPaid = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 18) {
      Image(systemName: isPaid ? "checkmark.circle.fill" : "tram.circle.fill")
        .font(.system(size: 64)).foregroundStyle(.teal)
      Text(isPaid ? "Have a good journey" : "Lisbon to Porto").font(.title2.bold())
      Text("\(travellers) × one way, \(price, format: .currency(code: "EUR").precision(.fractionLength(0)))")
        .foregroundStyle(.secondary)
      Spacer()
      Button {
        if isPaid { dismiss() } else { withAnimation(.snappy) { isPaid = true } }
      } label: {
        Text(isPaid ? "Done" : "Pay").font(.headline).frame(maxWidth: .infinity).padding(.vertical, 6)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding(24)
    .padding(.top, 16)
    .tint(.teal)
  }
}

#Preview { FareScreen() }
