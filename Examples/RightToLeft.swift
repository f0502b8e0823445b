// Right to left: the same message card in English, Arabic and Hebrew.

import SwiftUI

struct MessageCard: View {
  var title: String
  var text: String
  var action: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Circle().fill(.mint.gradient).frame(width: 44, height: 44)
          .overlay { Image(systemName: "envelope.fill").foregroundStyle(.white) }
        VStack(alignment: .leading) {
          Text(title).font(.headline)
          Text(verbatim: "09:41").font(.footnote).foregroundStyle(.secondary)
        }
        Spacer()
        Image(systemName: "chevron.forward").font(.footnote.bold()).foregroundStyle(.tertiary)
      }
      Text(text)
      ProgressView(value: 0.3)
      HStack {
        Button(action) {}.buttonStyle(.borderedProminent)
        Spacer()
        Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden()
      }
    }
    .padding(18)
    .background(
      Color(.secondarySystemBackground),
      in: UnevenRoundedRectangle(
        topLeadingRadius: 28, bottomLeadingRadius: 8, bottomTrailingRadius: 28, topTrailingRadius: 8))
  }
}

struct ThreeDirections: View {
  var body: some View {
    VStack(spacing: 18) {
      MessageCard(
        title: "Harbour office", text: "Your berth is ready. Please tie up before eight o'clock.", action: "Reply")
      MessageCard(title: "مكتب الميناء", text: "مرساك جاهز. من فضلك اربط القارب قبل الساعة الثامنة.", action: "رد")
        .environment(\.layoutDirection, .rightToLeft)
      MessageCard(title: "משרד הנמל", text: "המעגן שלך מוכן. נא לקשור את הסירה לפני שמונה.", action: "להשיב")
        .environment(\.layoutDirection, .rightToLeft)
    }
    .padding(20)
  }
}

struct MirroredForm: View {
  @State private var level = 0.4

  var body: some View {
    Form {
      Section("الإعدادات") {
        Label("الإشعارات", systemImage: "bell")
        LabeledContent("اللغة", value: "العربية")
        Toggle("الوضع الليلي", isOn: .constant(true))
        Slider(value: $level)
        Stepper("العدد: ٣", value: .constant(3))
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

#Preview("Three directions") { ThreeDirections() }
#Preview("Three directions, dark") { ThreeDirections().preferredColorScheme(.dark) }
#Preview("A form from the right") { MirroredForm() }
