// Text: styles, weights, formats, Markdown, decoration and what happens when there is too little room.

import SwiftUI

/// The text styles from the largest to the smallest.
struct TypeSpecimen: View {
  private let styles: [(name: String, font: Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
    ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(styles, id: \.name) { style in
        Text(style.name).font(style.font)
        if style.name == "Title 3" || style.name == "Callout" { Divider() }
      }
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text("Aa").fontWeight(.ultraLight)
        Text("Aa").fontWeight(.light)
        Text("Aa").fontWeight(.regular)
        Text("Aa").fontWeight(.semibold)
        Text("Aa").fontWeight(.bold)
        Text("Aa").fontWeight(.black)
        Text("Aa").italic()
      }
      .font(.title)
      .padding(.top, 8)
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text("Round").fontDesign(.rounded)
        Text("Serif").fontDesign(.serif)
        Text("Mono").fontDesign(.monospaced)
      }
      .font(.title2)
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A page of an invented magazine, set with Markdown, decoration and runs joined with `+`.
struct MagazinePage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Islands")
        .font(.caption.weight(.semibold))
        .textCase(.uppercase)
        .tracking(2)
        .foregroundStyle(.orange)
      Text("The lighthouse that kept\u{a0}bees")
        .font(.system(size: 34, weight: .bold, design: .serif))
      Text("By **Ines Halloran**, with drawings by *Tam Okoro*")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Divider()
      (Text("W").font(.system(size: 44, weight: .heavy, design: .serif)).foregroundStyle(.orange)
        + Text("hen the last keeper left Orra Rock in 1971, the lamp stayed lit and the hives stayed full. "))
        .font(.system(.body, design: .serif))
      Text(
        "The honey tasted of salt and thyme. It was *never* for sale; you had to **row out** and ask. Read [the whole story](https://example.com), or try `oars --calm`."
      )
      .lineSpacing(4)
      HStack(alignment: .firstTextBaseline) {
        Text("£18.00").strikethrough(color: .red).foregroundStyle(.secondary)
        Text("£12.50").font(.title3.bold()).underline(pattern: .dot, color: .orange)
        Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Numbers, dates and lengths in the formats that people read.
struct FormattedValues: View {
  private let day = Date(timeIntervalSince1970: 1_718_000_000)

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 12) {
      row("Price", Text(1249.5, format: .currency(code: "EUR")))
      row("Share", Text(0.384, format: .percent.precision(.fractionLength(1))))
      row("Count", Text(1_204_500, format: .number.notation(.compactName)))
      row("Grouped", Text(1_204_500, format: .number))
      row("Day", Text(day, format: .dateTime.day().month(.wide).year()))
      row("Names", Text(["Ada", "Grace", "Edith"], format: .list(type: .and)))
      row("Interpolated", Text("\(3) of \(8) tasks, \(0.375, format: .percent)"))
      row("Digits", Text("11:11").monospacedDigit())
    }
    .padding(24)
  }

  private func row(_ name: String, _ value: Text) -> some View {
    GridRow {
      Text(name).foregroundStyle(.secondary)
      value.fontWeight(.medium)
    }
  }
}

/// One sentence under different limits.
struct TightQuarters: View {
  private let sentence = "The night ferry leaves from the third pier at a quarter past eleven, weather permitting."

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      boxed("Tail", Text(sentence).lineLimit(1))
      boxed("Middle", Text(sentence).lineLimit(1).truncationMode(.middle))
      boxed("Head", Text(sentence).lineLimit(1).truncationMode(.head))
      boxed("Two lines", Text(sentence).lineLimit(2))
      boxed("Shrinks to 60 %", Text("Departures board").font(.title).lineLimit(1).minimumScaleFactor(0.6))
      boxed("Reserves three", Text("Short.").lineLimit(3, reservesSpace: true))
      boxed("Centred", Text(sentence).multilineTextAlignment(.center))
      boxed("Trailing", Text(sentence).multilineTextAlignment(.trailing))
    }
    .padding(24)
  }

  private func boxed(_ name: String, _ content: some View) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      content
        .padding(8)
        .frame(width: 220, alignment: .leading)
        .background(Color.yellow.opacity(0.15), in: .rect(cornerRadius: 8))
    }
  }
}

#Preview("Styles") { TypeSpecimen() }
#Preview("Magazine page") { MagazinePage() }
#Preview("Magazine page, dark") { MagazinePage().preferredColorScheme(.dark) }
#Preview("Formats") { FormattedValues() }
#Preview("Too little room") { TightQuarters() }
