// Presentations: sheets and their detents, alerts, confirmation dialogs, a cover.

import SwiftUI

struct TideTable: View {
  var body: some View {
    NavigationStack {
      List(0..<14, id: \.self) { hour in
        LabeledContent("\(hour + 6):00", value: "\(hour * 7 % 40 + 8) dm")
      }
      .navigationTitle("Tides")
    }
  }
}

struct MooringSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Mooring 14").font(.title2.bold())
      Label("Free until Sunday", systemImage: "checkmark.circle.fill").foregroundStyle(.green)
      Text("Water and power on the quay, showers behind the chandlery.").foregroundStyle(.secondary)
      Button {
      } label: {
        Text("Reserve for €18").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      Spacer()
    }
    .padding(24)
  }
}

struct SheetHost: View {
  var detents: Set<PresentationDetent>
  @State private var isShown = true

  var body: some View {
    TideTable().sheet(isPresented: $isShown) {
      MooringSheet()
        .presentationDetents(detents)
        .presentationDragIndicator(.visible)
    }
  }
}

struct AlertHost: View {
  @State private var isShown = true
  @State private var berth = ""

  var body: some View {
    TideTable().alert("Leave the berth?", isPresented: $isShown) {
      Button("Stay", role: .cancel) {}
      Button("Leave", role: .destructive) {}
    } message: {
      Text("The harbour master gets a message, and the next boat in the queue may move in.")
    }
  }
}

struct DialogHost: View {
  @State private var isShown = true

  var body: some View {
    TideTable().confirmationDialog("Photo of the hull", isPresented: $isShown, titleVisibility: .visible) {
      Button("Take a photo") {}
      Button("Choose from the album") {}
      Button("Remove", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
  }
}

struct CoverHost: View {
  @State private var isShown = true

  var body: some View {
    TideTable().fullScreenCover(isPresented: $isShown) {
      ZStack(alignment: .topTrailing) {
        LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
        Button("Close", systemImage: "xmark.circle.fill") {}
          .labelStyle(.iconOnly).font(.title).foregroundStyle(.white.opacity(0.8)).padding()
        Text("Storm warning").font(.largeTitle.bold()).foregroundStyle(.white)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

#Preview("Sheet, medium") { SheetHost(detents: [.medium, .large]) }
#Preview("Sheet, medium, dark") { SheetHost(detents: [.medium, .large]).preferredColorScheme(.dark) }
#Preview("Sheet, large") { SheetHost(detents: [.large]) }
#Preview("Sheet, 260 high") { SheetHost(detents: [.height(260)]) }
#Preview("Alert") { AlertHost() }
#Preview("Dialog") { DialogHost() }
#Preview("Cover") { CoverHost() }
