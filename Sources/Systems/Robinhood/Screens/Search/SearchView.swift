// The second tab: finding something to buy.

import Brokerage
import DesignTokens
import SwiftUI

/// A field, what it finds, and everything there is while nothing is typed.
public struct SearchView: View {
  @CurrentModel private var model
  @State private var text: String
  @State private var found: [InstrumentModel]?
  @State private var listed: InstrumentModel?

  public init() { self.init(text: "") }

  /// - Parameter text: What is searched at first.
  public init(text: String) { _text = State(initialValue: text) }

  public var body: some View {
    TabStack {
      LoadedScreen {
        VStack(spacing: 0) {
          SearchField(text: $text, prompt: "Search")
            .frame(maxWidth: .rhReadableWidth)
            .padding(.vertical, .rhSpace8)
          ScreenScroll {
            if isSearching { results } else { everything }
          }
        }
      }
      .background(Color.rhCanvas)
      .toolbar(.hidden, for: .navigationBar)
    }
    .sheet(item: $listed) { AddToListView(instrument: $0) }
    .task(id: text) { await search() }
  }

  private var isSearching: Bool { !text.trimmingCharacters(in: .whitespaces).isEmpty }

  private func search() async {
    let text = text
    guard isSearching else {
      found = nil
      return
    }
    do {
      let result = try await model.search(text)
      if text == self.text { found = result }
    } catch {
      model.problem = error.localizedDescription
    }
  }

  @ViewBuilder private var results: some View {
    if let found {
      if found.isEmpty {
        EmptyState(
          symbol: "magnifyingglass", title: "Nothing found", message: "No stock, fund or coin is called “\(text)”.")
      } else {
        rows(found)
      }
    } else {
      LoadingState(rows: 3)
    }
  }

  @ViewBuilder private var everything: some View {
    section("Stocks", .stock)
    section("Funds", .fund)
    section("Crypto", .crypto)
  }

  @ViewBuilder private func section(_ title: String, _ kind: Instrument.Kind) -> some View {
    let instruments = model.instruments.filter { $0.instrument.kind == kind }
    if !instruments.isEmpty {
      SectionHeader(title)
      rows(instruments)
    }
  }

  private func rows(_ instruments: [InstrumentModel]) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(instruments) { instrument in
        FoundRow(instrument: instrument) { listed = instrument }
      }
    }
  }
}

/// An instrument at the price of now, with a button for the lists.
private struct FoundRow: View {
  let instrument: InstrumentModel
  let onToggleList: @MainActor () -> Void
  @CurrentModel private var model

  var body: some View {
    HStack(spacing: 0) {
      InstrumentLink(instrument.symbol) {
        SearchResultRow(
          ticker: instrument.symbol.ticker, name: instrument.instrument.name,
          price: instrument.quote.map(\.last.plotted), dayChange: instrument.change.amount,
          dayChangePct: instrument.change.fraction)
      }
      ListButton(ticker: instrument.symbol.ticker, isOnList: model.isOnList(instrument.symbol), action: onToggleList)
        .padding(.trailing, .rhSpace4)
    }
    .overlay(alignment: .bottom) { Hairline() }
  }
}

/// The lists, with a check mark at those that an instrument is on.
struct AddToListView: View {
  let instrument: InstrumentModel
  @CurrentModel private var model
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var failure: String?

  var body: some View {
    NavigationStack {
      ScreenScroll {
        ForEach(model.watchlists) { list in
          let isOn = list.symbols.contains(instrument.symbol)
          Button {
            let symbol = instrument.symbol
            model.perform { try await $0.toggle(symbol, on: list) }
          } label: {
            RowLayout {
              EmptyView()
            } leading: {
              Text(list.name).textRole(.rhPositionTitle).foregroundStyle(Color.rhTextPrimary)
            } trailing: {
              EmptyView()
            } accessory: {
              SymbolToken.rhAddToList.image(isSelected: isOn)
                .foregroundStyle(isOn ? Color.rhGreen : .rhTextPrimary)
                .accessibilityHidden(true)
            }
          }
          .buttonStyle(.plain)
          .accessibilityLabel(list.name)
          .accessibilityAddTraits(isOn ? .isSelected : [])
        }
        SectionHeader("New list")
        HStack(spacing: .rhSpace12) {
          TextField("Name", text: $name)
            .textRole(.rhBody)
            .padding(.horizontal, .rhSpace12)
            .frame(minHeight: .rhButtonHeight)
            .background(RoundedRectangle(cornerRadius: .rhRadius).fill(Color.rhSurfaceGray))
          TextButton("Create", color: name.isEmpty ? .rhTextMuted : .rhTextPrimary) {
            create()
          }
          .disabled(name.isEmpty)
        }
        .padding(.horizontal, .rhGutter)
        .onChange(of: name) { failure = nil }
        // An alert of the screen below would wait for this sheet to go.
        if let failure {
          NoticeBanner(failure, symbol: SymbolToken.rhOrderFailed.symbol, tint: .rhErrorTrue).padding(.top, .rhSpace12)
        }
      }
      .navigationTitle("Add \(instrument.symbol.ticker) to list")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .tint(Color.rhTextPrimary)
    .presentationDetents([.medium, .large])
  }

  private func create() {
    let (name, symbol) = (name, instrument.symbol)
    model.perform { model in
      do {
        try await model.addWatchlist(named: name, with: symbol)
        self.name = ""
      } catch {
        failure = error.localizedDescription
      }
    }
  }
}

struct SearchView_Previews: PreviewProvider {
  static var previews: some View {
    SearchView().environment(RobinhoodModel.still)
  }
}
