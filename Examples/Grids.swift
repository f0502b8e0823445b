// Grids: rows that share columns, lazy grids of fixed, flexible and adaptive tracks, and a habit tracker.

import SwiftUI

struct HabitTracker: View {
  private let habits: [(name: String, symbol: String, tint: Color, days: [Bool])] = [
    ("Stretch", "figure.flexibility", .pink, [true, true, false, true, true, true, false]),
    ("Read", "book.fill", .blue, [true, true, true, true, false, true, true]),
    ("No sugar", "leaf.fill", .green, [false, true, true, false, false, true, false]),
    ("Piano", "pianokeys", .purple, [true, false, true, false, true, false, true]),
  ]
  private let days = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 2) {
        Text("This week").font(.largeTitle.bold())
        Text("18 of 28 kept").foregroundStyle(.secondary)
      }
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 14) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          ForEach(days.indices, id: \.self) { day in
            Text(days[day]).font(.caption.bold()).foregroundStyle(.secondary).gridColumnAlignment(.center)
          }
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        ForEach(habits, id: \.name) { habit in
          GridRow {
            Label(habit.name, systemImage: habit.symbol)
              .font(.subheadline.weight(.medium))
              .foregroundStyle(habit.tint)
              .lineLimit(1)
            ForEach(habit.days.indices, id: \.self) { day in
              Circle()
                .fill(habit.days[day] ? AnyShapeStyle(habit.tint.gradient) : AnyShapeStyle(.quaternary))
                .frame(width: 24, height: 24)
                .overlay {
                  if habit.days[day] {
                    Image(systemName: "checkmark").font(.system(size: 11, weight: .bold)).foregroundStyle(.white)
                  }
                }
            }
          }
        }
        GridRow {
          Text("Total").font(.subheadline)
          Text("Best week since March").font(.footnote).foregroundStyle(.secondary).gridCellColumns(7)
        }
      }
    }
    .padding(20)
  }
}

struct PhotoWall: View {
  private let hues: [Double] = (0..<14).map { Double($0) / 14 }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text("Adaptive, at least 90").font(.headline)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 6)], spacing: 6) {
          ForEach(hues, id: \.self) { hue in
            RoundedRectangle(cornerRadius: 10)
              .fill(Color(hue: hue, saturation: 0.55, brightness: 0.95).gradient)
              .aspectRatio(1, contentMode: .fit)
          }
        }
        Text("Fixed 60, then two flexible").font(.headline)
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 120))], spacing: 8
        ) {
          ForEach(0..<6) { index in
            Text("\(index + 1)").frame(maxWidth: .infinity, minHeight: 44).background(
              .teal.opacity(0.2), in: .rect(cornerRadius: 8))
          }
        }
        Text("Rows that scroll sideways").font(.headline)
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(52)), GridItem(.fixed(52))], spacing: 8) {
            ForEach(0..<16) { index in
              Label("Tray \(index + 1)", systemImage: "leaf")
                .padding(.horizontal, 14)
                .frame(maxHeight: .infinity)
                .background(.green.opacity(0.15), in: .capsule)
            }
          }
        }
        .scrollIndicators(.hidden)
      }
      .padding(20)
    }
  }
}

struct NutritionTable: View {
  var body: some View {
    Grid(alignment: .trailing, horizontalSpacing: 18, verticalSpacing: 8) {
      GridRow {
        Text("Per 100 g").gridColumnAlignment(.leading)
        Text("Oats")
        Text("Rye")
        Text("Spelt")
      }
      .font(.subheadline.bold())
      Divider()
      line("Energy, kJ", "1556", "1415", "1415")
      line("Fat", "6.9", "1.6", "2.4")
      line("Protein", "13.2", "10.3", "14.6")
      Divider()
      line("Fibre", "10.1", "15.1", "10.7")
    }
    .padding(20)
    .background(Color(.systemBackground), in: .rect(cornerRadius: 16))
    .padding(24)
    .background(Color(.systemGroupedBackground))
  }

  private func line(_ name: String, _ values: String...) -> some View {
    GridRow {
      Text(name).foregroundStyle(.secondary)
      ForEach(values.indices, id: \.self) { Text(values[$0]).monospacedDigit() }
    }
  }
}

#Preview("Habit tracker") { HabitTracker() }
#Preview("Habit tracker, dark") { HabitTracker().preferredColorScheme(.dark) }
#Preview("Lazy grids") { PhotoWall() }
#Preview("Table", traits: .sizeThatFitsLayout) { NutritionTable() }
