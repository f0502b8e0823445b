// What an import has done.

import Brokerage
import DesignTokens
import SwiftUI

/// How many rows of a file are booked, and each one that is not, with its line and its reason.
struct ImportResult: View {
  let result: ActivityImport

  var body: some View {
    OrderConfirmation(
      result.skipped.isEmpty ? .filled : .partiallyFilled, title: title, message: message, figures: figures
    )
    .padding(.top, .rhHeroGutter)
    if !result.skipped.isEmpty {
      SectionHeader("Left out")
      LazyVStack(spacing: 0) {
        ForEach(result.skipped, id: \.line) { SkippedRowView(row: $0) }
      }
    }
  }

  private var title: String { result.booked == 1 ? "1 row imported" : "\(result.booked) rows imported" }

  private var message: String {
    switch result.skipped.count {
    case 0: "Every row of the file is in the account."
    case 1: "One row is left out. It is named below."
    case let count: "\(count) rows are left out. Each is named below."
    }
  }

  private var figures: [Figure] {
    var figures = [Figure("Account", result.account.name)]
    if !result.unlisted.isEmpty {
      figures.append(Figure("Without a price here", result.unlisted.map(\.ticker).joined(separator: ", ")))
    }
    return figures
  }
}

/// A row that could not be booked.
private struct SkippedRowView: View {
  let row: ActivityImport.SkippedRow

  var body: some View {
    RowLayout {
      EmptyView()
    } leading: {
      TickerLine("Line \(row.line)", row.code.isEmpty ? nil : row.code)
      WholeWords(reason, .rhBody)
        .foregroundStyle(Color.rhTextPrimary)
        .fixedSize(horizontal: false, vertical: true)
    } trailing: {
      EmptyView()
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Line \(row.line)\(row.code.isEmpty ? "" : ", \(row.code)"), \(reason)")
  }

  private var reason: String { row.reason.prefix(1).uppercased() + row.reason.dropFirst() + "." }
}
