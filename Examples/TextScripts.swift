// Text in the world's scripts: Chinese, Japanese, Korean, Arabic, Hebrew, Thai, emoji, and several in one line.

import SwiftUI

private struct Greeting: Identifiable {
  var language: String
  var text: String
  var note: String
  var id: String { language }
}

struct PhraseBook: View {
  private let greetings = [
    Greeting(language: "日本語", text: "おはようございます", note: "Japanese, before eleven"),
    Greeting(language: "中文", text: "很高兴认识你", note: "Chinese, on meeting"),
    Greeting(language: "한국어", text: "안녕히 주무세요", note: "Korean, at night"),
    Greeting(language: "العربية", text: "صباح الخير يا صديقي", note: "Arabic, in the morning"),
    Greeting(language: "עברית", text: "בוקר טוב לכולם", note: "Hebrew, to everybody"),
    Greeting(language: "ไทย", text: "ยินดีต้อนรับ", note: "Thai, at the door"),
    Greeting(language: "हिन्दी", text: "फिर मिलेंगे", note: "Hindi, when leaving"),
    Greeting(language: "Ελληνικά", text: "Καλό ταξίδι", note: "Greek, for the road"),
    Greeting(language: "Українська", text: "Гарного дня", note: "Ukrainian, all day"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Phrase book").font(.largeTitle.bold()).padding(.bottom, 12)
      ForEach(greetings) { greeting in
        HStack(alignment: .firstTextBaseline) {
          VStack(alignment: .leading, spacing: 2) {
            Text(greeting.text).font(.title3.weight(.medium))
            Text(greeting.note).font(.footnote).foregroundStyle(.secondary)
          }
          Spacer()
          Text(greeting.language).font(.subheadline).foregroundStyle(.teal)
        }
        .padding(.vertical, 9)
        Divider()
      }
    }
    .padding(20)
  }
}

struct MixedLines: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Room 204 · חדר 204 · غرفة ٢٠٤")
      Text("He said “مرحبا بك” and paid ¥1,200 (約8ユーロ).")
      Text("東京の夜は静かで、雨の音だけが聞こえていました。駅までの道を、ゆっくり歩きました。")
        .lineSpacing(6)
      Text("كانت المدينة هادئة في تلك الليلة، ولم يكن في الطريق سوى صوت المطر.")
        .multilineTextAlignment(.trailing)
        .frame(maxWidth: .infinity, alignment: .trailing)
      Text("Packed: 🧦🧦 📷 🥾 🧭 and one 🪕 for the evenings 🌙")
      Text("👩🏽‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈 🇯🇵 🇧🇷 👍🏿 ❤️‍🔥").font(.largeTitle)
      Text("Crème brûlée, smørrebrød, żurek, čevapčići, phở")
      Text("x² + y² ≤ r²,  ∑ aₙ → ∞,  ½ ⅔ ¾,  ←↑→↓ ✓ ★")
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("Phrase book") { PhraseBook() }
#Preview("Phrase book, dark") { PhraseBook().preferredColorScheme(.dark) }
#Preview("Several scripts in a line") { MixedLines() }
