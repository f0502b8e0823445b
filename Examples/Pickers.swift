// Pickers: menu, segmented, wheel, inline and palette; dates and colours.

import SwiftUI

private enum Roast: String, CaseIterable, Identifiable {
  case light = "Light"
  case medium = "Medium"
  case dark = "Dark"
  var id: Self { self }
}

struct PickerStyles: View {
  @State private var roast = Roast.medium
  @State private var grind = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      Picker("Roast", selection: $roast) {
        ForEach(Roast.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      HStack {
        Text("Roast")
        Spacer()
        Picker("Roast", selection: $roast) {
          ForEach(Roast.allCases) { Text($0.rawValue) }
        }
      }
      Picker("Grind", selection: $grind) {
        ForEach(1..<8) { Text("Setting \($0)").tag($0) }
      }
      .pickerStyle(.wheel)
    }
    .padding(20)
  }
}

struct PickersInForm: View {
  @State private var roast = Roast.dark
  @State private var start = Date(timeIntervalSince1970: 1_718_000_000)
  @State private var tint = Color.orange

  var body: some View {
    Form {
      Section("Coffee") {
        Picker("Roast", selection: $roast) {
          ForEach(Roast.allCases) { Text($0.rawValue) }
        }
        Picker("Cup", selection: $roast) {
          ForEach(Roast.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
      }
      Section("Roast") {
        Picker("Roast", selection: $roast) {
          ForEach(Roast.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
      Section("When") {
        DatePicker("Pick up", selection: $start)
        DatePicker("Day only", selection: $start, displayedComponents: .date)
        DatePicker("Hour only", selection: $start, displayedComponents: .hourAndMinute)
        ColorPicker("Cup colour", selection: $tint)
      }
    }
  }
}

struct MonthCalendar: View {
  @State private var day = Date(timeIntervalSince1970: 1_718_000_000)

  var body: some View {
    DatePicker("Day", selection: $day, displayedComponents: .date)
      .datePickerStyle(.graphical)
      .padding()
  }
}

#Preview("Styles") { PickerStyles() }
#Preview("Styles, dark") { PickerStyles().preferredColorScheme(.dark) }
#Preview("In a form") { PickersInForm() }
#Preview("Calendar") { MonthCalendar() }
