// Navigation: large and inline titles, toolbars, search, a pushed screen, and a bar that shows material.

import SwiftUI

struct GardenBeds: View {
  @State private var search = ""
  private let beds = [
    ("Bed 1", "Garlic, spinach"), ("Bed 2", "Broad beans"), ("Bed 3", "Resting"), ("Cold frame", "Lettuce, radish"),
  ]

  var body: some View {
    NavigationStack {
      List(beds, id: \.0) { bed in
        NavigationLink {
          BedDetail(name: bed.0)
        } label: {
          VStack(alignment: .leading) {
            Text(bed.0).font(.headline)
            Text(bed.1).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Garden")
      .searchable(text: $search, prompt: "Beds and plants")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Sort", systemImage: "arrow.up.arrow.down") {}
          Button("Add", systemImage: "plus") {}
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Map", systemImage: "map") {}
          Spacer()
          Text("4 beds").font(.footnote)
          Spacer()
          Button("Share", systemImage: "square.and.arrow.up") {}
        }
      }
    }
  }
}

struct BedDetail: View {
  var name: String

  var body: some View {
    Form {
      LabeledContent("Sown", value: "3 April")
      LabeledContent("Harvest", value: "mid June")
    }
    .navigationTitle(name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A stack that starts one screen deep.
struct PushedBed: View {
  @State private var path = ["Bed 2"]

  var body: some View {
    NavigationStack(path: $path) {
      List(["Bed 1", "Bed 2"], id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Garden")
        .navigationDestination(for: String.self) { BedDetail(name: $0) }
    }
  }
}

struct LetterEditor: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Text(
          "Dear Tam,\n\nthe bees have settled. They like the west wall, where the ivy is, and they do not mind the horn at all."
        )
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .navigationTitle("Letter")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.orange.opacity(0.2), for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Send") {} }
        ToolbarItem(placement: .principal) {
          VStack(spacing: 0) {
            Text("Letter").font(.headline)
            Text("Draft 2").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

#Preview("Large title") { GardenBeds() }
#Preview("Large title, dark") { GardenBeds().preferredColorScheme(.dark) }
#Preview("Pushed") { PushedBed() }
#Preview("Bar of its own") { LetterEditor() }
