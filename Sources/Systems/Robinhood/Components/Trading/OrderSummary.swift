// What is shown of an order before it is sent.

import DesignTokens
import SwiftUI

/// A label and a figure.
public struct Figure: Hashable, Sendable, Identifiable {
  public let label: String
  public let value: String

  public init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }

  public var id: String { label }
}

/// Figures line by line, a sentence that sums the order up, and what a person should know before sending it.
public struct OrderSummary: View {
  let sentence: String
  let figures: [Figure]
  let notes: [String]

  public init(sentence: String, figures: [Figure], notes: [String] = []) {
    self.sentence = sentence
    self.figures = figures
    self.notes = notes
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: .rhGutter) {
      VStack(spacing: 0) {
        ForEach(figures) { FigureRow($0) }
      }
      VStack(alignment: .leading, spacing: .rhGutter) {
        WholeWords(sentence, .rhBody).foregroundStyle(Color.rhTextPrimary)
        ForEach(notes, id: \.self) { note in
          Label {
            WholeWords(note, .rhBodySmall).foregroundStyle(Color.rhTextSecondary)
          } icon: {
            Image(systemName: "info.circle").font(.rhBodySmall).foregroundStyle(Color.rhInfo)
          }
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, .rhGutter)
    }
  }
}

/// One figure in a row.
struct FigureRow: View {
  let figure: Figure
  @Environment(\.dynamicTypeSize) private var typeSize

  init(_ figure: Figure) { self.figure = figure }

  var body: some View {
    RowLayout {
      EmptyView()
    } leading: {
      WholeWords(figure.label, .rhBody).foregroundStyle(Color.rhTextSecondary)
    } trailing: {
      WholeWords(figure.value, .rhPositionValue)
        .monospacedDigit()
        .foregroundStyle(Color.rhTextPrimary)
        .multilineTextAlignment(typeSize.isAccessibilitySize ? .leading : .trailing)
    }
    .accessibilityElement(children: .combine)
  }
}

struct OrderSummary_Previews: PreviewProvider {
  static var previews: some View {
    OrderSummary(
      sentence: "You are buying 2 shares of AAPL for at most $455.04. The order ends with the trading day.",
      figures: [
        Figure("Number of shares", "2"), Figure("Limit price", "$227.52"), Figure("Time in force", "Good for day"),
        Figure("Estimated cost", "$455.04"),
      ],
      notes: ["The market is closed. Your order waits until it opens on Monday at 9:30 AM."]
    )
    .padding(.bottom, .rhGutter)
    .background(Color.rhCanvas)
  }
}
