// Bringing the past of another account along.

import Brokerage
import DesignTokens
import SwiftUI
import UniformTypeIdentifiers

/// An activity export becomes an account: the file's text, a name, and what became of every row.
public struct ImportView: View {
  @CurrentModel private var model
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var text: String
  @State private var file: String
  @State private var failure: String?
  @State private var result: ActivityImport?
  @State private var isBusy = false
  @State private var isChoosing = false

  /// What a text is called that was typed or pasted.
  private static let pasted = "pasted text"

  public init() { self.init(text: "") }

  init(text: String, file: String = ImportView.pasted, failure: String? = nil, result: ActivityImport? = nil) {
    _text = State(initialValue: text)
    _file = State(initialValue: file)
    _failure = State(initialValue: failure)
    _result = State(initialValue: result)
  }

  init(result: ActivityImport) { self.init(text: "", result: result) }

  public var body: some View {
    VStack(spacing: 0) {
      FlowHeader(title: "Import activity", onClose: { dismiss() })
      if let result {
        ScreenScroll { ImportResult(result: result) }
          .safeAreaInset(edge: .bottom, spacing: 0) {
            TradeButton(label: "Show account") {
              model.perform { await $0.select(result.account) }
              dismiss()
            }
            .screenFooter()
          }
      } else {
        ScreenScroll { form }
          .safeAreaInset(edge: .bottom, spacing: 0) {
            TradeButton(label: isBusy ? "Importing…" : "Import") { start() }
              .disabled(isBusy || isEmpty)
              .screenFooter()
          }
      }
    }
    .background(Color.rhCanvas)
    .tint(Color.rhTextPrimary)
    .haptic(.rhOrderPlaced, trigger: result)
    .sensoryFeedback(trigger: failure) { _, failure in
      failure == nil ? nil : HapticToken.rhOrderFailed.feedback
    }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.commaSeparatedText, .plainText]) { choose($0) }
    .onAppear { if name.isEmpty { name = model.freeAccountName } }
  }

  private var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  @ViewBuilder private var form: some View {
    Text(
      "Robinhood's activity export becomes an account of its own: with its cash, positions and history. What cannot be booked for certain is left out and named."
    )
    .textRole(.rhBody)
    .foregroundStyle(Color.rhTextPrimary)
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal, .rhGutter)
    .padding(.top, .rhSpace8)
    if let failure {
      NoticeBanner(failure, symbol: SymbolToken.rhOrderFailed.symbol, tint: .rhErrorTrue).padding(.top, .rhGutter)
    }
    SectionHeader("File")
    TextEditor(text: pastedText)
      .textRole(.rhBodySmall)
      .scrollContentBackground(.hidden)
      .autocorrectionDisabled()
      .textInputAutocapitalization(.never)
      .frame(height: .rhChartHeight / 2)
      .padding(.rhSpace8)
      .background(RoundedRectangle(cornerRadius: .rhRadius).fill(Color.rhSurfaceGray))
      .padding(.horizontal, .rhGutter)
      .accessibilityLabel("Text of the file")
    Text(caption)
      .textRole(.rhBodySmall)
      .foregroundStyle(Color.rhTextSecondary)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, .rhGutter)
      .padding(.top, .rhSpace8)
    Button("Choose file") { isChoosing = true }
      .buttonStyle(.rhFilled(.quiet))
      .padding(.horizontal, .rhGutter)
      .padding(.top, .rhSpace12)
    ButtonPair {
      Button("Use sample") { take(ActivityImport.sample, from: ActivityImport.sampleFile) }
        .buttonStyle(.rhFilled(.quiet))
      Button("Clear") { take("", from: Self.pasted) }
        .buttonStyle(.rhFilled(.quiet))
        .disabled(text.isEmpty)
    }
    .padding(.horizontal, .rhGutter)
    .padding(.top, .rhSpace12)
    SectionHeader("Account name")
    TextField("Name", text: $name)
      .textRole(.rhBody)
      .padding(.horizontal, .rhSpace12)
      .frame(minHeight: .rhButtonHeight)
      .background(RoundedRectangle(cornerRadius: .rhRadius).fill(Color.rhSurfaceGray))
      .padding(.horizontal, .rhGutter)
  }

  /// Whoever changes the text has another file.
  private var pastedText: Binding<String> {
    Binding {
      text
    } set: { changed in
      if changed != text { take(changed, from: Self.pasted) }
    }
  }

  private var caption: String {
    guard !isEmpty else { return "Choose a file, or paste its text here." }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    let count = text.last?.isNewline == true ? lines - 1 : lines
    return "\(file == Self.pasted ? "Pasted text" : file), \(count == 1 ? "1 line" : "\(count) lines")"
  }

  private func take(_ text: String, from file: String) {
    self.text = text
    self.file = file
    failure = nil
  }

  private func choose(_ chosen: Result<URL, any Error>) {
    do {
      let url = try chosen.get()
      take(try ActivityFile.text(of: url), from: url.lastPathComponent)
    } catch {
      failure = error.localizedDescription
    }
  }

  private func start() {
    let (text, file, name) = (text, file, name)
    isBusy = true
    failure = nil
    model.perform { model in
      do {
        result = try await model.importActivity(text, file: file, accountNamed: name)
      } catch {
        failure = error.localizedDescription
      }
      isBusy = false
    }
  }
}

struct ImportView_Previews: PreviewProvider {
  static var previews: some View {
    ImportView().environment(RobinhoodModel.still)
    ImportView(result: StillMarket.imported).environment(RobinhoodModel.still)
  }
}
