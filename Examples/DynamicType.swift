// Dynamic Type: a card that changes its layout as text grows, scaled metrics, and a range that is kept.

import SwiftUI

struct TrainCard: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .title2) private var icon = 28.0

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 14))
    layout {
      Image(systemName: "tram.fill").resizable().scaledToFit().frame(width: icon, height: icon).foregroundStyle(.white)
        .padding(10).background(.red.gradient, in: .rect(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 2) {
        Text("Night train 8").font(.title2.bold())
        Text("Sleeper, carriage 12").font(.subheadline).foregroundStyle(.secondary)
      }
      if !typeSize.isAccessibilitySize { Spacer() }
      Text("22:10").font(.title3.monospacedDigit())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 18))
  }
}

struct SizesSideBySide: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach([DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility1, .accessibility3], id: \.self) { size in
        TrainCard().dynamicTypeSize(size)
      }
    }
    .padding(16)
  }
}

struct KeptInRange: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Grows without end").font(.headline)
      Text("Stops at xxLarge").font(.headline).dynamicTypeSize(...DynamicTypeSize.xxLarge)
      Text("Fixed at 17").font(.system(size: 17, weight: .semibold))
      Toggle("Quiet carriage", isOn: .constant(true))
      Button("Choose a berth") {}.buttonStyle(.borderedProminent)
    }
    .padding(20)
    .dynamicTypeSize(.accessibility2)
  }
}

#Preview("Sizes") { SizesSideBySide() }
#Preview("Sizes, dark") { SizesSideBySide().preferredColorScheme(.dark) }
#Preview("Kept in range") { KeptInRange() }
