// Lists and forms: sections, headers and footers, badges, swipes, plain and grouped styles, and a coffee order.

import SwiftUI

private struct Errand: Identifiable {
  var id: Int
  var title: String
  var detail: String
  var symbol: String
  var tint: Color
  var isDone: Bool
}

struct ErrandList: View {
  private let errands = [
    Errand(
      id: 1, title: "Sharpen the skates", detail: "Rink workshop, before 18:00", symbol: "figure.skating", tint: .cyan,
      isDone: false),
    Errand(
      id: 2, title: "Return the drill", detail: "Tool library, shelf 9", symbol: "hammer.fill", tint: .orange,
      isDone: true),
    Errand(
      id: 3, title: "Order birch logs", detail: "Two cubic metres, split", symbol: "flame.fill", tint: .red,
      isDone: false),
    Errand(
      id: 4, title: "Post the jam", detail: "Three jars, padded", symbol: "shippingbox.fill", tint: .brown, isDone: true
    ),
  ]

  var body: some View {
    List {
      Section {
        ForEach(errands.filter { !$0.isDone }) { row($0) }
      } header: {
        Text("Today")
      } footer: {
        Text("Errands that are not done by midnight move to tomorrow.")
      }
      Section("Done") {
        ForEach(errands.filter(\.isDone)) { row($0) }
      }
      Section {
        Label("All errands", systemImage: "tray.full").badge(12)
        Label("Shared with Noor", systemImage: "person.2").badge("new")
        LabeledContent("Storage", value: "2.4 GB")
        Button("Add an errand", systemImage: "plus.circle.fill") {}
        Button("Clear everything", role: .destructive) {}
      }
    }
  }

  private func row(_ errand: Errand) -> some View {
    HStack(spacing: 12) {
      Image(systemName: errand.symbol)
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(errand.tint.gradient, in: .rect(cornerRadius: 7))
      VStack(alignment: .leading) {
        Text(errand.title).strikethrough(errand.isDone)
        Text(errand.detail).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      if errand.isDone { Image(systemName: "checkmark").foregroundStyle(.green) }
    }
    .swipeActions { Button("Delete", role: .destructive) {} }
  }
}

struct CoffeeOrder: View {
  @State private var name = "Mira"
  @State private var drink = "Flat white"
  @State private var shots = 2
  @State private var oat = true
  @State private var sweetness = 0.3
  @State private var note = ""

  var body: some View {
    Form {
      Section("Order") {
        TextField("Name on the cup", text: $name)
        Picker("Drink", selection: $drink) {
          ForEach(["Espresso", "Flat white", "Filter"], id: \.self) { Text($0) }
        }
        Stepper("Shots: \(shots)", value: $shots, in: 1...4)
        Toggle("Oat milk", isOn: $oat)
      }
      Section {
        Slider(value: $sweetness)
        TextField("Anything else?", text: $note, axis: .vertical).lineLimit(2...4)
      } header: {
        Text("Taste")
      } footer: {
        Text("The bar closes at five. Orders after that wait for you in the morning.")
      }
      Section {
        LabeledContent("Drink", value: 3.8, format: .currency(code: "EUR"))
        LabeledContent("Oat milk", value: 0.5, format: .currency(code: "EUR"))
        LabeledContent("Total") { Text(4.3, format: .currency(code: "EUR")).bold().foregroundStyle(.primary) }
      }
      Section {
        Button {
        } label: {
          Text("Place the order").bold().frame(maxWidth: .infinity)
        }
      }
    }
  }
}

struct PlainContacts: View {
  var body: some View {
    List {
      ForEach(["A", "B"], id: \.self) { letter in
        Section(letter) {
          ForEach(
            ["Amara Osei", "Anton Reyes", "Bea Lindqvist", "Boris Hahn"].filter { $0.hasPrefix(letter) }, id: \.self
          ) {
            Text($0)
          }
        }
      }
    }
    .listStyle(.plain)
  }
}

#Preview("Errands") { ErrandList() }
#Preview("Errands, dark") { ErrandList().preferredColorScheme(.dark) }
#Preview("Coffee order") { CoffeeOrder() }
#Preview("Coffee order, dark") { CoffeeOrder().preferredColorScheme(.dark) }
#Preview("Plain list") { PlainContacts() }
#Preview("Nothing there") {
  ContentUnavailableView {
    Label("No errands", systemImage: "tray")
  } description: {
    Text("Enjoy the afternoon, or add one.")
  } actions: {
    Button("Add an errand") {}.buttonStyle(.borderedProminent)
  }
}
